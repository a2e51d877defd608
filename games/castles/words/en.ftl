# What is told of Castles.

findorff-summary = Draw up an army in secret; musketeers, horsemen and pikemen hunt each other and the general
findorff-option-board = How large the board and the armies are
findorff-option-crush = Against whose pieces a pushed piece is crushed
# What the values of the options do: at most 80 characters.
findorff-board-small = 8 by 8, up to 15 pieces and a general each
findorff-board-large = 9 by 9 with a lake, up to 18 pieces and a general each
findorff-crush-comrade = against its own army; a piece of the pusher's stops the push
findorff-crush-anvil = against the pusher's army; a piece of its own stops the push
findorff-crush-either = against any piece
findorff-draw = siege

## Names

findorff-orange = Orange
findorff-blue = Blue

findorff-general = general
findorff-horseman = horseman
findorff-musketeer = musketeer
findorff-pikeman = pikeman
# A kind by its letter, alone on a menu.
findorff-title = { $kind ->
    [G] General
    [H] Horseman
    [M] Musketeer
   *[P] Pikeman
  }
# A kind by its letter; the number is not said.
findorff-several = { $kind ->
    [G] { $count ->
        [one] general
       *[other] generals
      }
    [H] { $count ->
        [one] horseman
       *[other] horsemen
      }
    [M] { $count ->
        [one] musketeer
       *[other] musketeers
      }
   *[P] { $count ->
        [one] pikeman
       *[other] pikemen
      }
  }
# $pieces is findorff-several for the same number.
findorff-counted = { $count } { $pieces }
findorff-empty = empty

findorff-forward = forward
findorff-back = back
findorff-left = left
findorff-right = right

## What happens

findorff-stepped = { $side }'s { $kind } goes from { $from } to { $to }.
findorff-struck = { $side }'s { $kind } on { $from } strikes the { $victim } on { $to }.
findorff-pushed = { $side }'s { $kind } on { $from } pushes the { $kind } on { $to } back to { $behind }.
findorff-pushed-off = { $side }'s { $kind } on { $from } pushes the { $kind } on { $to } off the board.
findorff-drowned = { $side }'s { $kind } on { $from } pushes the { $kind } on { $to } into the lake.
findorff-crushed = { $side }'s { $kind } on { $from } crushes the { $kind } on { $to } against the piece on { $behind }.
findorff-passed = { $stuck } can't move, so { $side } moves again.
findorff-ready = { $side } is ready.
# $orange and $blue are lists like "5 musketeers, 1 pikeman".
findorff-revealed = The armies are revealed: Orange has { $orange }; Blue has { $blue }.

findorff-beheaded = { $side }'s general has been struck.
findorff-bare = { $side } has nothing left but the general.
findorff-stuck = Siege: neither side can move.
findorff-repeated = Siege: the position has come up for the third time.
findorff-quiet = Siege: nothing has been struck for { $plies } moves.

## The position in words

findorff-small-board = Small board, a1 to h8.
findorff-large-board = Large board, a1 to i9, with the lake d4 to f6.
findorff-to-move = { $side } to move.
findorff-both-draw = Both armies are being drawn up in secret.
findorff-one-draws = { $ready }'s secret army is ready; { $waiting } is still drawing one up.
# $deed is one of the sentences of what happens.
findorff-last = Last: { $deed }
findorff-roll = { $side }: { $pieces }.
# "musketeers a1, b1"
findorff-stand = { $pieces } { $squares }
findorff-lost = { $side } has lost { $pieces }.

## Why something can't be played

findorff-not-your-turn = It's not your turn.
findorff-nothing-moves = Nothing moves before both armies are drawn up.
findorff-drawn-up = The armies are drawn up and can't be changed any more.

findorff-other-army = This army is for another seat or board.
findorff-outside-zone = { $square } isn't in your end zone, rows { $first } to { $last }.
findorff-one-a-square = Only one piece fits on a square.
findorff-no-general = An army needs its general.
findorff-generals = An army has one general, not { $count }.
findorff-no-soldiers = An army needs at least one piece beside its general.
findorff-too-many = An army has { $limit } pieces at most beside its general; this one has { $count }.

findorff-in-lake = { $square } is in the lake.
findorff-off-board = { $square } isn't on this board.
findorff-not-yours = The { $kind } on { $square } isn't yours.
findorff-nobody-there = There's no piece on { $square }.
findorff-one-square = A piece goes one square forward, back or sideways, never farther and never diagonally.
findorff-no-return = Once outside its end zone, a { $kind } can't go back in.
findorff-own-piece = Your own { $kind } stands on { $square }.
findorff-general-strikes = A general can strike only the other general.
findorff-not-prey = A { $kind } can't strike a { $target }: it strikes { $prey ->
    [H] horsemen
    [M] musketeers
   *[P] pikemen
  } and generals, and pushes its own kind.
findorff-stopped = It can't be pushed: a piece of { $whose ->
    [yours] your own
   *[theirs] its own
  } army stands behind it, on { $behind }.
