ratings-profile = 🏅 **{ $player }** op deze server
ratings-profile-anywhere = 🏅 **{ $player }**
ratings-overall = Alle spellen: { $rating } · { $tally }{ $streak }
ratings-in-game = **{ $game }**: { $rating } · { $tally }{ $streak }
ratings-everywhere = Alle servers: { $rating } · { $tally }. Alleen jij ziet dit.
ratings-rating = **{ $rating }** ± { $deviation }
ratings-guess = **{ $rating }?** ± { $deviation }
ratings-tally = { $won } gewonnen, { $drawn } remise, { $lost } verloren
ratings-brief = { $won }–{ $drawn }–{ $lost }
ratings-winning = { $count ->
    [one] {" "}· 🔥 { $count } overwinning op rij (langste reeks: { $longest })
   *[other] {" "}· 🔥 { $count } overwinningen op rij (langste reeks: { $longest })
  }
ratings-not-winning = { $longest ->
    [one] {" "}· langste reeks: { $longest } overwinning
   *[other] {" "}· langste reeks: { $longest } overwinningen
  }
ratings-no-streak = {""}
ratings-between = ⚔️ Jij tegen { $player }: { $won } gewonnen, { $drawn } remise, { $lost } verloren.
ratings-nothing = Hier is nog geen partij uitgespeeld die meetelt.
ratings-unsure = -# **?** betekent: te weinig partijen om zeker te zijn.
ratings-what-counts = -# Partijen tegen computers en afgebroken partijen tellen niet mee.
ratings-plot =
    { $count ->
        [one] Rating na één partij: { $last }.
       *[other] Rating over de laatste { $count } partijen: van { $first } naar { $last }, laagste { $least }, hoogste { $most }.
    }
ratings-plot-of = 📈 { $game }
ratings-ask-game = Welk spel?
ratings-all-games = Alle spellen
ratings-leaders = 🏆 **Ranglijst** · { $game }
ratings-place = { $place }. { $player } · { $rating } · { $tally }
ratings-unplaced = – { $player } · { $rating } · { $tally }
ratings-yours = ➡️ Jij: { $rating } · { $tally }
ratings-no-leaders = Nog niemand. Alleen partijen tussen mensen tellen mee. Wie speelt de eerste uit?
ratings-no-server = Ranglijsten zijn er per server. Gebruik `/{ command-leaderboard.name }` op een server.
ratings-label-previous = ◀ Vorige
ratings-label-next = Volgende ▶
ratings-changed = 📈 { $changes }
ratings-change = { $player } { $after } ({ $sign }{ $by })
ratings-change-provisional = { $player } { $after }? ({ $sign }{ $by })
