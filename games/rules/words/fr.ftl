rules-not-to-move = Ce n’est pas à toi de jouer.
rules-over = La partie est finie.
rules-over-won = { $winners ->
    [you] La partie est finie, et tu as gagné.
   *[other] La partie est finie. Victoire pour { $winners }.
  }

rules-unknown-option = { $game } n’a pas d’option `{ $option }`. Ses options : { $known }.
rules-no-option = aucune
rules-long-option = L’option `{ $option }` accepte 100 caractères au plus.
rules-unknown-value = L’option `{ $option }` n’accepte pas `{ $chosen }`. Choisis parmi : { $values }.
rules-other-seats = { $most ->
    [one] Avec ces options, { $game } se joue en solo, pas à { $seats }.
   *[other] Avec ces options, { $game } se joue exactement à { $most }, pas à { $seats }.
  }
rules-wrong-seats = Avec ces options, { $game } se joue à { $least } au moins et { $most } au plus, pas à { $seats }.

rules-no-square = Une case, c’est une lettre et un nombre, comme `c3`.
rules-which-move = Quel coup ?
rules-no-draft = Ce n’est plus possible. Choisis à nouveau.
rules-play-move = Jouer { $mv }
rules-more = Plus…
rules-page-of = Page { $page } sur { $pages }
rules-no-page = Cette page n’existe pas. Choisis à nouveau.

rules-no-object = L’état est un objet JSON.
rules-misread = Impossible de lire l’état : { $told }.
rules-bad-snapshot = Impossible de lire la position enregistrée.
rules-old-snapshot = La position enregistrée suit une autre version des règles.

rules-other-record = Cet enregistrement n’est pas du jeu attendu : { $game }, version { $version }.
rules-wrong-ply = Coup { $ply } : { $reason }
rules-no-such-seat = il n’y a pas de place { $seat }.
rules-leaver-ends = abandonner met fin à une partie à une ou deux personnes.
rules-left-before = la place { $seat } a déjà quitté la partie.

rules-no-mind = Aucun ordinateur ne joue à ce jeu.
rules-not-its-view = Un ordinateur ne voit que ce que voit sa propre place.
# One to three sentences.
rules-sentences = { $sentences }
rules-principles-title = Bien jouer
rules-principles =
    { $lines }

    -# 💡 Les indices nomment le principe qu’ils suivent.
rules-principle-line = { $number }. { $principle }
rules-principle = Principe { $number } : { $principle }
rules-level-1 = Page
rules-level-2 = Écuyer
rules-level-3 = Chevalier
rules-level-4 = Baron
rules-level-5 = Régent
rules-about-level-1 = Aimable et sensé, mais laisse passer des choses
rules-about-level-2 = Voit ce qu’il a sous le nez, et parfois plus
rules-about-level-3 = Voit quelques coups à l’avance et te donne du fil à retordre
rules-about-level-4 = Voit plus loin que la plupart des gens et se trompe rarement
rules-about-level-5 = Joue du mieux qu’il peut
