# What is told of Kastell.

kastell-summary = Build one castle together from seven pieces each; if you can't build, you lose
kastell-option-trees = Where the three trees stand
    .name = trees
kastell-option-contact = How pieces may touch
    .name = contact
kastell-option-picker = Who chooses the next piece
    .name = picker
# What the values of the options do: at most 80 characters.
kastell-trees-random = at random
    .name = random
kastell-trees-black = Black plants them before the first piece
    .name = black
kastell-trees-squares = or any three squares you name
    .name = c3,d6,g4
kastell-contact-free = pieces may touch anywhere
    .name = free
kastell-contact-apart = your pieces and your opponent's may only meet at corners
    .name = apart
kastell-contact-linked = each of your pieces must share an edge with another of yours
    .name = linked
kastell-picker-self = you choose your own piece
    .name = self
kastell-picker-opponent = your opponent names the piece you must build
    .name = opponent

kastell-white = White
kastell-black = Black

## What happens

kastell-built = { $side ->
    [you] You build { $mv }.
   *[other] { $side } builds { $mv }.
  }
# The piece in notation, then in words.
kastell-placed = { $mv }, the { $piece } on { $squares }
kastell-kept = { $side ->
    [you] You keep your color.
   *[other] { $side } keeps their color.
  }
kastell-picked = { $side ->
    [you] You name { $piece }. { $other } must build it.
   *[other] { $side } names { $piece }. { $other } must build it.
  }
kastell-swapped = The players swap colors.
kastell-planted = { $side ->
    [you] You plant the trees on { $trees }.
   *[other] { $side } plants the trees on { $trees }.
  }

kastell-named-stuck = { $loser } can't build { $piece }, the named piece.
kastell-none-left = { $loser } has no pieces left to build.
kastell-stuck = { $loser } can't build any of their remaining pieces.

## The position in words

kastell-has-won = { $reason } { $winner } wins.
kastell-plants = { $side } plants the trees.
kastell-may-swap = { $side } may swap colors.
kastell-picks = { $side } names the piece that { $builder } must build.
kastell-must-build = { $side } must build { $piece }.
kastell-builds = { $side } builds next.
kastell-no-trees = There are no trees.
kastell-trees = Trees: { $squares }.
kastell-has-built = { $side } has built { $pieces }.
kastell-piece = { $piece } on { $squares }
kastell-built-nothing = { $side } has built nothing yet.
kastell-holds = { $side } still has { $pieces }.
kastell-holds-nothing = { $side } has no pieces left.
kastell-built-last = Built last: { $squares }.

## Why something can't be played

kastell-not-your-turn = It's not your turn.
kastell-plant-first = Plant the trees first, for example `trees c3,d6,g4`.
kastell-swap-first = First say `swap` to swap colors, or `keep` to keep yours.
kastell-build-or-swap = Build a piece, for example `Tn@c3`, or say `swap` to swap colors.
kastell-pick-first = Name the piece that your opponent must build, for example `pick { $example }`.
kastell-build-named = Build { $piece }, the piece that was named.
kastell-build-first = Build one of your pieces, for example `Tn@c3`.
kastell-picked-built = { $side } has already built { $piece }.
kastell-other-named = { $named } was named, so you must build that.
kastell-built-before = You've already built your { $piece }.
kastell-beyond-edge = { $mv } would stick out over the edge of the board.
kastell-on-tree = There's a tree on { $square }.
kastell-on-piece = { $side } has already built on { $square }.
kastell-touches = That would share an edge with { $side }'s piece on { $square }. In this match, your pieces may meet your opponent's at corners only.
kastell-unlinked = In this match, every piece must share an edge with another of your own.

