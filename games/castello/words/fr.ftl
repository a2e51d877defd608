castello-summary = Deux armées de trente pions sautent par-dessus amis et ennemis pour conquérir des châteaux
castello-option-directions = Dans quelles directions les pions se déplacent et sautent
    .name = directions
castello-option-centre = Quels châteaux centraux demandent d’abord la prise d’un château du camp adverse
    .name = centre
castello-directions-all = dans les huit directions, diagonales comprises
    .name = toutes
castello-directions-orthogonal = seulement le long des rangées et des colonnes
    .name = sans diagonales
castello-centre-centre = seulement celui du milieu, k8
    .name = k8 seul
castello-centre-middle = les trois : k3, k8 et k13
    .name = les trois
castello-draw = nulle
    .def = la nulle
    .label = Nulle

castello-red = Rouge
castello-black = Noir

## Ce qui se passe

castello-moved = { $side ->
    [you] { $captures ->
        [0] Tu déplaces un pion { $mv }.
        [one] Tu sautes { $mv } et prends un pion.
       *[other] Tu sautes { $mv } et prends { $captures } pions.
      }
   *[other] { $captures ->
        [0] { $side } déplace un pion { $mv }.
        [one] { $side } saute { $mv } et prend un pion.
       *[other] { $side } saute { $mv } et prend { $captures } pions.
      }
  }
castello-goes = de { $from } à { $to } ({ $mv })
castello-goes-back = en boucle depuis { $from } ({ $mv })
castello-left = { $side } : { $pawns ->
    [one] encore { $pawns } pion sur { $most }.
   *[other] encore { $pawns } pions sur { $most }.
  }
castello-fell = { $side } conquiert le château en { $castle }.
castello-holds = { $side } a { $castles } des { $needed } châteaux qui donnent la victoire.
castello-passes = { $side } ne peut pas jouer et passe.

castello-by-castles = { $side } a conquis quatre châteaux.
castello-by-pawns = { $loser } n’a plus que deux pions, ou moins.
castello-stuck = Aucun des deux camps ne peut jouer.
castello-repeated = La même position s’est présentée trois fois.
castello-quiet = Aucun pion ni château n’a été pris en { $plies } coups.

## La position en mots

castello-is-over = La partie est finie. { $reason }
castello-to-move = À { $side } de jouer.
castello-last = { $side } vient de jouer de { $from } à { $to }{ $captures ->
    [0] {""}
   *[other] , avec prise en { $pawns }
  }{ $falls ->
    [0] {""}
    [one] , ce qui fait tomber le château en { $castles }
   *[other] , ce qui fait tomber les châteaux en { $castles }
  }.
castello-pawns = { $pawns ->
    [0] { $side } n’a plus de pion.
    [one] { $side } a 1 pion : { $columns }.
   *[other] { $side } a { $pawns } pions : { $columns }.
  }
castello-column = { $column } { $rows }
castello-run = { $first } à { $last }
castello-taken = { $taken ->
    [0] { $side } n’a conquis aucun château.
    [one] { $side } a conquis 1 château sur { $needed } : { $castles }.
   *[other] { $side } a conquis { $taken } châteaux sur { $needed } : { $castles }.
  }
castello-standing = Châteaux debout : { $castles }.
castello-idle = { $plies ->
    [one] Rien n’a été pris depuis 1 coup.
   *[other] Rien n’a été pris depuis { $plies } coups.
  }

## Refus

castello-over = La partie est finie.
castello-written = Ce coup s’écrit { $mv }.
castello-not-your-turn = C’est à { $side } de jouer.
castello-others-pawn = Le pion en { $square } est à { $side }.
castello-no-pawn = Il n’y a pas de pion en { $square }.
castello-diagonal = De { $from } à { $to }, on ne suit ni une rangée ni une colonne. Dans cette partie, les pions ne vont pas en diagonale.
castello-two-step = Seul un pion qui n’a pas encore bougé peut avancer de deux cases. Celui en { $square } a déjà bougé.
castello-on-castle = Il y a un château en { $square }, et les pions n’entrent jamais dans un château.
castello-on-pawn = La case { $square } n’est pas libre : { $side } y a un pion.
castello-fifth-capture = Après sa cinquième prise, un pion reste où il arrive, ici en { $square }.
castello-over-nothing = Il n’y a pas de pion à sauter en { $square }.
castello-over-castle = Il y a un château en { $square }, et les pions ne sautent jamais par-dessus un château.
castello-landing = Ce saut arriverait en { $square }, qui n’est pas libre.
castello-back = Un pion ne peut finir où il a commencé, en { $square }, que s’il a pris quelque chose.
castello-no-jump = De { $from } à { $to }, ce n’est pas un saut. Un saut va tout droit par-dessus le pion voisin jusqu’à la case juste derrière, et un coup est soit un seul déplacement, soit une suite de sauts.
castello-captures-else = { $captures ->
    [0] { $mv } ne prend rien.
   *[other] { $mv } prend { $pawns }.
  }
