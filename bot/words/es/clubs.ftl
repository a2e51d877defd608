# La ficha de una competición

clubs-title = 🏆 **{ $name }**
clubs-league = { $weeks ->
    [one] Liga de **{ $game }**, con temporadas de una semana
   *[other] Liga de **{ $game }**, con temporadas de { $weeks } semanas
  }
clubs-swiss-days = { $rounds ->
    [1] { $days ->
        [one] Torneo suizo de **{ $game }**: 1 ronda de un día
       *[other] Torneo suizo de **{ $game }**: 1 ronda de { $days } días
      }
   *[other] { $days ->
        [one] Torneo suizo de **{ $game }**: { $rounds } rondas de un día cada una
       *[other] Torneo suizo de **{ $game }**: { $rounds } rondas de { $days } días cada una
      }
  }
clubs-swiss-free = { $rounds ->
    [1] Torneo suizo de **{ $game }**: 1 ronda
   *[other] Torneo suizo de **{ $game }**: { $rounds } rondas; la siguiente comienza en cuanto todo el mundo termina
  }
clubs-ladder = { $days ->
    [one] Escalera de **{ $game }**: reta hasta tres puestos por encima. Tras un día sin partida, bajas un puesto
   *[other] Escalera de **{ $game }**: reta hasta tres puestos por encima. Tras { $days } días sin partida, bajas un puesto
  }
clubs-pace = { $bank ->
    [0] ⏳ Tiempo por turno: { $limit }
    [1] ⏳ Tiempo por turno: { $limit }, más una reserva de 1 día por persona y partida
   *[other] ⏳ Tiempo por turno: { $limit }, más una reserva de { $bank } días por persona y partida
  }
clubs-pods = 🪑 Hasta { $seats } personas por mesa, puntos según el puesto
clubs-adjudicates = ⚖️ Las partidas aún en curso al final las gana quien, según una máquina, tenga la posición ganada
clubs-starts = 🗓️ Comienzo: { $at }
clubs-registered = { $count ->
    [0] 📝 Inscripción abierta
    [1] 📝 Inscripción abierta · 1 persona
   *[other] 📝 Inscripción abierta · { $count } personas
  }
clubs-names = { $players }
clubs-running = ▶️ Ronda { $round }
clubs-running-until = ▶️ Ronda { $round } · fin: { $at }
clubs-season = ▶️ Temporada { $round } · fin: { $at }
clubs-season-paused = ▶️ Temporada { $round }
clubs-next-season = { $count ->
    [0] 📝 Todavía sin inscripciones para la próxima temporada
    [1] 📝 1 inscripción para la próxima temporada
   *[other] 📝 { $count } inscripciones para la próxima temporada
  }
clubs-on-ladder = ▶️ Reta a alguien con `/{ command-club.name } { command-club-challenge.name }`
clubs-paused = ⏸️ En pausa
clubs-finished = 🏁 Terminada
clubs-too-few = 🏁 Terminada: falta gente
clubs-no-pairing = 🏁 Terminada: ya se han jugado todos los cruces posibles
clubs-ended = 🏁 Terminada por la organización
clubs-champion = 👑 Temporada { $season }: { $players }
clubs-winner = 👑 { $players }
clubs-standings = Clasificación
clubs-division = División { $number }
clubs-tables = Esta ronda
clubs-matches = Partidas
clubs-row = { $place }. { $player } · **{ $points }** · Buchholz { $buchholz }
clubs-league-row = { $place }. { $player } · **{ $points }** · { $played ->
    [1] 1 partida
   *[other] { $played } partidas
  }
clubs-marked-row = { $row } · { $marks }
clubs-may-rise = ⬆️ todavía puede ascender
clubs-safe = 🛡️ ya no puede descender
clubs-has-left = 🚪 se ha retirado
clubs-rung = { $place }. { $player }
clubs-table = { $id } { $players }
clubs-table-waiting = ⏳ { $players }: empieza en cuanto cada persona tenga menos de cinco partidas de competición en curso
clubs-table-won = { $id } { $players } · 🏆 { $winner }
clubs-table-drawn = { $id } { $players } · 🤝
clubs-table-annulled = { $id } { $players } · no cuenta
clubs-bye = { $player } descansa esta ronda (bye)
clubs-more = { $count ->
    [1] -# … y 1 más
   *[other] -# … y { $count } más
  }
clubs-picture = Clasificación de { $name }.
clubs-picture-division = División { $number }.
clubs-picture-row = { $place }. { $player }: { $points }.
clubs-picture-rung = { $place }. { $player }.
clubs-picture-more = … y { $count } más
clubs-no-tables = Todavía no hay partidas.
clubs-nobody = Todavía nadie.

## Anuncios

clubs-post-round = 🏆 **{ $name }** · ¡Comienza la ronda { $round }!
clubs-post-season = 🏆 **{ $name }** · ¡Comienza la temporada { $round }!
clubs-post-ladder = 🏆 **{ $name }** · ¡La escalera está abierta! Reta a alguien con `/{ command-club.name } { command-club-challenge.name }`.
clubs-post-until = Fin: { $at }.
clubs-post-reminder = ⏰ **{ $name }** · Fin de la ronda: { $at }. Aún en juego: { $players }
clubs-post-season-reminder = ⏰ **{ $name }** · Fin de la temporada: { $at }. Aún en juego: { $players }
clubs-post-unregistered = 📝 Aún sin inscripción para la próxima temporada: { $players }
clubs-post-champion = 👑 **{ $name }** · { $players-count ->
    [one] ¡{ $players } gana la temporada { $season }!
   *[other] ¡{ $players } ganan la temporada { $season }!
  }
