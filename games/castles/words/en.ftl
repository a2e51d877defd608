# What is told of Castles.

findorff-summary = Draw up a secret army; musketeers, pikemen and horsemen hunt each other and the general
findorff-option-board = Size of the board and the armies
    .name = board
findorff-option-crush = Whose pieces a pushed piece is crushed against
    .name = crush
# What the values of the options do: at most 80 characters.
findorff-board-small = 8×8, a general and up to 15 pieces each
    .name = small
findorff-board-large = 9×9 with a lake, a general and up to 18 pieces each
    .name = large
findorff-crush-comrade = its own army's; your pieces behind it stop the push
    .name = comrade
findorff-crush-anvil = your army's; its own pieces behind it stop the push
    .name = anvil
findorff-crush-either = either army's
    .name = either
findorff-draw = siege (a draw)

## Names

findorff-orange = Gold
findorff-blue = Navy

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

# The direction as the player sees it.
findorff-arrow = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
   *[right] ▶
  }

## What happens

findorff-stepped = { $side ->
    [you] Your { $kind } moves from { $from } to { $to }.
   *[other] { $side }'s { $kind } moves from { $from } to { $to }.
  }
findorff-struck = { $side ->
    [you] Your { $kind } on { $from } strikes the { $victim } on { $to }.
   *[other] { $side }'s { $kind } on { $from } strikes the { $victim } on { $to }.
  }
findorff-pushed = { $side ->
    [you] Your { $kind } on { $from } pushes the { $kind } on { $to } back to { $behind }.
   *[other] { $side }'s { $kind } on { $from } pushes the { $kind } on { $to } back to { $behind }.
  }
findorff-pushed-off = { $side ->
    [you] Your { $kind } on { $from } pushes the { $kind } on { $to } off the board.
   *[other] { $side }'s { $kind } on { $from } pushes the { $kind } on { $to } off the board.
  }
findorff-drowned = { $side ->
    [you] Your { $kind } on { $from } pushes the { $kind } on { $to } into the lake.
   *[other] { $side }'s { $kind } on { $from } pushes the { $kind } on { $to } into the lake.
  }
findorff-crushed = { $side ->
    [you] Your { $kind } on { $from } crushes the { $kind } on { $to } against the piece on { $behind }.
   *[other] { $side }'s { $kind } on { $from } crushes the { $kind } on { $to } against the piece on { $behind }.
  }
findorff-passed = { $stuck } can't move, so { $side } moves again.
findorff-ready = { $side }'s army is ready.
# Said to both players, after their names.
findorff-draw-up = both of you, draw up your armies.
findorff-draws-up = { $side ->
    [you] { $how ->
        [mirrored] You draw up the army “{ $name }”, mirrored.
       *[straight] You draw up the army “{ $name }”.
      }
   *[other] { $how ->
        [mirrored] { $side } draws up the army “{ $name }”, mirrored.
       *[straight] { $side } draws up the army “{ $name }”.
      }
  }
findorff-draws-up-own = { $side ->
    [you] You draw up an army with { $soldiers }.
   *[other] { $side } draws up an army with { $soldiers }.
  }
# $orange and $blue are lists like "5 musketeers, 1 pikeman".
findorff-revealed = The armies are revealed: Gold has { $orange }; Navy has { $blue }.

findorff-beheaded = { $side }'s general has been struck.
findorff-bare = { $side } has only the general left.
findorff-stuck = Siege: neither side can move.
findorff-repeated = Siege: the same position came up a third time.
findorff-quiet = Siege: nothing has been struck for { $plies } moves.

## The position in words

findorff-small-board = Small board, a1 to h8.
findorff-large-board = Large board, a1 to i9, with the lake d4 to f6.
findorff-to-move = { $side } to move.
findorff-both-draw = Both sides are drawing up their armies in secret.
findorff-one-draws = { $ready }'s secret army is ready. { $waiting } is still drawing one up.
# $deed is one of the sentences of what happens.
findorff-last = Last: { $deed }
findorff-roll = { $side }: { $pieces }.
# "musketeers a1, b1"
findorff-stand = { $pieces } { $squares }
findorff-lost = { $side } has lost { $pieces }.

## Why something can't be played

findorff-not-your-turn = It's not your turn.
findorff-nothing-moves = Nothing can move until both armies are drawn up.
findorff-drawn-up = The armies are drawn up and can't be changed anymore.

