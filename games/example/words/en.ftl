# What is told of Reversi. Each message is a variant of `Say` in src/words.rs.
reversi-summary = Outflank the other's discs and turn them over; most discs win
reversi-black = Black
reversi-white = White

reversi-played = { $side } plays { $square } and turns over { $turned }.
reversi-passes = { $side } can't move and passes.
reversi-ends = Black has { $black } discs, White has { $white }.
reversi-to-move = { $side } is to move.
reversi-discs = Black: { $black }. White: { $white }.

reversi-where = Where do you put your disc?
reversi-turning = turns over { $turned }
reversi-turns-nothing = A disc on { $square } wouldn't turn anything over.
reversi-no-move = A move is a square, for instance `d3`.
reversi-bad-state = Every square is named once, as in `d4`, and seat 0 or 1 is to move.

reversi-rules =
    Black begins. Put a disc on an empty square so that it **outflanks** a row of the other's discs: in a straight line
    between your new disc and another of yours, without a gap. All that is outflanked, in every direction, is turned over.

    Who can't move passes. When neither can, whoever has more discs wins.
