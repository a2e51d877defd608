# What is told of Castle Keep.

castle-keep-summary = Secret hands: finish a castle of nine tiles, or bring another one down
castle-keep-option-version = Which of the five games you play
castle-keep-option-towers = Whether towers can be attacked too, with identical towers
castle-keep-option-discard-draw = Whether you may draw the top discard as the first tile of your turn
castle-keep-option-strict-finish = Whether the last tile of the ring must match on both sides
# What the values of the options do: at most 80 characters.
castle-keep-version-standard = one castle each, 2 to 4 players
castle-keep-version-takeover = you build with what you bring down, 2 players
castle-keep-version-empire = two castles each, tiles move between them, 2 to 4 players
castle-keep-version-king = both build and attack the same castle, 2 players
castle-keep-version-siege = alone against the siege, 1 player
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
# Whoever reads it is "you", here and below: they need no name.
castle-keep-player = Player { $number }
castle-keep-the-castle = the castle
castle-keep-castle-of = { $owner ->
    [you] your castle
   *[other] { $owner }'s castle
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
# The form is how a sentence has the tile: with an article, two of them, bare, or at the beginning of a label.
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
castle-keep-draws = { $count ->
    [0] { $player } has no tile left to draw.
    [one] { $player } draws a tile.
   *[other] { $player } draws two tiles.
  }
castle-keep-takes-top = { $player ->
    [you] You take
   *[other] { $player } takes
  } { $tile } from the discards.
castle-keep-reshuffled = The pile is used up: the discards are shuffled into a new one.
castle-keep-builds = { $player ->
    [you] You build
   *[other] { $player } builds
  } { $tile } on { $spot }{ $from ->
    [spoils] {" "}from the spoils.
   *[hand] .
  }
castle-keep-transfers = { $player ->
    [you] You transfer
   *[other] { $player } transfers
  } { $tile } from { $from } to { $to }.
castle-keep-attacks = { $player ->
    [you] You attack
   *[other] { $player } attacks
  } { $castle } with { $tiles }: { $count ->
    [one] { $cells } falls.
   *[other] { $cells } fall.
  }
castle-keep-attacks-open = Attacks are open from now on.
castle-keep-starts-anew = Nothing is left of the castle, so it starts over.
castle-keep-rubble = { $player ->
    [you] Your castle { $number } is rubble.
   *[other] { $player }'s castle { $number } is rubble.
  }
castle-keep-out = { $player ->
    [you] You are out: both your
   *[other] { $player } is out: both their
  } castles are rubble.
castle-keep-passes = { $player ->
    [you] You pass.
   *[other] { $player } passes.
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
    [you] You leave, and your
   *[other] { $player } leaves, and their
  }{ $castles ->
    [one] {" "}castle goes off the table.
   *[other] {" "}castles go off the table.
  }
castle-keep-turns-over = { $count ->
    [0] The siege turns over { $tile }: it hits nothing.
    [one] The siege turns over { $tile }: it hits.
   *[other] The siege turns over { $tile }: it can hit { $count } tiles.
  }
castle-keep-destroys = The siege destroys { $cells }.
castle-keep-none-stands = No tile is left standing.

castle-keep-completed = { $player ->
    [you] You have
   *[other] { $player } has
  } completed { $castles ->
    [one] the castle.
   *[other] both castles.
  }
castle-keep-brings-down = { $winner ->
    [you] You bring
   *[other] { $winner } brings
  } down { $loser ->
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
castle-keep-razed = The siege has left no tile standing.
castle-keep-used-up = The pile is used up before the castle is finished.

## The position in words

castle-keep-turn = { $player ->
    [you] You { $does ->
        [draw] draw.
        [attack] build, attack or pass.
        [act] build or pass.
        [build] are building.
        [discard] are discarding down to four.
       *[hit] choose what the siege hits.
      }
   *[other] { $player } { $does ->
        [draw] draws.
        [attack] builds, attacks or passes.
        [act] builds or passes.
        [build] is building.
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
    [0] castle: rubble
   *[other] castle { $number }: rubble
  }
castle-keep-empty = empty
castle-keep-stands = { $cell } { $tile }
castle-keep-hand = hand of { $tiles }
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
castle-keep-not-open = Attacks are not open yet.
castle-keep-can-build = You can build: { $builds }.
castle-keep-can-attack = You can attack: { $attacks }.
castle-keep-can-both = You can build: { $builds }. You can attack: { $attacks }.
castle-keep-attack-on = { $castle } on { $cell } with { $tiles }
castle-keep-tile-on = { $tile } on { $spots }

## Why something can't be played

castle-keep-not-your-turn = It's not your turn.
castle-keep-wrong-phase = { $phase ->
    [draw] First say where you draw from: `draw`, or `draw` and the top discard.
    [act] It's time to build, attack or pass.
    [build] You are building: place another tile, or say `done`.
    [discard] It's time to discard down to four tiles: `drop` and a tile.
   *[hit] First say which tile the siege hits: `hit` and its cell.
  }
castle-keep-not-on-top = { $tile } isn't on top of the discards.
castle-keep-not-held = You don't hold { $tile }.
castle-keep-held-fewer = That takes { $needed } of { $tile }, and you hold { $held }.
castle-keep-not-in-spoils = There's no { $tile } among your spoils.
castle-keep-unknown-castle = There's no such castle.
castle-keep-never-rebuilt = Castle { $number } is rubble and can't be rebuilt.
castle-keep-wrong-part = Towers go on the corners a1 c1 a3 c3, walls on the sides b1 a2 c2 b3, keeps on b2.
castle-keep-taken = There's already a tile on { $cell }.
castle-keep-keep-first = A castle starts with a wall or a tower, not with its keep.
castle-keep-keep-color = A keep needs a tile of its own color in the castle.
castle-keep-keep-alone = Only the keep is left: the next tile must have its color.
castle-keep-none-beside = Nothing stands next to { $cell } in the ring.
castle-keep-strict-finish = The last tile of the ring must match on both sides, and { $tile } doesn't.
castle-keep-matches-neither = { $tile } matches neither of its neighbors on { $cell }.
castle-keep-mismatch = On { $cell }, { $tile } must match each of its neighbors in color or in shape.
castle-keep-empire-only = Tiles can be transferred only in Empire, where everybody has two castles.
castle-keep-same-castle = A transfer goes to the other castle.
castle-keep-nothing-on = There's no tile on { $spot }.
castle-keep-moved-before = That tile has already been transferred this turn.
castle-keep-last-tile = A castle's last tile can't be transferred.
castle-keep-king-closed = Attacks open once the castle has had two tiles.
castle-keep-closed = Attacks open once everybody has two tiles standing.
castle-keep-nothing-there = There's no tile on { $cell } of that castle.
castle-keep-other-there = { $standing } stands on { $cell }, and only the same tile can attack it.
castle-keep-towers-off = Towers can be attacked only where the option `towers` is on.
castle-keep-nobody-there = There's nobody to attack in Siege Solitaire.
castle-keep-own-castle = You can't attack your own castle.
castle-keep-unknown-target = There's no such castle to attack.
castle-keep-not-hit = { $turned } was turned over, and it doesn't fit { $cell }.
castle-keep-nothing-turned = No tile has been turned over.

castle-keep-move-form = That isn't a move. Moves look like `TRc@a1`, `2:WBz@b1`, `done`, `pass` or `drop WBz`.
castle-keep-name-cell = Name a cell, a1 to c3.
castle-keep-cell-form = `{ $typed }` isn't a cell: those are a1 to c3.
castle-keep-name-tile = Name a tile: T or W, a color R Y B and a shape c z s, like `TRc`; or a keep, like `KR`.
castle-keep-tile-form = `{ $typed }` isn't a tile: those are T or W, a color R Y B and a shape c z s, like `TRc`; or a keep, like `KR`.
castle-keep-discards-empty = There are no discards to draw from.
castle-keep-transfer-form = A transfer names both castles and cells: `1.a1>2.c3`.
castle-keep-one-castle = There's only one castle.
castle-keep-owner-form = `{ $typed }` isn't a castle to attack: name the player's number, like `2:WBz@b1`.
castle-keep-king-form = There's only the King's castle here: `king:WBz@b1`.
castle-keep-nothing-fits = { $ask ->
    [cell] Nothing fits the way it's written. Say where the tile goes.
   *[target] Nothing fits the way it's written. Say which castle and cell.
  }
castle-keep-ambiguous = { $ask ->
    [cell] Say where it goes, for example `{ $example }`.
   *[target] Say which castle and cell, for example `{ $example }`.
  }

castle-keep-siege-towers = Siege Solitaire has no `towers`: nobody attacks there, and the siege hits every kind of tile.
castle-keep-siege-discard-draw = Siege Solitaire has no `discard_draw`: you draw one tile a turn there, from the pile.
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
    [draw] Where do you draw from?
    [attack] Build, attack or pass?
    [act] Build or pass?
    [build] Build on, or stop?
    [discard] Discard down to four: which tile?
   *[hit] The tile fits several: which one falls?
  }
castle-keep-which-attack = Which attack? It can't be taken back.
castle-keep-which-transfer = Transfer which tile?
castle-keep-which-spoils = Build with which of your spoils?
castle-keep-where-to = Where to?
castle-keep-where-goes = Where does { $tile } go?
castle-keep-play = { $told }.
castle-keep-attack = Attack
castle-keep-build-spoils = Build with spoils
castle-keep-build-spoils-hint = Your face-up spoils
castle-keep-transfer = Transfer a tile
castle-keep-done = Done
castle-keep-pass = Pass
castle-keep-from-pile = Two from the pile
castle-keep-from-discards = { $tile } from the discards
castle-keep-from-spoils = { $tile } from the spoils
castle-keep-tile-goes-on = { $from ->
    [spoils] { $tile } on { $spot }, from the spoils
   *[hand] { $tile } on { $spot }
  }
castle-keep-fits = { $tile }: fits { $spots }
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

## The rules

castle-keep-castle-title = Your castle
castle-keep-castle =
    Finish a castle of nine tiles before anybody else does, or bring a rival's castle down to the last tile.

    The castle is a square of three by three. **Towers** stand on the four corners (a1 c1 a3 c3), **walls** on the four sides (b1 a2 c2 b3), and one **keep** in the middle (b2). Towers and walls come in three colors, red, yellow and blue, and in three shapes, curvy, zigzag and straight: four of each. Keeps have a color only: six of each. Ninety tiles in all.

    The eight outer tiles are the **ring**. A tile in the ring must match each tile already beside it, in color or in shape. Only the very last tile to close the ring may get away with matching one of its two neighbors.

    The keep needs a tile of its own color standing somewhere in the ring at the moment you place it; what happens later doesn't matter.
castle-keep-castle-alt = A finished castle: towers red curvy on a1, yellow zigzag on c1, blue straight on a3, blue curvy on c3; walls red zigzag on b1, red straight on a2, yellow curvy on c2, blue curvy on b3; a red keep on b2.

castle-keep-turns-title = Your turn
castle-keep-turns =
    Everybody holds four secret tiles.

    {"*"}*1. Draw** two tiles; the bot does it for you. When the pile is used up, the discards are shuffled into a new one.

    {"*"}*2. Build, attack or pass.** Building means placing as many tiles as you like, then saying *done*. You start a castle with any wall or tower; after that each tile goes beside one that stands. If an attack has left your keep alone, your next tile must have the keep's color and may go on any place of its kind.

    {"*"}*3. Discard** down to four, if you hold more. You choose which.

    Your turn ends by itself when there is nothing left to decide.
castle-keep-turns-alt = A castle with a red curvy tower on a1 and a red straight wall on a2. The next tile may go beside them, on b1 or a3, if it matches.

castle-keep-attacking-title = Attacks
castle-keep-attacking =
    Nobody can attack before all players have had two tiles standing at the same time. From then on attacks stay open.

    {"*"}*Walls.** Play a wall from your hand that is the very same as a rival's wall, in color and in shape. That wall falls, and with it every wall and tower of its color connected to it along the ring, around corners too, whatever their shape. A gap stops the fall. The keep is not touched.

    {"*"}*Keeps.** Two keeps of the same color bring a keep down while any of its ring stands. If the keep is all that is left, one is enough.

    You attack once a turn, and instead of building. Whoever takes the last tile of a rival's castle wins at once.

    When somebody resigns and two others are left, their hand is discarded, their castle goes off the table, and the others play on.

    Three options sharpen the game. `towers`: towers can be attacked with identical towers. `discard_draw`: the first tile you draw may be the top one of the discards. `strict_finish`: the tile that closes the ring must match on both sides.
castle-keep-attacking-alt = A castle with red tiles on a1, b1 and c1, a blue wall on c2 and a red keep. The three red tiles of the ring are marked: a red zigzag wall played against b1 fells them together.

castle-keep-versions-title = Five versions
castle-keep-versions =
    {"*"}*Standard**, two to four players: as told.

    {"*"}*Takeover**, two players: what your attack fells is yours. It lies face up as your spoils; from your next turn on you may build with it as well as from your hand. Spoils don't count towards four, and they can't attack.

    {"*"}*Empire**, two to four: everybody builds two castles and wins with both complete, or by destroying all castles of all rivals. In your turn, before you attack or pass, you may transfer tiles from one castle to the other where they fit, each once a turn, but never a castle's last one. A destroyed castle stays rubble.

    {"*"}*King of the Castle**, two players: both build the same castle, and both may attack it. If it is razed, it starts anew. Who completes it wins.

    {"*"}*Siege Solitaire**, one player: your castle starts with one tile from the pile. Each turn you draw one tile, build or pass, and discard down to four; then two tiles are turned over. Each that is the same as one of yours destroys it, with the walls and towers of its color connected to it. Complete the castle before the pile runs out, and never lose your last tile.

castle-keep-notation-title = Writing moves
castle-keep-notation =
    You can play with buttons and menus alone. If you'd rather type, moves look like this; capital letters don't matter.

    A tile is its kind, color and shape: `TRc` is a red curvy tower, `WBz` a blue zigzag wall, `KY` a yellow keep.

    `TRc@a1` builds on a1. `TRc@2.a1` does so in your second castle (Empire). `*TRc@a1` takes the tile from your spoils.
    `done` ends building, `pass` does nothing, `drop WBz` discards.
    `2:WBz@b1` attacks the wall on b1 of player 2 with your blue zigzag wall. In Empire `2.1:WBz@b1` names the castle too; in King of the Castle it is `king:WBz@b1`. `2:KR@b2` attacks a keep, with one or two keeps as needed.
    `1.a1>2.c3` transfers a tile. `draw` draws from the pile, `draw TRc` takes the top discard first.
    `hit b1` says which tile falls where the siege leaves you the choice.

# Why a computer would play a move.
castle-keep-why-wins = It wins at once.
castle-keep-why-finishes = With the tiles you hold you can finish this turn, and win.
castle-keep-why-builds = { $fitting ->
    [0] That castle then has { $tiles } of its 9 tiles.
    [one] That castle then has { $tiles } of its 9 tiles, and 1 more of yours fits it.
   *[other] That castle then has { $tiles } of its 9 tiles, and { $fitting } more of yours fit it.
}
castle-keep-why-fells = { $count ->
    [one] It brings down 1 tile.
   *[other] It brings down { $count } tiles.
}
castle-keep-why-razes = That castle is rubble then, and is never rebuilt.
castle-keep-why-costs = { $count ->
    [one] It costs you 1 tile and leaves what is best to build on.
   *[other] It costs you { $count } tiles and leaves what is best to build on.
}
castle-keep-why-spares = It's the tile you'll miss least.
castle-keep-why-keeps = Better to keep your tiles for now.
castle-keep-why-takes = You know what you get, and it's of use.
castle-keep-why-draws = Two unknown tiles promise more than the one on top.
castle-keep-why-moves = That tile is of more use in your other castle.
