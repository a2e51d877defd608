computers-hint = 💡 { $verb ->
    [done] Je terminerais le tour.
    [pass] Je passerais.
    [deploy] Je déploierais cette armée : **{ $mv }**.
   *[other] Je jouerais **{ $mv }**.
  } { $why }
computers-hint-plain = 💡 { $verb ->
    [done] Je terminerais le tour.
    [pass] Je passerais.
    [deploy] Je déploierais cette armée : **{ $mv }**.
   *[other] Je jouerais **{ $mv }**.
  }
computers-hint-on-board = Je jouerais ceci : { $prompt }
computers-hint-in-words = -# En mots : { $prompt }
computers-hints-so-far = { $count ->
    [one] -# C’est ton premier indice. Les indices sont comptés, et tout le monde voit le total à la fin.
   *[other] -# Indices jusqu’ici : { $count }. Tout le monde voit le total à la fin.
  }

computers-says = { $name } : « { $said } »
computers-begins = { $level ->
    [1] { $pick ->
        [0] Bonjour ! J’apprends encore. On commence ?
       *[other] J’attendais cette partie avec impatience. Bonne chance !
      }
    [2] { $pick ->
        [0] Je me suis bien entraîné. Voyons jusqu’où cela me mène.
       *[other] À une belle partie !
      }
    [3] { $pick ->
        [0] Salutations ! Je joue loyalement, et je joue pour gagner.
       *[other] Que le meilleur plan l’emporte.
      }
    [4] { $pick ->
        [0] Prends ton temps. Je ne suis pas pressé.
       *[other] J’ai un plan, et je suis curieux de voir le tien.
      }
   *[other] { $pick ->
        [0] Bienvenue. Montre-moi ce que tu sais faire.
       *[other] Je jouerai de mon mieux. Tu ne mérites pas moins.
      }
  }
computers-won = { $level ->
    [1] { $pick ->
        [0] J’ai vraiment gagné ? Merci pour cette partie !
       *[other] J’ai gagné ! Rejoue avec moi, s’il te plaît.
      }
    [2] { $pick ->
        [0] Cela s’est bien passé pour moi. Merci d’avoir joué !
       *[other] L’entraînement a payé. On rejoue ?
      }
    [3] { $pick ->
        [0] Cette partie est pour moi. Merci d’avoir joué.
       *[other] J’ai gagné, et je rejouerais avec plaisir. Reviens tenter ta chance.
      }
    [4] { $pick ->
        [0] Cette fois, c’est moi qui gagne. Merci d’avoir joué.
       *[other] Tout s’est passé comme je l’espérais. Tu as mon respect.
      }
   *[other] { $pick ->
        [0] Aujourd’hui, le château est à moi. Merci pour la partie.
       *[other] Je gagne. Si tu veux réessayer, je suis là.
      }
  }
computers-lost = { $level ->
    [1] { $pick ->
        [0] Tu joues bien ! J’aimerais apprendre cela.
       *[other] Bravo ! J’ai aimé chaque coup.
      }
    [2] { $pick ->
        [0] Tu as vu plus loin que moi. Félicitations !
       *[other] Bien joué. Je retourne m’entraîner.
      }
    [3] { $pick ->
        [0] Ton plan était meilleur. Félicitations !
       *[other] Beau combat. Je baisse mon drapeau.
      }
    [4] { $pick ->
        [0] Je ne m’y attendais pas. Magnifique !
       *[other] Tu as brisé mon plan. Cela n’arrive pas souvent.
      }
   *[other] { $pick ->
        [0] Remarquable. Le château est à toi.
       *[other] Je ne joue pas mieux que cela, et tu as gagné. Bravo.
      }
  }
computers-drawn = { $level ->
    [1] Partie nulle ! Cela me va très bien.
    [2] Personne n’a perdu. Cela me plaît.
    [3] Nous étions à égalité aujourd’hui. Bien joué.
    [4] Aucun de nous n’a cédé. Bien joué.
   *[other] Une nulle contre moi, ce n’est pas rien.
  }
