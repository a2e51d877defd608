replay-step = 🎞️ **{ $game }** { $id } · { $at } de { $count }
replay-file-step = 🎞️ **{ $game }**, de tu archivo · { $at } de { $count }
replay-players = -# { $players }
replay-taken = ⚔️ Última captura
replay-nothing-taken = -# Antes de esta jugada no se capturó nada.
replay-turn-left = ↺
replay-turn-right = ↻
replay-jump = # Ir a…
replay-no-such-move = -# No existe esa jugada. Escribe un número de 0 a { $count }.
replay-show = 📣 Mostrar aquí
replay-show-film = 📣 Mostrar la película aquí
replay-shown-by = -# Mostrado por { $player }
replay-not-here = Aquí esa partida solo pueden mostrarla quienes la jugaron. En su propio servidor puede hacerlo cualquiera.
replay-export = 📄 Exportar
replay-moves = 📜 **{ $game }** { $id } · jugadas { $from } a { $to } de { $count }
replay-no-moves = 📜 **{ $game }** { $id } · todavía sin jugadas
replay-numbered = { $number }. { $told }
replay-all-moves = 📜 Jugadas
replay-earlier = ◀ Antes
replay-later = Después ▶
replay-from-start = ⏮ Desde el principio
replay-exported = 📄 La partida { $id } como texto legible, y como JSON para `/{ command-replay.name }` y otros programas.
replay-text-title = { $game } { $id }
replay-text-file = { $game }
replay-text-seats = Asientos: { $seats }
replay-text-option = { $option-name }: { $value-name }
replay-text-move = { $number }. { $seat }: { $mv }
replay-text-left = { $number }. { $seat } deja la partida
replay-file-film = 🎬 **{ $game }**, de tu archivo · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }
replay-too-large = Ese archivo es demasiado grande. Una partida ocupa { $kilobytes } kB como máximo.
replay-not-json = No puedo leer ese archivo como JSON. Usa un archivo creado con **Exportar** en una repetición.
replay-not-a-record = Ese JSON no es una partida. Usa un archivo creado con **Exportar** en una repetición.
replay-unfetched = No he podido descargar ese archivo. Inténtalo de nuevo.
replay-since = ⏪ Desde tu última jugada
replay-since-yours = ⏪ **{ $game }** { $id } · { $moves ->
    [one] { $moves } jugada desde la tuya
   *[other] { $moves } jugadas desde la tuya
  }
replay-since-last = ⏪ **{ $game }** { $id } · el último turno
replay-since-nothing = ⏪ **{ $game }** { $id } · no ha pasado nada desde tu última jugada
replay-step-ply = { $mover }: **{ $mv }**
replay-film = 🎬 **{ $game }** { $id } · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }
replay-long-film = 🎬 **{ $game }** { $id } · { $moves ->
    [one] la última jugada
   *[other] las últimas { $moves } jugadas
  }
