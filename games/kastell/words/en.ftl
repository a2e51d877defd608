# What is told of Kastell.

kastell-summary = Build a castle together from seven blocks each; whoever cannot build on has lost
kastell-option-trees = Drawn by lot (random), planted by Black as a first move (black), or three squares
kastell-option-contact = Touch freely, touch enemy pieces at corners only, or always build onto an own piece
kastell-option-picker = Who says which piece is built next: the builder or the other player
