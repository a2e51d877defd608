help-rules = 📖 **{ $game } · { $title }** ({ $page } de { $pages })
help-rules-unknown = No conozco ese juego. Elige entre: { $games }.
help-rules-which = ¿Qué juego?
help-play-game = 🤖 { $game }
help-game-choice = { $game } – { $summary }
help-castellan = 🏰 **Castellan**: juegos de castillos en buena compañía, a tu ritmo, con una imagen de cada jugada.
help-commands = Comandos
help-command = - `/{ $command-name }` – { $command }
help-how =
    {"*"}*Cómo se juega**
    1. **Juega contra mí** ahora mismo con uno de los botones azules. **Juega con otras personas** con `/{ command-challenge.name }`: en cuanto alguien acepte, abro un hilo con el tablero.
    2. **Juega** con los botones, o escribe `/{ command-move.name }`. Todo el mundo puede mirar, y las manos secretas siguen siendo secretas.
    3. **¿Dudas?** `/{ command-rules.name }` explica cada juego, y `/{ command-hint.name }` sugiere una jugada. Entre personas, pide antes el acuerdo del resto con **Proponer…**
    4. **Después**, **Repetición** muestra la partida paso a paso, como película y con sus momentos clave.
    -# Guardo tu ID de Discord con tus partidas y ajustes. `/{ command-privacy.name }` lo muestra, lo exporta o lo borra.
help-no-matches-here = Las partidas empiezan en un servidor, o en una conversación tuya con otras personas. Aquí te envío lo que has pedido: avisos, tableros y problemas.