kastell-long-move = That's too long for a move. One looks like `Tn@c3`.
kastell-no-move = Write a move, for example `Tn@c3`.
kastell-grove-form = Trees stand on three different squares: `trees c3,d6,g4`.
kastell-pick-form = Name one of the pieces I, J, L, O, S, T and Z: `pick T`.
kastell-four-squares = A piece covers four different squares: `c3 d3 e3 d4`.
kastell-no-piece = { $squares } don't form any of the pieces I, J, L, O, S, T and Z.
kastell-other-piece = These squares form the { $formed }, not the { $piece }.
kastell-move-form = A move is a piece, its rotation and a square, for example `Tn@c3`, or the four squares: `c3 d3 e3 d4`.
kastell-piece-form = A move begins with one of the pieces I, J, L, O, S, T and Z: `Tn@c3`.
kastell-square-form = The square is one of a1 to h8, as in `Tn@c3`.
kastell-never-turned = O has no rotation: `O@c3`.
kastell-turn-form = The rotations of { $piece } are { $turns }: `{ $example }`.
kastell-fits-nowhere = { $piece } doesn't fit there in any rotation. To see why, name one, like `{ $example }`.
kastell-ambiguous = { $piece } fits there in several rotations. Name one.
kastell-trees-option = For trees, choose `random`, `black`, or three different squares like `c3,d6,g4`.

## Why a state can't be loaded

kastell-state-tree-count = The state has three `trees`, or none.
kastell-state-no-square = A square in the state is not one of `a1` to `h8`.
kastell-state-twice = The square { $square } is listed twice.
kastell-state-no-seat = The `seat` of a piece is 0 or 1.
kastell-state-built-twice = Seat { $seat } has built { $piece } twice.
kastell-state-not-the-piece = The squares { $squares } do not form { $piece }.
kastell-state-overlaps = { $mv } stands where something else stands.
kastell-state-hand-count = The state has two `hands`, that of seat 0 first.
kastell-state-wrong-hand = The hand of seat { $seat } must be the pieces that this seat has not built, each once.
kastell-state-touching = With `contact` `apart`, pieces of different players share no edge.
kastell-state-scattered = With `contact` `linked`, the pieces of each player hang together.
kastell-state-no-swap = Colors are changed with `contact` `linked` alone, after White's first piece.
kastell-state-piece-count = White has built as many pieces as Black, or one more.
kastell-state-wrong-turn = In this state the `turn` is that of seat { $seat }.
kastell-state-wrong-pick = With `picker` `opponent`, `picked` is a piece in the hand of the player to build.
kastell-state-no-pick = There is a `picked` piece only in the phase `place`, with `picker` `opponent`.
kastell-state-not-trees = The phase is `trees` only while nothing is on the board.
kastell-state-not-swap = The phase is `swap` only with `contact` `linked`, right after White's first piece.
kastell-state-not-pick = The phase is `pick` only with `picker` `opponent`.
kastell-state-be-swap = After White's first piece, with `contact` `linked`, the phase is `swap`.

## Choosing step by step

kastell-choice-gone = That's no longer possible. Please choose again.
# What is about to be played.
kastell-ask-build = Build { $piece } on { $squares }.
kastell-ask-plant = Plant the trees on { $trees }.
kastell-ask-name = Your opponent must build { $piece }.
kastell-ask-swap = Swap colors with White.
kastell-ask-keep = Keep your color.
kastell-swap-or-keep = Swap colors with White, or keep yours?
kastell-keep = Keep my color
kastell-keep-hint = You stay Black and build next
kastell-swap = Swap colors
kastell-swap-hint = You become White, and your opponent builds next
kastell-which-to-name = Which piece must the other player build?
kastell-which-to-build = Which piece do you build?
kastell-one-piece = { $piece }, { $piece ->
    [I] the bar
    [J] the hook to the left
    [L] the hook to the right
    [S] the rising step
    [T] the bar with a bump
    [Z] the falling step
   *[O] the square
  }
kastell-room = { $places ->
    [0] No longer fits anywhere
    [one] Fits in 1 place
   *[other] Fits in { $places } places
  }
kastell-which-place = Where does { $piece } go?
kastell-around = Around { $from } to { $to }
kastell-one-place = { $squares }
# Buttons.
kastell-nudge = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
    [right] ▶
    [turn] ⟳
   *[turn-back] ⟲
  }
