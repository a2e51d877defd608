web-open = Öppna brädet
web-open-the-board = 🖐 Öppna brädet
web-yours = Här är ditt bräde i { $game } { $id }. Länken är bara för dig: den fungerar en gång, inom 15 minuter.
web-board-to-watch = Här är brädet i { $game } { $id }, som åskådare ser det. Länken är bara för dig: den fungerar en gång, inom 15 minuter.
web-your-exercise = Här är den på webben. Länken är bara för dig: den fungerar en gång, inom 15 minuter.
web-no-page = Den här boten har ingen webbsida. Den som driver den kan ordna en.
web-watch = Titta
web-watch-on-the-web = 👀 Titta på webben
web-spectators = Alla som har den här länken kan titta på { $game } { $id }: { $url }
web-not-to-watch = Den här serverns partier går inte att titta på på webben.
web-sessions-ended = Du är utloggad från webbsidan överallt.
web-end-sessions = Logga ut från webbsidan
web-sessions =
    { $count ->
        [one] 🖐 Du är inloggad på webbsidan på ett ställe, i en webbläsare eller i Discord.
       *[other] 🖐 Du är inloggad på webbsidan på { $count } ställen, i webbläsare eller i Discord.
    }
web-title = { $game } · { $players }
web-your-turn = Din tur.
web-waiting = Väntar på { $players }.
web-thinking = { $players } tänker …
web-someone = någon
web-name = { $player }
web-board = Bräde
web-board-of = Borg: { $player }
web-numbered-board = Borg { $number }: { $player }
web-your-board = Din borg
web-your-numbered-board = Din borg { $number }
web-hand = { $player }
web-your-hand = Din hand
web-table = På bordet
web-no-session = Öppna brädet från Discord: tryck på ”Öppna brädet” under ett parti.
web-link-used = Den här länken är redan använd, eller äldre än 15 minuter. Tryck på ”Öppna brädet” i Discord igen.
web-another-person = En annan person är inloggad på sidan här. Med den här länken loggar du in i stället.
web-sign-in-instead = Logga in i stället
web-not-yours = Du kan inte se det här partiet här. Tryck på ”Öppna brädet” under det i Discord.
web-no-event = Den tävlingen finns inte, eller så kan du inte se den här. Tryck på ”Livetabell” under dess kort i Discord.
web-no-match = Det partiet finns inte.
web-not-started = Det här partiet har inte börjat.
web-wrong-origin = Den här begäran kommer inte från sidan.
web-too-fast = Det gick för fort. Vänta en stund.
web-bad-request = Den här begäran kan inte läsas.
web-unknown-act = ”{ $act }” går inte att göra här.
web-unavailable = Boten kan inte svara just nu. Försök igen om en stund.
web-gone-on = Partiet har gått vidare. Här är den senaste ställningen.
web-no-script = Den här sidan behöver JavaScript.
web-games = Spelen
web-start = Börja ett parti genom att skriva /{ command-challenge.name } { $game } i Discord.
