# Messages about lists of matches, and which match is meant.

## Lists of matches

games-yours = { $turns ->
    [0] **Your matches** · no move is due
    [1] **Your matches** · your turn in 1 match
    [100] **Your matches** · your turn in 100 or more matches
   *[other] **Your matches** · your turn in { $turns } matches
  }
games-yours-none = You have no match running. `/{ command-challenge.name }` someone, play the computer, or accept an open challenge.
games-yours-over = **Your last results**
games-open = **Open challenges on this server**
games-open-none = No open challenges right now. To post one, use `/{ command-challenge.name }` without an opponent.
games-running = **Running on this server**
games-running-none = No matches are running here right now.
games-over = **Finished on this server**
games-over-none = No match has finished here yet.
games-no-server = That list belongs to a server. Open it there.
games-open-entry = { $id } **{ $game }** · { $asker } · { $seats ->
    [1] 1 free seat
   *[other] { $seats } free seats
  } · until { $until }
games-over-entry = { $id } **{ $game }** · { $players } · { $came }
games-won-by = 🏆 { $winners }
games-drawn = 🤝 draw
games-lost = lost
games-no-result = no result
games-replay-of = 🎞️ Replay { $id }
games-pick = Open a match
games-choice = { $id } { $game }
games-names = { $names }
games-take = Accept { $id }
games-tab-mine = My matches
games-tab-open = Open challenges
games-tab-running = Running
games-tab-over = Finished
games-newer = ◀ Newer
games-older = Older ▶
games-all = ☰ All matches
games-entry = { $id } **{ $game }** · { $players } · { $place }
games-your-entry = { $id } **{ $game }** · { $players } · **your turn** · { $place }
games-waiting = { $entry } · open until { $until }

## Choosing a match, and naming the one that is meant

games-choose-match = { $id } { $game } · { $players } · turn { $turn }
games-choose-your-turn = { $id } { $game } · { $players } · your turn
games-choose-nameless = { $id } { $game } · turn { $turn }
games-which-number = I need a match number, like `17`. `/{ command-games.name }` lists yours.
games-which-none = You're not in a match right now. Start one with `/{ command-challenge.name }`!
games-which-several =
    You're in several matches. Pick one with the `{ option-match.name }` option:
    { $matches }
games-which-running =
    These matches are running here. Pick one with the `{ option-match.name }` option:
    { $matches }
games-which-at-turn = { $entry } · turn { $turn }
games-which-none-here = No match is running here. To name one elsewhere, use its number with the `{ option-match.name }` option.
