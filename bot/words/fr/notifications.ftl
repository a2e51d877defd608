# Notifications

notifications-turn = { $players-count ->
    [one] 👉 { $players }, à toi de jouer : **{ $game }** { $id }.
   *[other] 👉 { $players }, à vous de jouer : **{ $game }** { $id }.
  }
notifications-over = 🏁 { $players }, la partie **{ $game }** { $id } est finie. { $came }
notifications-came = { $players-count ->
    [one] 🪑 { $players }, quelqu’un a pris la place libre dans ta partie.
   *[other] 🪑 { $players }, quelqu’un a pris la place libre dans votre partie.
  }
notifications-was = -# 🪑 Place laissée par { $players }. La partie peut encore compter comme défaite, mais pas comme victoire.
notifications-how = 🔔 Notifications : **{ $how }**.
notifications-title = 🔔 **Notifications**
notifications-about =
    Chaque événement te vaut une notification au plus. *Mes tours* : ton tour arrive, ton temps s’épuise ou est écoulé. *Tout* : aussi les défis, les propositions, les pauses et les résultats. Pour les parties suivies avec `/{ command-follow.name }`, la notification arrive là où tu l’as demandée.
    En message privé, tu reçois un lien vers le plateau, sans notification dans le fil. Si je ne peux pas t’écrire, je le dis une fois et je reviens au fil.
notifications-label-open = 🔔 Notifications

## Façons de notifier

notifications-all = tout, dans le fil de la partie
notifications-turns = seulement tes tours, dans le fil de la partie
notifications-all-directly = tout, en message privé
notifications-turns-directly = seulement tes tours, en message privé
notifications-label-all = Tout, dans le fil
notifications-label-turns = Mes tours, dans le fil
notifications-label-all-directly = Tout, en message privé
notifications-label-turns-directly = Mes tours, en message privé

## Comment les plateaux sont postés

notifications-posts-moves = chaque coup : un nouveau plateau à chaque fois
notifications-posts-board = un seul plateau : mis à jour à chaque coup
