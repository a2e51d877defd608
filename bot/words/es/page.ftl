# La página y su conexión

page-skip = Ir al tablero
page-label-more = Menú
page-label-players = En la mesa
page-label-boards = Tablero
page-label-hand = Mano
page-label-say = Ahora
page-label-cards = Preguntas
page-label-replay = Repetición
page-label-acts = Botones
page-label-story = Lo que ha pasado
page-label-live = Conectando
page-connected = Conexión establecida
page-offline = Sin conexión
page-banner-lost = Sin conexión. Volviendo a intentarlo… Puedes mirar y preparar una jugada.
page-banner-back = De vuelta. No te has perdido nada.
page-banner-missed = { $n ->
    [one] De vuelta. Mientras tanto ha pasado una cosa.
   *[other] De vuelta. Mientras tanto han pasado { $n } cosas.
  }
page-event-lost = Sin conexión. Volviendo a intentarlo…
page-banner-loading = No se puede cargar la partida. Volviendo a intentarlo…
page-banner-session = Tu sesión ha terminado. Pulsa otra vez «Abrir el tablero» en Discord. No se pierde nada.
page-signed-in = Este enlace ya se usó, pero tu sesión sigue abierta aquí.

## Las personas

page-your-turn = Te toca
page-to-move = le toca
page-you = tú
page-won = ha ganado
page-looking = { $name } está mirando
page-computer = nivel { $n }
page-ready = ya está
page-has-left = se ha ido
page-out = fuera de juego
page-title-turn = ● { $title }
page-watching = { $n ->
    [1] Estás mirando.
    [2] Estás mirando con otra persona.
   *[other] Estás mirando con otras { $others } personas.
  }
page-spectators = { $n ->
    [one] { $n } persona mirando
   *[other] { $n } personas mirando
  }

## Casillas

page-empty = vacía
page-chosen = elegida
page-falls = caerá
page-fits = encaja
page-hinted = pista
page-can-choose = se puede elegir
page-square = { $place }, { $what }
page-nothing-there = { $square }. Ahí no hay nada que hacer.
page-not-there = { $label }: no es posible en { $place }.
page-is-over = { $square }. La partida ha terminado.
page-is-watching = { $square }. Solo estás mirando.
page-is-waiting = { $square }. No es tu turno.
page-no-fit = Ahí no encaja.
page-one-form = Se ve igual por todos los lados.
page-no-room = Aquí no hay sitio para girar.
page-no-twin = Su imagen en espejo no está en tu mano.

## Jugadas

page-which = ¿Cuál de estas?
page-prompt-yours = Te toca. { $prompt }
page-say-put = { $label }. Enter confirma, R gira.
page-say-armed = { $label }. Enter confirma.
page-say-step = { $label }. { $prompt }
page-say-list = { $prompt } { $list }
page-let-go = Soltar
page-let-go-done = Soltado.
page-turn = Girar
page-mirror = Espejo
page-play = Jugar
page-put = Colocar
page-undo = Deshacer
page-hint = Pista
page-send-now = Enviar ya
page-try-now = Reintentar
page-dont-send = No enviar
page-held = { $label }.
page-say-held = { $label }. Se envía en 3 segundos. U lo deshace.
page-sending = Enviando…
page-waiting = Aún sin enviar. Saldrá en cuanto responda el bot.
page-busy = { $n ->
    [one] Hay mucho que hacer. Se vuelve a enviar en un segundo.
   *[other] Hay mucho que hacer. Se vuelve a enviar en { $n } segundos.
  }
page-not-sent = No se ha enviado nada.
page-dropped = La partida ha continuado mientras tanto. No se ha enviado nada.
page-yours-already = Ya has jugado, en otra ventana.
page-gone-on = La partida ha continuado mientras tanto.
page-taken-back = Jugada retirada: { $text }
page-failed = Eso no ha funcionado. Inténtalo de nuevo.
page-no-line = Sin enviar: no hay conexión.
page-copied = Copiado. Pégalo donde quieras.
page-draft-lost = Sin guardar: no hay conexión. Se queda en esta ventana.
page-thinking = Buscando una buena jugada…
page-hint-came = Pista: { $text }

## Tiempo

page-days = { $n } d
page-hours = { $n } h
page-minutes = { $n } min
page-seconds = { $n } s
page-days-long = { $n ->
    [one] un día
   *[other] { $n } días
  }
page-hours-long = { $n ->
    [one] una hora
   *[other] { $n } horas
  }
page-minutes-long = { $n ->
    [one] un minuto
   *[other] { $n } minutos
  }
page-seconds-long = { $n ->
    [one] un segundo
   *[other] { $n } segundos
  }
page-time-up = se acabó el tiempo
page-time-left = { $who } Tiempo restante: { $time }.
page-no-clock = { $who } Sin límite de tiempo.
page-no-last = Todavía no ha pasado nada.

## Propuestas y otras acciones