findorff-other-army = This army is for another seat or board.
findorff-outside-zone = { $square } isn't in your end zone, rows { $first } to { $last }.
findorff-one-a-square = Only one piece fits on a square.
findorff-no-general = An army needs its general.
findorff-generals = An army has one general, not { $count }.
findorff-no-soldiers = An army needs at least one piece besides its general.
findorff-too-many = An army has at most { $limit } pieces besides its general. This one has { $count }.

findorff-in-lake = { $square } is in the lake.
findorff-off-board = { $square } isn't on this board.
findorff-not-yours = The { $kind } on { $square } isn't yours.
findorff-nobody-there = There's no piece on { $square }.
findorff-one-square = A piece moves one square forward, back or sideways, never farther and never diagonally.
findorff-no-return = Once a { $kind } has left its end zone, it can't go back in.
findorff-own-piece = Your own { $kind } stands on { $square }.
findorff-general-strikes = A general can only strike the other general.
findorff-not-prey = { $prey ->
    [H] A { $kind } can't strike a { $target }. It strikes horsemen and the general, and pushes its own kind.
    [M] A { $kind } can't strike a { $target }. It strikes musketeers and the general, and pushes its own kind.
   *[P] A { $kind } can't strike a { $target }. It strikes pikemen and the general, and pushes its own kind.
  }
findorff-stopped = { $whose ->
    [yours] It can't be pushed: one of your own pieces stands behind it, on { $behind }.
   *[theirs] It can't be pushed: a piece of its own army stands behind it, on { $behind }.
  }
findorff-other-verb = { $verb ->
    [push] { $from } to { $to } is a push.
    [strike] { $from } to { $to } is a strike.
   *[step] { $from } to { $to } is a step.
  }

findorff-long-move = That's too long for a move.
findorff-move-form = A move is two squares, from and to, like d2-d3. Strikes and pushes are written the same way.
findorff-other-kind = The piece on { $square } is a { $there }, not a { $named }.
findorff-no-move-with = No move goes to or from { $square }. Write both squares, like d2-d3.
findorff-ambiguous = Several moves go to or from { $square }. Write both squares.
findorff-beyond-board = { $square } isn't on this board, which goes from a1 to { $last }.
findorff-named-twice = { $square } is named twice.
findorff-army-form = Write an army like { $example }, or name a formation.
findorff-no-army = “{ $word }” isn't an army. Write one like { $example }, or name a formation.
findorff-unknown-options = The options are `{ findorff-option-board.name }` and `{ findorff-option-crush.name }`.

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
findorff-piece = { $kind } on { $square }
findorff-where-to = { $kind } on { $square }: where to?
findorff-step = Step to { $to }
    .low = step to { $to }
findorff-strike = Strike the { $victim } on { $to }
    .low = strike the { $victim } on { $to }
findorff-push = Push the { $kind } on { $to } back to { $behind }
    .low = push the { $kind } on { $to } back to { $behind }
findorff-push-off = Push the { $kind } on { $to } off the board
    .low = push the { $kind } on { $to } off the board
findorff-drown = Push the { $kind } on { $to } into the lake
    .low = push the { $kind } on { $to } into the lake
findorff-crush = Crush the { $kind } on { $to } against { $behind }
    .low = crush the { $kind } on { $to } against { $behind }
findorff-confirm = { $kind } on { $square }: { $deed-low }.
# A button: an arrow and what the piece does there.
findorff-way = { $way } { $deed }
findorff-chosen-way = { $way } ✓ { $deed }
findorff-offered = { $mv }  { $kind } { $square }: { $deed-low }

findorff-which-piece = Which piece?
findorff-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
# Beside the target square.
findorff-deed-step = step
findorff-deed-strike = strike the { $victim }
findorff-deed-push = push the { $kind } to { $behind }
findorff-deed-push-off = push the { $kind } off the board
findorff-deed-drown = push the { $kind } into the lake
findorff-deed-crush = crush the { $kind } against { $behind }

## Drawing up an army

