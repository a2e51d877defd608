# What is told of Castello.

castello-summary = Two armies of thirty pawns leap over friend and foe to surround eleven castles
castello-option-directions = In which directions pawns step and jump
castello-option-centre = Which middle castles fall only after one of the enemy's home
# What the values of the options do: at most 80 characters.
castello-directions-all = in all eight directions
castello-directions-orthogonal = along rows and columns only
castello-centre-centre = only the one in the center, k8
castello-centre-middle = all three: k3, k8 and k13
castello-draw = draw

castello-red = Red
castello-black = Black

## What happens

castello-moved = { $captures ->
    [0] { $side } moves { $mv }.
    [one] { $side } jumps { $mv } and captures a pawn.
   *[other] { $side } jumps { $mv } and captures { $captures } pawns.
  }
# From where to where, and as it is written down.
castello-goes = from { $from } to { $to } ({ $mv })
castello-goes-back = from { $from } and back ({ $mv })
castello-left = { $side } has { $pawns } of { $most } pawns left.
castello-fell = { $side } takes the castle on { $castle }.
castello-holds = { $side } holds { $castles } of the { $needed } castles that win.
castello-passes = { $side } can't move and passes.

castello-by-castles = { $side } has taken four castles.
castello-by-pawns = { $loser } has no more than two pawns left.
castello-stuck = Neither side can move.
castello-repeated = The same position has come up three times.
castello-quiet = Nothing has been taken for { $plies } moves.

## The position in words

castello-is-over = The match is over. { $reason }
castello-to-move = { $side } to move.
castello-last = { $side } has just moved from { $from } to { $to }{ $captures ->
    [0] {""}
   *[other] , capturing { $pawns }
  }{ $falls ->
    [0] {""}
    [one] , taking the castle on { $castles }
   *[other] , taking the castles on { $castles }
  }.
castello-pawns = { $pawns ->
    [0] { $side } has no pawn.
    [one] { $side } has 1 pawn: { $columns }.
   *[other] { $side } has { $pawns } pawns: { $columns }.
  }
# A column and its rows: "a 1 to 4, 7".
castello-column = { $column } { $rows }
castello-run = { $first } to { $last }
castello-taken = { $taken ->
    [0] { $side } has taken no castle.
   *[other] { $side } has taken { $taken } of { $needed } castles: { $castles }.
  }
castello-standing = Castles stand on { $castles }.
castello-idle = Nothing has been taken for { $plies ->
    [one] one move
   *[other] { $plies } moves
  }.

## Why something can't be played

castello-over = The match is over.
castello-written = That move is written { $mv }.
castello-not-your-turn = It's { $side }'s turn.
castello-others-pawn = The pawn on { $square } is { $side }'s.
castello-no-pawn = There's no pawn on { $square }.
castello-diagonal = { $from } to { $to } doesn't follow a row or a column. In this match, pawns move no other way.
castello-two-step = Only a pawn that hasn't moved yet may step two squares, and the one on { $square } has moved.
castello-on-castle = There's a castle on { $square }, and pawns never enter castles.
castello-on-pawn = { $square } isn't free: { $side }'s pawn stands there.
castello-fifth-capture = After its fifth capture a pawn stays where it lands, here on { $square }.
castello-over-nothing = There's no pawn on { $square } to jump over.
castello-over-castle = There's a castle on { $square }, and pawns never jump over castles.
castello-landing = That jump would land on { $square }, which isn't free.
castello-back = A pawn may end where it began, on { $square }, only if it has captured something.
castello-no-jump = { $from } to { $to } isn't a jump: a jump goes straight over a pawn next to it, to the square right behind. A move is one step or any number of jumps, never both.
castello-captures-else = { $captures ->
    [0] { $mv } captures nothing.
   *[other] { $mv } captures { $pawns }.
  }
castello-never-captures = { $captures ->
    [0] No move from { $from } to { $to } captures nothing.
   *[other] No move from { $from } to { $to } captures { $pawns }.
  }
castello-many-captures = A move captures five pawns at most.

-castello-form = A move looks like t4-s5, or e4-e2-c2 for two jumps.
castello-ambiguous = { $mv } could be { $moves } moves that capture differently. Add the captured squares, as in { $example }.
castello-where-to = Where does the pawn on { $square } go? { -castello-form }
castello-one-square = A move names at least two squares. { -castello-form }
castello-long-move = That's too long for a move. { -castello-form }
castello-after-brackets = A move ends with its captured squares in brackets. { -castello-form }
castello-no-square = `{ $word }` isn't a square: columns are a to u and rows 1 to 15. { -castello-form }

## Why a state can't be loaded

castello-state-two-pawns = A red and a black pawn can't both stand on { $square }.
castello-state-pawn-on-castle = A pawn can't stand on { $square }, where a castle is.
castello-state-many-pawns = { $side } can't have more than { $most } pawns.
castello-state-moved = There is no pawn on { $square } that can be unmoved: unmoved pawns stand in the two columns where they began.
castello-state-turn-or-quiet = The turn is red's or black's, and quiet plies are 0 to { $limit }.
castello-state-castle-missing = The castle { $castle } neither stands nor is taken.
castello-state-castle-twice = The castle { $castle } is in more than one list.
castello-state-own-castle = { $side } can't have taken { $castle }, a castle of its own home.
castello-state-many-castles = There are eleven castles and no more.
castello-state-both-won = Both sides can't have won.
castello-state-no-far-castle = { $side } can't have taken { $castle } without a castle of the far section.
castello-state-no-square = `{ $name }` in `{ $list }` is no square.
castello-state-twice = { $square } is in `{ $list }` twice.
castello-state-no-castle = `{ $list }` has { $square }, where no castle ever stands.
castello-state-turn = The turn is `red` or `black`.