castello-never-captures = { $captures ->
    [0] Tous les coups de { $from } à { $to } prennent quelque chose.
   *[other] Aucun coup de { $from } à { $to } ne prend { $pawns }.
  }
castello-many-captures = Un coup prend cinq pions au plus.

-castello-form = Un coup s’écrit t4-s5, ou e4-e2-c2 pour deux sauts.
castello-ambiguous = { $mv } peut désigner { $moves } coups aux prises différentes. Ajoute les cases prises, comme { $example }.
castello-where-to = Où va le pion en { $square } ? { -castello-form }
castello-one-square = Un coup indique au moins deux cases. { -castello-form }
castello-long-move = C’est trop long pour un coup. { -castello-form }
castello-after-brackets = Rien ne doit suivre les crochets avec les cases prises. { -castello-form }
castello-no-square = `{ $word }` n’est pas une case : les colonnes vont de a à u, les rangées de 1 à 15. { -castello-form }

## Choisir pas à pas

castello-not-to-move = Ce n’est pas à toi de jouer.
castello-pawn-gone = Ce pion ne peut plus bouger. Choisis à nouveau.
castello-landing-gone = Le pion ne peut plus aller là. Choisis à nouveau.
castello-captures-gone = Le pion ne peut plus prendre ceux-là. Choisis à nouveau.
castello-area-gone = Aucun pion ne peut plus bouger par là. Choisis à nouveau.

castello-chosen = De { $from } à { $to }.
castello-chosen-does = De { $from } à { $to } : { $effects }.
castello-which-move = Choisis un coup, ou une zone de départ
castello-which-move-or-pawn = Choisis un coup, ou un pion à déplacer
castello-which-of-moves = Choisis un coup
castello-which-pawn = Quel pion ?
castello-which-move-in = { $area } : quel coup ?
castello-which-pawn-in = { $area } : quel pion ?
castello-way = De { $from } à { $to }
castello-which-landing = Où va le pion en { $from } ?
castello-which-captures = Que prend le pion en allant de { $from } à { $to } ?
castello-area = Colonnes { $left } à { $right }, rangées { $low } à { $high }
castello-movable = { $pawns ->
    [one] { $pawns } pion peut bouger
   *[other] { $pawns } pions peuvent bouger
  }
castello-pawn = Pion { $square }
castello-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
castello-best = { $moves ->
    [one] 1 coup, qui { $effects }
   *[other] { $moves } coups ; le meilleur { $effects }
  }
castello-does = { $what } : { $effects }
castello-does-most = { $what } : { $effects }…
castello-ways = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups aux prises différentes
  }
castello-nothing = Rien
castello-captured = Prendre { $pawns }
castello-doing = { $effects }
castello-effects = { $effects }.
castello-effects-of = { $effects }. { $way }
castello-step = Un déplacement
castello-jumps = Sauts par { $squares }
castello-jumps-on = Sauts par { $squares }…

castello-captures = { $pawns ->
    [one] prend { $pawns } pion
   *[other] prend { $pawns } pions
  }
castello-takes = conquiert { $castles }
castello-threatens = menace { $castles }
castello-takes-castles = conquiert { $count ->
    [one] le château
   *[other] les châteaux
  } en { $castles }
castello-threatens-castles = menace de conquérir { $count ->
    [one] le château
   *[other] les châteaux
  } en { $castles }
castello-wins = gagne

## Sur une case ou à côté du tablier

castello-place-pawn = { $side ->
    [red] { $state ->
        [fresh] pion rouge, pas encore déplacé
       *[moved] pion rouge
      }
   *[black] { $state ->
        [fresh] pion noir, pas encore déplacé
       *[moved] pion noir
      }
  }
castello-place-castle = { $owner ->
    [red] château du camp rouge
    [black] château du camp noir
   *[nobody] château de la section centrale
  }
castello-place-ruin = { $taker ->
    [red] ruine d’un château conquis par Rouge
   *[black] ruine d’un château conquis par Noir
  }
castello-place-missing = château encore à conquérir

## Les règles

