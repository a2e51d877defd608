# What is told of Castles.

findorff-summary = Draw up an army in secret; musketeers, horsemen and pikemen hunt each other and the general
findorff-option-board = 8 by 8 with 15 pieces each, or 9 by 9 with a lake and 18 pieces
findorff-option-crush = A pushed piece is crushed against its own army, against the pusher's, or both
findorff-draw = siege
