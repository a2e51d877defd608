# What is told of Kastell.

kastell-summary = Build one castle together from seven pieces each; whoever can't build any more loses
kastell-option-trees = Where the three trees stand, or where they come from
kastell-option-contact = How pieces may touch each other
kastell-option-picker = Who chooses the piece that is built next
# What the values of the options do: at most 80 characters.
kastell-trees-random = drawn by lot
kastell-trees-black = Black plants them before the first piece
kastell-trees-squares = or any other three squares you name
kastell-contact-free = pieces touch however they like
kastell-contact-apart = your pieces meet your opponent's at corners only
kastell-contact-linked = each of your pieces must touch one of your own
kastell-picker-self = you choose the piece you build
kastell-picker-opponent = your opponent names the piece you must build

kastell-white = White
kastell-black = Black

## What happens

kastell-built = { $side } builds { $mv }.
# The piece in notation, then in words.
kastell-placed = { $mv }, the { $piece } on { $squares }
kastell-kept = { $side } keeps the colors.
kastell-picked = { $side } names { $piece }, and { $other } must build it.
kastell-swapped = The players swap colors.
kastell-planted = { $side } plants the trees on { $trees }.

kastell-named-stuck = { $loser } can't build { $piece }, the piece that was named.
kastell-none-left = { $loser } has no pieces left to build.
kastell-stuck = { $loser } can't build any of the pieces left.

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
kastell-other-named = { $named } was named, so that's what must be built now.
kastell-built-before = You've already built your { $piece }.
kastell-beyond-edge = { $mv } would stick out over the edge of the board.
kastell-on-tree = There's a tree on { $square }.
kastell-on-piece = { $side } has already built on { $square }.
kastell-touches = That would share an edge with { $side }'s piece on { $square }. In this match, pieces may touch enemy pieces at corners only.
kastell-unlinked = In this match, every piece must share an edge with another one of yours.

kastell-long-move = That's too long for a move. One looks like `Tn@c3`.
kastell-no-move = Write a move, for example `Tn@c3`.
kastell-grove-form = Trees stand on three different squares: `trees c3,d6,g4`.
kastell-pick-form = Name one of the pieces I, J, L, O, S, T and Z: `pick T`.
kastell-four-squares = A piece covers four different squares: `c3 d3 e3 d4`.
kastell-no-piece = The squares { $squares } do not form one of the pieces I, J, L, O, S, T and Z.
kastell-move-form = A move is a piece, its rotation and a square, for example `Tn@c3`, or the four squares: `c3 d3 e3 d4`.
kastell-piece-form = A move begins with one of the pieces I, J, L, O, S, T and Z: `Tn@c3`.
kastell-square-form = The square is one of a1 to h8, as in `Tn@c3`.
kastell-never-turned = O has no rotation: `O@c3`.
kastell-turn-form = The rotations of { $piece } are { $turns }: `{ $example }`.
kastell-fits-nowhere = { $piece } doesn't fit there however it's turned. To hear why, say how, for example `{ $example }`.
kastell-ambiguous = { $piece } fits there in several ways: say how it's turned.
kastell-trees-option = The option `trees` is `random`, `black`, or three different squares such as `c3,d6,g4`.

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
kastell-ask-plant = Plant the trees here.
kastell-ask-name = Your opponent must build { $piece }.
kastell-ask-swap = Swap colors with White.
kastell-ask-keep = Keep your color.
kastell-swap-or-keep = Change colors with White, or keep yours?
kastell-keep = Keep my color
kastell-keep-hint = You stay Black and build next.
kastell-swap = Change colors
kastell-swap-hint = You become White, with the piece on the board; your opponent builds next.
kastell-which-to-name = Which piece must the other player build?
kastell-which-to-build = Which piece do you build?
kastell-one-piece = { $piece }, { $piece ->
    [I] the bar
    [J] the hook to the left
    [L] the hook to the right
    [S] the step up
    [T] the bar with a bump
    [Z] the step down
   *[O] the square
  }
