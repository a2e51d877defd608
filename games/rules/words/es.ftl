rules-not-to-move = No es tu turno.
rules-over = La partida ha terminado.
rules-over-won = { $winners ->
    [you] La partida ha terminado: ganas tú.
   *[other] { $count ->
        [one] La partida ha terminado: gana { $winners }.
       *[other] La partida ha terminado: ganan { $winners }.
      }
  }

rules-unknown-option = { $game } no tiene la opción `{ $option }`. Sus opciones: { $known }.
rules-no-option = ninguna
rules-long-option = La opción `{ $option }` admite 100 caracteres como máximo.
rules-unknown-value = La opción `{ $option }` no puede ser `{ $chosen }`. Elige entre: { $values }.
rules-other-seats = { $most ->
    [one] Con estas opciones, { $game } se juega en solitario, no entre { $seats }.
   *[other] Con estas opciones, { $game } necesita exactamente { $most } personas, no { $seats }.
  }
rules-wrong-seats = Con estas opciones, { $game } admite de { $least } a { $most } personas, no { $seats }.

rules-no-square = Una casilla es una letra y un número, como `c3`.
rules-which-move = ¿Qué jugada?
rules-no-draft = Eso ya no es posible. Elige de nuevo.
rules-play-move = Jugar { $mv }
rules-more = Más…
rules-page-of = Página { $page } de { $pages }
rules-no-page = Esa página no existe. Elige de nuevo.

rules-no-object = El estado es un objeto JSON.
rules-misread = No se puede leer el estado: { $told }.
rules-bad-snapshot = No se puede leer la posición guardada.
rules-old-snapshot = La posición guardada es de otra versión de las reglas.

rules-other-record = El registro no es de { $game }, versión { $version }.
rules-wrong-ply = Jugada { $ply }: { $reason }
rules-no-such-seat = no existe el asiento { $seat }.
rules-leaver-ends = rendirse pone fin a una partida de una o dos personas.
rules-left-before = el asiento { $seat } ya ha dejado la partida.

rules-no-mind = Ninguna máquina juega a este juego.
rules-not-its-view = Una máquina solo ve lo que ve su propio asiento.
# One to three sentences.
rules-sentences = { $sentences }
rules-principles-title = Cómo jugar bien
rules-principles =
    { $lines }

    -# 💡 Las pistas nombran el principio que siguen.
rules-principle-line = { $number }. { $principle }
rules-principle = Principio { $number }: { $principle }
rules-level-1 = Paje
rules-level-2 = Escudero
rules-level-3 = Caballero
rules-level-4 = Barón
rules-level-5 = Regente
rules-about-level-1 = Juega con amabilidad y sensatez, pero se le escapan cosas
rules-about-level-2 = Ve lo que tiene delante, y a veces algo más
rules-about-level-3 = Ve unas cuantas jugadas por delante y te lo pone difícil
rules-about-level-4 = Planea más lejos que la mayoría de la gente y rara vez falla
rules-about-level-5 = Juega lo mejor que puede