castello-board-title = Le tablier
castello-board =
    Deux armées de **trente pions** se font face sur un long tablier, colonnes a à u et rangées 1 à 15. Rouge commence sur les deux colonnes de gauche, Noir sur les deux de droite. **Noir joue en premier.**

    Entre elles se dressent **onze châteaux**. Ils ne bougent jamais ; on ne peut que les conquérir.
    - **Le domicile de Rouge**, colonnes a à g : f6, f14, g2, g10.
    - **La section centrale**, colonnes h à n : k3, k8, k13.
    - **Le domicile de Noir**, colonnes o à u : o6, o14, p2, p10.

    {"*"}*Conquiers quatre châteaux, ou ne laisse en face que deux pions au plus, et tu gagnes.**

castello-moves-title = Déplacements et sauts
castello-moves-page =
    À ton tour, joue un seul pion. Il **se déplace ou il saute**, jamais les deux.

    {"*"}*Déplacement** : d’une case dans n’importe quelle direction, diagonales comprises, vers une case vide. La première fois qu’il bouge, un pion peut avancer de deux cases en ligne droite, dans n’importe quelle direction, si les deux sont vides.

    {"*"}*Saut** : par-dessus un pion voisin, ami ou ennemi, vers la case vide juste derrière. Enchaîne autant de sauts que tu veux, dans toutes les directions, même plusieurs fois par-dessus un même pion de ton camp. On ne saute pas par-dessus les châteaux.

    {"*"}*Prise** : chaque pion ennemi sauté est pris et disparaît aussitôt. Sauter n’est jamais obligatoire, continuer non plus. Après sa **cinquième** prise, le pion s’arrête.

    Pendant que ton pion est en route, sa case de départ compte comme vide. Il ne peut s’y arrêter que s’il a pris quelque chose.

    Sur l’image, le pion noir a joué e4-e2-c2-a2-c4, par-dessus un ami en d2, et a pris trois pions.

    -# 🏠 Règle maison : finir sur sa case de départ demande une prise. · Option `{ castello-option-directions.name }`, valeur `{ castello-directions-orthogonal.name }` : les pions ne suivent que rangées et colonnes.

castello-castles-title = Conquérir les châteaux
castello-castles =
    Tu conquiers un château quand ton coup se termine avec tes pions sur **trois des quatre** cases qui le touchent (les diagonales ne comptent pas). Cela se fait tout seul : le château est retiré, et sa case devient accessible à tout le monde.

    Quels châteaux peux-tu conquérir ?
    - **Dans le camp adverse** : les quatre, à tout moment.
    - **k3 et k13** : à tout moment.
    - **k8**, le château du milieu : une fois que tu as conquis un château du camp adverse.
    - **Dans ton domicile** : jamais. Ceux-là font de bons abris.

    Sur l’image, un pion s’est déplacé en g6, à côté de ceux en f5 et f7, et Noir a conquis f6.

    -# 🏠 Règle maison : si le même coup conquiert ton premier château du camp adverse et entoure aussi k8, les deux tombent. · Option `{ castello-option-centre.name }`, valeur `{ castello-centre-middle.name }` : k3 et k13 suivent la règle de k8.

castello-end-title = Victoire et nulle
castello-end =
    {"*"}*Tu gagnes aussitôt** que tu as conquis quatre châteaux, ou qu’il ne reste en face que deux pions au plus.

    {"*"}*La partie est nulle** quand
    - personne ne peut jouer,
    - la même position se présente pour la troisième fois : pions, châteaux, camp qui doit jouer et pions qui peuvent encore avancer de deux cases, ou
    - 200 coups de suite, les deux camps confondus, ne prennent ni pion ni château.

    Si un seul camp ne peut pas jouer, son tour est sauté. On ne passe pas par choix.

    -# 🏠 Règles maison : le tour sauté, la troisième répétition et les 200 coups.

castello-typing-title = Écrire les coups
castello-typing =
    Écris le chemin de ton pion, avec des traits d’union entre les cases :
    - `t4-s5` est un déplacement, `t4-r4` un premier déplacement de deux cases.
    - `e4-e2-c2`, ce sont deux sauts.

    Tout chemin possible convient. Seuls comptent l’arrivée du pion et ce qu’il prend ; je note le chemin le plus court.

    Le départ et l’arrivée suffisent : `e4-c4`. Si cela peut désigner plusieurs coups, ajoute les cases prises, `e4-c4[b2,b3,e3]`, ou `[]` pour ne rien prendre.

    Majuscules, espaces, flèches et un `x` pour une prise vont aussi : `E4 x C4`.

