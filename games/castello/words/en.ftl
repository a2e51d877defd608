# What is told of Castello.

castello-summary = Two armies of thirty pawns leap over friend and foe to surround eleven castles
castello-option-directions = Pawns step and jump in all 8 directions, or only along rows and columns
castello-option-centre = Which middle castles ask for a far castle first: only k8, or k3, k8 and k13
castello-draw = draw