findorff-how-drawn = How do you want to draw up your army?
findorff-kept = Your last army
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
    [motley] Good to begin with: all mixed, each beside one that strikes what strikes it
    [phalanx] A wall of pikemen advances together; musketeers clear enemy pikemen away
    [volley] Musketeers across the front; pikemen behind catch the horsemen they lure in
    [pincer] Horsemen on both wings ride around while the middle holds
    [oblique] All the weight on the left, the general far right: break through on one side
    [open] Gaps behind the front, so few can be crushed against their own
    [columns] Each kind in its own column: choose what meets what
    [guard] The general in a corner behind one of each kind, a few raiders in front
    [raiders] A small, nimble army with room to turn; every loss hurts more
   *[other] { $id }
  }
findorff-listed = - **{ $name }**: { $plan }
findorff-suggested = { $how ->
    [mirrored] { $name }, mirrored: { $plan }
   *[straight] { $name }: { $plan }
  }
findorff-even = { $each } of each, shuffled
findorff-even-hint = Placed at random
findorff-by-counts = Random by counts
findorff-by-counts-hint = You say how many of each kind; they're placed at random
findorff-by-squares = Square by square
findorff-by-squares-hint = You place each piece yourself, row by row from the front
findorff-how-many = { $kind ->
    [H] How many horsemen? There's room for { $room }.
    [M] How many musketeers? There's room for { $room }.
   *[P] How many pikemen? There's room for { $room }.
  }
findorff-review = Your army: { $soldiers }.
findorff-unfinished = { $general ->
    [missing] { $free ->
        [0] Your army needs its general; otherwise it's full.
       *[other] Your army needs its general. You can place { $free } more besides.
      }
   *[placed] { $free ->
        [0] Your army is full.
       *[other] You can place { $free } more.
      }
  }
# Buttons, and the heading of some.
findorff-deploy = Deploy
findorff-formations = Formations
findorff-eraser = Eraser
findorff-paint-where = { $brush }: which squares?
findorff-what-here = { $square }: { $there }. Swap it, or choose a piece.
findorff-mirror = Mirror
findorff-shuffle = Shuffle
findorff-swap = Swap two squares
findorff-change = Change a square
findorff-which-swap = { $which ->
    [first] Which square do you want to swap?
   *[second] Swap it with which square?
  }
findorff-which-change = Which square do you want to change?
findorff-row = { $which ->
    [front] Front row, { $row }
    [middle] Middle row, { $row }
   *[back] Back row, { $row }
  }
findorff-square = { $square }: { $there }
findorff-who-instead = { $square } now: { $there }. Who stands there instead?
findorff-the-general = The general
findorff-the-general-hint = Trades places with what's here
findorff-nobody = Nobody
findorff-nobody-on = Nobody, to the end of the row
findorff-kind-on = { $pieces }, to the end of the row
findorff-who-stands = { $general ->
    [missing] Who stands on { $square }? You can place { $free } more, and the general.
   *[placed] Who stands on { $square }? You can place { $free } more.
  }

## What stands on a square, or lies beside the board

findorff-place-piece = { $side ->
    [gold] gold
   *[navy] navy
  } { $kind }
findorff-place-lake = lake
findorff-place-lost = lost pieces
# A square behind the hangings.
findorff-place-hidden = hidden

## The rules

findorff-aim-title = The aim
findorff-aim =
    Two armies, drawn up in secret, meet in the open. **Strike the enemy general**, or everything but the general, and you win.

    Besides its general, an army has three kinds of pieces, as many of each as its player likes:
    - **Musketeers** strike pikemen.
    - **Pikemen** strike horsemen.
    - **Horsemen** strike musketeers.

    Against its own kind a piece can only push. Any piece strikes a general; a general strikes nothing but the other general.

    Gold, whose pieces are round, moves first; Navy's are shields. The two rows nearest to each side (three on the large board) are its end zone.
findorff-aim-alt = The small board, 8 by 8, with both armies in their end zones: Gold's on rows 1 and 2, Navy's on rows 7 and 8.

findorff-drawing-title = Drawing up your army
findorff-drawing =
    Both players draw up their armies at the same time. You see nothing of your opponent's, not even its size, until both are done. Then everything is open.

    Place your general and 1 to 15 other pieces (18 on the large board) in your end zone, one per square. **Move** offers formations, places your chosen numbers at random, or goes square by square. Then mirror, shuffle, swap and change as you like. Once you confirm, it's final. Next time you're offered the same army again.

    { $formations }

    To type it: `deploy G:d1 H:f1,g1 M:a1,b1 P:c2`, `deploy phalanx` or `deploy phalanx mirrored`.