castello-principle-look = Avant chaque coup, cherche le plus long saut adverse : une seule chaîne peut prendre cinq pions.
castello-principle-ladder = Aligne tes pions en laissant des vides : tes propres pions servent d’échelle aux longs sauts.
castello-principle-gather = Amène trois pions près d’un château avant de l’attaquer.
castello-principle-home = Prends d’abord un château du camp adverse : le centre, k8, n’est à prendre qu’ensuite.
castello-principle-trade = Prends là où l’adversaire ne peut pas prendre davantage en retour.
castello-principle-together = Garde tes pions groupés : personne ne saute un pion qui en a un autre juste derrière lui.

castello-why-does = Ce coup { $effects }.
castello-why-saves = Ce coup sauve le pion en { $square } : { $mv } le capturerait.
castello-why-races = { $turns ->
    [one] Ensuite, encore un tour à toi peut conquérir le château en { $castle }, si ton adversaire ne l’empêche pas : tu { $sides ->
        [0] ne tiens encore aucun des trois côtés qu’il faut
       *[other] tiens { $sides } des trois côtés qu’il faut
      }.
   *[other] Ensuite, encore { $turns } tours à toi peuvent conquérir le château en { $castle }, si ton adversaire ne l’empêche pas : tu { $sides ->
        [0] ne tiens encore aucun des trois côtés qu’il faut
       *[other] tiens { $sides } des trois côtés qu’il faut
      }.
  }
castello-why-heads = { $turns ->
    [0] Ce coup amène un pion à côté du château en { $castle } : tu tiens { $sides } des trois côtés qu’il faut.
    [one] Ce coup vise le château en { $castle }, à { $turns } tour si rien ne le gêne ; tu { $sides ->
        [0] ne tiens encore aucun des trois côtés qu’il faut
       *[other] tiens { $sides } des trois côtés qu’il faut
      }.
   *[other] Ce coup vise le château en { $castle }, à { $turns } tours si rien ne le gêne ; tu { $sides ->
        [0] ne tiens encore aucun des trois côtés qu’il faut
       *[other] tiens { $sides } des trois côtés qu’il faut
      }.
  }
castello-why-opens = Ce coup ouvre { $mv } pour ton prochain tour, { $columns } colonnes en avant, si rien ne le gêne.
castello-why-shortens = Ce coup enlève { $mv }, le plus long saut en avant de ton adversaire : de { $before } colonnes à { $columns }.
castello-why-unanswered = Ton adversaire ne peut rien capturer en retour.
castello-why-unharmed = Ton adversaire ne peut rien prendre aussitôt, à la différence de { $losing } de tes { $moves } coups.
castello-why-holds = Ce coup garde les pions groupés, et ton adversaire ne peut rien prendre aussitôt.
castello-why-far = Ce coup avance un pion de { $columns } colonnes d’un seul coup.
castello-why-gathers = Il y a maintenant { $pawns } pions près du château en { $castle } ; trois à côté de lui le prennent.
castello-why-leaps = Ensuite, { $from } pourra sauter de { $columns } colonnes en avant jusqu’en { $to } au prochain tour, si rien ne le gêne ; ton plus long saut est pour l’instant de { $before }.
castello-why-safe = Ce coup ne laisse rien à prendre aussitôt à ton adversaire.
castello-why-waits = Tu pourrais conquérir maintenant le château en { $castle }, mais il peut attendre : quoi que réponde ton adversaire, tu pourras encore le conquérir au prochain tour.
castello-why-last-pawns = Il te reste trois pions : si l’un est capturé, tu perds.
castello-why-yields = { $beside ->
    [castle] Quoi que tu joues, ton adversaire peut ensuite conquérir un château : { $mv } { $effects }.
    [all] Ton adversaire peut alors jouer { $mv }, qui { $effects }, mais aucun autre coup ne s’en tire mieux dans l’immédiat.
    [many] Ton adversaire peut alors jouer { $mv }, qui { $effects }, mais { $worse } de tes { $moves } autres coups ne s’en tirent pas mieux dans l’immédiat.
   *[nothing] Ton adversaire peut alors jouer { $mv }, qui { $effects }.
  }