kastell-room = { $places ->
    [0] Fits nowhere any more
    [one] Fits in one place
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
    [lying] lying
    [standing] standing
    [bump-up] bump upwards
    [bump-right] bump to the right
    [bump-down] bump downwards
    [bump-left] bump to the left
    [lying-up-left] lying, hook up at the left
    [standing-right-top] standing, hook right at the top
    [lying-down-right] lying, hook down at the right
    [standing-left-bottom] standing, hook left at the bottom
    [lying-up-right] lying, hook up at the right
    [standing-right-bottom] standing, hook right at the bottom
    [lying-down-left] lying, hook down at the left
    [standing-left-top] standing, hook left at the top
   *[same] the same all ways
  }
kastell-places = { $places ->
    [one] One place
   *[other] { $places } places
  }
kastell-tree-column = { $number ->
    [1] Where are the trees? Choose all three, or the column of the first.
    [2] Which column is the second tree in?
   *[3] Which column is the third tree in?
  }
kastell-tree-row = { $number ->
    [1] Which row is the first tree in? Column { $column }.
    [2] Which row is the second tree in? Column { $column }.
   *[3] Which row is the third tree in? Column { $column }.
  }

## Suggestions

kastell-covers = { $mv }: { $squares }
kastell-suggest-swap = swap: swap colors
kastell-suggest-keep = keep: keep your color

## The rules

kastell-castle-title = The castle
kastell-castle =
    You and your opponent build **one castle together** on a board of 8 by 8 squares where three trees stand. Each of you has the same seven pieces, every shape that four connected squares can make: I, J, L, O, S, T and Z.

    - **White begins**; then you take turns, and each turn you must build one of the pieces you have left.
    - A piece covers four empty squares. It can be **turned**, but it is **never turned over**: S and Z, and J and L, stay what they are.
    - Trees and pieces stay where they are to the end.

    {"*"}*Whoever can't build any more has lost**, whether for lack of space or of pieces. So the last to build wins; there is no passing and no draw, and after fourteen pieces at most it is over.

    {"*"}A hint:* late in the match, gaps that only your own pieces fit into are worth more than anything else.

kastell-notation-title = Writing moves
kastell-notation =
    With the buttons you pick a piece and about where it goes, then turn and nudge it. Typing is quicker: **piece, turn, `@`, square**, as in `Tn@c3`.

    - The **turn** says how many quarter turns clockwise: `n` none, `e` one, `s` two, `w` three. O needs none at all; for I, S and Z there are `n` and `e` alone.
    - Unturned, each piece lies flat: I is a row of four, T has its bump on top, J turns up at its left end and L at its right, S climbs to the right and Z falls to the right.
    - The **square** is the lower left corner of the smallest box around the piece, even if the piece itself leaves that corner empty.

    In the picture White has built `Tn@c3` and Black `Se@e4`. Capitals and spaces don't matter (`tn c3`), and the four squares alone will do as well: `c3 d3 e3 d4`.

kastell-variants-title = Other ways to play
kastell-variants =
    Three options can be set in the challenge.

    {"*"}*trees**: `random` draws the squares by lot; with `black`, Black plants all three before White's first piece (`trees c3,d6,g4`); or you name the squares yourself.

    {"*"}*contact**: with `free`, pieces touch as they like. With `apart`, your piece may meet your opponent's at a corner, but share no edge with it. With `linked`, each of your pieces after the first must share an edge with one of your own. That makes the first piece strong, so after it Black may once say `swap`: the players swap colors with all that belongs to them, and the new Black builds.

    {"*"}*picker**: with `self` you choose which piece you build. With `opponent` you are told: the other player first names one of your pieces (`pick T`). If that one fits nowhere, you have lost. Where Black may swap, Black says `swap` or `keep` before anything is named.

# Why a computer would play a move.
kastell-why-last-place = It leaves your opponent nowhere to build.
kastell-why-forced = Whatever your opponent does, you win with this.
kastell-why-lost = Every move loses if your opponent plays perfectly. This one is the hardest to answer.
kastell-why-room = Ways to build after it: { $own } for you, { $theirs } for your opponent.
kastell-why-named = Places where your opponent can build { $piece }: { $theirs }.
kastell-why-swapped = Ways to build with the other color: { $own } for you, { $theirs } for your opponent.
kastell-why-kept = Ways to build with your color: { $own } for you, { $theirs } for your opponent.
