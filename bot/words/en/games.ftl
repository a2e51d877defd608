# Messages about lists of matches, and which match is meant.

## Lists of matches

games-yours = **Your matches** · { $turns ->
    [0] nothing waits for your move
    [1] 1 waits for your move
    [100] 100 or more wait for your move
   *[other] { $turns } wait for your move
  }
games-yours-none = None yet. `/challenge` somebody, play a `computer`, or take an open challenge.
games-open = **Open challenges on this server**
games-open-none = Nobody is waiting for an opponent right now. `/challenge` without an opponent is open to all.
games-running = **To watch on this server**
games-running-none = Nothing is being played here right now.
games-over = **Played on this server**
games-over-none = No match has ended here yet.
games-no-server = That's a list of a server, and there is none here.
games-open-entry = { $id } **{ $game }** · { $asker } · { $seats ->
    [1] 1 seat is free
   *[other] { $seats } seats are free
  } · until { $until }
games-over-entry = { $id } **{ $game }** · { $players } · { $came }
games-won-by = 🏆 { $winners }
games-drawn = 🤝 a draw
games-no-result = without a result
games-pick = Open a match
games-choice = { $id } { $game }
games-names = { $names }
games-take = Take { $id }
games-tab-mine = My matches
games-tab-open = Open challenges
games-tab-running = Being played
games-tab-over = Played
games-newer = ◀ Newer
games-older = Older ▶
games-all = ☰ All matches
games-entry = { $id } **{ $game }** · { $players } · { $place }
games-your-entry = { $id } **{ $game }** · { $players } · **your turn** · { $place }
games-waiting = { $entry } · waiting for players until { $until }

## Choosing a match, and naming the one that is meant

games-choose-match = { $id } { $game }
games-choose-your-turn = { $id } { $game } — your turn
games-which-number = Name a match by its number, like `17`. `/games` shows the numbers of yours.
games-which-none = You're not in a match right now. `/challenge` somebody!
games-which-several =
    You're in several matches. Name one with `match`:
    { $matches }
