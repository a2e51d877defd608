# Alleen voor programma’s: blijft Engels
