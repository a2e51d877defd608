# What is told of Castle Keep.

castle-keep-summary = Secret hands: finish a castle of nine tiles, or destroy another one
castle-keep-option-version = Which of the five versions you play
    .name = version
castle-keep-option-towers = Whether towers can be attacked too, with identical towers
    .name = towers
castle-keep-option-discard-draw = Whether your first tile of a turn may be the top discard
    .name = discard_draw
castle-keep-option-strict-finish = Whether the last tile of the ring must match on both sides
    .name = strict_finish
# What the values of the options do: at most 80 characters.
castle-keep-version-standard = one castle each, 2 to 4 players
    .name = standard
castle-keep-version-takeover = you build with what you destroy, 2 players
    .name = takeover
castle-keep-version-empire = two castles each, tiles move between them, 2 to 4 players
    .name = empire
castle-keep-version-king = both build and attack the same castle, 2 players
    .name = king
castle-keep-version-siege = alone against the siege, 1 player
    .name = siege
castle-keep-title-standard = Standard
castle-keep-title-takeover = Takeover
castle-keep-title-empire = Empire
castle-keep-title-king = King of the Castle
castle-keep-title-siege = Siege Solitaire
castle-keep-own-view = Hand

## Players, castles and tiles

castle-keep-builder = The builder
# Alone, as the name of the seat.
castle-keep-seat-builder = Builder
# The reader is "you", here and below, and needs no name.
castle-keep-player = Player { $number }
castle-keep-the-castle = the castle
castle-keep-castle-of = { $owner ->
    [you] your castle
   *[other] { $owner }'s castle
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
# Beside the notation of a tile: "WRc (red curvy wall)".
castle-keep-named-tile = { $tile } ({ $words })
# `$form` is how a sentence has the tile: with an article, two of them, bare, or at the beginning of a label.
castle-keep-tile = { $form ->
    [a] a{" "}
    [the] the{" "}
    [two] two{" "}
   *[bare] {""}
  }{ $form ->
    [label] { $color ->
        [red] Red
        [yellow] Yellow
       *[blue] Blue
      }
   *[bare] { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
      }
  }{ $shape ->
    [curvy] {" "}curvy
    [zigzag] {" "}zigzag
    [straight] {" "}straight
   *[none] {""}
  }{ $form ->
    [two] { $part ->
        [tower] {" "}towers
        [wall] {" "}walls
       *[keep] {" "}keeps
      }
    [many] { $part ->
        [tower] {" "}towers
        [wall] {" "}walls
       *[keep] {" "}keeps
      }
   *[bare] { $part ->
        [tower] {" "}tower
        [wall] {" "}wall
       *[keep] {" "}keep
      }
  }

## What happens

castle-keep-you-draw = You draw { $tiles }.
castle-keep-you-draw-nothing = There's no tile left to draw.
castle-keep-draws = { $player ->
    [you] { $count ->
        [0] You have nothing left to draw.
        [one] You draw a tile.
       *[other] You draw two tiles.
      }
   *[other] { $count ->
        [0] { $player } has nothing left to draw.
        [one] { $player } draws a tile.
       *[other] { $player } draws two tiles.
      }
  }
castle-keep-takes-top = { $player ->
    [you] You take
   *[other] { $player } takes
  } { $tile } from the discards.
castle-keep-reshuffled = The pile has run out. The discards are shuffled into a new one.
castle-keep-builds = { $player ->
    [you] You build
   *[other] { $player } builds
  } { $tile } on { $spot }{ $from ->
    [spoils] {" "}from the spoils.
   *[hand] .
  }
# All that a turn has built. $tiles is a list of castle-keep-built-tile.
castle-keep-builds-several = { $player ->
    [you] You build { $count } tiles: { $tiles }.
   *[other] { $player } builds { $count } tiles: { $tiles }.
  }
castle-keep-built-tile = { $from ->
    [spoils] { $tile } on { $spot } from the spoils
   *[hand] { $tile } on { $spot }
  }
castle-keep-transfers = { $player ->
    [you] You transfer
   *[other] { $player } transfers
  } { $tile } from { $from } to { $to }.
castle-keep-attacks = { $player ->
    [you] You attack
   *[other] { $player } attacks
  } { $castle } with { $tiles }: { $count ->
    [one] the tile on { $cells } falls.
   *[other] the tiles on { $cells } fall.
  }
castle-keep-attacks-open = From now on, attacks are open.
castle-keep-starts-anew = The castle is gone, so a new one begins.
castle-keep-rubble = { $player ->
    [you] Your castle { $number } is in rubble.
   *[other] { $player }'s castle { $number } is in rubble.
  }
castle-keep-out = { $player ->
    [you] You're out: both your castles are in rubble.
   *[other] { $player } is out: both their castles are in rubble.
  }
castle-keep-passes = { $player ->
    [you] You pass.
   *[other] { $player } passes.
  }
castle-keep-finishes = { $player ->
    [you] You finish your turn.
   *[other] { $player } finishes the turn.
  }
castle-keep-discards = { $player ->
    [you] You discard
   *[other] { $player } discards
  } { $tile }.
castle-keep-leaves = { $player ->
    [you] You leave.
   *[other] { $player } leaves.
  }
castle-keep-leaves-table = { $player ->
    [you] { $castles ->
        [one] You leave, and your castle is removed.
       *[other] You leave, and your castles are removed.
      }
   *[other] { $castles ->
        [one] { $player } leaves, and their castle is removed.
       *[other] { $player } leaves, and their castles are removed.
      }
  }
castle-keep-turns-over = { $count ->
    [0] The siege reveals { $tile }: a miss.
    [one] The siege reveals { $tile }: a hit.
   *[other] The siege reveals { $tile }: it can hit any of { $count } tiles.
  }
castle-keep-destroys = The siege destroys { $cells }.
castle-keep-none-stands = No tile is left.

castle-keep-completed = { $player ->
    [you] { $castles ->
        [one] You completed the castle.
       *[other] You completed both castles.
      }
   *[other] { $castles ->
        [one] { $player } completed the castle.
       *[other] { $player } completed both castles.
      }
  }
castle-keep-brings-down = { $winner ->
    [you] You destroyed{" "}
   *[other] { $winner } destroyed{" "}
  }{ $loser ->
    [you] your
   *[other] { $loser }'s
  }{ $castles ->
    [one] {" "}castle.
   *[other] {" "}last castle.
  }
castle-keep-last-in = { $player ->
    [you] You are
   *[other] { $player } is
  } the last one left.
castle-keep-razed = The siege wins: the last tile is destroyed.
castle-keep-used-up = The siege wins: the pile ran out before the castle was finished.

## The position in words

castle-keep-turn = { $player ->
    [you] You { $does ->
        [draw] draw.
        [attack] build, attack or pass.
        [act] build or pass.
        [build] can keep building.
        [discard] are discarding down to four.
       *[hit] choose what the siege hits.
      }
   *[other] { $player } { $does ->
        [draw] draws.
        [attack] builds, attacks or passes.
        [act] builds or passes.
        [build] can keep building.
        [discard] is discarding down to four.
       *[hit] chooses what the siege hits.
      }
  }
castle-keep-kings = The castle: { $tiles }.
castle-keep-has-left = { $player ->
    [you] You have
   *[other] { $player } has
  } left.
castle-keep-has = { $player ->
    [you] You
   *[other] { $player }
  } – { $parts }.
castle-keep-site = { $number ->
    [0] castle: { $tiles }
   *[other] castle { $number }: { $tiles }
  }
castle-keep-site-rubble = { $number ->
    [0] castle: in rubble
   *[other] castle { $number }: in rubble
  }
castle-keep-empty = empty
castle-keep-stands = { $cell } { $tile }
castle-keep-hand = hand: { $tiles }
castle-keep-in-hand = { $count ->
    [0] no tiles in hand
    [one] one tile in hand
   *[other] { $count } tiles in hand
  }
castle-keep-spoils = spoils: { $tiles }
castle-keep-several = { $count } { $tile }
castle-keep-pile = Pile: { $pile }. Discards: { $discards }.
castle-keep-pile-and-top = Pile: { $pile }. Discards: { $discards }, { $top } on top.
castle-keep-discards-title = Discards
castle-keep-discards-told = Discards: { $count }, { $top } on top. { $tiles }.
castle-keep-lie = { $tile } × { $count }
castle-keep-open = Attacks are open.
castle-keep-not-open = Attacks aren't open yet.
castle-keep-can-build = You can build: { $builds }.
castle-keep-can-attack = You can attack: { $attacks }.
castle-keep-can-both = You can build: { $builds }. You can attack: { $attacks }.
castle-keep-attack-on = { $castle } on { $cell } with { $tiles }
castle-keep-tile-on = { $tile } on { $spots }

## Why something can't be played

castle-keep-not-your-turn = It's not your turn.
castle-keep-wrong-phase = { $phase ->
    [draw] Draw first: `draw`, or `draw` and the top discard.
    [act] Build, attack or pass now.
    [build] You're building: place another tile, or say `done`.
    [discard] Discard down to four now: `drop` and a tile.
   *[hit] Choose what the siege hits first: `hit` and a cell.
  }
castle-keep-not-on-top = { $tile } isn't on top of the discards.
castle-keep-not-held = You don't hold { $tile }.
castle-keep-held-fewer = That takes { $needed } × { $tile }, and you hold { $held }.
castle-keep-not-in-spoils = { $tile } isn't among your spoils.
castle-keep-unknown-castle = There's no such castle.
castle-keep-never-rebuilt = Castle { $number } is in rubble and can't be rebuilt.
castle-keep-wrong-part = Towers go on the corners (a1 c1 a3 c3), walls on the sides (b1 a2 c2 b3), the keep on b2.
castle-keep-taken = There's already a tile on { $cell }.
castle-keep-keep-first = Start a castle with a wall or a tower, not with its keep.
castle-keep-keep-color = Your castle needs a tile of the keep's color first.
castle-keep-keep-alone = Only your keep is left, so your next tile must have its color.
castle-keep-none-beside = A tile must go next to another one in the ring, and nothing stands next to { $cell }.
castle-keep-strict-finish = In this match, the last tile of the ring must match on both sides, and { $tile } doesn't.
castle-keep-matches-neither = { $tile } matches neither neighbor of { $cell }.
castle-keep-mismatch = { $tile } must match every neighbor of { $cell } in color or shape.
castle-keep-empire-only = You can move tiles between castles only in Empire.
castle-keep-same-castle = A tile can only be moved to your other castle.
castle-keep-nothing-on = There's no tile on { $spot }.
castle-keep-moved-before = You've already moved that tile this turn.
castle-keep-last-tile = You can't move a castle's last tile.
castle-keep-king-closed = Attacks open once the castle has held two tiles.
castle-keep-closed = Attacks open once everyone has had two tiles standing at the same time.
castle-keep-nothing-there = There's no tile on { $cell } of that castle.
castle-keep-other-there = { $standing } stands on { $cell }. Only an identical tile can attack it.
castle-keep-towers-off = Towers can't be attacked in this match: the option `{ castle-keep-option-towers.name }` is off.
castle-keep-nobody-there = There's nobody to attack in Siege Solitaire.
castle-keep-own-castle = You can't attack your own castle.
castle-keep-unknown-target = There's no such castle to attack.
castle-keep-not-hit = { $turned } was revealed, and it can't hit { $cell }.
castle-keep-nothing-turned = No tile has been turned over.

castle-keep-move-form = I can't read that move. Moves look like `TRc@a1`, `2:WBz@b1`, `done`, `pass` or `drop WBz`.
castle-keep-name-cell = Name a cell, a1 to c3.
castle-keep-cell-form = `{ $typed }` isn't a cell: those are a1 to c3.
castle-keep-name-tile = Name a tile in words, like `red curvy tower`, or in letters: T or W, then a color (R Y B) and a shape (c z s), like `TRc`. Keeps are like `KR`.
castle-keep-discards-empty = There are no discards to draw from.
castle-keep-transfer-form = A transfer names both castles and cells: `1.a1>2.c3`.
castle-keep-one-castle = There's only one castle.
castle-keep-owner-form = `{ $typed }` isn't a castle you can attack. Name the player's number, like `2:WBz@b1`.
castle-keep-king-form = There's only the King's castle here: `king:WBz@b1`.
castle-keep-nothing-fits = { $ask ->
    [cell] That doesn't fit. Say where the tile goes.
   *[target] That doesn't fit. Say which castle and cell you attack.
  }
castle-keep-ambiguous = { $ask ->
    [cell] Say where it goes, like `{ $example }`.
   *[target] Say which castle and cell you attack, like `{ $example }`.
  }

castle-keep-siege-towers = Siege Solitaire has no option `{ castle-keep-option-towers.name }`: the siege hits every kind of tile anyway.
castle-keep-siege-discard-draw = Siege Solitaire has no option `{ castle-keep-option-discard-draw.name }`: you always draw one tile from the pile.
castle-keep-version-form = The version is standard, takeover, empire, king or siege.

castle-keep-idle = There's nothing to choose: it's not your turn.
castle-keep-gone = That's no longer possible. Please choose again.

## Why a state can't be loaded

castle-keep-state-wrong-version = The field `version` is not `{ $version }`, as the options say.
castle-keep-state-no-lists = The field `{ $field }` is { $count } lists.
castle-keep-state-hand-count = There are { $count } hands, and this version is not for so many.
castle-keep-state-no-spoils = Only Takeover has spoils.
castle-keep-state-castle-count = The field `castles` has a wrong number of castles for a seat.
castle-keep-state-turn-form = The field `turn` is the number of a seat that plays, from 0.
castle-keep-state-phase-form = The field `phase` is draw, act, build, discard or hit.
castle-keep-state-rubble-form = The field `rubble` lists numbers of empty castles.
castle-keep-state-moved-form = In Empire, and there alone, the field `moved` lists cells with tiles, like "2.c3".
castle-keep-state-pile-count = The field `pile` is not the number of tiles in `pile_order`.
castle-keep-state-candidates = In the phase `hit`, and there alone, the field `candidates` says where the top discard fits.
castle-keep-state-turned-form = In the phase `hit`, and there alone, the field `turned` is 1 or 2.
castle-keep-state-no-tile = The field `{ $field }` names something that is no tile.
castle-keep-state-too-long = The field `{ $field }` has more tiles than the box.
castle-keep-state-cell-form = A castle has cells a1 to c3 only.
castle-keep-state-wrong-part = { $tile } can't stand on { $cell }.
castle-keep-state-too-many = There are more { $tile } than the box holds.
castle-keep-state-large-hand = A hand has more tiles than it can have now.
castle-keep-state-out-holds = A player who is out holds no tiles.
castle-keep-state-no-discard-draw = The phase `draw` needs `discard_draw`.
castle-keep-state-no-discards = The phase `draw` needs discards.
castle-keep-state-none-to-discard = There is nothing to discard.
castle-keep-state-no-siege = The phase `hit` belongs to Siege Solitaire.
castle-keep-state-siege-open = Attacks never open in Siege Solitaire.

## Choosing step by step

castle-keep-first = { $phase ->
    [only-pass] Nothing you hold fits, so you pass.
    [stuck] Nothing more fits.
    [draw] Where do you draw from?
    [attack] Build, attack or pass?
    [act] Build or pass?
    [build] Keep building, or stop?
    [discard] Which tile do you discard?
   *[hit] Which tile does the siege hit?
  }
castle-keep-which-attack = Choose your attack. It can't be taken back.
castle-keep-which-transfer = Which tile do you move?
castle-keep-where-to = Where does it go?
castle-keep-where-goes = Where does { $tile } go?
# "The red keep".
castle-keep-no-place = You can't use { $tile } now.
castle-keep-places = { $places ->
    [0] fits nowhere
    [one] 1 place
   *[other] { $places } places
  }
# A button.
castle-keep-confirm-attack = { $count ->
    [one] Attack: 1 tile falls
   *[other] Attack: { $count } tiles fall
  }
castle-keep-play = { $told }.
castle-keep-attack = Attack
castle-keep-transfer = Move a tile
castle-keep-done = Done
castle-keep-pass = Pass
castle-keep-from-pile = Two from the pile
castle-keep-from-discards = { $tile } from the discards
castle-keep-tile-goes-on = { $from ->
    [spoils] { $tile } on { $spot }, from the spoils
   *[hand] { $tile } on { $spot }
  }
castle-keep-in-castle = { $cell } in castle { $number }

## What a move does, in a menu, at most 100 characters

castle-keep-suggested = { $mv } · { $told }
castle-keep-does-draw = Draw two tiles from the pile
castle-keep-does-draw-top = Draw { $tile } from the discards, then one unseen
castle-keep-does-complete = Complete the castle with { $tile } and win
castle-keep-does-build = Build { $tile } on { $spot }
castle-keep-does-end = Stop building
castle-keep-does-transfer = Move { $tile } from { $from } to { $to }
# Two keeps may be played; the castle may have no tile left then.
# At most 80 characters with a whole ring.
castle-keep-does-attack = Attack { $target }: { $whose ->
    [theirs] their{" "}
   *[everybodys] {""}
  }{ $count ->
    [one] { $cells } falls
   *[other] { $cells } fall
  }{ $keeps ->
    [2] , playing two keeps
   *[other] {""}
  }{ $left ->
    [none] {" "}– the last
   *[some] {""}
  }
# An attack that is told from another one by its tile. At least two tiles fall. At most 80 characters.
castle-keep-does-attack-with = { $left ->
    [none] Attack { $target }: { $cell } with { $tile }, { $count } fall – the last
   *[some] Attack { $target }: { $cell } with { $tile }, { $count } fall
  }
castle-keep-target = { $number ->
    [0] { $owner }
   *[other] { $owner }, castle { $number }
  }
castle-keep-does-nothing = Neither build nor attack
castle-keep-does-discard = Discard { $tile }
castle-keep-falls = { $count ->
    [one] { $cells } falls
   *[other] { $cells } fall
  }

## What lies beside the boards

castle-keep-place-hidden = tiles, face down
castle-keep-place-pile = pile
castle-keep-place-discards = discards, { $top } on top
castle-keep-place-no-discards = no discards
castle-keep-place-open = attacks are open
castle-keep-place-closed = attacks aren't open yet
castle-keep-place-spoils = spoils

## The rules

castle-keep-castle-title = Your castle
castle-keep-castle =
    {"*"}*Finish a castle of nine tiles before anyone else, or destroy a rival's castle completely.**

    A castle is a 3×3 square: **towers** on the corners (a1 c1 a3 c3), **walls** on the sides (b1 a2 c2 b3) and one **keep** in the middle (b2). Towers and walls come in three colors (red, yellow, blue) and three shapes (curvy, zigzag, straight), four of each. Keeps only have a color, six of each. That makes 90 tiles.

    The eight outer tiles are the **ring**. Each tile you add must match **every** tile already next to it in the ring, in color or in shape. Only the tile that closes the ring may match just one of its two neighbors.

    The **keep** needs a tile of its color in the ring when you place it. Later it doesn't matter.
castle-keep-castle-alt = A finished castle: towers red curvy on a1, yellow zigzag on c1, blue straight on a3, blue curvy on c3; walls red zigzag on b1, red straight on a2, yellow curvy on c2, blue curvy on b3; a red keep on b2.

castle-keep-turns-title = Your turn
castle-keep-turns =
    Everyone holds four secret tiles.

    {"*"}*1. Draw** two tiles. I do that for you. When the pile runs out, the discards are shuffled into a new one.

    {"*"}*2. Build, attack or pass.** To build, place as many tiles as you like, then choose *Done*. Start a castle with any wall or tower. After that, each tile goes next to one that stands. If only your keep is left after an attack, your next tile must have its color and may go on any place of its kind.

    {"*"}*3. Discard** down to four, if you hold more. You choose which.

    Your turn ends by itself when there's nothing left to decide.
castle-keep-turns-alt = A castle with a red curvy tower on a1 and a red straight wall on a2. The next tile may go beside them, on b1 or a3, if it matches.

castle-keep-attacking-title = Attacks
castle-keep-attacking =
    You can attack once everyone has had two tiles standing at the same time. From then on, attacks stay open. An attack takes the place of building. Swords beside the pile show that attacks are open; while they aren't, the swords are faint.

    {"*"}*Walls.** Play a wall identical to a rival's wall, in color and shape. It falls, along with all walls and towers of its color connected to it around the ring, whatever their shape. A gap stops the fall. The keep stays.

    {"*"}*Keeps.** Play two keeps of the same color as a rival's keep, or just one if the keep is all that's left.

    {"*"}*Take the last tile of a rival's castle, and you win at once.**

    {"*"}*Options** · `towers`: towers can be attacked with identical towers, too. `discard_draw`: your first tile of a turn may be the top discard. `strict_finish`: the tile that closes the ring must match on both sides.

    -# 🏠 House rules: one attack per turn. If a player resigns and at least two are left, that player's hand and spoils are discarded, their castles are removed, and the others play on; the last one left wins.
castle-keep-attacking-alt = A castle with red tiles on a1, b1 and c1, a blue wall on c2 and a red keep. The three red tiles of the ring are marked: a red zigzag wall played against b1 fells them together.

castle-keep-versions-title = Five versions
castle-keep-versions =
    {"*"}*Standard**, 2–4 players: the rules so far.

    {"*"}*Takeover**, 2 players: what you destroy becomes your face-up **spoils**. From your next turn on you can build with them, too. They can't attack, and they don't count toward your four tiles.

    {"*"}*Empire**, 2–4 players: everyone builds two castles. Complete both, or destroy every castle of every rival, and you win. On your turn, before you attack or pass, you can move tiles to your other castle where they fit: each tile once a turn, and never a castle's last tile. A destroyed castle stays in rubble, and with both in rubble you're out. Attacks open once everyone has two tiles in total.

    {"*"}*King of the Castle**, 2 players: both build and attack one castle, and the player who completes it wins. Attacks open once it has held two tiles. If it's destroyed, a new one begins.

    {"*"}*Siege Solitaire**, 1 player: your castle starts with one tile from the pile, even a keep. Each turn you draw one tile, build or pass, and discard down to four. Then the siege reveals two tiles. Each that's identical to one of yours destroys it, along with the walls and towers of its color connected to it; if it fits several, you choose. Of the options, only `strict_finish` applies. Complete the castle before the pile runs out, and never lose your last tile.
castle-keep-versions-alt = Two castles of one player in Empire: the first has five tiles, the second three.

castle-keep-notation-title = Writing moves
castle-keep-notation =
    You can play with buttons and menus alone. If you'd rather type, case doesn't matter.

    A **tile** is its kind, color and shape: `TRc` is a red curvy tower, `WBz` a blue zigzag wall, `KY` a yellow keep.

    - **Build**: `TRc@a1`, then `done`. In Empire `TRc@2.a1` is your second castle. `*TRc@a1` uses your spoils.
    - **Attack**: `2:WBz@b1` attacks player 2's wall on b1. `2:KR@b2` attacks a keep, with one or two keeps as needed. Empire: `2.1:WBz@b1`. King of the Castle: `king:WBz@b1`.
    - **Pass** and **discard**: `pass`, `drop WBz`.
    - **Draw** (option `discard_draw`): `draw` from the pile, `draw TRc` for the top discard first.
    - **Move a tile** (Empire): `1.a1>2.c3`.
    - **Siege**: `hit b1` if you have the choice.
castle-keep-notation-alt = A castle with one tile, the red curvy tower on a1: `TRc@a1`.

castle-keep-principle-fit = Build where your other tiles still fit afterwards.
castle-keep-principle-keep = Build your keep early: only keeps can attack it.
castle-keep-principle-mix = Mix the colors around the ring: connected tiles of one color fall together.
castle-keep-principle-strike = Attack to stop a finish or to take the last tile; otherwise build, since an attack takes the place of building.
castle-keep-principle-hold = Hold back what a rival could knock down, and build it in one turn when you can finish.
castle-keep-principle-wait = Discard copies and what fits nowhere; keep what many unseen tiles would complete.

# Why a computer would play a move.
castle-keep-why-wins = It wins at once.
castle-keep-why-wins-by-razing = { $count ->
    [one] It wins at once: it destroys the last tile of that castle.
    [2] It wins at once: both tiles of that castle hang together, so it falls as a whole.
   *[other] It wins at once: all { $count } tiles of that castle hang together, so it falls as a whole.
  }
castle-keep-why-finishes = With the tiles you hold, you can finish and win this turn: { $moves }.
castle-keep-why-finishes-by-draw = With the tile on top of the discards, you can win this turn: then { $moves }.
castle-keep-why-builds = { $whose ->
    [own] Your castle
    [shared] The castle
   *[one] That castle
  } then has { $tiles } of its 9 tiles{ $next ->
    [builds] , and { $all } with { $more }, which can follow this turn.
   *[waits] { $fitting ->
        [0] .
        [one] . 1 more of yours can follow: hold it back until you can finish.
       *[other] . { $fitting } more of yours can follow: hold them back until you can finish.
      }
  }
castle-keep-why-completes = That castle is then complete{ $missing ->
    [0] .
    [one] ; your other one still lacks 1 tile.
   *[other] ; your other one still lacks { $missing } tiles.
  }
castle-keep-why-opens = With this tile, attacks become possible: { $own ->
    [0] none
   *[other] { $own }
  } of the tiles that you keep can attack, and { $theirs ->
    [0] none
   *[other] { $theirs }
  } of the unseen tiles can attack { $whose ->
    [shared] the castle
   *[own] you
  }.
castle-keep-why-fells = { $delay ->
    [next] { $count ->
        [one] It destroys 1 tile and leaves { $left }, so its owner can't finish next turn: { $missing } tiles are missing, with { $held } available.
       *[other] It destroys { $count } tiles and leaves { $left }, so their owner can't finish next turn: { $missing } tiles are missing, with { $held } available.
      }
   *[none] { $count ->
        [one] It destroys 1 tile and leaves { $left }.
       *[other] It destroys { $count } tiles and leaves { $left }.
      }
  }
castle-keep-why-razes = It puts that castle in rubble for good.
castle-keep-why-costs = { $count ->
    [one] It costs you 1 tile and leaves the best castle to build on.
   *[other] It costs you { $count } tiles and leaves the best castle to build on.
  }
castle-keep-why-spares = It's the tile you'll miss least.
castle-keep-why-spares-for-finish = With what you keep, you can finish next turn if you draw { $waiting ->
    [one] the right tile: 1 of those you can't see
   *[other] any of { $waiting } tiles that you can't see
  }{ $percent ->
    [0] .
   *[other] , a chance of about { $percent }%.
  }
castle-keep-why-finishes-after-siege = With what you keep, you can finish next turn if the siege spares your castle and you then draw { $waiting ->
    [one] the right tile: 1 of those you can't see
   *[other] any of { $waiting } tiles that you can't see
  }{ $percent ->
    [0] .
   *[other] , a chance of about { $percent }%.
  }
castle-keep-why-spares-reach = Without it, what you keep can later bring { $whose ->
    [shared] the castle
   *[own] your castle
  } just as far: to { $tiles } of its 9 tiles in one turn.
castle-keep-why-spares-unfit = It fits nowhere now, so you'll miss it least.
castle-keep-why-spares-all-unfit = Nothing in your hand fits now; this is the tile you'll miss least.
castle-keep-why-spares-less-wanted = Nothing in your hand fits now. Of the unseen tiles, { $own ->
    [0] none
   *[other] { $own }
  } would make room for this one, and { $most } for your { $kept }.
castle-keep-why-spares-best = Nothing in your hand fits now. With what you keep, { $makers } of the unseen tiles let you build a tile from your hand as well; without { $other } instead, only { $fewer }.
castle-keep-why-spares-copy = You keep another just like it.
castle-keep-why-keeps = Keep your tiles for now: once attacks are possible, what you build could be knocked down, but not what you hold.
castle-keep-why-keeps-safe = Keep your tiles for now: in your hand, nobody can attack them.
castle-keep-why-keeps-best = Build nothing { $after ->
    [built] more now
   *[kept] now
  }: of your { $tiles } tiles, keep the { $kept } that go best together, where nobody can attack them.
castle-keep-why-keeps-from-siege = Keep your tiles for now: the siege can destroy what you build, but not what you hold.
castle-keep-why-keeps-from-other = Keep your tiles for now: on the castle that you share, they'd help your opponent too.
castle-keep-why-nothing-fits = Nothing that you hold fits now.
castle-keep-why-takes = You know what you're getting{ $when ->
    [now] , and you can use it.
   *[later] , though it fits nowhere yet.
  }