page-proposal = Propuesta
page-accept = Aceptar
page-decline = Rechazar
page-withdraw = Retirar
page-act-takeback = Pedir deshacer
page-act-draw = Proponer el empate
page-act-pause = Pedir una pausa
page-act-extend = Dar más tiempo
page-proposal-settled = La propuesta está resuelta.
page-to-rematch = A la revancha
page-rematch-waits = Se ha propuesto la revancha. Falta la respuesta del resto.
page-rematch-by = { $name } quiere la revancha.

## El reparto

page-deal-check = Comprobar el reparto
page-deal-checking = Comprobando…
page-deal-none = Este reparto no se puede comprobar.
page-deal-shown = El compromiso es el que este navegador vio antes del final.
page-deal-commitment = El secreto es el del compromiso.
page-deal-words = Las palabras dadas en la mesa están en el mensaje firmado.
page-deal-seed = La semilla sale del secreto y de las palabras.
page-deal-used = La partida se repartió con esta semilla.
page-deal-alone = Nadie pudo cambiar el reparto después del compromiso. Como nadie más dio una palabra, quien administra este bot pudo haberlo elegido.
page-deal-holds = Es correcto.
page-deal-fails = No es correcto.
page-deal-unknown = Aquí no se puede comprobar.
page-deal-means = Nadie pudo elegir ni cambiar el reparto, ni siquiera quien administra el bot. Aun así, quien lo administra pudo mirarlo.
page-act-abort = Anular (nadie gana)
page-act-resume = Reanudar la partida
page-act-more-time = Pedir más tiempo
page-act-hints = Pedir que haya pistas
page-act-call-off = Proponer anular
page-act-resign = Rendirse
page-act-claim = Reclamar la victoria
page-act-rematch = Revancha
page-sure-call-off = ¿Proponer anular la partida?
page-why-call-off = Si el resto acepta, termina sin resultado.
page-sure-abort = ¿Anular la partida?
page-why-abort = Nadie gana, y no cuenta para la puntuación. Es definitivo.
page-done = Hecho.
page-close = Cerrar
page-keep-playing = Seguir jugando
page-take-back = Deshacer
page-next = Siguiente partida
page-next-full = Siguiente partida: { $title }
page-next-time = Siguiente partida: { $title }, tiempo restante: { $time }

## El final

page-you-won = ¡Has ganado!
page-you-lost = Has perdido.
page-a-draw = Empate.
page-others-won = { $n ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
  }
page-result = { $result } { $reason }
page-the-result = La partida ha terminado
page-see-again = Verla otra vez
page-moves = Jugadas
page-no-moves = Todavía ninguna.
page-position = La posición en palabras
page-and = { $a } y { $b }

## La repetición

page-replay-move = Jugada { $n } de { $all }: { $text }
page-replay-short = { $n } / { $all }
page-replay-slider = Jugada
page-first = Principio
page-back = Atrás
page-run = Reproducir
page-stop = Parar
page-forward = Adelante
page-last = Final
page-decided = Momentos clave
page-odds = { $name } { $n } %
page-mistake = Un error.
page-blunder = Un error grave.
page-inaccuracy = Imprecisa.
page-strong = Fuerte.
page-brilliant = Brillante.
page-better = Mejor: { $text }
page-replay-failed = No se puede cargar la repetición. Inténtalo de nuevo.

## Ajustes

page-settings = Ajustes
page-match = Partida
page-keys = Teclas
page-set-theme = Colores
page-theme-auto = Sistema
page-theme-dark = Oscuro
page-theme-light = Claro
page-theme-contrast = Contraste
page-set-send = Jugadas que no se pueden deshacer
page-send-hold = Tras 3 s
page-send-ask = Preguntar
page-send-at-once = Al instante
page-set-board = Girar el tablero
page-board-own = Mi bando abajo
page-board-other = Al revés
page-board-printed = Como en Discord
page-set-motion = Animaciones
page-motion-auto = Sistema
page-motion-less = Menos
page-set-presence = El resto ve que estás mirando
page-presence-on = Sí
page-presence-off = No
page-set-sound = Sonido en tu turno
page-sound-off = No
page-sound-on = Sí

## Teclas

page-key-arrows = de casilla en casilla
page-key-edges = hasta el borde
page-key-enter = tomar, colocar, confirmar; sobre algo colocado, Espacio lo gira
page-key-escape = soltar; deshacer una jugada aún sin enviar
page-key-next = casilla siguiente, anterior que se puede elegir
page-key-numbers = algo de tu mano; una de varias posibilidades
page-key-turn = girar
page-key-mirror = espejo
page-key-undo = deshacer
page-key-hint = pista
page-key-last = decir la última jugada
page-key-time = decir a quién le toca y cuánto tiempo queda
page-key-help = esta lista
page-k-arrows = Flechas
page-k-edges = Inicio Fin RePág AvPág
page-k-enter = Enter, Espacio
page-k-escape = Esc
page-k-next = N, P
page-k-numbers = 1 – 9
page-k-turn = R, Mayús R
page-k-mirror = M
page-k-undo = U
page-k-hint = H
page-k-last = L
page-k-time = T
page-k-help = ?
