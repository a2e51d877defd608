replay-step = 🎞️ **{ $game }** { $id } · { $at } av { $count }
replay-file-step = 🎞️ **{ $game }**, från din fil · { $at } av { $count }
replay-players = -# { $players }
replay-taken = ⚔️ Senaste slaget
replay-nothing-taken = -# Inget har slagits före det här draget.
replay-turn-left = ↺
replay-turn-right = ↻
replay-jump = # Gå till …
replay-no-such-move = -# Det draget finns inte. Skriv ett tal från 0 till { $count }.
replay-show = 📣 Visa här
replay-show-film = 📣 Visa filmen här
replay-shown-by = -# Visas av { $player }
replay-not-here = Bara spelarna själva kan visa partiet här. På dess egen server får vem som helst göra det.
replay-export = 📄 Exportera
replay-moves = 📜 **{ $game }** { $id } · drag { $from } till { $to } av { $count }
replay-no-moves = 📜 **{ $game }** { $id } · inga drag än
replay-numbered = { $number }. { $told }
replay-all-moves = 📜 Drag
replay-earlier = ◀ Tidigare
replay-later = Senare ▶
replay-from-start = ⏮ Från början
replay-exported = 📄 Parti { $id } som läsbar text, och som JSON för `/{ command-replay.name }` och andra program.
replay-text-title = { $game } { $id }
replay-text-file = { $game }
replay-text-seats = Platser: { $seats }
replay-text-option = { $option-name }: { $value-name }
replay-text-move = { $number }. { $seat }: { $mv }
replay-text-left = { $number }. { $seat } lämnar partiet
replay-file-film = { $moves ->
    [one] 🎬 **{ $game }**, från din fil · ett drag
   *[other] 🎬 **{ $game }**, från din fil · { $moves } drag
  }
replay-too-large = Den filen är för stor. Ett parti är högst { $kilobytes } kB.
replay-not-json = Jag kan inte läsa filen som JSON. Använd en fil gjord med **Exportera** i en repris.
replay-not-a-record = Den JSON-filen är inget parti. Använd en fil gjord med **Exportera** i en repris.
replay-unfetched = Jag kunde inte ladda ner filen. Försök igen.
replay-since = ⏪ Sedan ditt senaste drag
replay-since-yours = { $moves ->
    [one] ⏪ **{ $game }** { $id } · ett drag sedan ditt
   *[other] ⏪ **{ $game }** { $id } · { $moves } drag sedan ditt
  }
replay-since-last = ⏪ **{ $game }** { $id } · den senaste turen
replay-since-nothing = ⏪ **{ $game }** { $id } · inget har hänt sedan ditt senaste drag
replay-step-ply = { $mover }: **{ $mv }**
replay-film = { $moves ->
    [one] 🎬 **{ $game }** { $id } · ett drag
   *[other] 🎬 **{ $game }** { $id } · { $moves } drag
  }
replay-long-film = { $moves ->
    [one] 🎬 **{ $game }** { $id } · det sista draget
   *[other] 🎬 **{ $game }** { $id } · de sista { $moves } dragen
  }
