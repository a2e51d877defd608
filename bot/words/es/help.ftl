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
help-how-conversation =
    {"*"}*Cómo se juega**
    1. **Juega contra mí** ahora mismo con uno de los botones azules. **Juega con quien está aquí** con `/{ command-challenge.name }`: en cuanto se acepte el reto, el tablero llega aquí.
    2. **Juega** con los botones, o escribe `/{ command-move.name }`. Las manos secretas siguen siendo secretas. Solo puedo responder a lo que se haga aquí, así que no hay recordatorios de turno.
# Below each of the two.
help-how-goes-on =
    3. **¿Dudas?** `/{ command-rules.name }` explica cada juego, y `/{ command-hint.name }` sugiere una jugada. Entre personas, pide antes el acuerdo del resto con **Proponer…**
    4. **Después**, **Repetición** muestra la partida paso a paso, como película y con sus momentos clave.
    -# Guardo tu ID de Discord con tus partidas y ajustes. `/{ command-privacy.name }` lo muestra, lo exporta o lo borra.
help-no-matches-here = Las partidas empiezan en un servidor, o en una conversación tuya con otras personas. Aquí te envío lo que has pedido: avisos, tableros y problemas.
help-not-on-server = No estoy en este servidor. Las partidas empiezan en un servidor en el que esté, o en una conversación tuya con otras personas.
# Below each of the two.
help-goes-on-here = Las partidas en curso también siguen aquí: `/{ command-games.name }` las muestra, y juegas con `/{ command-board.name }` o `/{ command-move.name }`. Por tu cuenta tienes `/{ command-daily.name }`, `/{ command-puzzle.name }` y `/{ command-learn.name }`.
# In the card of a game, where no match can begin.
help-card-elsewhere = Juégalo en un servidor, o en una conversación con otras personas.
help-more-commands = ☰ Más comandos
