# What is told of Castello.

castello-summary = Two armies of thirty pawns leap over friend and foe to take castles
castello-option-directions = Which ways pawns step and jump
    .name = directions
castello-option-centre = Which middle castles need a castle of the enemy's home first
    .name = centre
# What the values of the options do: at most 80 characters.
castello-directions-all = in all eight directions, diagonals included
    .name = all
castello-directions-orthogonal = along rows and columns only
    .name = orthogonal
castello-centre-centre = only the center one, k8
    .name = centre
castello-centre-middle = all three: k3, k8 and k13
    .name = middle
castello-draw = draw

castello-red = Red
castello-black = Black

## What happens

castello-moved = { $side ->
    [you] { $captures ->
        [0] You move { $mv }.
        [one] You jump { $mv } and capture a pawn.
       *[other] You jump { $mv } and capture { $captures } pawns.
      }
   *[other] { $captures ->
        [0] { $side } moves { $mv }.
        [one] { $side } jumps { $mv } and captures a pawn.
       *[other] { $side } jumps { $mv } and captures { $captures } pawns.
      }
  }
# From where to where, and as it is written down.
castello-goes = from { $from } to { $to } ({ $mv })
castello-goes-back = from { $from } and back ({ $mv })
castello-left = { $side } has { $pawns } of { $most } pawns left.
castello-fell = { $side } takes the castle on { $castle }.
castello-holds = { $side } holds { $castles } of the { $needed } castles that win.
castello-passes = { $side } can't move and passes.

castello-by-castles = { $side } has taken four castles.
castello-by-pawns = { $loser } has only two pawns left, or fewer.
castello-stuck = Neither side can move.
castello-repeated = The same position came up three times.
castello-quiet = No pawn or castle was taken for { $plies } moves.

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
    [0] { $side } has no pawns.
    [one] { $side } has 1 pawn: { $columns }.
   *[other] { $side } has { $pawns } pawns: { $columns }.
  }
# A column and its rows: "a 1 to 4, 7".
castello-column = { $column } { $rows }
castello-run = { $first } to { $last }
castello-taken = { $taken ->
    [0] { $side } hasn't taken a castle.
   *[other] { $side } has taken { $taken } of { $needed } castles: { $castles }.
  }
castello-standing = Castles stand on { $castles }.
castello-idle = { $plies ->
    [one] No pawn or castle was taken for 1 move.
   *[other] No pawn or castle was taken for { $plies } moves.
  }

## Why something can't be played

castello-over = The match is over.
castello-written = That move is written { $mv }.
castello-not-your-turn = It's { $side }'s turn.
castello-others-pawn = The pawn on { $square } is { $side }'s.
castello-no-pawn = There's no pawn on { $square }.
castello-diagonal = { $from } to { $to } isn't along a row or column. In this match, pawns can't move diagonally.
castello-two-step = Only a pawn that hasn't moved yet may step two squares. The one on { $square } has moved.
castello-on-castle = There's a castle on { $square }, and pawns never enter castles.
castello-on-pawn = { $square } isn't free: a { $side } pawn stands there.
castello-fifth-capture = After its fifth capture a pawn stays where it lands, here on { $square }.
castello-over-nothing = There's no pawn on { $square } to jump over.
castello-over-castle = There's a castle on { $square }, and pawns never jump over castles.
castello-landing = That jump would land on { $square }, which isn't free.
castello-back = A pawn may end where it started, on { $square }, only if it captured something.
castello-no-jump = { $from } to { $to } isn't a jump. A jump goes straight over the next pawn to the square right behind it, and a move is either one step or jumps only.
castello-captures-else = { $captures ->
    [0] { $mv } captures nothing.
   *[other] { $mv } captures { $pawns }.
  }
castello-never-captures = { $captures ->
    [0] Every move from { $from } to { $to } captures something.
   *[other] No move from { $from } to { $to } captures { $pawns }.
  }
castello-many-captures = A move captures five pawns at most.

-castello-form = A move looks like t4-s5, or e4-e2-c2 for two jumps.
castello-ambiguous = { $mv } could be any of { $moves } moves with different captures. Add the captured squares, like { $example }.
castello-where-to = Where does the pawn on { $square } go? { -castello-form }
castello-one-square = A move names at least two squares. { -castello-form }
castello-long-move = That's too long for a move. { -castello-form }
castello-after-brackets = Nothing may follow the brackets with the captured squares. { -castello-form }
castello-no-square = `{ $word }` isn't a square: columns are a to u, rows 1 to 15. { -castello-form }

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
castello-pawn-gone = That pawn can no longer move. Please choose again.
castello-landing-gone = The pawn can no longer go there. Please choose again.
castello-captures-gone = The pawn can no longer capture those. Please choose again.
castello-area-gone = No pawn there can move anymore. Please choose again.

