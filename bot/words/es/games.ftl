# Listas de partidas

games-yours = { $turns ->
    [0] **Tus partidas** · ninguna jugada pendiente
    [1] **Tus partidas** · te toca en 1 partida
    [100] **Tus partidas** · te toca en 100 partidas o más
   *[other] **Tus partidas** · te toca en { $turns } partidas
  }
games-yours-none = No tienes ninguna partida en curso. Reta a alguien con `/{ command-challenge.name }`, juega contra la máquina o acepta un reto abierto.
games-yours-over = **Tus últimos resultados**
games-open = **Retos abiertos en este servidor**
games-open-none = Ahora mismo no hay retos abiertos. Para lanzar uno, usa `/{ command-challenge.name }` sin nombrar rival.
games-running = **En curso en este servidor**
games-running-none = Ahora mismo no hay partidas en curso aquí.
games-over = **Terminadas en este servidor**
games-over-none = Aquí todavía no ha terminado ninguna partida.
games-no-server = Esa lista es de un servidor. Ábrela allí.
games-open-entry = { $seats ->
    [one] { $id } **{ $game }** · { $asker } · { $seats } asiento libre · hasta: { $until }
   *[other] { $id } **{ $game }** · { $asker } · { $seats } asientos libres · hasta: { $until }
  }
games-over-entry = { $id } **{ $game }** · { $players } · { $came }
games-won-by = 🏆 { $winners }
games-drawn = 🤝 empate
games-lost = derrota
games-no-result = sin resultado
games-replay-of = 🎞️ Repetición { $id }
games-pick = Abrir una partida
games-choice = { $id } { $game }
games-names = { $names }
games-take = Aceptar { $id }
games-tab-mine = Mis partidas
games-tab-open = Retos abiertos
games-tab-running = En curso
games-tab-over = Terminadas
games-newer = ◀ Más nuevas
games-older = Más antiguas ▶
games-all = ☰ Todas las partidas
games-entry = { $id } **{ $game }** · { $players } · { $place }
games-your-entry = { $id } **{ $game }** · { $players } · **te toca** · { $place }
games-waiting = { $entry } · abierto hasta: { $until }

## De qué partida se trata

games-choose-match = { $id } { $game } · { $players } · turno { $turn }
games-choose-your-turn = { $id } { $game } · { $players } · te toca
games-choose-nameless = { $id } { $game } · turno { $turn }
games-which-number = Necesito el número de una partida, como `17`. `/{ command-games.name }` muestra las tuyas.
games-which-none = Ahora mismo no tienes ninguna partida. ¡Empieza una con `/{ command-challenge.name }`!
games-which-several =
    Tienes varias partidas. Elige una con la opción `{ option-match.name }`:
    { $matches }
games-which-running =
    Estas partidas están en curso aquí. Elige una con la opción `{ option-match.name }`:
    { $matches }
games-which-at-turn = { $entry } · turno { $turn }
games-which-none-here = No hay ninguna partida en curso aquí. Para elegir una de otro lugar, escribe su número en la opción `{ option-match.name }`.
