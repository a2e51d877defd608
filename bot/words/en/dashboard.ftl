# Messages of the dashboard of a server.

dashboard-title = 🏰 **What's on**
dashboard-running = Running
dashboard-open = Open challenges
dashboard-results = Latest results
dashboard-table = { $month ->
    [1] January standings
    [2] February standings
    [3] March standings
    [4] April standings
    [5] May standings
    [6] June standings
    [7] July standings
    [8] August standings
    [9] September standings
    [10] October standings
    [11] November standings
   *[12] December standings
  }
dashboard-table-none = Nobody has finished a match this month yet.
dashboard-more = -# … and more: see the buttons below.
dashboard-match = { $id } **{ $game }** · { $players } · ➡️ { $turn } · { $place }
dashboard-rank = { $at }. { $player } · **{ $points }** { $points ->
    [one] point
   *[other] points
  } · { $wins } won, { $draws } drawn of { $played }
dashboard-sheet = Small boards of { $ids }, as they stand now.
dashboard-placed = 📌 The dashboard now lives here. To remove it, delete the message. To move it, use `/{ command-dashboard.name }` elsewhere.
dashboard-not-theirs = You need the **Manage Server** permission to place the dashboard.