findorff-drawing-alt = The large board, 9 by 9, with the lake on d4 to f6. Gold's phalanx stands on rows 1 to 3; Navy's end zone, rows 7 to 9, shows nothing yet.

findorff-moving-title = Step, strike, push
findorff-moving =
    On your turn, move one piece one square forward, back or sideways, never diagonally. You have to move, but you never have to strike.
    - **Step** to a free square: `d2-d3`.
    - **Strike** a kind that yours beats, and take its square: `d2xd3`.
    - **Push** an enemy of your own kind one square straight back, and take its square: `d2>d3`. Pushed off the board or into the lake, it's lost. Pushed against a piece of its own army, it's **crushed**: it's lost, and the piece behind stays. If your own piece stands behind it, you can't push.

    Once a piece has left your end zone, it can't move back in, unless it's pushed back. Only your general comes and goes freely.

    Typing `d2 d3` works for all three. `d3` alone works if only one piece can go there.
findorff-moving-alt = Gold's musketeer on c4 can strike the pikeman on c5. Gold's horseman on f5 can push the horseman on f6 against its comrade on f7 and crush it.

findorff-ending-title = The end, and options
findorff-ending =
    You **win** when you strike the enemy general, or the last piece besides it.

    A draw is called a **siege**. You can agree to one with **Propose…** It also comes by itself when
    - neither side can move,
    - the same position comes up a third time, or
    - nothing is struck for 100 moves, both sides counted.

    If only one side can't move, its turn is skipped.

    {"*"}*Options**
    - `board` · `small`: 8×8, up to 15 pieces and a general. `large`: 9×9 with the lake, up to 18.
    - `crush` · what crushes a pushed piece. `comrade`: a piece of its own army. `anvil`: a piece of yours. `either`: both. A piece that doesn't crush it stops the push.

    -# 🏠 House rules: skipped turns, siege without agreement, and `crush` (the old rules can be read all three ways).
findorff-ending-alt = Gold's horseman on e6 can strike the general on e7.

findorff-principle-guard = Keep your pieces out of reach, the general first: any piece can strike it.
findorff-principle-avenge = Before you strike, look what could strike back.
findorff-principle-fork = Threaten two pieces at once: only one of them can get away.
findorff-principle-edge = Push at the edge, at the lake or against a comrade: there a push takes the piece.
findorff-principle-approach = Approach with the kind that strikes: musketeers toward pikemen, pikemen toward horsemen, horsemen toward musketeers.
findorff-principle-mix = Draw up all three kinds side by side: each guards against what strikes its neighbor.

# Why a computer would play a move.
findorff-why-drawn = It's one of several good armies, drawn at random so that nobody can prepare for it.
findorff-why-general = It strikes the enemy general, and that wins.
findorff-attacked = { $whose ->
    [own] your { $kind } on { $square }{ $aim }
   *[enemy] the enemy { $kind } on { $square }{ $aim }
  }
findorff-manner = { $how ->
    [off] { "" } by pushing it off the board
    [lake] { "" } by pushing it into the lake
   *[strike] { "" }
  }
findorff-crushing = { "" } by crushing it against the piece on { $behind }
findorff-attack-manner = { $how ->
    [off] { "" } (to push it off the board)
    [lake] { "" } (to push it into the lake)
   *[strike] { "" }
  }
findorff-attack-crushing = { "" } (to crush it against the piece on { $behind })
findorff-why-repeats = It brings up the same position for the third time, so the match ends in a draw.
findorff-why-takes = It takes the enemy { $victim }{ $by }, and nothing of yours can be taken in return.
findorff-why-takes-only = It takes the enemy { $victim }{ $by }.
findorff-why-trades = It takes the enemy { $victim }{ $by }, but the enemy { $hunter } on { $square } can take back: a trade.
findorff-why-saves = It saves your { $kind } on { $square } from the enemy { $hunter } on { $from }.
findorff-why-attacks = It attacks { $pieces }.
findorff-why-retaliates = The enemy { $hunter } on { $from } could take your { $kind } on { $square }{ $by }, but then { $mv } takes the enemy { $victim }.
findorff-why-lets-go = The enemy { $hunter } on { $from } can take your { $kind } on { $square }{ $by }, but every move that saves it loses the match.
findorff-why-saves-in-vain = { $mv } would save your { $kind } on { $square }, but then { $reply } takes your { $victim }{ $by }.
findorff-why-saves-for-less = { $mv } would save your { $kind } on { $square }, but then { $reply } attacks { $pieces }, and you lose a piece whatever you answer.
findorff-why-forsaken = No move saves your { $kind } on { $square }.
findorff-why-lost = Every move loses against best play.
findorff-why-lost-to = Every move loses against best play, and none holds out longer than this one. { $reply } is the answer{ $moves ->
    [0] .
    [one] , and wins at once.
   *[other] , and wins in { $moves } moves.
  }
