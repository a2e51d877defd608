# Problèmes

puzzles-daily-title = 🧩 **Problèmes du jour** · { $day }
puzzles-daily-open = - **{ $game }** : à résoudre
puzzles-daily-done = - **{ $game }** : { $squares }
puzzles-daily-of = 🧩 **Problème du jour : { $game }** · { $day }
puzzles-numbered = 🧩 **{ $game } : problème { $number }**
puzzles-of-match = 🧩 **{ $game } { $id }** : un moment de ta propre partie
puzzles-find-moves = { $moves ->
    [one] Ta place : **{ $side }**. Un seul coup gagne, ou vaut bien mieux que tous les autres. Trouve-le !
   *[other] Ta place : **{ $side }**. Trouve la meilleure suite : { $moves } coups à jouer pour toi.
  }
puzzles-find-better = Ta place : **{ $side }**. Tu avais bien mieux à jouer ici. Trouve le coup que je jouerais !
puzzles-win-this-turn = Ta place : **{ $side }**. Tu peux gagner dès ce tour. Trouve comment !
puzzles-tries-left = { $left ->
    [one] -# C’est ton dernier essai.
   *[other] -# Il te reste { $left } essais.
  }
puzzles-right = ✅ C’est ça ! Continue.
puzzles-wrong = { $left ->
    [one] ❌ Ce n’est pas ça. Il te reste un essai.
   *[other] ❌ Ce n’est pas ça. Il te reste { $left } essais.
  }
puzzles-solved = { $tries ->
    [one] 🎉 Résolu au premier essai !
    [2] ✅ Résolu au deuxième essai.
   *[other] ✅ Résolu au troisième essai.
  }
puzzles-failed = Pas cette fois. Voici la solution :
puzzles-squares = { $squares }
puzzles-line = **La suite :** { $moves }
puzzles-why = 💡 { $why }
puzzles-rating = { $tried ->
    [0] -# Ta cote aux problèmes de ce jeu : { $rating }
    [one] -# Ta cote aux problèmes de ce jeu : { $rating }, après un problème
   *[other] -# Ta cote aux problèmes de ce jeu : { $rating }, après { $tried } problèmes
  }
puzzles-streak = { $freeze ->
    [yes] 🔥 Jours d’affilée : **{ $length }** (record : { $longest }). Ce mois-ci, tu peux encore manquer un jour.
   *[no] 🔥 Jours d’affilée : **{ $length }** (record : { $longest }). Ce mois-ci, tu ne peux plus manquer de jour.
  }
puzzles-shared = { $streak ->
    [0] 🧩 { $player } · Problème du jour, { $game } { $day } : { $squares }
   *[other] 🧩 { $player } · Problème du jour, { $game } { $day } : { $squares } 🔥 { $streak }
  }
puzzles-shared-text = { $streak ->
    [0] 🧩 { $game } · { $day }: { $squares }
   *[other] 🧩 { $game } · { $day }: { $squares } 🔥 { $streak }
  }
puzzles-not-done = Termine d’abord le problème du jour, puis partage ton résultat.
puzzles-not-yet = Ce problème n’est pas encore sorti.
puzzles-none-left = Tu as essayé tous les problèmes de ce genre pour { $game }. Bravo !
puzzles-none-about = Il n’y a aucun problème de ce genre pour { $game }. Ces jeux en ont :
puzzles-no-own = Je n’ai pas encore trouvé dans tes parties de moment à rejouer. Ouvre la relecture d’une partie finie : une fois que je l’ai analysée, ses tournants deviennent des problèmes.
puzzles-which-game = 🧩 Quel jeu ?
puzzles-post-heading =
    🧩 **Problèmes du jour** · { $day }
    Les mêmes pour tout le monde. Tu as trois essais, visibles par toi uniquement.
puzzles-yesterday = Solutions d’hier
puzzles-answer-of = - **{ $game }** : ||{ $moves }||
puzzles-table = Classement de la semaine jusqu’à hier
puzzles-no-table = Personne au classement pour l’instant.
puzzles-rank = { $solved ->
    [one] { $at }. { $player } : **{ $points }** · { $solved } résolu
   *[other] { $at }. { $player } : **{ $points }** · { $solved } résolus
  }
puzzles-posted-here = 🧩 Problèmes du jour : dans { $place }, à { $hour } h ({ $zone })
puzzles-not-posted = 🧩 Pas de problèmes du jour sur ce serveur.
puzzles-label-share = Partager
puzzles-label-try = Essayer
puzzles-label-next = Problème suivant
puzzles-label-again = Revenir au début
puzzles-label-give-up = Voir la solution
puzzles-label-own = Mes propres parties
puzzles-subject-last-place = dernier emplacement
puzzles-subject-long-line = plusieurs coups
puzzles-subject-chain = chaîne
puzzles-subject-chain-of-five = chaîne de cinq
puzzles-subject-castle = château
puzzles-subject-quiet-move = coup tranquille
puzzles-subject-push = poussée
puzzles-subject-general = général
puzzles-subject-finish = château terminé
puzzles-subject-attack = attaque
puzzles-subject-variant = variante

## Leçons

puzzles-lesson-step = 🎓 **{ $game }**, étape { $number } sur { $count }
puzzles-lesson-last = Tu sais tout ce qu’il faut. Joue ta première partie : mon niveau le plus faible débute aussi, et les indices sont permis.
puzzles-lesson-later = C’est juste, mais pas encore. { $why }
# The name of the reader beside a board.
puzzles-you = Toi
puzzles-lesson-first-match = -# Une hésitation ? Appuie sur *Indice* sous ton plateau.
puzzles-lesson-which-game = 🎓 Quel jeu veux-tu apprendre ? Compte environ cinq minutes pour chacun.
puzzles-label-learn = 🎓 Apprendre en cinq minutes
puzzles-label-next-step = Étape suivante
puzzles-label-previous-step = Étape précédente
puzzles-label-step-again = Refaire l’étape
puzzles-label-play-level-1 = 🤖 Jouer contre le niveau 1