kastell-flip = ⇋ { $piece }
# How a block lies, as its player sees it.
kastell-one-turn = { $shape }, { $pose ->
    [lying] flat
    [standing] upright
    [bump-up] bump up
    [bump-right] bump right
    [bump-down] bump down
    [bump-left] bump left
    [lying-up-left] flat, left end up
    [standing-right-top] upright, top end right
    [lying-down-right] flat, right end down
    [standing-left-bottom] upright, bottom end left
    [lying-up-right] flat, right end up
    [standing-right-bottom] upright, bottom end right
    [lying-down-left] flat, left end down
    [standing-left-top] upright, top end left
   *[same] same in every rotation
  }
kastell-places = { $places ->
    [one] 1 place
   *[other] { $places } places
  }
# A button, and why a piece can't be built.
kastell-build-piece = Build { $piece }
kastell-no-room = { $piece } fits nowhere now.
kastell-where-trees = { $left ->
    [0] Plant the trees here, or take one away?
    [one] Where do the trees go? One more.
   *[other] Where do the trees go? { $left } more.
  }
kastell-plant-tree = plant a tree
kastell-remove-tree = take the tree away
kastell-plant-trees = Plant the trees
kastell-tree-column = { $number ->
    [1] Where do the trees go? Choose all three at once, or the first tree's column.
    [2] Which column is the second tree in?
   *[3] Which column is the third tree in?
  }
kastell-tree-row = { $number ->
    [1] First tree, column { $column }: which row?
    [2] Second tree, column { $column }: which row?
   *[3] Third tree, column { $column }: which row?
  }

## What stands on a square, or lies beside the board

kastell-place-tree = tree
kastell-place-block = { $side ->
    [white] white
   *[black] black
  } { $piece } block{ $state ->
    [gone] , already built
   *[other] {""}
  }

## Suggestions

kastell-covers = { $mv } · { $piece } · { $squares }
kastell-suggest-swap = swap: swap colors
kastell-suggest-keep = keep: keep your color

## The rules

kastell-castle-title = The castle
kastell-castle =
    You and your opponent build **one castle together** on an 8×8 board with three trees. **If you can't build on your turn, you lose.**

    - You each have the same **seven pieces**: every shape that four connected squares can make, I, J, L, O, S, T and Z.
    - **White begins.** On your turn, build one of your pieces on four empty squares. You can't pass.
    - You can **rotate** a piece but never **flip** it: S stays S, J stays J.
    - Trees and pieces never move.

    The player who builds last wins, whether the other lacks space or pieces. There are no draws, and fourteen pieces is the longest match.

    -# Tip: late in the match, the most valuable gaps are those that only your own pieces fit.

kastell-notation-title = Writing moves
kastell-notation =
    With the buttons you pick a piece and an area, then rotate and nudge it into place. Typing is faster: **piece, rotation, `@`, square**, like `Tn@c3`.

    - **Rotation**: quarter turns clockwise, `n` none, `e` one, `s` two, `w` three. O has none; I, S and Z only have `n` and `e`.
    - With `n` every piece lies flat. T's bump points up, J's left end and L's right end turn up, S rises to the right and Z falls to the right.
    - **Square**: the lower left corner of the piece's bounding box, even if the piece leaves that corner empty.

    In the picture, White built `Tn@c3` and Black `Se@e4`. Case and spaces don't matter (`tn c3`). You can also type the four squares: `c3 d3 e3 d4`.

kastell-variants-title = Options
kastell-variants =
    Set these when you challenge someone.

    {"*"}*trees** · `random` draws three squares. With `black`, Black plants all three before White's first piece. Or name three squares: `c3,d6,g4`.

    {"*"}*contact** · `free`: pieces may touch anywhere. `apart`: your pieces may meet your opponent's at corners, but never share an edge. `linked`: each of your pieces must share an edge with another of yours, except your first. To balance that, after White's first piece Black may `swap` once: you trade colors, pieces and hands, and the new Black builds.

    {"*"}*picker** · `self`: you choose your piece. `opponent`: your opponent names the piece you must build (`pick T`), and if it fits nowhere, you lose. If Black may swap, Black first says `swap` or `keep`.

    -# 🏠 These options follow published descriptions of the original. Where those are silent, house rules fill in.