castle-keep-why-draws = An unknown tile is worth more than the one on top.
castle-keep-why-moves = That tile is more useful in your other castle.
castle-keep-why-room = Of the { $unseen } tiles you can't see, { $fitting ->
    [one] 1 fits
   *[other] { $fitting } fit
  } afterwards{ $percent ->
    [0] .
   *[other] : a chance of about { $percent }% to draw one next turn.
  }
castle-keep-why-room-elsewhere = { $fitting ->
    [one] Of the { $unseen } tiles you can't see, 1 fits afterwards; after { $mv }, only { $fewer } would.
   *[other] Of the { $unseen } tiles you can't see, { $fitting } fit afterwards; after { $mv }, only { $fewer } would.
  }
castle-keep-why-room-now = { $fitting ->
    [one] Of the { $unseen } tiles you can't see, 1 fits afterwards, but only { $before } now.
   *[other] Of the { $unseen } tiles you can't see, { $fitting } fit afterwards, but only { $before } now.
  }
castle-keep-why-risks = { $matching } of the unseen tiles could then knock this tile down{ $others ->
    [0] .
    [one] , and 1 more with it.
   *[other] , and { $others } more with it.
  }
castle-keep-why-risks-all = { $matching } of the unseen tiles could then knock down your whole castle and beat you, a chance of about { $percent }%{ $beside ->
    [now] : no more of them than now.
    [builds] , but no other build risks less.
    [room] { $fitting ->
        [one] . In return, 1 of them fits your castle, but only { $before } now.
       *[other] . In return, { $fitting } of them fit your castle, but only { $before } now.
      }
   *[none] .
  }
