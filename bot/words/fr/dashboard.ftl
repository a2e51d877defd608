dashboard-title = 🏰 **En ce moment**
dashboard-running = En cours
dashboard-open = Défis ouverts
dashboard-results = Derniers résultats
dashboard-table = { $month ->
    [1] Classement de janvier
    [2] Classement de février
    [3] Classement de mars
    [4] Classement d’avril
    [5] Classement de mai
    [6] Classement de juin
    [7] Classement de juillet
    [8] Classement d’août
    [9] Classement de septembre
    [10] Classement d’octobre
    [11] Classement de novembre
   *[12] Classement de décembre
  }
dashboard-table-none = Personne n’a encore fini de partie ce mois-ci.
dashboard-more = -# … et d’autres : voir les boutons ci-dessous.
dashboard-match = { $id } **{ $game }** · { $players } · ➡️ { $turn } · { $place }
dashboard-rank = { $at }. { $player } · **{ $points }** { $points ->
    [one] point
   *[other] points
  } · { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
  }, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
  } sur { $played }
dashboard-sheet = Petits plateaux : { $ids }, dans leur position actuelle.
dashboard-placed = 📌 Le tableau se trouve maintenant ici. Pour l’enlever, supprime le message. Pour le déplacer, utilise `/{ command-dashboard.name }` ailleurs.
dashboard-not-theirs = Il te faut la permission **Gérer le serveur** pour placer le tableau.