clubs-post-season-over = 🏁 **{ $name }** · La temporada { $season } ha terminado. Nadie la ha ganado.
clubs-post-winner = 👑 **{ $name }** · { $players-count ->
    [one] ¡Gana { $players }!
   *[other] ¡Ganan { $players }!
  }
clubs-post-too-few = 🏁 **{ $name }** ha terminado: falta gente.
clubs-post-no-pairing = 🏁 **{ $name }** ha terminado: ya se han jugado todos los cruces posibles.
clubs-post-ended = 🏁 La organización ha terminado **{ $name }**.
clubs-post-over = 🏁 **{ $name }** ha terminado.
clubs-post-challenged = ⚔️ **{ $name }** · ¡{ $challenger } reta a { $challenged }!
clubs-post-withdrew = 🚪 **{ $name }** · { $player } se ha retirado.
clubs-post-timed-out = 🚪 **{ $name }** · A { $player } se le ha acabado el tiempo dos veces, así que queda fuera.
clubs-post-withdrawn = 🚪 **{ $name }** · { $organizer } ha retirado a { $player }.
clubs-post-replaced = 🔁 **{ $name }** · { $organizer } ha incorporado a { $player } como reemplazo.
clubs-post-paused = ⏸️ **{ $name }** · { $organizer } ha puesto la competición en pausa. Las partidas en curso continúan.
clubs-post-resumed = ▶️ **{ $name }** · { $organizer } ha reanudado la competición.
clubs-post-decided-draw = ⚖️ **{ $name }** · { $organizer } ha decidido la partida { $id }: empate.
clubs-post-decided = ⚖️ **{ $name }** · { $organizer } ha decidido la partida { $id }: gana { $winner }.
clubs-direct-reminder = ⏰ **{ $name }** · Fin de la ronda: { $at }. Todavía tienes partidas en juego.
clubs-direct-season-reminder = ⏰ **{ $name }** · Fin de la temporada: { $at }. Todavía tienes partidas en juego.
clubs-direct-next-season = 📝 **{ $name }** · Fin de la temporada: { $at }. Apúntate a la próxima con el botón debajo de la ficha.
clubs-direct-match = 🏰 **{ $name }** · Ha empezado tu próxima partida, { $id }: { $players }
clubs-direct-timed-out = 🚪 **{ $name }** · Se te ha acabado el tiempo dos veces y ya no participas.
clubs-direct-withdrawn = 🚪 **{ $name }** · { $organizer } te ha retirado.
clubs-post-by = -# Por { $organizer }

## Respuestas

clubs-preview = Así se verá. ¿Publicarla aquí?
clubs-announced = ¡Publicada! La inscripción se hace con el botón debajo de la ficha. **Comenzar** pone en marcha la competición.
clubs-announced-ladder = ¡Publicada! La escalera está abierta: se entra con el botón debajo de la ficha.
clubs-no-plan = Ya no tengo ese plan. Escribe el comando otra vez.
clubs-not-theirs = Para organizar competiciones aquí te hace falta el permiso **Gestionar servidor**, o un rol elegido con `/{ command-setup.name } { option-setup-clubs.name }:`.
clubs-no-server = Las competiciones son de un servidor. Usa `/{ command-club.name }` allí.
clubs-not-in-thread = No puedo anunciar una competición en un hilo. Usa `/{ command-club.name }` en un canal de texto.
clubs-unknown-game = No conozco ese juego. Elige uno de la lista.
clubs-needs-limit = Una competición necesita un tiempo por turno, como `3 días`: de una hora a dos semanas.
clubs-which = ¿Qué competición?
clubs-none = Aquí todavía no hay competiciones. Para comenzar una: `/{ command-club.name } { command-club-league.name }`, `/{ command-club.name } { command-club-swiss.name }` o `/{ command-club.name } { command-club-ladder.name }`.
clubs-is-in = ¡Inscripción hecha! **{ $name }** te espera.
clubs-is-out = Te has retirado de **{ $name }**.
clubs-really-out = { $count ->
    [0] ¿Retirarte de **{ $name }**?
    [1] ¿Retirarte de **{ $name }**? Te rindes en tu partida en curso de esa competición.
   *[other] ¿Retirarte de **{ $name }**? Te rindes en tus { $count } partidas en curso de esa competición.
  }
clubs-began = **{ $name }** comienza. Las partidas se abren en un momento.
clubs-done = Hecho. Todo el mundo puede leerlo debajo de la ficha de **{ $name }**.
clubs-ladder-made = Reto lanzado a { $player }. La partida se abre en un momento.
clubs-files = **{ $name }** en archivos
clubs-page-link = Aquí está la tabla en vivo de **{ $name }**. El enlace es solo para ti: sirve una sola vez, en los próximos 15 minutos.
clubs-needs-event = ¿Qué competición? Indícala con la opción `{ option-club-event.name }`.
clubs-needs-player = Indica la persona con la opción `{ option-club-player.name }`.
clubs-needs-match = Indica la partida con la opción `{ option-club-match.name }`, como `17`.
clubs-needs-substitute = Indica quién entra con la opción `{ option-club-substitute.name }`.
clubs-really-end = ¿Terminar **{ $name }** definitivamente? Sus partidas en curso se anulan.

## Botones

clubs-label-post = Publicar
clubs-label-join = Inscribirse
clubs-label-join-next = Inscribirse: próxima temporada
clubs-label-leave = Retirarse
clubs-label-really-leave = Sí, retirarse
clubs-label-begin = Comenzar
clubs-label-show = Detalles
clubs-label-files = Archivos
clubs-label-page = 📊 Tabla en vivo
clubs-label-end = Sí, terminarla
clubs-label-pick = Abrir una competición
clubs-label-choice = { $name }
