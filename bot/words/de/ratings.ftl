ratings-profile = 🏅 **{ $player }** auf diesem Server
ratings-profile-anywhere = 🏅 **{ $player }**
ratings-overall = Alle Spiele: { $rating } · { $tally }{ $streak }
ratings-in-game = **{ $game }**: { $rating } · { $tally }{ $streak }
ratings-everywhere = Alle Server: { $rating } · { $tally }. Nur du siehst das.
ratings-rating = **{ $rating }** ± { $deviation }
ratings-guess = **{ $rating }?** ± { $deviation }
ratings-tally = { $won } gewonnen, { $drawn } remis, { $lost } verloren
ratings-brief = { $won }–{ $drawn }–{ $lost }
ratings-winning = { $count ->
    [one] {" "}· 🔥 1 Sieg in Folge (Rekord: { $longest })
   *[other] {" "}· 🔥 { $count } Siege in Folge (Rekord: { $longest })
  }
ratings-not-winning = { $longest ->
    [one] {" "}· längste Serie: 1 Sieg
   *[other] {" "}· längste Serie: { $longest } Siege
  }
ratings-no-streak = {""}
ratings-between = ⚔️ Du gegen { $player }: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
ratings-nothing = Hier ist noch keine gewertete Partie zu Ende gegangen.
ratings-unsure = -# **?** heißt: noch zu wenige Partien, um sicher zu sein.
ratings-what-counts = -# Partien gegen Computer und abgebrochene Partien werden nicht gewertet.
ratings-plot = { $count ->
    [one] Wertung nach einer Partie: { $last }.
   *[other] Wertung über die letzten { $count } Partien: von { $first } auf { $last }, tiefster Stand { $least }, höchster { $most }.
  }
ratings-plot-of = 📈 { $game }
ratings-ask-game = Welches Spiel?
ratings-all-games = Alle Spiele
ratings-leaders = 🏆 **Rangliste** · { $game }
ratings-place = { $place }. { $player } · { $rating } · { $tally }
ratings-unplaced = – { $player } · { $rating } · { $tally }
ratings-yours = ➡️ Du: { $rating } · { $tally }
ratings-no-leaders = Noch niemand. Nur Partien zwischen Menschen zählen. Wer macht den Anfang?
ratings-no-server = Ranglisten gibt es je Server. Nimm `/{ command-leaderboard.name }` auf einem Server.
ratings-label-previous = ◀ Zurück
ratings-label-next = Weiter ▶
ratings-changed = 📈 { $changes }
ratings-change = { $player } { $after } ({ $sign }{ $by })
ratings-change-provisional = { $player } { $after }? ({ $sign }{ $by })
