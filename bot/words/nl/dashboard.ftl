dashboard-title = 🏰 **Wat er speelt**
dashboard-running = Bezig
dashboard-open = Open uitdagingen
dashboard-results = Laatste uitslagen
dashboard-table = { $month ->
    [1] Stand van januari
    [2] Stand van februari
    [3] Stand van maart
    [4] Stand van april
    [5] Stand van mei
    [6] Stand van juni
    [7] Stand van juli
    [8] Stand van augustus
    [9] Stand van september
    [10] Stand van oktober
    [11] Stand van november
   *[12] Stand van december
  }
dashboard-table-none = Deze maand heeft nog niemand een partij uitgespeeld.
dashboard-more = -# … en meer: zie de knoppen hieronder.
dashboard-match = { $id } **{ $game }** · { $players } · ➡️ { $turn } · { $place }
dashboard-rank = { $points ->
    [one] { $at }. { $player } · **{ $points }** punt · { $wins } gewonnen, { $draws } remise, { $played } gespeeld
   *[other] { $at }. { $player } · **{ $points }** punten · { $wins } gewonnen, { $draws } remise, { $played } gespeeld
  }
dashboard-sheet = Kleine borden van { $ids }, zoals ze er nu voor staan.
dashboard-placed = 📌 Het overzicht staat nu hier. Verwijder het bericht om het weg te halen. Gebruik elders `/{ command-dashboard.name }` om het te verplaatsen.
dashboard-not-theirs = Je hebt de machtiging **Server beheren** nodig om het overzicht te plaatsen.
