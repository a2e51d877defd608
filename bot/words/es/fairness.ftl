fairness-fair-play = 🎲 Juego limpio
fairness-check-the-deal = 🎲 Comprobar el reparto
fairness-your-word = Dar una palabra
fairness-title = 🎲 **Juego limpio** · **{ $game }** { $id }
fairness-claim = Nadie pudo elegir ni cambiar el reparto, ni siquiera quien administra el bot. Aun así, quien lo administra pudo mirarlo.
fairness-claim-alone = Nadie pudo cambiar el reparto después del compromiso. Antes, quien administra este bot pudo haberlo elegido, porque nadie más dio una palabra.
fairness-card = -# 🎲 El reparto se podrá comprobar: `{ $commitment }`
fairness-commitment = Compromiso de la partida { $id }: `{ $commitment }`
fairness-words = -# 🎲 Palabras: { $words }
fairness-word = { $player } { $word }
fairness-erased-word = { $player } (borrada)
fairness-give-a-word = El reparto sale de un secreto y de una palabra de cada persona que juega. El compromiso fija el secreto. Hasta el comienzo, cada una puede dar una palabra; si no lo hace, su palabra es el número que dio Discord al clic o al comando con el que ocupó su asiento.
fairness-word-taken = 🎲 Tu palabra es { $word }. Se muestra cuando empieza la partida.
fairness-secret-until-the-end = El secreto se muestra cuando termina la partida.
fairness-other-of-pair-runs = Las dos partidas de una ida y vuelta tienen el mismo reparto. El secreto se muestra cuando termine también la otra.
fairness-secret = Secreto: `{ $secret }`
fairness-seed = Semilla: `{ $seed }`
fairness-how-to-check = Compara el compromiso con el código del reto o del primer mensaje. `castellan verify` comprueba el archivo adjunto, y también lo hace el pequeño script que hay en `docs/fairness.md` de Castellan.
fairness-no-commitment = Esta partida se repartió sin compromiso: empezó antes de que los hubiera. Su reparto no se puede comprobar.
fairness-called-off = { $count ->
    [one] -# 🎲 Un reto entre { $first } y { $second } se quedó en nada en la última semana, después de que se mostrara su compromiso.
   *[other] -# 🎲 { $count } retos entre { $first } y { $second } se quedaron en nada en la última semana, después de que se mostrara su compromiso.
  }

## Lo que dice `castellan verify`

verify-commitment = El compromiso es el del secreto y el número de la partida: { $verdict }
verify-message = El mensaje nombra la partida, el juego, las opciones y las palabras: { $verdict }
verify-seed = La semilla sale del secreto y del mensaje, y con ella se repartió la partida: { $verdict }
verify-seats = Los asientos se sortearon con la semilla: { $verdict }
verify-plies = { $count ->
    [one] { $count } jugada según las reglas: { $verdict }
   *[other] { $count } jugadas según las reglas: { $verdict }
  }
verify-holds = correcto
verify-fails = FALSO
verify-fails-because = FALSO: { $reason }
verify-unknown-rules = esta versión de Castellan no conoce estas reglas de { $game }
verify-erased = no se puede saber, porque se borró una palabra
verify-no-commitment = Esta partida se repartió sin compromiso. Nada demuestra su reparto.
verify-not-revealed = La partida no había terminado cuando se creó este archivo. El secreto se revela al final.
verify-compare = Compara el compromiso con el que se mostró antes del comienzo: { $commitment }
