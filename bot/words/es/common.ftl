# Botones y menús

label-move = Jugar
label-move-in = Jugar en { $id }
label-step-by-step = Jugar paso a paso
label-board = Tablero
label-newest-board = Último tablero
label-turn = Girar el tablero
label-decline = Rechazar
label-hint = 💡 Pista
label-play-it = Jugar esto
label-add-computer = 🤖 Añadir una máquina
label-play-computer = 🤖 Jugar contra la máquina
label-choose-level = Elige un nivel
label-choose-other = ¿O algo distinto?
label-where-decided = ❗ Momentos clave
label-more = Más…
label-resign = Rendirse
label-really-resign = Sí, rendirse
label-call-off = Anular: nadie gana
label-play-on = No, continuar
label-rules = Reglas
label-rematch = Revancha
label-replay = Repetición
label-steps = Paso a paso
label-try-again = 🔄 Intentar otra vez
label-film = 🎬 Película
label-first = ⏮ Principio
label-previous = ◀ Anterior
label-next = Siguiente ▶
label-last = Final ⏭
label-confirm = Confirmar
label-back = Atrás
label-start-over = Empezar de nuevo
label-save = 💾 Guardar para después
label-unsave = 🗑️ Borrar «{ $name }»
label-order = ✏️ Editar lo guardado
label-saved = ⭐ Guardado para { $game }
label-rename = Elige cuál renombrar
label-remove = Elige cuál borrar
label-type = Escribir una jugada
label-take-back = Deshacer
label-accept = Aceptar
label-join = Unirse
label-start = Empezar
label-leave = Salir
label-withdraw = Retirar
label-choose-game = Elige un juego
label-light = ☀️ Claro
label-dark = 🌙 Oscuro
label-contrast = 🔳 Alto contraste

## Lo que no se ha hecho

refusal-move-error = ❌ { $reason }
refusal-not-a-player-over = La partida { $id } no es tuya, pero puedes ver la repetición.
refusal-could-be = ¿Es una de estas? { $moves }
refusal-like-it = Jugadas posibles parecidas: { $moves }
refusal-play-listed = Hacer una de estas jugadas
refusal-nothing-changed = -# No ha cambiado nada. `/{ command-move.name }` sugiere jugadas posibles mientras escribes; **Jugar** te guía paso a paso.
refusal-internal-error = Algo ha fallado por mi parte. No se ha perdido nada. Mira `/{ command-board.name }` e inténtalo de nuevo.
refusal-command-changed = Ese comando ha cambiado desde que lo escribiste. Escríbelo otra vez. `/{ command-help.name }` muestra todos los comandos.
refusal-restarting = Estoy reiniciando y vuelvo enseguida. No se ha perdido nada. Inténtalo de nuevo en un momento.
refusal-too-many-requests = Eso ha sido mucho de golpe. Dame un momento y continúa.
refusal-busy-thinking = Ahora mismo estoy pensando en demasiadas partidas. Inténtalo de nuevo en un momento.
refusal-hint-underway = Tu pista ya está en camino. Un momento.
refusal-command-gone = Ese comando ya no existe. `/{ command-help.name }` muestra todos los comandos.
refusal-unknown-button = Ese botón ya no funciona. `/{ command-games.name }` muestra tus partidas.
refusal-no-server = Aquí no hay ajustes de servidor. Los tuyos están en `/{ command-settings.name }`.
refusal-not-a-manager = Para cambiar los ajustes del servidor te hace falta el permiso **Gestionar servidor**. Los tuyos están en `/{ command-settings.name }`.

## Opciones que son sí o no

switch-on = sí
switch-off = no
