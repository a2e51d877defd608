data-impossible-seats = { $seats ->
    [one] { $game } ne se joue pas en solo.
   *[other] { $game } ne se joue pas à { $seats }.
  }

data-unknown-game = Je ne connais pas ce jeu.
data-same-player = Il faut une personne différente à chaque place : pas de partie contre toi-même, et personne deux fois.
data-erased-player = L’une de ces personnes a supprimé ses données ici. Défie quelqu’un d’autre.
data-too-many-named = Tu as nommé plus de personnes qu’il n’y a de places.
data-bad-word = Un mot pour la donne compte de 1 à 40 caractères, sur une seule ligne.
data-no-such-seat = Cette place n’existe pas à cette table.
data-too-many-challenges = { $count ->
    [one] Tu as déjà { $count } défi ouvert. Retire-le d’abord.
   *[other] Tu as déjà { $count } défis ouverts. Retires-en un d’abord.
  }
data-rematched = Il y a déjà une revanche : la partie { $id }.
data-no-such-match = Il n’y a pas de partie { $id }.
data-not-started = La partie { $id } n’a pas encore commencé.
data-started = La partie { $id } a déjà commencé.
data-over = La partie { $id } est finie.
data-still-running = La partie { $id } est encore en cours. Tu pourras tout voir quand elle sera finie.
data-not-a-player = Tu ne joues pas dans la partie { $id }, mais tu peux la regarder.
data-left-table = Tu as quitté la partie { $id }, mais tu peux la regarder.
data-stale = Ce plateau n’est plus à jour. Voici où en est la partie { $id }.
data-not-your-turn = Ce n’est pas à toi de jouer dans la partie { $id }.
data-joined = Tu as déjà rejoint la partie { $id }.
data-not-invited = Le défi { $id } s’adresse à quelqu’un d’autre.
data-not-challenger = Seule la personne qui a lancé le défi { $id } peut faire cela.
data-own-challenge = Le défi { $id } est le tien. Tu peux le retirer.
data-not-joined = Tu n’as pas rejoint la partie { $id }.
data-too-few = { $joined ->
    [0] Il faut au moins { $least } personnes pour commencer. Il n’y a encore personne.
    [one] Il faut au moins { $least } personnes pour commencer. Il n’y en a qu’une pour l’instant.
   *[other] Il faut au moins { $least } personnes pour commencer. Il y en a { $joined } pour l’instant.
  }
data-nothing-to-take-back = Tu n’as pas de coup à reprendre. Tu peux annuler une étape pendant ton tour, ou ton dernier tour si les autres sont d’accord.
data-sealed = Ce coup a révélé quelque chose de caché ou fait intervenir le hasard : il ne se reprend pas.
data-sealed-since = Depuis, quelque chose de caché a été révélé ou le hasard est intervenu : la partie ne peut pas revenir si loin.
data-no-draws = Dans cette partie, on ne peut pas s’accorder sur une nulle.
data-offered-before = Tu as déjà proposé cela pendant ce tour. Tu pourras le proposer à nouveau au prochain.
data-no-offer = Aucune proposition n’attend ta réponse.
data-own-offer = C’est ta propre proposition. C’est aux autres d’y répondre.
data-offer-stands = Il y a déjà une proposition dans la partie { $id }. Réponds d’abord à celle-là.
data-no-pairs = Cela ne se joue pas en aller-retour. Il faut un jeu à deux qui ne cache rien au départ.
data-nobody-gone = Personne ne manque à cette place dans la partie { $id } : il y a quelqu’un, et son temps n’est pas écoulé.
data-time-decides = La partie { $id } a une limite de temps. Quand le temps sera écoulé, c’est toi qui diras comment elle continue.
data-turned-down-before = Cette personne vient de refuser la place. Demande à quelqu’un d’autre.
data-too-late-to-abort = Tout le monde a joué : tu ne peux plus annuler la partie { $id } sans les autres. Propose-le avec `/{ command-propose.name }`, ou abandonne.
data-no-computer = Aucun ordinateur ne joue encore à ce jeu. Défie quelqu’un, ou laisse le défi ouvert à tout le monde.
data-doubted = Vraiment ? C’est peut-être une faute d’inattention.
data-too-long = C’est trop long.
data-nameless = Donne-lui un nom avec des lettres visibles.
data-name-taken = Tu as déjà enregistré autre chose sous ce nom. Choisis un autre nom, ou supprime d’abord l’ancien.
data-saved-enough = Tu peux en enregistrer { $most } au plus. Supprimes-en un d’abord, ou enregistre sous un nom existant pour le remplacer.
data-retired = La partie { $id } suit une version des règles que je n’ai plus.
data-damaged = Les données de la partie { $id } sont abîmées. Elle est suspendue jusqu’à leur restauration.
data-newer = La partie { $id } a été enregistrée par une version plus récente de Castellan. Elle continuera quand cette version tournera de nouveau.
data-newer-note = Une version plus récente de Castellan a enregistré cela : je n’y touche pas.
data-no-such-step = Cette relecture n’a pas de coup à cet endroit.
data-no-such-exercise = Ce problème ou cette leçon n’existe pas.
data-watched-enough = Cette partie est déjà montrée à { $most } endroits, et je ne peux pas en suivre plus. Arrête d’abord l’un d’eux.
data-followed-enough = Tu ne peux pas suivre plus de parties. Arrête d’abord d’en suivre une.
data-too-many-followers = Cette partie est déjà suivie par autant de personnes que je peux prévenir.
data-nothing-brought = Je n’ai plus ce fichier. Envoie-le à nouveau avec `/{ command-replay.name }`.
data-busy = Il se passe trop de choses à la fois. Réessaie dans un instant.
data-no-hints = La partie { $id } se joue entre humains : il faut d’abord l’accord de tout le monde pour les indices. Utilise `/{ command-propose.name }`.
data-hints-already = Les indices sont déjà permis dans la partie { $id } : utilise `/{ command-hint.name }` à ton tour.
data-no-free-seat = Le défi { $id } n’a pas de place libre.
data-no-chance = Je ne peux rien tirer au hasard pour l’instant. Réessaie dans un moment.
data-not-stored = Je ne peux pas écrire sur mon disque pour l’instant : rien n’a changé, et cela ne compte pas. Réessaie dans quelques minutes.
data-unavailable = Quelque chose a mal tourné de mon côté. Vérifie où en est la partie avant de réessayer.

