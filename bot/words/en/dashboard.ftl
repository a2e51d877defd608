# Messages of the dashboard of a server.

dashboard-title = 🏰 **What goes on here**
dashboard-running = Being played
dashboard-open = Open challenges
dashboard-results = Latest results
dashboard-table = { $month ->
    [1] Table of January
    [2] Table of February
    [3] Table of March
    [4] Table of April
    [5] Table of May
    [6] Table of June
    [7] Table of July
    [8] Table of August
    [9] Table of September
    [10] Table of October
    [11] Table of November
   *[12] Table of December
  }
dashboard-table-none = Nobody has finished a match this month yet.
dashboard-more = -# … and more: the buttons below list them all.
dashboard-match = { $id } **{ $game }** · { $players } · ➡️ { $turn } · { $place }
dashboard-rank = { $at }. { $player } · **{ $points }** { $points ->
    [one] point
   *[other] points
  } · { $wins } won, { $draws } drawn of { $played }
dashboard-sheet = The matches { $ids } in small pictures, as they stand.
dashboard-placed = 📌 The dashboard stands here from now on. Delete it and it's gone; `/dashboard` elsewhere moves it.
dashboard-not-theirs = Only those who may manage this server can place its dashboard.
