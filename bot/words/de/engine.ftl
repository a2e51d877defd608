# Für Programme, auf Englisch