castle-keep-why-would-open = { $after ->
    [built] Don't add { $mv } as well
   *[kept] Don't build { $mv }
  }: attacks would become possible, and { $theirs ->
    [0] none
   *[other] { $theirs }
  } of the unseen tiles could attack { $whose ->
    [shared] the castle
   *[own] you
  }.
castle-keep-why-would-expose = { $after ->
    [built] Don't add { $mv } as well
   *[kept] Don't build { $mv }
  }: { $when ->
    [later] once attacks are possible, { $matching } of the unseen tiles could
   *[now] { $matching } of the unseen tiles could then
  } knock it down{ $others ->
    [0] .
    [one] , and 1 other tile with it.
   *[other] , and { $others } other tiles with it.
  }
castle-keep-why-reaches = What you keep can later bring { $whose ->
    [shared] the castle
   *[own] your castle
  } to { $tiles } of its 9 tiles in one turn; { $missing ->
    [one] 1 more finishes it.
   *[other] { $missing } more finish it.
  }
castle-keep-why-would-follow = Of the { $unseen } tiles you can't see, { $makers } would let you build a tile from your hand as well{ $percent ->
    [0] .
   *[other] : a chance of about { $percent }% to draw one next turn.
  }
castle-keep-why-unhit = No tile that you can't see could knock this tile down.
castle-keep-why-only-keeps = { $unseen ->
    [0] Only two keeps of its color at once can knock this keep down, and you've seen all of them.
    [one] Only two keeps of its color at once can knock this keep down; you can't see 1 of them.
   *[other] Only two keeps of its color at once can knock this keep down; you can't see { $unseen } of them.
  }
