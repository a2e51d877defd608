help-rules = 📖 **{ $game } · { $title }** ({ $page } van { $pages })
help-rules-unknown = Dat spel ken ik niet. Kies een van deze: { $games }.
help-rules-which = Welk spel?
help-play-game = 🤖 { $game }
help-game-choice = { $game } – { $summary }
help-castellan = 🏰 **Castellan**: kasteelspellen met vrienden, in je eigen tempo, met een afbeelding bij elke zet.
help-commands = Opdrachten
help-command = - `/{ $command-name }` – { $command }
help-how =
    {"*"}*Zo speel je**
    1. **Speel tegen mij** met een blauwe knop hieronder: het begint meteen. **Speel tegen anderen** met `/{ command-challenge.name }`: zodra iemand je uitdaging aanneemt, open ik een thread met het bord.
    2. **Zet** met de knoppen, of typ `/{ command-move.name }`. Iedereen kan meekijken, en geheime handen blijven geheim.
help-how-conversation =
    {"*"}*Zo speel je**
    1. **Speel tegen mij** met een blauwe knop hieronder: het begint meteen. **Speel tegen elkaar** met `/{ command-challenge.name }`: zodra de uitdaging is aangenomen, komt het bord hier.
    2. **Zet** met de knoppen, of typ `/{ command-move.name }`. Geheime handen blijven geheim. Hier kan ik alleen antwoorden op wat een van jullie doet, dus niemand krijgt herinneringen.
# Below each of the two.
help-how-goes-on =
    3. **Loop je vast?** `/{ command-rules.name }` legt elk spel uit, en `/{ command-hint.name }` stelt een zet voor. Onder mensen spreek je hints eerst af met **Voorstellen…**
    4. **Na afloop** toont **{ label-replay }** de partij stap voor stap, als film en met de keerpunten.
    -# Bij je partijen en instellingen bewaar ik je Discord-gebruikers-ID. `/{ command-privacy.name }` toont, exporteert of verwijdert die.
help-no-matches-here = Partijen beginnen op een server, of in een gesprek van jou met anderen. Hier stuur ik je wat je hebt gevraagd: pings, borden en puzzels.
help-not-on-server = Ik zit niet op deze server. Partijen beginnen op een server waar ik op zit, of in een gesprek van jou met anderen.
# Below each of the two.
help-goes-on-here = Lopende partijen gaan ook hier verder: `/{ command-games.name }` somt ze op, en je zet met `/{ command-board.name }` of `/{ command-move.name }`. In je eentje heb je `/{ command-daily.name }`, `/{ command-puzzle.name }` en `/{ command-learn.name }`.
# In the card of a game, where no match can begin.
help-card-elsewhere = Speel het op een server, of in een gesprek met anderen.
help-more-commands = ☰ Meer opdrachten
