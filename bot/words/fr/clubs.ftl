# La fiche d’une compétition

clubs-title = 🏆 **{ $name }**
clubs-league = { $weeks ->
    [one] Ligue **{ $game }**, chaque saison sur { $weeks } semaine
   *[other] Ligue **{ $game }**, chaque saison sur { $weeks } semaines
  }
clubs-swiss-days = { $rounds ->
    [1] { $days ->
        [one] Tournoi au système suisse **{ $game }** : 1 ronde sur { $days } jour
       *[other] Tournoi au système suisse **{ $game }** : 1 ronde sur { $days } jours
      }
   *[other] { $days ->
        [one] Tournoi au système suisse **{ $game }** : { $rounds } rondes, chacune sur { $days } jour
       *[other] Tournoi au système suisse **{ $game }** : { $rounds } rondes, chacune sur { $days } jours
      }
  }
clubs-swiss-free = { $rounds ->
    [1] Tournoi au système suisse **{ $game }** : 1 ronde
   *[other] Tournoi au système suisse **{ $game }** : { $rounds } rondes, la suivante dès que tout le monde a fini
  }
clubs-ladder = { $days ->
    [one] Échelle **{ $game }** : défie jusqu’à trois places plus haut. Après { $days } jour sans partie, tu perds une place
   *[other] Échelle **{ $game }** : défie jusqu’à trois places plus haut. Après { $days } jours sans partie, tu perds une place
  }
clubs-pace = { $bank ->
    [0] ⏳ Temps par coup : { $limit }
    [1] ⏳ Temps par coup : { $limit }, plus 1 jour de réserve par personne et par partie
   *[other] ⏳ Temps par coup : { $limit }, plus { $bank } jours de réserve par personne et par partie
  }
clubs-pods = 🪑 Jusqu’à { $seats } personnes par table, points selon le classement
clubs-adjudicates = ⚖️ Une partie encore en cours à la fin revient à qui a, selon un ordinateur, une position gagnée
clubs-starts = 🗓️ Début : { $at }
clubs-registered = { $count ->
    [0] 📝 Les inscriptions sont ouvertes
    [1] 📝 Les inscriptions sont ouvertes · 1 personne
   *[other] 📝 Les inscriptions sont ouvertes · { $count } personnes
  }
clubs-names = { $players }
clubs-running = ▶️ Ronde { $round }
clubs-running-until = ▶️ Ronde { $round } · fin : { $at }
clubs-season = ▶️ Saison { $round } · fin : { $at }
clubs-season-paused = ▶️ Saison { $round }
clubs-next-season = { $count ->
    [0] 📝 Pas encore d’inscription pour la prochaine saison
    [1] 📝 1 inscription pour la prochaine saison
   *[other] 📝 { $count } inscriptions pour la prochaine saison
  }
clubs-on-ladder = ▶️ Défie quelqu’un avec `/{ command-club.name } { command-club-challenge.name }`
clubs-paused = ⏸️ En pause
clubs-finished = 🏁 Terminée
clubs-too-few = 🏁 Terminée : trop peu de monde
clubs-no-pairing = 🏁 Terminée : toutes les rencontres possibles ont eu lieu
clubs-ended = 🏁 Terminée par l’organisation
clubs-champion = 👑 Saison { $season } : { $players }
clubs-winner = 👑 { $players }
clubs-standings = Classement
clubs-division = Division { $number }
clubs-tables = Cette ronde
clubs-matches = Parties
clubs-row = { $place }. { $player } · **{ $points }** · Buchholz { $buchholz }
clubs-league-row = { $place }. { $player } · **{ $points }** · { $played ->
    [one] { $played } partie
   *[other] { $played } parties
  }
clubs-marked-row = { $row } · { $marks }
clubs-may-rise = ⬆️ peut encore monter
clubs-safe = 🛡️ ne peut plus descendre
clubs-has-left = 🚪 a quitté la compétition
clubs-rung = { $place }. { $player }
clubs-table = { $id } { $players }
clubs-table-waiting = ⏳ { $players } : début dès que chaque personne a moins de cinq parties de compétition en cours
clubs-table-won = { $id } { $players } · 🏆 { $winner }
clubs-table-drawn = { $id } { $players } · 🤝
clubs-table-annulled = { $id } { $players } · ne compte pas
clubs-bye = { $player } ne joue pas cette ronde (bye)
clubs-more = { $count ->
    [1] -# … et 1 de plus
   *[other] -# … et { $count } de plus
  }
clubs-picture = Classement de { $name }.
clubs-picture-division = Division { $number }.
clubs-picture-row = { $place }. { $player } : { $points }.
clubs-picture-rung = { $place }. { $player }.
clubs-picture-more = … et { $count } de plus
clubs-no-tables = Pas encore de partie.
clubs-nobody = Personne pour l’instant.

## Annonces

clubs-post-round = 🏆 **{ $name }** · La ronde { $round } commence !
clubs-post-season = 🏆 **{ $name }** · La saison { $round } commence !
clubs-post-ladder = 🏆 **{ $name }** · L’échelle est ouverte ! Défie quelqu’un avec `/{ command-club.name } { command-club-challenge.name }`.
clubs-post-until = Fin : { $at }.
clubs-post-reminder = ⏰ **{ $name }** · Fin de la ronde : { $at }. Encore en jeu : { $players }
clubs-post-season-reminder = ⏰ **{ $name }** · Fin de la saison : { $at }. Encore en jeu : { $players }
clubs-post-unregistered = 📝 Pas encore d’inscription à la saison suivante : { $players }
clubs-post-champion = 👑 **{ $name }** · { $players-count ->
    [one] { $players } remporte la saison { $season } !
   *[other] { $players } remportent la saison { $season } !
  }