castle-keep-why-lacks = Its owner then needs { $missing } more tiles to finish and has { $held } available.

## Lessons: what to do, what is said afterwards, and why a move is not the wanted one

castle-keep-lesson-match = You build a castle of nine tiles: towers at the corners, walls between them, the keep in the middle. A new tile goes beside another one and matches **every** neighbor in **shape** or in **color**. Build the blue zigzag tower beside the zigzag wall, then the red curvy wall beside the red tower.
castle-keep-lesson-match-done = One by shape, one by color (and shape). You may build as many tiles as fit in one turn. The stack with a number is the pile: each turn begins with two tiles from it.
castle-keep-lesson-match-other = The red curvy tower fits there, too, because it has the color of the wall. But this time, build the blue zigzag tower on **c1**.
castle-keep-lesson-match-passed = That builds nothing, though you have tiles that fit. First build the blue zigzag tower on **c1**, then the red curvy wall on **a2**.
castle-keep-lesson-match-wrong = First the blue zigzag tower on c1, which matches the wall by its shape. Then the red curvy wall on a2.
castle-keep-lesson-keep = The keep goes in the middle. It has no shape, and needs a tile of its own color in the castle. Yours is red so far: build the right keep.
castle-keep-lesson-keep-done = From now on, your keep protects the middle, and only keeps can attack it. The crossed swords beside the pile are pale until attacks are allowed: as soon as every castle has two tiles.
castle-keep-lesson-keep-wrong = That builds nothing. Build the **red** keep on b2: for the blue one, your castle needs a blue tile first.
castle-keep-lesson-finish = One gap is left, at c3. The last tile of the ring needs to match only one of its two neighbors. Finish your castle and win!
castle-keep-lesson-finish-done = Nine tiles: the castle is complete, and you win.
castle-keep-lesson-finish-wrong = Look for the tower that matches the yellow wall on c2.
castle-keep-lesson-attack = Instead of building, you may attack a wall of your opponent's castle with an **identical** wall. It falls, with all walls and towers of its color joined to it. Towers themselves can't be attacked. Take the **red zigzag wall** from your hand and attack its twin on **b1**. You'll have more than four tiles left, so discard one afterwards.
castle-keep-lesson-attack-done = Three tiles fell at one blow. Bring down a castle's last tile, and you win, too. At the end of a turn you keep at most four tiles, and your opponent draws two. That's the standard game. Four other versions follow, one in each step.
castle-keep-lesson-attack-wrong = Attack the red zigzag wall on **b1** with the one in your hand, then discard any tile.
castle-keep-lesson-takeover = You choose the version when you start a match. In **Takeover**, the tiles you bring down become your spoils, and you may build with them. A keep falls to two keeps: attack the red keep on **b2** with the two red keeps from your hand.
castle-keep-lesson-takeover-done = The keep is yours now: it lies among your spoils.
castle-keep-lesson-takeover-wrong = Attack the red keep on b2 of your opponent's castle. It takes two red keeps.
castle-keep-lesson-empire = The next version is **Empire**: you build two castles and need both. One of yours is complete. Finish the other with the tower in your hand.
castle-keep-lesson-empire-done = Both castles are complete, and you win. In Empire you may also carry tiles from one castle to the other.
castle-keep-lesson-empire-wrong = The gap is at c3 in castle 1.
castle-keep-lesson-king = Then comes **King of the Castle**: there is only one castle. Both of you build it, and the player who lays the last tile wins. Lay it!
castle-keep-lesson-king-done = The castle is yours. Don't leave your opponent a castle with one gap!
castle-keep-lesson-king-wrong = The gap at c3 is waiting for your tower.
castle-keep-lesson-siege = The last version is **Siege Solitaire**, for one player: build your castle before the tiles run out, while each turn an attack may come. Finish this one in time.
castle-keep-lesson-siege-done = You held the castle! Now you know Castle Keep and its versions.
castle-keep-lesson-siege-wrong = Your tower fits the gap at c3.