kastell-principle-room = Leave your opponent fewer places than yourself with every piece.
kastell-principle-gaps = Make gaps that only your own pieces fit: they are moves in reserve.
kastell-principle-look = Before you build, look whether your opponent could build last after it.
kastell-principle-count = Count the moves that are left: the player who builds last wins.
kastell-principle-name = When you name the piece, name the one with the fewest places.
kastell-principle-spend = Build the piece with the fewest places first, and keep those that fit nearly everywhere.

# Why a computer would play a move.
kastell-why-last-place = It leaves your opponent nowhere to build.
kastell-why-forced = Whatever your opponent does, you win after this.
kastell-why-lost = Every move loses against perfect play.
kastell-why-rare = { $share ->
    [all] It wins, whatever your opponent does, as all your { $moves } moves do.
   *[some] { $winning ->
        [one] It's the only one of your { $moves } moves that wins.
       *[other] Whatever your opponent does, you win after this: { $winning } of your { $moves } moves win.
      }
  }
kastell-why-lost-to = { $trap ->
    [best] Every move loses against perfect play, and this one sets the best trap: { $losing } of your opponent's { $moves } answers let you win.
   *[none] Every move loses against perfect play. After this one, { $losing } of your opponent's { $moves } answers let you win.
  }
kastell-why-lost-but = Every move loses against perfect play. After this one, only { $saving } would let you win, of your opponent's { $moves } answers.
kastell-why-lost-all = { $trap ->
    [best] Every move loses against perfect play, and none leaves your opponent an answer that lets you win.
   *[none] Every move loses against perfect play. After this one, no answer lets you win.
  }
kastell-why-lost-by = Every move loses against perfect play. After this one, your opponent must find { $answer }: the other { $others } answers let you win.
kastell-why-lost-only = Every move loses against perfect play. After this one, your opponent has only one answer, { $answer }, and it wins.
kastell-why-may-swap = Your opponent may swap colors after this, so build something that helps neither of you much.
kastell-why-scarce = { $places ->
    [one] Your { $piece } has the fewest places, only 1: build it while it fits.
   *[other] Your { $piece } has the fewest places, { $places }: build it while it fits.
  }
kastell-why-leaves = Compared with an average move, it leaves you { $own_way ->
    [more] { $own ->
        [one] 1 more way to build
       *[other] { $own } more ways to build
      }
    [fewer] { $own ->
        [one] 1 fewer way to build
       *[other] { $own } fewer ways to build
      }
   *[same] as many ways to build
  }, and your opponent { $their_way ->
    [more] { $theirs } more
    [fewer] { $theirs } fewer
   *[same] as many
  }.
kastell-why-reserve = Only you can still build on { $squares } ({ $piece }).
kastell-why-stays = Only you can build on { $squares } ({ $piece }), and this move leaves that place alone.
kastell-why-theirs = Your opponent has a move in reserve: only they can still build on { $squares } ({ $piece }).
kastell-why-shuts-out = Your opponent has no place left for { $pieces } after this.
kastell-why-squeezes = { $places ->
    [one] It leaves your opponent 1 of { $before } places for { $piece }.
   *[other] It leaves your opponent { $places } of { $before } places for { $piece }.
  }
