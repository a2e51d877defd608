web-open = Abrir el tablero
web-open-the-board = 🖐 Abrir el tablero
web-yours = Aquí está tu tablero de { $game } { $id }. El enlace es solo para ti: sirve una sola vez, en los próximos 15 minutos.
web-board-to-watch = Aquí está el tablero de { $game } { $id }, tal como lo ve el público. El enlace es solo para ti: sirve una sola vez, en los próximos 15 minutos.
web-your-exercise = Aquí está, en la web. El enlace es solo para ti: sirve una sola vez, en los próximos 15 minutos.
web-no-page = Este bot no tiene página web. Quien lo administra puede instalar una.
web-watch = Ver
web-watch-on-the-web = 👀 Ver en la web
web-spectators = Cualquiera con este enlace puede ver { $game } { $id }: { $url }
web-not-to-watch = Las partidas de este servidor no se pueden ver en la web.
web-sessions-ended = Todas tus sesiones de la página web están cerradas.
web-end-sessions = Cerrar mis sesiones web
web-sessions =
    { $count ->
        [one] 🖐 Tienes una sesión de la página web abierta, en un navegador o dentro de Discord.
       *[other] 🖐 Tienes { $count } sesiones de la página web abiertas, en navegadores o dentro de Discord.
    }
web-title = { $game } · { $players }
web-your-turn = Te toca.
web-waiting = Turno de: { $players }.
web-thinking =
    { $count ->
        [one] { $players } está pensando…
       *[other] { $players } están pensando…
    }
web-someone = alguien
web-name = { $player }
web-board = Tablero
web-board-of = Castillo de { $player }
web-numbered-board = Castillo { $number } de { $player }
web-your-board = Tu castillo
web-your-numbered-board = Tu castillo { $number }
web-hand = { $player }
web-your-hand = Tus piezas
web-table = En la mesa
web-no-session = Abre el tablero desde Discord: pulsa «Abrir el tablero» debajo de una partida.
web-link-used = Este enlace ya se ha usado, o tiene más de 15 minutos. Pulsa otra vez «Abrir el tablero» en Discord.
web-another-person = Aquí ya ha iniciado sesión otra persona. Con este enlace, entras tú en su lugar.
web-sign-in-instead = Entrar yo
web-not-yours = No puedes ver aquí esta partida. Pulsa «Abrir el tablero» debajo de ella, en Discord.
web-no-event = Esa competición no existe, o no puedes verla aquí. Pulsa «Tabla en vivo» debajo de su ficha, en Discord.
web-no-match = No existe esa partida.
web-not-started = Esta partida no ha empezado.
web-wrong-origin = Esta petición no viene de la página.
web-too-fast = Eso ha sido demasiado rápido. Espera un momento.
web-bad-request = Esta petición no se puede leer.
web-unknown-act = «{ $act }» no se puede hacer aquí.
web-unavailable = El bot no puede responder ahora mismo. Inténtalo de nuevo pronto.
web-gone-on = La partida ha continuado. Esta es la última posición.
web-no-script = Esta página necesita JavaScript.
web-games = Los juegos
web-start = Para empezar una partida, escribe /{ command-challenge.name } { $game } en Discord.
