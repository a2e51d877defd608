web-open = Brett öffnen
web-open-the-board = 🖐 Brett öffnen
web-yours = Hier ist dein Brett für { $game } { $id }. Der Link ist nur für dich: Er funktioniert einmal, innerhalb von 15 Minuten.
web-board-to-watch = Hier ist das Brett von { $game } { $id }, so wie das Publikum es sieht. Der Link ist nur für dich: Er funktioniert einmal, innerhalb von 15 Minuten.
web-your-exercise = Hier geht es im Web weiter. Der Link ist nur für dich: Er funktioniert einmal, innerhalb von 15 Minuten.
web-no-page = Dieser Bot hat keine Webseite. Wer ihn betreibt, kann eine einrichten.
web-watch = Zuschauen
web-watch-on-the-web = 👀 Im Web zuschauen
web-spectators = Mit diesem Link können alle bei { $game } { $id } zuschauen: { $url }
web-not-to-watch = Bei Partien dieses Servers kann man im Web nicht zuschauen.
web-sessions-ended = Du bist überall von der Webseite abgemeldet.
web-end-sessions = Von der Webseite abmelden
web-sessions = { $count ->
    [one] 🖐 Du bist auf der Webseite an einer Stelle angemeldet, im Browser oder in Discord.
   *[other] 🖐 Du bist auf der Webseite an { $count } Stellen angemeldet, im Browser oder in Discord.
  }
web-title = { $game } · { $players }
web-your-turn = Du bist am Zug.
web-waiting = Am Zug: { $players }.
web-thinking = { $count ->
    [one] { $players } denkt nach …
   *[other] { $players } denken nach …
  }
web-someone = jemand
web-name = { $player }
web-board = Brett
web-board-of = Burg von { $player }
web-numbered-board = Burg { $number } von { $player }
web-your-board = Deine Burg
web-your-numbered-board = Deine Burg { $number }
web-hand = { $player }
web-your-hand = Deine Hand
web-table = Auf dem Tisch
web-no-session = Öffne das Brett von Discord aus: Drück „Brett öffnen“ unter einer Partie.
web-link-used = Dieser Link wurde schon benutzt oder ist älter als 15 Minuten. Drück in Discord noch einmal „Brett öffnen“.
web-another-person = Hier ist schon jemand anderes angemeldet. Mit diesem Link meldest du dich stattdessen an.
web-sign-in-instead = Stattdessen anmelden
web-not-yours = Diese Partie kannst du hier nicht sehen. Drück in Discord „Brett öffnen“ unter ihr.
web-no-event = Diesen Wettbewerb gibt es nicht, oder du kannst ihn hier nicht sehen. Drück in Discord „Live-Tabelle“ unter seiner Karte.
web-no-match = Diese Partie gibt es nicht.
web-not-started = Diese Partie hat noch nicht begonnen.
web-wrong-origin = Diese Anfrage kommt nicht von der Seite.
web-too-fast = Das ging zu schnell. Warte einen Moment.
web-bad-request = Diese Anfrage ist nicht lesbar.
web-unknown-act = „{ $act }“ geht hier nicht.
web-unavailable = Der Bot kann gerade nicht antworten. Versuch es gleich noch einmal.
web-gone-on = Die Partie ist weitergegangen. Hier ist die neueste Stellung.
web-no-script = Diese Seite braucht JavaScript.
web-games = Die Spiele
web-start = Eine Partie beginnt in Discord mit /{ command-challenge.name } { $game }.