kastell-why-follows = If { $reply } is the answer, { $mv } forces the win.
kastell-why-tempts = Not { $mv }: after { $reply }, you could build nothing more.
kastell-why-errs = Not { $mv }: { $reply } would win for your opponent.
kastell-why-errs-here = Not { $mv }: { $reply } would win for your opponent. Your move takes { $squares }, which that answer needs.
kastell-why-errs-by-place = Not { $mv }: { $reply } would win for your opponent. After that, only your opponent could still build on { $squares } ({ $piece }).
kastell-why-weaker = { $more ->
    [one] { $mv } would leave your opponent 1 more way to build than this.
   *[other] { $mv } would leave your opponent { $more } more ways to build than this.
  }
kastell-why-named = { $theirs ->
    [0] Your opponent has no place for { $piece }.
    [one] Your opponent has 1 place for { $piece }.
   *[other] Your opponent has { $theirs } places for { $piece }.
  }
kastell-why-swapped = { $own ->
    [one] With the other color: 1 way to build for you, { $theirs } for your opponent.
   *[other] With the other color: { $own } ways to build for you, { $theirs } for your opponent.
  }
kastell-why-kept = { $own ->
    [one] With your color: 1 way to build for you, { $theirs } for your opponent.
   *[other] With your color: { $own } ways to build for you, { $theirs } for your opponent.
  }

## Lessons: what to do, what is said afterwards, and why a move is not the wanted one

kastell-lesson-build = You and your opponent build one castle together. Each of you has the same seven pieces, and the player who can't build any more loses. Take the square piece, **O**, and build it anywhere: on empty squares, not on a tree.
kastell-lesson-build-done = That's a whole turn: one piece, built for good. Then it's your opponent's turn.
kastell-lesson-build-other = That piece fits, too, but this time take the square one: **O**.
kastell-lesson-build-wrong = Take the square piece, **O**.
kastell-lesson-turn = A piece may be turned any way before you build it. Put the long piece, **I**, on the board, turn it there until it lies flat, and build it.
kastell-lesson-turn-done = Lying or upright: you choose each time. In notation, the small letter after the piece says how it lies.
kastell-lesson-turn-upright = That one stands upright. Choose the other rotation, so that it lies flat.
kastell-lesson-turn-other = Take the long piece, **I**, and lay it flat.
kastell-lesson-turn-wrong = Take the long piece, **I**, and lay it flat.
kastell-lesson-last = The board is nearly full. Black can build just one more piece, in the corner at **a1**. Take that place away, and Black is stuck.
kastell-lesson-last-done = Black can't build any more, and you win. The last to build wins: that's the whole game.
kastell-lesson-last-wrong = After that, Black still finds a place, and then you have none. Look at the corner at **a1**.
kastell-lesson-keep = Now you're **Black**; faint pieces no longer fit anywhere. The trick of the game is to keep a place that only you can use. Your opponent has few places left. Build where you take from theirs, and not from your own.
kastell-lesson-keep-done = You had a place to spare, and your opponent didn't. Count both sides' places before you build.
kastell-lesson-keep-spent = Not yet: White would take the only place of your **L**. Your **J** can wait, because it fits later, too.
kastell-lesson-keep-wrong = That takes the only place of your own **L**. Look for the place that your opponent needs, too.
kastell-lesson-apart = Some matches have a stricter rule, **apart**: your pieces and your opponent's may only meet at corners. That takes away many places. Build so that White has none.
kastell-lesson-apart-done = White has no place that doesn't touch one of yours. You win.
kastell-lesson-apart-wrong = White can still build after that. Your own pieces keep White away, too: where would one block the most?
kastell-lesson-linked = Another rule is **linked**: each piece must share an edge with another of your own. Your long piece, **I**, has one such place left. Take it before White closes it.
kastell-lesson-linked-done = Well seen. With linked pieces, it pays to keep your castle growing towards free ground.
kastell-lesson-linked-wrong = White can close the place of your **I** now, and gets the last word. Build the **I** first.
kastell-lesson-named = You're White again. In some matches, your opponent builds the piece that **you** name. Name one for which Black has no room.
kastell-lesson-named-done = No room for it, so Black loses. Now you know all of Kastell.
kastell-lesson-named-wrong = Black finds a place for that piece. Name one that fits nowhere.
