dashboard-title = 🏰 **Lo que está pasando**
dashboard-running = En curso
dashboard-open = Retos abiertos
dashboard-results = Últimos resultados
dashboard-table = { $month ->
    [1] Clasificación de enero
    [2] Clasificación de febrero
    [3] Clasificación de marzo
    [4] Clasificación de abril
    [5] Clasificación de mayo
    [6] Clasificación de junio
    [7] Clasificación de julio
    [8] Clasificación de agosto
    [9] Clasificación de septiembre
    [10] Clasificación de octubre
    [11] Clasificación de noviembre
   *[12] Clasificación de diciembre
  }
dashboard-table-none = Este mes nadie ha terminado todavía una partida.
dashboard-more = -# … y más: mira los botones de abajo.
dashboard-match = { $id } **{ $game }** · { $players } · ➡️ { $turn } · { $place }
dashboard-rank = { $at }. { $player } · **{ $points }** { $points ->
    [one] punto
   *[other] puntos
  } · { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
  } y { $draws ->
    [one] { $draws } empate
   *[other] { $draws } empates
  } de { $played }
dashboard-sheet = Tableros pequeños: { $ids }, tal como están ahora.
dashboard-placed = 📌 El panel está ahora aquí. Para quitarlo, borra el mensaje. Para moverlo, usa `/{ command-dashboard.name }` en otro sitio.
dashboard-not-theirs = Para colocar el panel te hace falta el permiso **Gestionar servidor**.
