dashboard-title = 🏰 **Was hier los ist**
dashboard-running = Laufende Partien
dashboard-open = Offene Herausforderungen
dashboard-results = Neueste Ergebnisse
dashboard-table = { $month ->
    [1] Tabelle im Januar
    [2] Tabelle im Februar
    [3] Tabelle im März
    [4] Tabelle im April
    [5] Tabelle im Mai
    [6] Tabelle im Juni
    [7] Tabelle im Juli
    [8] Tabelle im August
    [9] Tabelle im September
    [10] Tabelle im Oktober
    [11] Tabelle im November
   *[12] Tabelle im Dezember
  }
dashboard-table-none = In diesem Monat hat noch niemand eine Partie beendet.
dashboard-more = -# … und mehr: siehe die Knöpfe unten.
dashboard-match = { $id } **{ $game }** · { $players } · ➡️ { $turn } · { $place }
dashboard-rank = { $points ->
    [one] { $at }. { $player } · **{ $points }** Punkt · { $wins } gewonnen, { $draws } remis von { $played }
   *[other] { $at }. { $player } · **{ $points }** Punkte · { $wins } gewonnen, { $draws } remis von { $played }
  }
dashboard-sheet = Kleine Bretter von { $ids }, wie sie jetzt stehen.
dashboard-placed = 📌 Die Übersicht ist jetzt hier. Zum Entfernen lösch die Nachricht. Zum Verlegen nimm `/{ command-dashboard.name }` anderswo.
dashboard-not-theirs = Die Übersicht anlegen kannst du nur mit der Berechtigung **Server verwalten**.
