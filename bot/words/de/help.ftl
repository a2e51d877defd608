help-rules = 📖 **{ $game } · { $title }** ({ $page } von { $pages })
help-rules-unknown = Dieses Spiel kenne ich nicht. Wähle eines von diesen: { $games }.
help-rules-which = Welches Spiel?
help-play-game = 🤖 { $game }
help-game-choice = { $game } – { $summary }
help-castellan = 🏰 **Castellan**: Burgspiele in guter Gesellschaft, in eurem Tempo, mit einem Bild zu jedem Zug.
help-commands = Befehle
help-command = - `/{ $command-name }` – { $command }
help-how =
    {"*"}*So geht es**
    1. **Spiel gegen mich**: Mit einem blauen Knopf unten geht es gleich los. **Spiel mit anderen** mit `/{ command-challenge.name }`: Sobald jemand annimmt, öffne ich einen Thread mit dem Brett.
    2. **Zieh** mit den Knöpfen, oder tipp `/{ command-move.name }`. Alle können zuschauen, und geheime Hände bleiben geheim.
help-how-conversation =
    {"*"}*So geht es**
    1. **Spiel gegen mich**: Mit einem blauen Knopf unten geht es gleich los. **Spielt miteinander** mit `/{ command-challenge.name }`: Sobald die Herausforderung angenommen ist, kommt das Brett hierher.
    2. **Zieh** mit den Knöpfen, oder tipp `/{ command-move.name }`. Geheime Hände bleiben geheim. Hier kann ich nur auf das antworten, was ihr tut. Darum gibt es keine Erinnerungen.
# Below each of the two.
help-how-goes-on =
    3. **Ratlos?** `/{ command-rules.name }` erklärt jedes Spiel, und `/{ command-hint.name }` schlägt einen Zug vor. Unter Menschen einigt ihr euch erst mit **Vorschlagen …** auf Tipps.
    4. **Danach** zeigt **Nachspielen** die Partie Schritt für Schritt, als Film und mit ihren Wendepunkten.
    -# Ich speichere deine Discord-Nutzer-ID bei deinen Partien und Einstellungen. `/{ command-privacy.name }` zeigt, exportiert oder löscht sie.
help-no-matches-here = Partien beginnen auf einem Server oder in einer Unterhaltung von dir mit anderen. Hier schicke ich dir, worum du gebeten hast: Pings, Bretter und Rätsel.
help-not-on-server = Auf diesem Server bin ich nicht. Partien beginnen auf einem Server, auf dem ich bin, oder in einer Unterhaltung von dir mit anderen.
# Below each of the two.
help-goes-on-here = Laufende Partien gehen auch hier weiter: `/{ command-games.name }` listet sie auf, und du ziehst mit `/{ command-board.name }` oder `/{ command-move.name }`. Allein gibt es `/{ command-daily.name }`, `/{ command-puzzle.name }` und `/{ command-learn.name }`.
# In the card of a game, where no match can begin.
help-card-elsewhere = Spiel es auf einem Server oder in einer Unterhaltung mit anderen.
help-more-commands = ☰ Mehr Befehle