## Choosing step by step

castello-not-to-move = It's not your turn.
castello-pawn-gone = That pawn can't move any more. Please choose again.
castello-landing-gone = The pawn can't go there any more. Please choose again.
castello-captures-gone = The pawn can't capture these any more. Please choose again.
castello-area-gone = No pawn there can move any more. Please choose again.

castello-chosen = { $from } to { $to }.
castello-chosen-does = { $from } to { $to }: { $effects }.
castello-which-move = Which move, or where from?
castello-which-move-in = Which move? { $area }.
castello-way = { $from } to { $to }
castello-which-landing = Where does { $from } go?
castello-which-captures = What does { $from } capture on its way to { $to }?
castello-area = Columns { $left } to { $right }, rows { $low } to { $high }
castello-movable = { $pawns ->
    [one] One pawn
   *[other] { $pawns } pawns
  }
castello-pawn = Pawn { $square }
castello-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
castello-best = { $moves ->
    [one] 1 move; best { $effects }
   *[other] { $moves } moves; best { $effects }
  }
castello-does = { $what }: { $effects }
castello-does-most = { $what }: { $effects } …
castello-ways = { $moves } moves that capture differently
castello-nothing = Nothing
castello-effects = { $effects }.
castello-effects-of = { $effects }. { $way }
castello-step = One step
castello-jumps = Jumps by { $squares }
castello-jumps-on = Jumps by { $squares } …

# What a move does: one or several of these, with commas between.
castello-captures = { $pawns ->
    [one] captures a pawn
   *[other] captures { $pawns } pawns
  }
castello-takes = takes { $castles }
castello-threatens = threatens { $castles }
castello-wins = wins

## The rules

castello-board-title = The board
castello-board =
    Two armies of **thirty pawns** face each other across a long board: columns a to u, rows 1 to 15. Red holds the two columns on the left, Black the two on the right. **Black begins.**

    Between them stand **eleven castles**. Nobody moves a castle; it can only be taken.
    - Red's home, columns a to g: four castles on f6, f14, g2 and g10.
    - The middle, columns h to n: three castles on k3, k8 and k13.
    - Black's home, columns o to u: four castles on o6, o14, p2 and p10.

    You win with four castles, or by leaving the enemy no more than two pawns.

castello-moves-title = Steps and jumps
castello-moves-page =
    On your turn you move one pawn. It steps **or** it jumps, never both.

    {"*"}*Step.** One square in any direction, diagonals included, to an empty square. A pawn that has not moved yet may go two squares straight on if both are empty.

    {"*"}*Jump.** Over a pawn right beside it, yours or the enemy's, to the empty square behind. Then jump again if you like, in any direction, as often as you like, even over the same pawn of yours twice: a row of pawns is a bridge across the board. Castles can't be jumped.

    {"*"}*Capture.** An enemy pawn that you jump over is gone at once. You are never forced to jump or to go on, but after your **fifth** capture in a move the pawn stays where it is.

    Your pawn's own square counts as empty while it is on its way. It may come back to it only if it has captured something.

    The picture: Black's pawn went e4-e2-c2-a2-c4, over a friend on d2, and captured three.

    With the option *directions: orthogonal* pawns step and jump only along rows and columns.

castello-castles-title = Castles
castello-castles =
    A castle falls when your pawns stand on **three of the four** squares next to it (diagonals don't count) at the end of your own move. That happens by itself. The castle leaves the board, and its square is free for everybody.

    Which castles can you take?
    - The four of the **enemy's home**: always.
    - **k3 and k13**: always.
    - **k8**, the center: only once you have taken a castle of the enemy's home. If that castle falls in the same move, an encircled k8 falls with it.
    - Your **own home's**: never. They are good cover.

    The picture: a pawn stepped to g6, beside two others on f5 and f7, and Black took f6.

    With the option *centre: middle* k3 and k13 are bound like k8.

castello-end-title = Winning and drawing
castello-end =
    {"*"}*You win at once** when you have taken four castles, or when the enemy has two pawns or fewer.

    {"*"}*Draws**
    - The same position occurs for the third time: pawns, castles, who is to move, and which pawns may still go two squares.
    - 200 moves, counting both sides, go by without a pawn or a castle taken.
    - Nobody can move.

    If only you can't move, your turn is passed over. You may not pass otherwise.

castello-typing-title = Typing moves
castello-typing =
    Write the squares of your pawn's way with hyphens between them:
    - `t4-s5` is a step, `t4-r4` a first step of two squares.
    - `e4-e2-c2` is two jumps.

    Any possible way will do. Where your pawn stops and what it captures is what counts; the bot writes down the shortest way.

    You may leave out the squares between: `e4-c4`. If that could be several moves, add what you capture: `e4-c4[b2,b3,e3]`. An empty pair of brackets captures nothing.

    Capitals, spaces, arrows and an x for a capture are fine too: `E4 x C4`.

# Why a computer would play a move.
castello-why-does = It { $effects }.
castello-why-saves = The pawn on { $square } could have been captured.
castello-why-nearer = It brings a pawn nearer to the castle on { $castle }.
castello-why-holds = It keeps the pawns together and gives nothing away.
