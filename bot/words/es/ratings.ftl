ratings-profile = 🏅 **{ $player }** en este servidor
ratings-profile-anywhere = 🏅 **{ $player }**
ratings-overall = Todos los juegos: { $rating } · { $tally }{ $streak }
ratings-in-game = **{ $game }**: { $rating } · { $tally }{ $streak }
ratings-everywhere = Todos los servidores: { $rating } · { $tally }. Solo tú puedes ver esto.
ratings-rating = **{ $rating }** ± { $deviation }
ratings-guess = **{ $rating }?** ± { $deviation }
ratings-tally = { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
  }, { $drawn ->
    [one] { $drawn } empate
   *[other] { $drawn } empates
  }, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
  }
ratings-brief = { $won }–{ $drawn }–{ $lost }
ratings-winning = {" "}· 🔥 { $count ->
    [one] { $count } victoria seguida (récord: { $longest })
   *[other] { $count } victorias seguidas (récord: { $longest })
  }
ratings-not-winning = {" "}· mejor racha: { $longest ->
    [one] { $longest } victoria
   *[other] { $longest } victorias
  }
ratings-no-streak = {""}
ratings-between = ⚔️ Tú contra { $player }: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
  }, { $drawn ->
    [one] { $drawn } empate
   *[other] { $drawn } empates
  }, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
  }.
ratings-nothing = Aquí todavía no ha terminado ninguna partida que cuente.
ratings-unsure = -# **?** significa que aún hay pocas partidas para saberlo con certeza.
ratings-what-counts = -# Las partidas contra máquinas y las anuladas no cuentan para la puntuación.
ratings-plot =
    { $count ->
        [one] Puntuación tras una partida: { $last }.
       *[other] Puntuación en las últimas { $count } partidas: de { $first } a { $last }, mínima { $least }, máxima { $most }.
    }
ratings-plot-of = 📈 { $game }
ratings-ask-game = ¿Qué juego?
ratings-all-games = Todos los juegos
ratings-leaders = 🏆 **Clasificación** · { $game }
ratings-place = { $place }. { $player } · { $rating } · { $tally }
ratings-unplaced = – { $player } · { $rating } · { $tally }
ratings-yours = ➡️ Tú: { $rating } · { $tally }
ratings-no-leaders = Todavía nadie. Solo cuentan las partidas entre personas. ¿Quién terminará la primera?
ratings-no-server = Cada servidor tiene su clasificación. Usa `/{ command-leaderboard.name }` en un servidor.
ratings-label-previous = ◀ Anterior
ratings-label-next = Siguiente ▶
ratings-changed = 📈 { $changes }
ratings-change = { $player } { $after } ({ $sign }{ $by })
ratings-change-provisional = { $player } { $after }? ({ $sign }{ $by })