findorff-why-doomed = Your general falls to { $mv } whatever you play.
findorff-why-passes = { $mv } would take the enemy { $victim }, but your opponent could take back.
findorff-why-joins = Now { $count } of your pieces can take the enemy { $kind } on { $square }.
findorff-why-guards = It guards your { $kind } on { $square } against the enemy { $hunter } on { $from }: if that strikes it, your { $mover } strikes back.
findorff-why-leads = You have { $own } soldiers against { $theirs }, so each trade brings you nearer to the win.
findorff-why-answers = { $guarded ->
    [yes] Your opponent can save it only with { $moves }. If it stays, taking it is a trade: your opponent can take back.
   *[no] { $count ->
      [one] Your opponent can save it only with { $moves }.
     *[other] Your opponent can save them all only with { $moves }.
    }
  }
findorff-why-trapped = { $count ->
    [one] Whatever your opponent answers, you can take it next turn.
   *[other] Whatever your opponent answers, you can take one of them next turn.
  }
findorff-why-confines = { $count ->
    [0] The enemy general on { $square } now has no safe step.
    [one] The enemy general on { $square } now has only 1 safe step.
   *[other] The enemy general on { $square } now has only { $count } safe steps.
  }
findorff-why-enters = In your opponent's end zone no enemy { $hunter } can strike your { $kind }: none stands there, and none may go back in.
findorff-why-prevents = { $met ->
    [yes] If { $mv } now comes to attack your { $kind } on { $square }, you can take the enemy { $hunter } on { $to }.
    [leaves] Your { $kind } leaves { $square }, where { $mv } would attack it.
   *[no] It keeps { $mv } from attacking your { $kind } on { $square }.
  }
findorff-why-covers = The enemy { $kind } on { $square } can no longer step to { $to }: you would take it there.
findorff-why-readies = Next turn, { $mv } can attack { $pieces }.
findorff-why-frees = Your { $kind } on { $square } had no move: now { $mv } brings it into play.
findorff-why-stays = { $back ->
    [win] If it stays there, you take it and win.
    [yes] If it stays there, you can take it{ $by }, but your opponent can take back.
   *[no] If it stays there, you can take it{ $by }, and for now nothing can take back.
  }
findorff-why-nears = It brings your { $kind } within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } of the enemy { $prey } on { $square }, its prey, and no enemy { $hunter } is as near to your { $kind }.
findorff-why-heads = { $free ->
    [yes] Your { $kind } heads for the enemy { $prey } on { $square }: { $moves } can follow and attack it, and no enemy { $hunter } is close enough to catch your { $kind } on the way.
    [none] Your { $kind } heads for the enemy { $prey } on { $square }: { $moves } can follow and attack it, and your opponent has no { $hunter } left that could strike your { $kind }.
    [near] Your { $kind } heads for the enemy { $prey } on { $square }: { $moves } can follow and attack it, and no enemy { $hunter } is as near to your { $kind }.
   *[no] Your { $kind } heads for the enemy { $prey } on { $square }: if your opponent lets it pass, { $moves } follow and attack it.
  }
findorff-why-opens = It opens a safe way for your { $kind } on { $from }: { $count ->
    [one] { $moves } can follow and attacks
   *[other] { $moves } can follow and attack
  } the enemy { $prey } on { $square }.
findorff-why-bars = { $leaves ->
    [yes] Your { $kind } leaves { $square }, where the enemy { $hunter } on { $from } could safely come to attack it with { $moves }.
   *[no] Without this move, the enemy { $hunter } on { $from } could safely come to attack your { $kind } on { $square } with { $moves }. { $now ->
      [0] Now no such way is left.
     *[other] Now the safe way takes { $now } steps instead of { $was }.
    }
  }
