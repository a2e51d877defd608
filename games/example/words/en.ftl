# The messages of Reversi. Each is a variant of `Text` in src/words.rs.
reversi-summary = Outflank your opponent's discs and flip them; most discs win
reversi-black = Black
reversi-white = White

reversi-played = { $side ->
    [you] You play { $square } and flip { $turned }.
   *[other] { $side } plays { $square } and flips { $turned }.
  }
reversi-passes = { $side } can't move and passes.
reversi-ends = Black has { $black } discs, White has { $white }.
reversi-to-move = { $side } is to move.
reversi-discs = Black: { $black }. White: { $white }.

reversi-where = Where do you place your disc?
reversi-turning = flips { $turned }
reversi-turns-nothing = A disc on { $square } wouldn't flip anything.
reversi-no-move = A move is a square, for instance `d3`.
reversi-bad-state = Every square is named once, as in `d4`, and seat 0 or 1 is to move.

reversi-nothing-to-play = There's nothing to choose here.
reversi-black-disc = black disc
reversi-white-disc = white disc
reversi-rules =
    Black begins. Place a disc on an empty square so that it **outflanks** at least one of your opponent's discs: an unbroken straight line of them
    between your new disc and another of yours. Every outflanked disc, in every direction, is flipped.

    If you can't move, you pass. When neither of you can, the player with more discs wins.
