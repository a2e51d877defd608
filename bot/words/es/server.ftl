# Dónde y quién puede retar

server-channels = 📍 Retos solo en { $channels }.
server-anywhere = 📍 Retos en cualquier canal. Se limitan con `/{ command-setup.name } { option-setup-channel.name }:`.
server-roles = 👥 Solo pueden retar los miembros con { $roles } y quienes gestionan el servidor.
server-anybody = 👥 Todo el mundo puede retar. Se limita a un rol con `/{ command-setup.name } { option-setup-role.name }:`.
server-role = <@&{ $number }>
server-time = ⏳ Tiempo por turno: **{ $limit }**, si un reto no dice otra cosa. Se cambia con `/{ command-setup.name } { option-setup-time.name }:`.
server-every-move = 🗞️ Tableros: **uno nuevo en cada jugada**, si un reto no dice otra cosa. Se cambia con `/{ command-setup.name } { option-setup-posts.name }:`.
server-one-board = 🗞️ Tableros: **uno por partida**, que se actualiza en cada jugada, con un aviso debajo, si un reto no dice otra cosa. Se cambia con `/{ command-setup.name } { option-setup-posts.name }:`.
server-web-allowed = 👀 Web: **cualquiera con el enlace de una partida puede verla**. Se cambia con `/{ command-setup.name } { option-setup-web.name }:`.
server-web-forbidden = 👀 Web: **una partida solo la ve quien la abre desde aquí**. Se cambia con `/{ command-setup.name } { option-setup-web.name }:`.
server-language = 🌐 Idioma de lo que lee aquí todo el mundo: **{ $language }**. Se cambia con `/{ command-setup.name } { option-setup-language.name }:`.
server-language-discord = 🌐 Idioma de lo que lee aquí todo el mundo: **{ $language }**, como en los ajustes del servidor en Discord. Se cambia con `/{ command-setup.name } { option-setup-language.name }:`.
server-organizers = 🏆 Competiciones: las organizan los miembros con { $roles } y quienes gestionan el servidor. Se cambia con `/{ command-setup.name } { option-setup-clubs.name }:`.
server-no-organizers = 🏆 Competiciones: las organizan quienes gestionan el servidor. Se le permite a un rol con `/{ command-setup.name } { option-setup-clubs.name }:`.
server-not-here = En este servidor, los retos van en { $channels }.
server-not-you = En este servidor, para retar te hace falta { $roles }. Puedes seguir aceptando los retos de otras personas.
server-not-a-channel = No ha cambiado nada. Indica un canal: aquí no valen ni las categorías ni los hilos.

## Terminar una partida

server-ending-really =
    ¿Terminar { $id } **{ $game }** · { $players }? Nadie gana, y no cuenta para la puntuación. Todo el mundo en la partida leerá:
    > { $reason }
server-ending-done = Hecho. { $id } ha terminado, y quienes la jugaban saben por qué.
server-ending-why = 🛑 La moderación ha terminado la partida. Nadie gana. Motivo: { $reason }
server-ending-not-theirs = Para terminar partidas de otras personas te hace falta el permiso **Gestionar mensajes** o **Gestionar servidor**.
server-ending-no-reason = No se ha terminado nada. Indica un motivo: lo verá todo el mundo en la partida.
server-ending-label-sure = Sí, terminarla
