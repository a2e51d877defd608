# Bara för program, på engelska