findorff-other-verb = From { $from } to { $to } is { $verb ->
    [push] a push
    [strike] a strike
   *[step] a step
  }.

findorff-long-move = That's too long for a move.
findorff-move-form = A move names two squares, from and to, like d2-d3; strikes and pushes are written the same way.
findorff-other-kind = The piece on { $square } is a { $there }, not a { $named }.
findorff-no-move-with = No move goes to { $square } or from it. Write both squares, like d2-d3.
findorff-ambiguous = Several moves go to { $square } or from it. Write both squares.
findorff-beyond-board = { $square } isn't on this board, which goes from a1 to { $last }.
findorff-named-twice = { $square } is named twice.
findorff-army-form = Write an army like deploy G:d1 H:f1,g1 M:a1,b1 P:c2, or name a formation.
findorff-no-army = “{ $word }” isn't an army. Write one like deploy G:d1 H:f1,g1 M:a1,b1 P:c2, or name a formation.
findorff-unknown-options = The options are `board` and `crush`.

## Why a state can't be loaded

findorff-state-other-board = The state is of the { $given } board, but the option `board` says { $wanted }.
findorff-state-no-turn = `turn` is 0 or 1, not { $turn }.
findorff-state-long-quiet = `quiet_plies` is at most { $limit }.
findorff-state-no-square = A `square` is a letter and a digit, like "d2".
findorff-state-no-seat = `seat` is 0 or 1, not { $seat }.
findorff-state-no-place = No piece can stand on { $square }.
findorff-state-twice = Two pieces stand on { $square }.
findorff-state-be-play = When both armies are ready the phase is `play`.
findorff-state-be-zero = While armies are drawn up `turn` and `quiet_plies` are 0.
findorff-state-not-ready = { $side } is not ready, but has pieces on the board.
findorff-state-wrong-army = { $side }: { $reason }
findorff-state-both-ready = In play both armies are ready.
findorff-state-both-beaten = Both armies are beaten; the match ends with the first.
findorff-state-generals = { $side } has more than one general.
findorff-state-too-many = { $side } has more than { $limit } pieces beside the general.
findorff-state-no-pieces = { $side } has no pieces.

## Choosing a move

findorff-nothing-to-draw-up = There is nothing to draw up.
findorff-choice-gone = That's no longer possible. Please choose again.
findorff-army-gone = This draft of an army doesn't fit here. Please start over.
findorff-which-move = Which move?
findorff-which-move-or-piece = Which move, or which piece?
findorff-one-move = { $kind } { $square }: { $deed }
findorff-piece = { $kind } on { $square }
# "strikes d3; steps forward, left"
findorff-abilities = { $list }
findorff-can = { $verb ->
    [strike] strikes { $places }
    [crush] crushes { $places }
    [push-out] pushes out { $places }
    [push] pushes { $places }
   *[step] steps { $places }
  }
findorff-where-to = { $kind } on { $square }: where to?
findorff-step = Step to { $to }
findorff-strike = Strike the { $victim } on { $to }
findorff-push = Push the { $kind } on { $to } back to { $behind }
findorff-push-off = Push the { $kind } on { $to } off the board
findorff-drown = Push the { $kind } on { $to } into the lake
findorff-crush = Crush the { $kind } on { $to } against { $behind }
findorff-confirm = { $kind } on { $square }: { $deed }.
# A button: the way as the player sees it.
findorff-way = { $way }: { $deed }
findorff-offered = { $mv }  { $kind } { $square }: { $deed }

## Drawing up an army

findorff-how-drawn = How do you draw up your army?
findorff-kept = Yours from last time
findorff-saved = ⭐ { $name }
# "5 musketeers, 1 pikeman"
findorff-army = { $soldiers }
findorff-formation = { $id ->
    [motley] Motley
    [phalanx] Phalanx
    [volley] Volley
    [pincer] Pincer
    [oblique] Oblique
    [open] Open order
    [columns] Columns
    [guard] Guard
    [raiders] Raiders
   *[other] { $id }
  }
# With the name, and "mirrored", at most 100 characters: what fits into a suggestion.
findorff-plan = { $id ->
    [motley] All kinds mixed: beside every piece stands one that strikes what strikes it.
    [phalanx] A wall of pikemen walks up together; musketeers clear pikemen out of its way.
    [volley] Musketeers across the front; pikemen behind them catch the horsemen they draw.
    [pincer] Horsemen on both wings ride around while the middle holds.
    [oblique] All the weight on the left, the general far on the right: break through one side.
    [open] Gaps behind the front, so that few can be crushed against their comrades.
    [columns] Each kind in a column of its own: choose what meets what.
    [guard] The general in the corner behind one of each kind, a few raiders in front.
    [raiders] A small and nimble army with room to turn; every loss weighs more.
   *[other] { $id }
  }
findorff-listed = - **{ $name }**: { $plan }
findorff-suggested = { $how ->
    [mirrored] { $name }, mirrored: { $plan }
   *[straight] { $name }: { $plan }
  }
