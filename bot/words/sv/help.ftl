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
    3. **Kört fast?** `/{ command-rules.name }` förklarar varje spel, och `/{ command-hint.name }` föreslår ett drag. Bland människor kommer ni först överens om tips med **Föreslå …**
    4. **Efteråt** visar **Repris** partiet steg för steg, som film, och med sina avgöranden.
    -# Jag sparar ditt användar-ID i Discord med dina partier och inställningar. `/{ command-privacy.name }` visar, exporterar eller raderar det.
help-no-matches-here = Partier börjar på en server, eller i en konversation mellan dig och andra. Här skickar jag det du har bett om: pingar, bräden och problem.
