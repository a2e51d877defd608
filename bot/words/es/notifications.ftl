# Avisos

notifications-turn = { $players-count ->
    [one] 👉 { $players }, te toca: **{ $game }** { $id }.
   *[other] 👉 { $players }, a jugar: **{ $game }** { $id }.
  }
notifications-over = 🏁 { $players }, ha terminado **{ $game }** { $id }. { $came }
notifications-came = { $players-count ->
    [one] 🪑 { $players }, ya hay reemplazo en tu partida.
   *[other] 🪑 { $players }, ya hay reemplazo en la partida.
  }
notifications-was = -# 🪑 El asiento era de { $players }. La partida aún puede contar como derrota, pero no como victoria.
notifications-how = 🔔 Avisos: **{ $how }**.
notifications-title = 🔔 **Avisos**
notifications-about =
    Por cada suceso recibes como mucho un aviso. *Mis turnos*: llega tu turno, tu tiempo se agota o se ha acabado. *Todo*: además, retos, propuestas, pausas y resultados. De las partidas que sigues con `/{ command-follow.name }` te aviso donde lo pediste.
    Por mensaje directo recibes un enlace al tablero y ningún aviso en el hilo. Si no puedo escribirte, lo digo una vez y vuelvo a avisarte en el hilo.
notifications-label-open = 🔔 Avisos

## Cómo avisar

notifications-all = todo, en el hilo de la partida
notifications-turns = solo tus turnos, en el hilo de la partida
notifications-all-directly = todo, por mensaje directo
notifications-turns-directly = solo tus turnos, por mensaje directo
notifications-label-all = Todo, en el hilo
notifications-label-turns = Mis turnos, en el hilo
notifications-label-all-directly = Todo, por mensaje directo
notifications-label-turns-directly = Mis turnos, por mensaje directo

## Cómo se publican los tableros

notifications-posts-moves = cada jugada: un tablero nuevo cada vez
notifications-posts-board = un solo tablero: se actualiza con cada jugada
