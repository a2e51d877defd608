help-rules = 📖 **{ $game } · { $title }** ({ $page } av { $pages })
help-rules-unknown = Det spelet känner jag inte till. Välj ett av de här: { $games }.
help-rules-which = Vilket spel?
help-play-game = 🤖 { $game }
help-game-choice = { $game } – { $summary }
help-castellan = 🏰 **Castellan**: borgspel med vänner, i er egen takt, med en bild av varje drag.
help-commands = Kommandon
help-command = - `/{ $command-name }` – { $command }
help-how =
    {"*"}*Så spelar du**
    1. **Spela mot mig** på en gång med en blå knapp här nedanför. **Spela mot andra** med `/{ command-challenge.name }`: när någon antar utmaningen öppnar jag en tråd med brädet.
    2. **Dra** med knapparna, eller skriv `/{ command-move.name }`. Alla kan titta på, och hemliga händer förblir hemliga.
help-how-conversation =
    {"*"}*Så spelar du**
    1. **Spela mot mig** på en gång med en blå knapp här nedanför. **Spela mot varandra** med `/{ command-challenge.name }`: när utmaningen har antagits kommer brädet hit.
    2. **Dra** med knapparna, eller skriv `/{ command-move.name }`. Hemliga händer förblir hemliga. Här kan jag bara svara på det någon av er gör, så ingen får påminnelser om sin tur.
# Below each of the two.
help-how-goes-on =
    3. **Kört fast?** `/{ command-rules.name }` förklarar varje spel, och `/{ command-hint.name }` föreslår ett drag. Bland människor kommer ni först överens om tips med **Föreslå …**
    4. **Efteråt** visar **Repris** partiet steg för steg, som film, och med sina avgöranden.
    -# Jag sparar ditt användar-ID i Discord med dina partier och inställningar. `/{ command-privacy.name }` visar, exporterar eller raderar det.
help-no-matches-here = Partier börjar på en server, eller i en konversation mellan dig och andra. Här skickar jag det du har bett om: pingar, bräden och problem.
help-not-on-server = Jag finns inte på den här servern. Partier börjar på en server där jag finns, eller i en konversation mellan dig och andra.
# Below each of the two.
help-goes-on-here = Pågående partier kan du spela vidare här också: `/{ command-games.name }` listar dem, och du drar med `/{ command-board.name }` eller `/{ command-move.name }`. På egen hand finns `/{ command-daily.name }`, `/{ command-puzzle.name }` och `/{ command-learn.name }`.
# In the card of a game, where no match can begin.
help-card-elsewhere = Spela det på en server, eller i en konversation med andra.
help-more-commands = ☰ Fler kommandon