findorff-why-peril = On { $square } your { $kind } could be taken{ $by }.
findorff-why-cornered = { $count ->
    [0] That enemy { $kind } has no safe move, so it can't get away.
   *[other] That enemy { $kind } can get away only with { $moves }.
  }
findorff-why-safe = It keeps all your pieces out of reach.
findorff-why-waits = It puts nothing more in danger.
findorff-why-saves-into-attack = { $mv } would save your { $kind } on { $square }, but then { $reply } attacks { $pieces }.
findorff-why-saves-too-late = { $mv } would save your { $kind } on { $square }, but after { $line }, { $next } takes your { $victim }.
findorff-why-approaches = It brings your { $kind } within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } of the enemy { $prey } on { $square }, one of its targets.
findorff-why-returns = It brings your { $kind } nearer to your general on { $square }, so that it can guard it.
findorff-why-shelters = It brings your general nearer to your { $guard } on { $square }, which can guard it.
findorff-why-hunted = { $back ->
    [yes] The enemy { $hunter } on { $from } can take your { $kind } on { $square }{ $by }, but you could take back.
    [bare] The enemy { $hunter } on { $from } can now take your { $kind } on { $square }{ $by }.
   *[no] The enemy { $hunter } on { $from } can take your { $kind } on { $square }{ $by }, but saving it would cost you more.
  }
findorff-why-counterattacks = The enemy { $hunter } on { $from } can take your { $kind } on { $square }{ $by }, but then { $mv } attacks { $pieces }.
findorff-why-concedes = The enemy { $hunter } on { $from } can take your { $kind } on { $square }{ $by }, and then you go on with { $mv }. No move that saves it is better, as far as the computer sees.
findorff-why-regains = The enemy { $hunter } on { $from } could take your { $kind } on { $square }{ $by }, but after { $line }, { $next } takes the enemy { $victim }.
findorff-why-pushes = It pushes the enemy { $kind } back to { $square }.
findorff-why-retreats = It takes your { $kind } farther from the enemy { $hunter } on { $square }, which could strike it: { $steps } steps instead of { $was }.
findorff-why-escorts = It brings your { $mover } nearer to your { $kind } on { $square }, to guard it against the enemy { $hunter } on { $from }.
findorff-why-relieves = Your { $mover } comes to guard your { $kind } on { $square } against the enemy { $hunter } on { $from }: after { $moves } it could strike back.
findorff-why-clears = It makes way for your { $kind }: { $mv } comes next.
findorff-why-inland = Your { $kind } leaves the edge, where the enemy { $kind } on { $square } could push it off the board.
findorff-why-later = { $mv } can wait: if { $reply } is the answer, { $next } takes the enemy { $victim } next turn.
findorff-why-regained = { $mv } would take the enemy { $victim }, but after { $line }, { $next } takes your { $kind }.
findorff-why-follows = { $back ->
    [yes] If { $reply } is the answer, { $mv } takes the enemy { $victim }{ $by }, but can be taken back: a trade.
   *[no] If { $reply } is the answer, { $mv } takes the enemy { $victim }{ $by }.
  }
findorff-why-prepares = If { $reply } is the answer, { $mv } follows, so that { $then } can attack { $pieces }.
findorff-why-builds = If { $reply } is the answer, { $mv } attacks { $pieces }.
findorff-why-avenges = If the enemy { $hunter } on { $from } takes your { $kind } on { $square }{ $by }, { $mv } now takes back.
findorff-why-airs = Your general on { $square } had no safe step: now { $mv } is one.
findorff-why-yields = The enemy { $hunter } on { $from } can take your { $kind } on { $square }{ $by }, but then { $mv } follows, and { $then } can attack { $pieces } next.
findorff-why-forestalls = Otherwise { $mv } would attack { $pieces }, and you would lose a piece whatever you answered.
findorff-why-threatens = It prepares { $mv }: that would attack { $pieces }, and your opponent would lose a piece whatever the answer.
findorff-why-plans = If play goes on with { $line }, { $mv } attacks { $pieces }.
findorff-why-earns = { $back ->
    [yes] If play goes on with { $line }, { $mv } takes the enemy { $victim }, but can be taken back: a trade.
   *[no] If play goes on with { $line }, { $mv } takes the enemy { $victim }.
  }
