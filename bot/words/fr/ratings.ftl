ratings-profile = 🏅 **{ $player }** sur ce serveur
ratings-profile-anywhere = 🏅 **{ $player }**
ratings-overall = Tous les jeux : { $rating } · { $tally }{ $streak }
ratings-in-game = **{ $game }** : { $rating } · { $tally }{ $streak }
ratings-everywhere = Tous les serveurs : { $rating } · { $tally }. Visible par toi uniquement.
ratings-rating = **{ $rating }** ± { $deviation }
ratings-guess = **{ $rating }?** ± { $deviation }
ratings-tally = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }
ratings-brief = { $won }–{ $drawn }–{ $lost }
ratings-winning = {" "}· 🔥 { $count ->
    [one] { $count } victoire d’affilée (record : { $longest })
   *[other] { $count } victoires d’affilée (record : { $longest })
  }
ratings-not-winning = {" "}· meilleure série : { $longest ->
    [one] { $longest } victoire
   *[other] { $longest } victoires
  }
ratings-no-streak = {""}
ratings-between = ⚔️ Toi contre { $player } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }.
ratings-nothing = Aucune partie classée ne s’est encore terminée ici.
ratings-unsure = -# **?** : trop peu de parties pour en juger.
ratings-what-counts = -# Les parties contre les ordinateurs et les parties annulées ne sont pas classées.
ratings-plot =
    { $count ->
        [one] Cote après une partie : { $last }.
       *[other] Cote au fil des { $count } dernières parties : { $first } au départ, { $last } à l’arrivée, { $least } au plus bas, { $most } au plus haut.
    }
ratings-plot-of = 📈 { $game }
ratings-ask-game = Quel jeu ?
ratings-all-games = Tous les jeux
ratings-leaders = 🏆 **Classement** · { $game }
ratings-place = { $place }. { $player } · { $rating } · { $tally }
ratings-unplaced = – { $player } · { $rating } · { $tally }
ratings-yours = ➡️ Toi : { $rating } · { $tally }
ratings-no-leaders = Personne pour l’instant. Seules comptent les parties entre humains. À quand la première ?
ratings-no-server = Chaque serveur a son classement. Utilise `/{ command-leaderboard.name }` sur un serveur.
ratings-label-previous = ◀ Précédent
ratings-label-next = Suivant ▶
ratings-changed = 📈 { $changes }
ratings-change = { $player } { $after } ({ $sign }{ $by })
ratings-change-provisional = { $player } { $after }? ({ $sign }{ $by })