findorff-even = { $each } of each, shuffled
findorff-even-hint = Chance places them.
findorff-by-counts = Shuffle by counts
findorff-by-counts-hint = Say how many of each kind; chance places them.
findorff-by-squares = Square by square
findorff-by-squares-hint = Place each piece yourself, row by row from the front.
findorff-how-many = { $kind ->
    [H] How many horsemen? There is room for { $room }.
    [M] How many musketeers? There is room for { $room }.
   *[P] How many pikemen? There is room for { $room }.
  }
findorff-review = Your army: { $soldiers }.
findorff-mirror = Mirror
findorff-shuffle = Shuffle
findorff-swap = Swap two squares
findorff-change = Change a square
findorff-which-swap = { $which ->
    [first] Which square do you swap?
   *[second] And with which other square?
  }
findorff-which-change = Which square do you change?
findorff-row = { $which ->
    [front] Front row, { $row }
    [middle] Middle row, { $row }
   *[back] Back row, { $row }
  }
findorff-square = { $square }: { $there }
findorff-who-instead = Who stands on { $square } instead (now { $there })?
findorff-the-general = The general
findorff-the-general-hint = Trades places with what is here.
findorff-nobody = Nobody
findorff-nobody-on = Nobody to the end of the row
findorff-kind-on = { $pieces } to the end of the row
findorff-who-stands = Who stands on { $square }? You may place { $general ->
    [missing] { $free } more, and the general
   *[placed] { $free } more
  }.

## The rules

findorff-aim-title = Castles
findorff-aim =
    Two armies, drawn up in secret, meet in the open. **Strike the enemy general**, or everything but the general, and you win.

    Beside its general an army has three kinds of pieces, as many of each as its player likes:
    - **Musketeers** strike pikemen.
    - **Pikemen** strike horsemen.
    - **Horsemen** strike musketeers.

    Against its own kind a piece can only push. Any piece strikes a general; a general strikes nothing but the other general.

    Orange, whose pieces are round, moves first; Blue's are shields. The two rows nearest to each side (three on the large board) are its end zone.
findorff-aim-alt = The small board, 8 by 8, with both armies in their end zones: Orange's on rows 1 and 2, Blue's on rows 7 and 8.

findorff-drawing-title = Drawing up the army
findorff-drawing =
    Both players draw up their armies at the same time. Neither sees anything of the other's, not even its size, before both are done; then everything is open.

    Place your general and 1 to 15 other pieces (18 on the large board) in your end zone, one a square. The Move button offers formations, lets chance place so many of each kind, or asks square by square; mirror, shuffle, swap and change as you like. Nothing counts before you confirm, and nothing can be changed after. Next time you're offered the same army again.

    { $formations }

    In one line: `deploy G:d1 H:f1,g1 M:a1,b1 P:c2`, or `deploy phalanx`, or `deploy phalanx mirrored`.
findorff-drawing-alt = The large board, 9 by 9, with the lake on d4 to f6. Orange's phalanx stands on rows 1 to 3; Blue's end zone, rows 7 to 9, shows nothing yet.

findorff-moving-title = Moving, striking, pushing
findorff-moving =
    On your turn one piece goes one square: forward, back or sideways, never diagonally.
    - **Step** to a free square: `d2-d3`.
    - **Strike** a piece your kind strikes, and take its square: `d2xd3`.
    - **Push** a piece of your own kind one square straight back, and take its square: `d2>d3`. Off the board or into the lake, it is lost. Against a piece of its own army it is **crushed**: lost, and the piece behind unharmed. Against a piece of your army it can't be pushed.

    A piece that has left its end zone can't go back in, unless it is pushed there; only the general comes and goes freely. You never have to strike, but you have to move.

    You may write `d2 d3` for any of these: the board knows what it is. `d3` alone will do when only one piece can go there.
findorff-moving-alt = Orange's musketeer on c4 can strike the pikeman on c5. Orange's horseman on f5 can push the horseman on f6 against its comrade on f7 and crush it.

findorff-ending-title = Ending, and options
findorff-ending =
    You **win** when you strike the enemy general, or the last piece beside it.

    {"*"}*Siege** is the draw: both may agree on it. It also comes by itself when the same position has come up three times, when nothing was struck for 100 moves (both sides counted), or when neither side can move. If only one side can't move, the other moves again.

    {"*"}*Options**
    - `board`: `small` is 8 by 8 with up to 15 pieces and a general each; `large` is 9 by 9 with the lake and up to 18.
    - `crush`: against whose pieces a pushed one is crushed. `comrade`: against its own army; the pusher's pieces stop the push. `anvil`: against the pusher's army; its own stop the push. `either`: against any.

# Why a computer would play a move.
findorff-why-drawn = It's one of several good armies, drawn at random, so that nobody can prepare for it.
findorff-why-general = It strikes the general, and that wins.
findorff-why-takes = It takes the { $victim }. Pieces your opponent could take then: { $theirs }.
findorff-why-threats = Pieces that could be taken after it: { $own } by you, { $theirs } by your opponent.
findorff-why-plan = It brings a piece closer to what it can strike, and keeps all your pieces out of reach.
findorff-why-safe = It keeps all your pieces out of reach.