findorff-why-waiting = { $mv } can wait: whatever your opponent answers, you can still take the enemy { $victim } next turn.
findorff-why-counters = { $mv } would take the enemy { $victim }, but then the enemy { $hunter } on { $from } takes your { $kind } on { $square }{ $by }.
findorff-why-tempts = Not { $mv }: then the enemy { $hunter } on { $from } takes your { $kind } on { $square }{ $by }.
findorff-why-taken-back = Not { $mv }: the enemy { $hunter } on { $from } takes back.
findorff-why-parries = If { $reply } attacks your { $kind } on { $square }, { $mv } saves it.
findorff-why-exposes = Not { $mv }: then { $reply } attacks { $pieces }, and you lose a piece whatever you answer.
findorff-why-loses-later = Not { $mv }: after { $line }, { $next } takes your { $kind }.
findorff-why-comes = If { $reply } is the answer, { $mv } comes next.
findorff-why-loses = Not { $mv }: after { $reply }, your opponent wins by force.
findorff-why-forced = It wins by force.
findorff-why-wins = With best play it wins in { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}, whatever your opponent does.

## Lessons: what to do, what is said afterwards, and why a move is not the wanted one

findorff-lesson-strikes = You play **Gold**. Musketeers strike pikemen, pikemen strike horsemen, and horsemen strike musketeers: always a piece straight beside them. Strike the pikeman on **a5**, then the horseman on **c5**, then the musketeer on **e5**.
findorff-lesson-strikes-done = Three strikes, and never the other way round: a pikeman can't strike a musketeer.
findorff-lesson-strikes-wrong = One after the other: your musketeer strikes **a5**, then your pikeman **c5**, then your horseman **e5**.
findorff-lesson-push = A piece pushes an enemy of its **own kind** one square straight back. Push the musketeer on **b5** with yours.
findorff-lesson-push-done = It had to give way, and you stand on its square.
findorff-lesson-push-wrong = Move your musketeer from **b4** against the one on b5.
findorff-lesson-edge = What is pushed off the board is lost, and so is what is pushed into the **lake** in the middle of the large board. First push a piece of Navy's over the edge, then its musketeer on **c5** into the lake.
findorff-lesson-edge-done = Splash! Edge and lake are alike: stay away from them when an enemy of the same kind is near.
findorff-lesson-edge-wrong = One piece over the edge is enough: the horseman on **e9** or the pikeman on **i5**, pushed by yours of its kind. After that, push from **b5** to c5.
findorff-lesson-crush = Behind the musketeer on b5 stands its own comrade, so it can't give way. Push it anyway.
findorff-lesson-crush-done = With no way back, it's crushed. Don't line up your pieces one behind another.
findorff-lesson-crush-wrong = Push the musketeer on **b5** against its comrade on b6.
findorff-lesson-back = There's no way back: once a piece has left its own end zone, the first two rows, it never goes back in. Only the general may. Lead your general back to **d2**.
findorff-lesson-back-done = Right: only the general may go back into the end zone.
findorff-lesson-back-army = That's a fair move, but this step is about the general. Lead it from d3 to **d2**.
findorff-lesson-back-wrong = Lead your general from d3 to **d2**.
findorff-lesson-last = An army with nothing left but its general has lost. Strike Navy's last soldier.
findorff-lesson-last-done = Only the general is left, so you win.
findorff-lesson-last-wrong = Navy's last soldier is the pikeman on **f6**. Your musketeer beats it.
findorff-lesson-general = Any piece strikes the enemy general, and that wins at once. Look for your piece beside Navy's general, and end this match.
findorff-lesson-general-done = The general is struck, and you win! Guard yours, too: an enemy piece that stands straight beside it after your move can strike it, and nobody warns you. If nothing is struck for a long time, it's a **siege**, and that's a draw.
findorff-lesson-general-wrong = Look where Navy's general stands, and which of your pieces is beside it.
findorff-lesson-army = Last, the beginning of a match: each side draws up its army in its own two rows, unseen by the other. It has a general and up to 15 more. Choose a formation and deploy it; **Motley** is a good one to begin with.
findorff-lesson-army-done = Now both armies can be seen, and the match begins. Your first match begins the same way, and you're Gold there, too. Now you know all of Castles.
findorff-lesson-army-wrong = Choose a formation, then deploy it.
