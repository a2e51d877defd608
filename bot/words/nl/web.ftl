web-open = Bord openen
web-open-the-board = 🖐 Bord openen
web-yours = Dit is je bord van { $game } { $id }. De link is alleen voor jou: hij werkt één keer, binnen 15 minuten.
web-board-to-watch = Dit is het bord van { $game } { $id }, zoals toeschouwers het zien. De link is alleen voor jou: hij werkt één keer, binnen 15 minuten.
web-your-exercise = Hier staat hij op het web. De link is alleen voor jou: hij werkt één keer, binnen 15 minuten.
web-no-page = Deze bot heeft geen webpagina. Wie de bot beheert, kan er een inrichten.
web-watch = Meekijken
web-watch-on-the-web = 👀 Meekijken op het web
web-spectators = Iedereen met deze link kan meekijken bij { $game } { $id }: { $url }
web-not-to-watch = Bij partijen van deze server kun je niet op het web meekijken.
web-sessions-ended = Je bent op de webpagina overal uitgelogd.
web-end-sessions = Uitloggen op de webpagina
web-sessions =
    { $count ->
        [one] 🖐 Je bent op één plek ingelogd op de webpagina, in een browser of in Discord.
       *[other] 🖐 Je bent op { $count } plekken ingelogd op de webpagina, in browsers of in Discord.
    }
web-title = { $game } · { $players }
web-your-turn = Jij bent aan zet.
web-waiting = Wachten op { $players }.
web-thinking =
    { $count ->
        [one] { $players } denkt na…
       *[other] { $players } denken na…
    }
web-someone = iemand
web-name = { $player }
web-board = Bord
web-board-of = Het kasteel van { $player }
web-numbered-board = Kasteel { $number } van { $player }
web-your-board = Jouw kasteel
web-your-numbered-board = Jouw kasteel { $number }
web-hand = { $player }
web-your-hand = Jouw hand
web-table = Op tafel
web-no-session = Open het bord vanuit Discord: druk op ‘{ web-open }’ onder een partij.
web-link-used = Deze link is al gebruikt, of is ouder dan 15 minuten. Druk in Discord opnieuw op ‘{ web-open }’.
web-another-person = Hier is al iemand anders ingelogd. Met deze link log jij in plaats daarvan in.
web-sign-in-instead = In plaats daarvan inloggen
web-not-yours = Hier kun je deze partij niet zien. Druk in Discord eronder op ‘{ web-open }’.
web-no-event = Dat evenement bestaat niet, of je kunt het hier niet zien. Druk in Discord op ‘Livestand’ onder de kaart ervan.
web-no-match = Die partij bestaat niet.
web-not-started = Deze partij is nog niet begonnen.
web-wrong-origin = Dit verzoek komt niet van de pagina.
web-too-fast = Dat ging te snel. Wacht even.
web-bad-request = Dit verzoek kan niet gelezen worden.
web-unknown-act = ‘{ $act }’ kan hier niet.
web-unavailable = De bot kan nu niet antwoorden. Probeer het straks opnieuw.
web-gone-on = De partij is verdergegaan. Dit is de laatste stelling.
web-no-script = Deze pagina heeft JavaScript nodig.
web-games = De spellen
web-start = Begin een partij: typ /{ command-challenge.name } { $game } in Discord.
