# Ce qui est proposé

agree-what-draw = { $word-def }
agree-what-take-back = la reprise du dernier coup
agree-what-call-off = l’annulation de la partie
agree-what-pause = une pause
agree-what-more-time = plus de temps
agree-what-take-seat = { $player } pour remplacer { $gone }
agree-what-go-on = continuer sans { $gone }
agree-what-hints = des indices pour tout le monde
agree-what-rematch = une revanche

## Une proposition et sa suite

agree-open = 🤝 { $by } propose : { $what }.
agree-asked = { $players-count ->
    [one] { $players }, es-tu d’accord ?
   *[other] { $players }, êtes-vous d’accord ?
  }
agree-so-far = D’accord pour l’instant : { $players }.
agree-would-go-back = { $plies ->
    [0] -# La partie reviendrait à son début. Le prochain coup vaut refus.
    [one] -# La partie reviendrait à la position après le coup { $plies }. Le prochain coup vaut refus.
   *[other] -# La partie reviendrait à la position après le coup { $plies }. Le prochain coup vaut refus.
  }
agree-would-not-count = -# Personne ne gagne, et la partie n’est pas classée. Si ce tour finit avant, la proposition ne tient plus.
agree-would-rest = -# La pendule s’arrête jusqu’à ce que quelqu’un relance la partie ou joue. Si ce tour finit avant, la proposition ne tient plus.
agree-would-have = -# Qui doit jouer aura { $limit } à partir de là. Le prochain coup vaut refus.
agree-would-hint = -# Jusqu’à la fin de la partie, tout le monde pourrait demander des indices en privé. Ils sont comptés, le total est affiché à la fin, et la partie reste classée. Si ce tour finit avant, la proposition ne tient plus.
agree-would-sit = -# La personne qui remplace voit tout ce qui va avec la place et ne risque rien pour sa cote. Pour la personne qui manque, la partie peut encore compter comme défaite, mais pas comme victoire.
agree-would-sit-there = -# Tu prendrais la place et tout ce qui va avec. Victoire ou défaite, ta cote ne bougera pas.
agree-would-go-on = -# Cette personne a quitté le serveur : il n’y a plus personne à attendre.
agree-computers-answer = -# Un ordinateur répond dans un instant. Un coup joué par quelqu’un qui n’a pas donné son accord vaut refus.
agree-was-done = 🤝 { $by } a proposé : { $what }. Aucun autre accord n’était nécessaire.
agree-still-here = 🤝 { $by } a proposé : { $what }. Mais { $player } est encore là.
agree-turned-down = 🤝 { $by } a proposé : { $what }. { $player } a refusé.
agree-ended-gone = { $player } a quitté la partie pour de bon.
agree-agreed = 🤝 { $by } a proposé : { $what }. Accord donné : { $players }.
agree-paused = ⏸️ La partie est en pause. La pendule est arrêtée jusqu’à ce que quelqu’un relance la partie ou joue.
agree-hinting = 💡 À partir de maintenant, tout le monde peut utiliser `/{ command-hint.name }` à son tour. Le total est affiché à la fin.
agree-resumed = ▶️ La pause est finie.
agree-declined = 🤝 { $by } a proposé : { $what }. { $player } a refusé.
agree-withdrawn = 🤝 { $by } a retiré sa proposition : { $what }.
agree-lapsed = 🤝 { $by } a proposé : { $what }. La partie a continué sans réponse.
agree-stands = 🤝 { $player } propose : { $what }.
agree-called-off = 🤝 Partie annulée d’un commun accord. Personne ne gagne, et elle n’est pas classée.

## Réponses

agree-which = Que veux-tu proposer dans **{ $game }** { $id } ? Il faut l’accord de toutes les personnes concernées.
agree-nothing = Il n’y a rien à proposer dans **{ $game }** { $id } pour l’instant.
agree-before = -# Déjà proposé pendant ce tour : { $wishes }. Tu pourras le proposer à nouveau au prochain.
agree-out = 🤝 Proposition envoyée. La réponse arrivera dans le fil de la partie.
agree-out-here = 🤝 Proposition envoyée. La réponse arrivera là où se joue la partie.
agree-at-once = 🤝 C’est fait. Aucun autre accord n’était nécessaire.
agree-you-took-back = ↩️ Tu reprends ton coup.
agree-you-agreed = ✅ Tu as donné ton accord. Réponse encore attendue : { $players }.
agree-done = 🤝 D’accord. C’est fait !
agree-you-declined = Tu as refusé.
agree-you-withdrew = Tu as retiré ta proposition.
agree-really = Accepter dans **{ $game }** { $id } : { $what } ? La partie s’arrête alors.
agree-really-call-off = Annuler **{ $game }** { $id } ? La partie s’arrête, et personne ne gagne.
agree-label-propose = 🤝 Proposer…
agree-label-draw = { $word-label }
agree-label-take-back = Reprendre mon dernier coup
agree-label-call-off = Annuler la partie
agree-label-pause = Une pause
agree-label-more-time = Plus de temps
agree-label-hints = Des indices pour tout le monde
agree-label-propose-hints = 💡 Proposer des indices
agree-label-agree = D’accord
agree-label-decline = Refuser
agree-label-withdraw = Retirer
agree-label-sure = Oui, confirmer
agree-label-wait = Non, attendre

## Quelqu’un manque

agree-missing-gone = { $players-count ->
    [one] 🪑 { $players } ne peut pas continuer dans **{ $game }** { $id }. Quelqu’un peut prendre la place et tout ce qui va avec.
   *[other] 🪑 { $players } ne peuvent pas continuer dans **{ $game }** { $id }. Quelqu’un peut prendre la place et tout ce qui va avec.
  }
agree-missing-how-to-name = Nomme quelqu’un avec `/{ command-substitute.name } { option-substitute-player.name }:`, ou choisis un ordinateur. Il faut l’accord de toute la table, et celui de la personne qui remplace.
agree-missing-how-to-name-alone = Nomme quelqu’un avec `/{ command-substitute.name } { option-substitute-player.name }:`, et je demanderai son accord. Ou choisis un ordinateur : il prend la place aussitôt, pour de bon.
agree-missing-own-time = C’est ton temps à toi qui est écoulé dans **{ $game }** { $id }. Tu peux encore jouer tant que les autres n’ont rien décidé.
agree-missing-nobody = Personne ne manque dans **{ $game }** { $id } : tout le monde est là, et personne n’a épuisé son temps.
agree-missing-only-computer = Personne ne manque dans **{ $game }** { $id } : seul un ordinateur a épuisé son temps, et il garde sa place.
agree-missing-who = Plusieurs personnes manquent : { $players }. Dis de quelle place tu parles avec `/{ command-substitute.name } { option-substitute-for.name }:`.
agree-missing-really-claim = Revendiquer la victoire dans **{ $game }** { $id } ? { $player } n’est plus là, et la partie s’arrête.
agree-missing-really-go-on = Continuer sans { $player } dans **{ $game }** { $id } ? Aucun retour n’est possible ensuite.
agree-missing-you-sit = 🪑 La place dans **{ $game }** { $id } est à toi. Merci de dépanner !
agree-missing-label-open = 🪑 Quelqu’un manque…
agree-missing-label-computer = Confier la place à un ordinateur
agree-missing-label-claim = Revendiquer la victoire
agree-missing-label-go-on = Continuer sans cette personne