castello-chosen = { $from } to { $to }.
castello-chosen-does = { $from } to { $to }: { $effects }.
castello-which-move = Choose a move, or an area to move from
castello-which-move-or-pawn = Choose a move, or a pawn to move
castello-which-of-moves = Choose a move
castello-which-pawn = Which pawn?
castello-which-move-in = { $area }: which move?
castello-which-pawn-in = { $area }: which pawn?
castello-way = { $from } to { $to }
castello-which-landing = Where does the pawn on { $from } go?
castello-which-captures = What does the pawn on { $from } capture on its way to { $to }?
castello-area = Columns { $left } to { $right }, rows { $low } to { $high }
castello-movable = { $pawns ->
    [one] 1 pawn can move
   *[other] { $pawns } pawns can move
  }
castello-pawn = Pawn { $square }
castello-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
castello-best = { $moves ->
    [one] 1 move, which { $effects }
   *[other] { $moves } moves; the best { $effects }
  }
castello-does = { $what }: { $effects }
castello-does-most = { $what }: { $effects } …
castello-ways = { $moves } moves with different captures
castello-nothing = Nothing
castello-captured = Capture { $pawns }
castello-doing = { $effects }
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
castello-takes-castles = takes the { $count ->
    [one] castle
   *[other] castles
  } on { $castles }
castello-threatens-castles = threatens to take the { $count ->
    [one] castle
   *[other] castles
  } on { $castles }
castello-wins = wins

## What stands on a square, or lies beside the board

castello-place-pawn = { $side ->
    [red] red
   *[black] black
  } pawn{ $state ->
    [fresh] , not yet moved
   *[moved] {""}
  }
castello-place-castle = { $owner ->
    [red] Red's castle
    [black] Black's castle
   *[nobody] middle castle
  }
castello-place-ruin = { $taker ->
    [red] ruin of a castle, taken by Red
   *[black] ruin of a castle, taken by Black
  }
castello-place-missing = castle still to take

## The rules

castello-board-title = The board
castello-board =
    Two armies of **thirty pawns** face each other across a long board, columns a to u and rows 1 to 15. Red starts on the two columns on the left, Black on the two on the right. **Black moves first.**

    Between them stand **eleven castles**. They never move; they can only be taken.
    - **Red's home**, columns a to g: f6, f14, g2, g10.
    - **The middle**, columns h to n: k3, k8, k13.
    - **Black's home**, columns o to u: o6, o14, p2, p10.

    {"*"}*Take four castles, or leave the enemy with two pawns or fewer, and you win.**

castello-moves-title = Steps and jumps
castello-moves-page =
    On your turn, move one pawn. It **steps or jumps**, never both.

    {"*"}*Step** one square in any direction, diagonals included, to an empty square. A pawn's first move may be two squares in a straight line, in any direction, if both are empty.

    {"*"}*Jump** over a neighboring pawn, yours or the enemy's, to the empty square right behind it. Keep jumping as long as you like, in any direction, even over the same pawn of yours again. Castles can't be jumped.

    {"*"}*Capture** every enemy pawn you jump over; it's gone at once. You never have to jump or keep jumping. After your **fifth** capture, the pawn must stop.

    While your pawn is moving, its starting square counts as empty. It may end there only if it captured something.

    The picture: Black's pawn went e4-e2-c2-a2-c4, over a friend on d2, and captured three.

    -# 🏠 House rule: ending where you started needs a capture. · Option `directions: orthogonal`: no diagonals.

