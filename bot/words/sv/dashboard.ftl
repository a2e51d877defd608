dashboard-title = 🏰 **Just nu**
dashboard-running = Pågår
dashboard-open = Öppna utmaningar
dashboard-results = Senaste resultat
dashboard-table = { $month ->
    [1] Ställningen i januari
    [2] Ställningen i februari
    [3] Ställningen i mars
    [4] Ställningen i april
    [5] Ställningen i maj
    [6] Ställningen i juni
    [7] Ställningen i juli
    [8] Ställningen i augusti
    [9] Ställningen i september
    [10] Ställningen i oktober
    [11] Ställningen i november
   *[12] Ställningen i december
  }
dashboard-table-none = Ingen har avslutat något parti den här månaden än.
dashboard-more = -# … och fler: se knapparna nedan.
dashboard-match = { $id } **{ $game }** · { $players } · ➡️ { $turn } · { $place }
dashboard-rank = { $at }. { $player } · **{ $points }** poäng · { $wins } vunna, { $draws } remi av { $played }
dashboard-sheet = Små bräden från { $ids }, som de står nu.
dashboard-placed = 📌 Översikten bor här nu. Radera meddelandet för att ta bort den. Använd `/{ command-dashboard.name }` någon annanstans för att flytta den.
dashboard-not-theirs = Du behöver behörigheten **Hantera server** för att placera översikten.