clubs-post-season-over = 🏁 **{ $name }** · La saison { $season } est terminée. Personne ne l’a remportée.
clubs-post-winner = 👑 **{ $name }** · Victoire pour { $players } !
clubs-post-too-few = 🏁 La compétition **{ $name }** est terminée : trop peu de monde.
clubs-post-no-pairing = 🏁 La compétition **{ $name }** est terminée : toutes les rencontres possibles ont eu lieu.
clubs-post-ended = 🏁 La compétition **{ $name }** a été arrêtée.
clubs-post-over = 🏁 La compétition **{ $name }** est terminée.
clubs-post-challenged = ⚔️ **{ $name }** · { $challenger } défie { $challenged } !
clubs-post-withdrew = 🚪 **{ $name }** · { $player } a quitté la compétition.
clubs-post-timed-out = 🚪 **{ $name }** · { $player } a épuisé son temps deux fois et ne fait plus partie de la compétition.
clubs-post-withdrawn = 🚪 **{ $name }** · { $organizer } a retiré { $player } de la compétition.
clubs-post-replaced = 🔁 **{ $name }** · { $organizer } a fait entrer { $player } en remplacement.
clubs-post-paused = ⏸️ **{ $name }** · { $organizer } a mis la compétition en pause. Les parties en cours continuent.
clubs-post-resumed = ▶️ **{ $name }** · { $organizer } a relancé la compétition.
clubs-post-decided-draw = ⚖️ **{ $name }** · { $organizer } a tranché la partie { $id } : nulle.
clubs-post-decided = ⚖️ **{ $name }** · { $organizer } a tranché la partie { $id } : victoire pour { $winner }.
clubs-direct-reminder = ⏰ **{ $name }** · Fin de la ronde : { $at }. Tu as encore des parties en cours.
clubs-direct-season-reminder = ⏰ **{ $name }** · Fin de la saison : { $at }. Tu as encore des parties en cours.
clubs-direct-next-season = 📝 **{ $name }** · Fin de la saison : { $at }. Inscris-toi à la suivante avec le bouton sous la fiche.
clubs-direct-match = 🏰 **{ $name }** · Ta prochaine partie a commencé, { $id } : { $players }
clubs-direct-timed-out = 🚪 **{ $name }** · Ton temps est écoulé pour la deuxième fois : tu ne participes plus.
clubs-direct-withdrawn = 🚪 **{ $name }** · { $organizer } a mis fin à ta participation.
clubs-post-by = -# Par { $organizer }

## Réponses

clubs-preview = Voilà ce que cela donnera. Publier ici ?
clubs-announced = C’est publié ! Les inscriptions se font avec le bouton sous la fiche. **Commencer** lance la compétition.
clubs-announced-ladder = C’est publié ! L’échelle est ouverte : on y entre avec le bouton sous la fiche.
clubs-no-plan = Je n’ai plus ce projet. Écris à nouveau la commande.
clubs-not-theirs = Pour organiser des compétitions ici, il te faut la permission **Gérer le serveur** ou un rôle choisi avec `/{ command-setup.name } { option-setup-clubs.name }:`.
clubs-no-server = Une compétition appartient à un serveur. Utilise `/{ command-club.name }` là-bas.
clubs-not-in-thread = Je ne peux pas annoncer de compétition dans un fil. Utilise `/{ command-club.name }` dans un salon textuel.
clubs-unknown-game = Je ne connais pas ce jeu. Choisis-en un dans la liste.
clubs-needs-limit = Une compétition a besoin d’un temps par coup, comme `3 jours` : d’une heure à deux semaines.
clubs-which = Quelle compétition ?
clubs-none = Pas encore de compétition ici. `/{ command-club.name } { command-club-league.name }`, `/{ command-club.name } { command-club-swiss.name }` et `/{ command-club.name } { command-club-ladder.name }` en lancent une.
clubs-is-in = C’est noté, tu participes ! **{ $name }** t’attend.
clubs-is-out = Tu as quitté **{ $name }**.
clubs-really-out = { $count ->
    [0] Quitter **{ $name }** ?
    [1] Quitter **{ $name }** ? Tu y abandonnes ta partie en cours.
   *[other] Quitter **{ $name }** ? Tu y abandonnes tes { $count } parties en cours.
  }
clubs-began = **{ $name }** commence. Les parties s’ouvrent dans un instant.
clubs-done = C’est fait. Tout le monde peut le lire sous la fiche **{ $name }**.
clubs-ladder-made = Défi lancé à { $player }. La partie s’ouvre dans un instant.
clubs-files = **{ $name }** en fichiers
clubs-page-link = Voici le tableau en direct de **{ $name }**. Le lien est pour toi uniquement : il sert une seule fois, dans les 15 minutes.
clubs-needs-event = Quelle compétition ? Indique-la avec l’option `{ option-club-event.name }`.
clubs-needs-player = Indique la personne avec l’option `{ option-club-player.name }`.
clubs-needs-match = Indique la partie avec l’option `{ option-club-match.name }`, comme `17`.
clubs-needs-substitute = Indique qui prend la place avec l’option `{ option-club-substitute.name }`.
clubs-really-end = Terminer **{ $name }** pour de bon ? Ses parties en cours seront annulées.

## Boutons

clubs-label-post = Publier
clubs-label-join = S’inscrire
clubs-label-join-next = S’inscrire à la prochaine saison
clubs-label-leave = Quitter
clubs-label-really-leave = Oui, quitter
clubs-label-begin = Commencer
clubs-label-show = Détails
clubs-label-files = Fichiers
clubs-label-page = 📊 Tableau en direct
clubs-label-end = Oui, terminer
clubs-label-pick = Ouvrir une compétition
clubs-label-choice = { $name }