castello-castles-title = Taking castles
castello-castles =
    You take a castle when your move ends with your pawns on **three of the four** squares next to it (diagonals don't count). It happens by itself: the castle is removed, and its square is open to everyone.

    Which castles can you take?
    - **The enemy's home**: all four, anytime.
    - **k3 and k13**: anytime.
    - **k8**, the center: once you've taken a castle of the enemy's home.
    - **Your own home**: never. Those are good cover.

    The picture: a pawn stepped to g6, next to those on f5 and f7, and Black took f6.

    -# 🏠 House rule: if one move takes your first castle of the enemy's home and also surrounds k8, both fall. · Option `centre: middle`: k3 and k13 follow the rule of k8.

castello-end-title = Winning and draws
castello-end =
    {"*"}*You win at once** when you've taken four castles, or the enemy has two pawns or fewer.

    {"*"}*It's a draw** when
    - nobody can move,
    - the same position comes up a third time: pawns, castles, whose turn it is and which pawns may still step two squares, or
    - 200 moves in a row, both sides counted, take no pawn and no castle.

    If only you can't move, your turn is skipped. You can't pass by choice.

    -# 🏠 House rules: skipped turns, the third repetition and the 200 moves.

castello-typing-title = Writing moves
castello-typing =
    Write your pawn's path, with hyphens between squares:
    - `t4-s5` is a step, `t4-r4` a first step of two squares.
    - `e4-e2-c2` is two jumps.

    Any possible path works. Only where your pawn ends and what it captures matter; I record the shortest path.

    Start and end are enough: `e4-c4`. If that could be several moves, add the captured squares, `e4-c4[b2,b3,e3]`, or `[]` for no captures.

    Case, spaces, arrows and an `x` for a capture are fine too: `E4 x C4`.

castello-principle-look = Before each move, look for the longest jump of the enemy: one chain can capture five pawns.
castello-principle-ladder = Line up your pawns with gaps between them: your own pawns are the ladder for long jumps.
castello-principle-gather = Bring three pawns near a castle before you attack it.
castello-principle-home = Take a castle of the enemy's home first: only then can you take the center, k8.
castello-principle-trade = Capture where the enemy can't capture more in return.
castello-principle-together = Keep your pawns together: nobody jumps a pawn with another right behind it.

# Why a computer would play a move.
castello-why-does = It { $effects }.
castello-why-saves = It saves the pawn on { $square }: { $mv } would capture it.
castello-why-races = { $turns ->
    [one] After it, 1 more turn of yours can take the castle on { $castle }, unless your opponent prevents that: you hold { $sides ->
        [0] none of the three sides yet
       *[other] { $sides } of the three sides it takes
      }.
   *[other] After it, { $turns } more turns of yours can take the castle on { $castle }, unless your opponent prevents that: you hold { $sides ->
        [0] none of the three sides yet
       *[other] { $sides } of the three sides it takes
      }.
  }
castello-why-heads = { $turns ->
    [0] It brings a pawn beside the castle on { $castle }: you hold { $sides } of the three sides it takes.
    [one] It heads for the castle on { $castle }, 1 turn away if nothing gets in its way; you hold { $sides ->
        [0] none of the three sides yet
       *[other] { $sides } of the three sides it takes
      }.
   *[other] It heads for the castle on { $castle }, { $turns } turns away if nothing gets in its way; you hold { $sides ->
        [0] none of the three sides yet
       *[other] { $sides } of the three sides it takes
      }.
  }
castello-why-opens = It opens { $mv } for your next turn, { $columns } columns forward, if nothing gets in its way.
castello-why-shortens = It takes { $mv } away, your opponent's longest leap forward: from { $before } columns to { $columns }.
castello-why-unanswered = Your opponent can capture nothing in return.
castello-why-unharmed = Your opponent can take nothing at once, unlike after { $losing } of your { $moves } moves.
castello-why-holds = It keeps the pawns together, and your opponent can take nothing at once.
castello-why-far = It brings a pawn { $columns } columns forward in one turn.
castello-why-gathers = Now { $pawns } pawns are near the castle on { $castle }; three beside it take it.
castello-why-leaps = After it, { $from } can leap { $columns } columns forward to { $to } next turn, if nothing gets in its way; your longest leap now is { $before }.
castello-why-safe = It leaves your opponent nothing to take at once.
castello-why-waits = You could take the castle on { $castle } now, but it can wait: whatever your opponent answers, you can still take it next turn.
castello-why-last-pawns = You have three pawns left: if one is captured, you lose.
castello-why-yields = { $beside ->
    [castle] Whatever you play, your opponent can take a castle next: { $mv } { $effects }.
    [all] Your opponent can then play { $mv }, which { $effects }, but no other move comes off better at once.
    [many] Your opponent can then play { $mv }, which { $effects }, but { $worse } of your { $moves } other moves come off no better at once.
   *[nothing] Your opponent can then play { $mv }, which { $effects }.
  }
castello-why-regains = Your opponent can then play { $mv }, which { $effects }, but in return { $own } { $gains }.
castello-why-follows-far = If { $reply } is the answer, { $mv } goes { $columns } columns forward.
castello-why-follows-taking = If { $reply } is the answer, which { $taken }, { $mv } { $effects }.
castello-why-stops = It stops { $mv }, which { $effects }.
castello-why-stops-unlike = It stops { $mv }, which { $effects }; { $other }, for one, would not.
castello-why-prepares = It prepares { $mv }, which { $effects }.
castello-why-follows = If { $reply } is the answer, { $mv } { $effects }.
castello-why-forced = The win is forced: if { $reply } is the answer, { $mv } follows.
castello-why-tempts = Not { $mv }: after that, { $reply } { $effects }.

## Lessons: what to do, what is said afterwards, and why a move is not the wanted one

castello-lesson-step = You play **Black**. You want to take four castles, as you'll see. A pawn steps one square in any direction, also diagonally; from its first square, even two. Move your pawn on **e8**.
castello-lesson-step-done = That's a step, and Red has answered with one.
castello-lesson-step-other = That's a step, too, but move the pawn on **e8** this time.
castello-lesson-step-wrong = Move the pawn on **e8**.
castello-lesson-jump = A pawn jumps straight over a pawn next to it, if the square behind is free. An enemy pawn is captured. Jump over the one on **d5**.
castello-lesson-jump-done = Captured! You never have to jump, but it's often a good idea.
castello-lesson-jump-wrong = Jump from **c5** over the red pawn on d5, to **e5**.
castello-lesson-chain = After a jump, the same pawn may jump again in the same move, but not step. Capture **both** red pawns with one move, from **c1** to **g1**.
castello-lesson-chain-done = Two pawns with one move. Chains decide this game.
castello-lesson-chain-short = One pawn is captured, but you can jump on in the same move: go from **c1** to **g1** at once.
castello-lesson-chain-wrong = Start with the pawn on **c1**, and jump twice.
castello-lesson-bridge = Pawns of your own are not captured, but you may jump over them: they make a bridge. Carry your pawn on **u7** over its friends to **q7**.
castello-lesson-bridge-done = That's how pawns travel far: over a bridge of friends.
castello-lesson-bridge-half = That's half of the bridge. Both jumps are one move: go from **u7** to **q7** at once.
castello-lesson-bridge-short = That's a step. From **u7**, jump over your own pawn on t7 instead.
castello-lesson-bridge-wrong = Jump with the pawn on **u7**, over your own pawn on t7.
castello-lesson-five = A chain ends after its fifth capture. Take as many as you may: **five** pawns in one move.
castello-lesson-five-done = Five at once, and that's the most. After the fifth, the pawn stays where it lands.
castello-lesson-five-short = You can jump on from there. Five captures are possible.
castello-lesson-five-wrong = Start with the pawn on **c1**, and jump on as far as **m1**.
castello-lesson-castle = Now the castles. Pawns on **three of the four** squares straight beside a castle take it; diagonal ones don't count. You have f5 and g6 beside the castle on **f6**. Bring the third.
castello-lesson-castle-done = The castle falls. Four castles win the match, and so does leaving your opponent two pawns or fewer.
castello-lesson-castle-wrong = The castle on f6 needs one more of your pawns straight beside it. Diagonal squares don't count.
castello-lesson-centre = The castle in the middle, **k8**, is locked until you have taken a castle on your opponent's side. The other two in the blue middle are open from the start: take **k3**.
castello-lesson-centre-done = k3 falls at once. For k8, take a castle on your opponent's side first.
castello-lesson-centre-locked = Three pawns stand around k8 now, but it's locked: you hold no castle on your opponent's side yet. Take **k3** instead.
castello-lesson-centre-wrong = Bring a third pawn beside the castle on **k3**. The pawn on m4 can do it.
castello-lesson-home = Your own home castles, **o6**, **o14**, **p2** and **p10**, never fall to you. You hold three castles already. Take a fourth one on Red's side and win.
castello-lesson-home-done = Four castles: you win! Now you know all of Castello.
castello-lesson-home-own = o6 is one of your own home castles, so it doesn't fall to you. Look at Red's side.
castello-lesson-home-wrong = The castle on **f6** already has two of your pawns beside it.
