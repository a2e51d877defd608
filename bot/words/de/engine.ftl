## Für Programme, auf Englisch