data-no-limit = La partie { $id } n’a pas de limite de temps. Rien ne presse.
data-time-remains = Personne n’a épuisé son temps dans la partie { $id }. Elle continue.
data-own-time-is-up = Ton temps est écoulé dans la partie { $id }. Tu peux encore jouer tant que les autres n’ont rien décidé.
data-time-is-up = Le temps est écoulé dans la partie { $id } : il est trop tard pour cela.
data-asked-anew = Ce bouton n’était plus à jour : il ne s’est rien passé. Voici où en est la partie { $id }.
data-chosen-before = Tu as déjà choisi cela. Les autres n’ont pas encore décidé.
data-resting = La partie { $id } est suspendue. Pour la continuer, appuie sur **Continuer** ou joue ton coup.
data-not-resting = La partie { $id } n’est pas suspendue.
data-went-back = { $plies ->
    [0] La partie revient à son début.
   *[other] La partie revient à la position après le coup { $plies }.
  }

data-took-over = { $seat ->
    [you] 🪑 Tu prends cette place à partir d’ici.
   *[other] 🪑 { $seat } prend cette place à partir d’ici.
  }
data-seat = Joueur { $number }
data-no-such-event = Cette compétition n’existe pas ici. `/{ command-club.name } { command-club-show.name }` en donne la liste.
data-event-damaged = Les données de cette compétition sont abîmées. Elle est suspendue jusqu’à leur restauration.
data-bad-plan = Ce projet ne convient pas. Une saison dure de 2 à 12 semaines, un tournoi au système suisse compte de 1 à 15 rondes sur 2 à 60 jours chacune, une échelle attend de 7 à 90 jours avant de faire perdre une place, et le nom fait 60 caractères au plus.
data-for-two = Les ligues et les échelles demandent un jeu à deux. Pour trois ou quatre personnes par table, choisis un tournoi au système suisse.
data-too-few-entrants = { $entrants ->
    [0] Pas encore d’inscription. Il en faut au moins { $least }.
    [1] Il n’y a qu’une inscription. Il en faut au moins { $least }.
   *[other] { $entrants } inscriptions pour l’instant. Il en faut au moins { $least }.
  }
data-too-many-rounds = { $most ->
    [1] Avec { $entrants } inscriptions, 1 seule ronde est possible sans que deux personnes se rencontrent deux fois. Annonce la compétition à nouveau avec moins de rondes, ou attends d’autres inscriptions.
   *[other] Avec { $entrants } inscriptions, { $most } rondes au plus sont possibles sans que deux personnes se rencontrent deux fois. Annonce la compétition à nouveau avec moins de rondes, ou attends d’autres inscriptions.
  }
data-event-full = Cette compétition est complète : { $most } personnes au plus.
data-already-in = Tu participes déjà.
data-not-in = Tu ne participes pas à cette compétition.
data-event-closed = Les inscriptions sont closes : on peut rejoindre la compétition avant la ronde 2, pas après.
data-event-withdrawn = Tu as quitté ce tournoi. Dans une ligue, tu peux t’inscrire à la prochaine saison.
data-event-begun = Cette compétition a déjà commencé.
data-event-not-begun = Cette compétition n’a pas encore commencé.
data-event-over = Cette compétition est terminée.
data-event-paused = Cette compétition est en pause. L’organisation peut la relancer.
data-event-not-paused = Cette compétition n’est pas en pause.
data-event-no-table = Cette partie n’appartient pas à cette compétition, ou son résultat est déjà décidé.
data-event-no-ladder = Il n’y a de défis que sur les échelles.
data-event-not-on-ladder = Toi et ton adversaire devez d’abord avoir une place sur l’échelle.
data-event-below = Tu ne peux défier que des personnes au-dessus de toi.
data-event-too-far = Tu peux défier jusqu’à { $reach } places au-dessus de toi.
data-event-has-table = Toi ou ton adversaire avez déjà une partie sur cette échelle. Il faut d’abord la finir.
data-event-no-room = Toi ou ton adversaire avez déjà { $most } parties de compétition, le maximum à la fois. Réessaie quand l’une d’elles sera finie.
data-event-bad-replacement = Cette personne participe déjà.
data-event-only-people = Dans une compétition, seules des personnes peuvent jouer. Nomme quelqu’un avec `/{ command-substitute.name }`, ou demande à l’organisation.
data-event-bad-result = Donne la victoire à une personne de cette partie, ou choisis la nulle.
