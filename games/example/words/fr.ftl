reversi-summary = Encadre les pions d’en face et retourne-les ; qui en a le plus gagne
reversi-black = Noir
reversi-white = Blanc

reversi-played = { $side ->
    [you] Tu joues { $square } et retournes { $turned }.
   *[other] { $side } joue { $square } et retourne { $turned }.
  }
reversi-passes = { $side } ne peut pas jouer et passe.
reversi-ends = Pions à la fin : Noir { $black }, Blanc { $white }.
reversi-to-move = À { $side } de jouer.
reversi-discs = Noir : { $black }. Blanc : { $white }.

reversi-where = Où poses-tu ton pion ?
reversi-turning = retourne { $turned }
reversi-turns-nothing = Un pion en { $square } ne retournerait rien.
reversi-no-move = Un coup est une case, par exemple `d3`.
reversi-bad-state = Chaque case est nommée une seule fois, comme `d4`, et c’est à la place 0 ou 1 de jouer.

reversi-nothing-to-play = Il n’y a rien à choisir ici.
reversi-black-disc = pion noir
reversi-white-disc = pion blanc
reversi-rules =
    Noir commence. Pose un pion sur une case vide de façon à **encadrer** au moins un pion adverse : une ligne droite sans trou
    entre ton nouveau pion et un autre des tiens. Chaque pion encadré, dans toutes les directions, est retourné.

    Si tu ne peux pas jouer, tu passes. Quand personne ne peut plus jouer, qui a le plus de pions gagne.