castello-why-regains = Ton adversaire peut alors jouer { $mv }, qui { $effects }, mais en retour { $own } { $gains }.
castello-why-follows-far = Si la réponse est { $reply }, { $mv } avance de { $columns } colonnes.
castello-why-follows-taking = Si la réponse est { $reply }, qui { $taken }, { $mv } { $effects }.
castello-why-stops = Ce coup empêche { $mv }, qui { $effects }.
castello-why-stops-unlike = Ce coup empêche { $mv }, qui { $effects } ; { $other }, par exemple, ne l’empêche pas.
castello-why-prepares = Ce coup prépare { $mv }, qui { $effects }.
castello-why-follows = Si la réponse est { $reply }, { $mv } { $effects }.
castello-why-forced = Le gain est forcé : si la réponse est { $reply }, { $mv } suit.
castello-why-tempts = Pas { $mv } : ensuite, { $reply } { $effects }.
castello-lesson-step = Tu joues **Noir** et tu veux conquérir quatre châteaux ; tu verras comment. Un pion se déplace d’une case dans n’importe quelle direction, en diagonale aussi ; la première fois, même de deux. Déplace ton pion de la case **e8**.
castello-lesson-step-done = Voilà un déplacement, et Rouge a répondu par un autre.
castello-lesson-step-other = C’est un déplacement aussi, mais cette fois, joue le pion de la case **e8**.
castello-lesson-step-wrong = Déplace le pion de la case **e8**.
castello-lesson-jump = Un pion saute en ligne droite par-dessus un pion voisin si la case juste derrière est libre. Un pion ennemi sauté est pris. Saute par-dessus celui de la case **d5**.
castello-lesson-jump-done = Pris ! Sauter n’est jamais obligatoire, mais c’est souvent une bonne idée.
castello-lesson-jump-wrong = Saute de **c5** à **e5**, par-dessus le pion rouge en d5.
castello-lesson-chain = Après un saut, le même pion peut sauter encore dans le même coup, mais pas avancer sans sauter. Prends **les deux** pions rouges en un seul coup, de **c1** à **g1**.
castello-lesson-chain-done = Deux pions en un coup. Dans ce jeu, ce sont les sauts enchaînés qui font gagner.
castello-lesson-chain-short = Un pion est pris, mais tu peux sauter encore dans le même coup : va directement de **c1** à **g1**.
castello-lesson-chain-wrong = Pars avec le pion de la case **c1** et saute deux fois.
castello-lesson-bridge = Tes propres pions ne sont pas pris, mais tu peux sauter par-dessus : ils forment un pont. Amène ton pion de la case **u7** par-dessus ses amis jusqu’à **q7**.
castello-lesson-bridge-done = Voilà comment un pion va loin : sur un pont d’amis.
castello-lesson-bridge-half = C’est la moitié du pont. Les deux sauts font un seul coup : va directement de **u7** à **q7**.
castello-lesson-bridge-short = C’est un déplacement. Saute plutôt depuis **u7** par-dessus ton propre pion en t7.
castello-lesson-bridge-wrong = Saute avec le pion de la case **u7** par-dessus ton propre pion en t7.
castello-lesson-five = Les sauts s’arrêtent après la cinquième prise. Prends autant de pions que possible : **cinq** en un seul coup.
castello-lesson-five-done = Cinq d’un coup, et c’est le maximum. Après la cinquième prise, le pion reste là où il arrive.
castello-lesson-five-short = De là, tu peux sauter encore. Cinq prises sont possibles.
castello-lesson-five-wrong = Pars avec le pion de la case **c1** et saute jusqu’à **m1**.
castello-lesson-castle = Passons aux châteaux. Pour en conquérir un, il faut des pions sur **trois des quatre** cases juste à côté ; les diagonales ne comptent pas. Tu tiens f5 et g6 à côté du château en **f6**. Amène le troisième pion.
castello-lesson-castle-done = Le château tombe. Quatre châteaux donnent la victoire. Tu gagnes aussi s’il ne reste en face que deux pions au plus.
castello-lesson-castle-wrong = Il faut encore un de tes pions juste à côté du château en f6. Les diagonales ne comptent pas.
castello-lesson-centre = Le château du milieu, **k8**, reste fermé tant que tu n’as pas conquis un château du camp adverse. Les deux autres de la zone bleue sont ouverts dès le début : conquiers **k3**.
castello-lesson-centre-done = k3 tombe aussitôt. Pour k8, conquiers d’abord un château du camp adverse.
castello-lesson-centre-locked = Trois pions entourent maintenant k8, mais il est fermé : tu n’as encore aucun château du camp adverse. Conquiers plutôt **k3**.
castello-lesson-centre-wrong = Amène un troisième pion à côté du château en **k3**. Celui de la case m4 peut le faire.
castello-lesson-home = Les châteaux de ton propre domicile, **o6**, **o14**, **p2** et **p10**, tu ne les conquiers jamais. Tu as déjà trois châteaux. Conquiers le quatrième dans le camp de Rouge et gagne.
castello-lesson-home-done = Quatre châteaux : tu gagnes ! Tu sais maintenant tout sur Castello.
castello-lesson-home-own = o6 est un château de ton propre domicile : il ne tombe pas pour toi. Regarde dans le camp de Rouge.
castello-lesson-home-wrong = Le château en **f6** a déjà deux de tes pions à côté de lui.
