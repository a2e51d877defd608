kastell-summary = Bâtissez un château à deux, sept pièces par camp ; qui ne peut plus en poser perd
kastell-option-trees = Où se trouvent les trois arbres
    .name = arbres
kastell-option-contact = Comment les pièces peuvent se toucher
    .name = contact
kastell-option-picker = Qui choisit la prochaine pièce
    .name = choix
kastell-trees-random = au hasard
    .name = hasard
kastell-trees-black = Noir les plante avant la première pièce
    .name = noir
kastell-trees-squares = ou trois cases de ton choix
    .name = c3,d6,g4
kastell-contact-free = les pièces peuvent se toucher partout
    .name = libre
kastell-contact-apart = tes pièces et celles d’en face ne se touchent que par les coins
    .name = séparé
kastell-contact-linked = chacune de tes pièces doit avoir un côté commun avec une autre des tiennes
    .name = lié
kastell-picker-self = tu choisis ta pièce
    .name = soi-même
kastell-picker-opponent = ton adversaire désigne la pièce que tu dois poser
    .name = adversaire

kastell-white = Blanc
kastell-black = Noir

## Ce qui se passe

kastell-built = { $side ->
    [you] Tu poses { $mv }.
   *[other] { $side } pose { $mv }.
  }
kastell-placed = { $mv }, la pièce { $piece } en { $squares }
kastell-kept = { $side ->
    [you] Tu gardes ta couleur.
   *[other] { $side } garde sa couleur.
  }
kastell-picked = { $side ->
    [you] Tu désignes la pièce { $piece }. { $other } doit la poser.
   *[other] { $side } désigne la pièce { $piece }. { $other } doit la poser.
  }
kastell-swapped = Les couleurs sont échangées.
kastell-planted = { $side ->
    [you] Tu plantes les arbres en { $trees }.
   *[other] { $side } plante les arbres en { $trees }.
  }

kastell-named-stuck = { $loser } ne peut pas poser { $piece }, la pièce désignée.
kastell-none-left = { $loser } n’a plus de pièce à poser.
kastell-stuck = { $loser } ne peut poser aucune des pièces qui lui restent.

## La position en mots

kastell-has-won = { $reason } Victoire pour { $winner }.
kastell-plants = { $side } plante les arbres.
kastell-may-swap = { $side } peut échanger les couleurs.
kastell-picks = { $side } désigne la pièce ; { $builder } devra la poser.
kastell-must-build = { $side } doit poser la pièce { $piece }.
kastell-builds = À { $side } de poser une pièce.
kastell-no-trees = Il n’y a pas d’arbre.
kastell-trees = Arbres : { $squares }.
kastell-has-built = { $side } a posé { $pieces }.
kastell-piece = { $piece } en { $squares }
kastell-built-nothing = { $side } n’a encore rien posé.
kastell-holds = Il reste à { $side } : { $pieces }.
kastell-holds-nothing = { $side } n’a plus de pièce.
kastell-built-last = Dernière pièce posée : { $squares }.

## Refus

kastell-not-your-turn = Ce n’est pas à toi de jouer.
kastell-plant-first = Plante d’abord les arbres, par exemple `trees c3,d6,g4`.
kastell-swap-first = Choisis d’abord : `swap` pour échanger les couleurs, `keep` pour garder la tienne.
kastell-build-or-swap = Pose une pièce, par exemple `Tn@c3`, ou échange les couleurs avec `swap`.
kastell-pick-first = Désigne la pièce que ton adversaire doit poser, par exemple `pick { $example }`.
kastell-build-named = Pose la pièce désignée : { $piece }.
kastell-build-first = Pose une de tes pièces, par exemple `Tn@c3`.
kastell-picked-built = { $side } a déjà posé la pièce { $piece }.
kastell-other-named = La pièce désignée est { $named } : c’est elle que tu dois poser.
kastell-built-before = Tu as déjà posé ta pièce { $piece }.
kastell-beyond-edge = { $mv } dépasserait du plateau.
kastell-on-tree = Il y a un arbre en { $square }.
kastell-on-piece = { $side } a déjà une pièce en { $square }.
kastell-touches = Cette pièce toucherait par un côté celle en { $square } ({ $side }). Dans cette partie, tes pièces et celles d’en face ne se touchent que par les coins.
kastell-unlinked = Dans cette partie, chaque pièce doit avoir un côté commun avec une autre des tiennes.

kastell-long-move = C’est trop long pour un coup. Un coup s’écrit comme `Tn@c3`.
kastell-no-move = Écris un coup, par exemple `Tn@c3`.
kastell-grove-form = Les arbres occupent trois cases différentes : `trees c3,d6,g4`.
kastell-pick-form = Désigne une des pièces I, J, L, O, S, T et Z : `pick T`.
kastell-four-squares = Une pièce couvre quatre cases différentes : `c3 d3 e3 d4`.
kastell-no-piece = { $squares } ne forment aucune des pièces I, J, L, O, S, T et Z.
kastell-other-piece = Ces cases forment la pièce { $formed }, pas la { $piece }.
kastell-move-form = Un coup, c’est une pièce, sa rotation et une case, par exemple `Tn@c3`, ou bien les quatre cases : `c3 d3 e3 d4`.
kastell-piece-form = Un coup commence par une des pièces I, J, L, O, S, T et Z : `Tn@c3`.
kastell-square-form = La case va de a1 à h8, comme dans `Tn@c3`.
kastell-never-turned = O n’a pas de rotation : `O@c3`.
kastell-turn-form = Rotations possibles pour { $piece } : { $turns }, comme `{ $example }`.
kastell-fits-nowhere = La pièce { $piece } n’entre pas là, quelle que soit sa rotation. Pour savoir pourquoi, indiques-en une, comme `{ $example }`.
kastell-ambiguous = La pièce { $piece } entre là avec plusieurs rotations. Indiques-en une.
kastell-trees-option = Pour les arbres, choisis `{ kastell-trees-random.name }`, `{ kastell-trees-black.name }` ou trois cases différentes comme `c3,d6,g4`.

## Choisir pas à pas

kastell-choice-gone = Ce n’est plus possible. Choisis à nouveau.
kastell-ask-build = Poser { $piece } en { $squares }.
kastell-ask-plant = Planter les arbres en { $trees }.
kastell-ask-name = Ton adversaire doit poser { $piece }.
kastell-ask-swap = Échanger les couleurs avec Blanc.
kastell-ask-keep = Garder ta couleur.
kastell-swap-or-keep = Échanger les couleurs avec Blanc, ou garder la tienne ?
kastell-keep = Garder ma couleur
kastell-keep-hint = Tu restes Noir et tu poses la prochaine pièce
kastell-swap = Échanger les couleurs
kastell-swap-hint = Tu deviens Blanc, et ton adversaire pose la prochaine pièce
kastell-which-to-name = Quelle pièce ton adversaire doit-il poser ?
kastell-which-to-build = Quelle pièce poses-tu ?
kastell-one-piece = { $piece }, { $piece ->
    [I] la barre
    [J] le crochet à gauche
    [L] le crochet à droite
    [S] la marche montante
    [T] la barre à bosse
    [Z] la marche descendante
   *[O] le carré
  }
kastell-room = { $places ->
    [0] N’entre plus nulle part
    [one] Entre à { $places } endroit
   *[other] Entre à { $places } endroits
  }
kastell-which-place = Où va la pièce { $piece } ?
kastell-around = Zone de { $from } à { $to }
kastell-one-place = { $squares }
kastell-nudge = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
    [right] ▶
    [turn] ⟳
   *[turn-back] ⟲
  }
kastell-flip = ⇋ { $piece }
kastell-one-turn = { $shape }, { $pose ->
    [lying] à plat
    [standing] debout
    [bump-up] bosse en haut
    [bump-right] bosse à droite
    [bump-down] bosse en bas
    [bump-left] bosse à gauche
    [lying-up-left] à plat, bout gauche vers le haut
    [standing-right-top] debout, bout du haut à droite
    [lying-down-right] à plat, bout droit vers le bas
    [standing-left-bottom] debout, bout du bas à gauche
    [lying-up-right] à plat, bout droit vers le haut
    [standing-right-bottom] debout, bout du bas à droite
    [lying-down-left] à plat, bout gauche vers le bas
    [standing-left-top] debout, bout du haut à gauche
   *[same] pareil dans toutes les rotations
  }
kastell-places = { $places ->
    [one] { $places } endroit
   *[other] { $places } endroits
  }
kastell-build-piece = Poser { $piece }
kastell-no-room = La pièce { $piece } n’entre nulle part pour l’instant.
kastell-where-trees = { $left ->
    [0] Planter les arbres ici, ou en enlever un ?
    [one] Où vont les arbres ? Encore un.
   *[other] Où vont les arbres ? Encore { $left }.
  }
kastell-plant-tree = planter un arbre
kastell-remove-tree = enlever l’arbre
kastell-plant-trees = Planter les arbres
kastell-tree-column = { $number ->
    [1] Où vont les arbres ? Choisis les trois d’un coup, ou la colonne du premier.
    [2] Dans quelle colonne est le deuxième arbre ?
   *[3] Dans quelle colonne est le troisième arbre ?
  }
kastell-tree-row = { $number ->
    [1] Premier arbre, colonne { $column } : quelle rangée ?
    [2] Deuxième arbre, colonne { $column } : quelle rangée ?
   *[3] Troisième arbre, colonne { $column } : quelle rangée ?
  }

## Sur une case ou à côté du plateau

kastell-place-tree = arbre
kastell-place-block = { $side ->
    [white] { $state ->
        [gone] pièce { $piece } blanche, déjà posée
       *[other] pièce { $piece } blanche
      }
   *[black] { $state ->
        [gone] pièce { $piece } noire, déjà posée
       *[other] pièce { $piece } noire
      }
  }

## Suggestions

kastell-covers = { $mv } · { $piece } · { $squares }
kastell-suggest-swap = swap : échanger les couleurs
kastell-suggest-keep = keep : garder ta couleur

## Les règles

kastell-castle-title = Le château
kastell-castle =
    Avec ton adversaire, tu construis **un seul et même château** sur un plateau de 8×8 cases où poussent trois arbres. **Si tu ne peux plus rien poser à ton tour, tu perds.**

    - Chaque camp a les mêmes **sept pièces**, toutes les formes possibles avec quatre cases qui se touchent : I, J, L, O, S, T et Z.
    - **Blanc commence.** À ton tour, pose une de tes pièces sur quatre cases vides. On ne peut pas passer.
    - Une pièce peut **tourner**, mais jamais se **retourner** : S reste S, J reste J.
    - Les arbres et les pièces ne bougent plus jamais.

    Qui pose la dernière pièce gagne, que ce soit la place ou les pièces qui manquent en face. Il n’y a pas de nulle, et une partie compte quatorze pièces au plus.

    -# Un conseil : en fin de partie, les trous les plus précieux sont ceux où seules tes pièces entrent.

kastell-notation-title = Écrire les coups
kastell-notation =
    Avec les boutons, tu choisis une pièce et une zone, puis tu la tournes et la décales jusqu’à sa place. Au clavier, c’est plus rapide : **pièce, rotation, `@`, case**, comme `Tn@c3`.

    - **Rotation** : quarts de tour dans le sens horaire, `n` aucun, `e` un, `s` deux, `w` trois. O n’en a pas ; I, S et Z n’ont que `n` et `e`.
    - Avec `n`, chaque pièce est à plat. La bosse de T pointe vers le haut, le bout gauche de J et le bout droit de L aussi, S monte vers la droite et Z descend vers la droite.
    - **Case** : le coin en bas à gauche du rectangle qui entoure la pièce, même si la pièce laisse ce coin vide.

    Sur l’image, Blanc a posé `Tn@c3` et Noir `Se@e4`. Majuscules et espaces n’ont pas d’importance (`tn c3`). Tu peux aussi écrire les quatre cases : `c3 d3 e3 d4`.

kastell-variants-title = Options
kastell-variants =
    Elles se choisissent en lançant un défi.

    {"*"}*{ kastell-option-trees.name }** · `{ kastell-trees-random.name }` : trois cases tirées au sort. `{ kastell-trees-black.name }` : Noir plante les trois arbres avant la première pièce de Blanc. Ou trois cases de ton choix : `c3,d6,g4`.

    {"*"}*{ kastell-option-contact.name }** · `{ kastell-contact-free.name }` : les pièces peuvent se toucher partout. `{ kastell-contact-apart.name }` : tes pièces et celles d’en face peuvent se toucher par les coins, jamais par un côté. `{ kastell-contact-linked.name }` : chacune de tes pièces, sauf la première, doit avoir un côté commun avec une autre des tiennes. Pour équilibrer, après la première pièce de Blanc, Noir peut dire `swap` une fois : vous échangez couleurs, pièces posées et pièces restantes, et qui est maintenant Noir pose.

    {"*"}*{ kastell-option-picker.name }** · `{ kastell-picker-self.name }` : tu choisis ta pièce. `{ kastell-picker-opponent.name }` : ton adversaire désigne la pièce que tu dois poser (`pick T`), et si elle n’entre nulle part, tu perds. Si Noir peut échanger, Noir dit d’abord `swap` ou `keep`.

    -# 🏠 Ces options suivent des descriptions publiées du jeu d’origine. Là où elles se taisent, des règles maison complètent.

kastell-principle-room = Avec chaque pièce, laisse moins de places à l’adversaire qu’à toi.
kastell-principle-gaps = Crée des vides où seules tes pièces entrent : ce sont des coups en réserve.
kastell-principle-look = Avant de construire, regarde si l’adversaire pourrait ensuite construire en dernier.
kastell-principle-count = Compte les coups qui restent : qui construit en dernier gagne.
kastell-principle-name = Quand tu désignes la pièce, désigne celle qui a le moins de places.
kastell-principle-spend = Pose d’abord la pièce qui a le moins d’endroits, et garde celles qui vont presque partout.

kastell-why-last-place = Ton adversaire ne peut plus rien poser.
kastell-why-forced = Quoi que fasse ton adversaire, tu gagnes ensuite.
kastell-why-lost = Tous les coups perdent contre un jeu parfait.
kastell-why-rare = { $share ->
    [all] Ce coup gagne, quoi que fasse ton adversaire, comme tous tes { $moves } coups.
   *[some] { $winning ->
        [one] C’est le seul de tes { $moves } coups qui gagne.
       *[other] Quoi que fasse ton adversaire, tu gagnes ensuite : { $winning } de tes { $moves } coups gagnent.
      }
  }
kastell-why-lost-to = { $trap ->
    [best] Tous les coups perdent contre un jeu parfait, et celui-ci tend le meilleur piège : { $losing } des { $moves } réponses de ton adversaire te laissent gagner.
   *[none] Tous les coups perdent contre un jeu parfait. Après celui-ci, { $losing } des { $moves } réponses de ton adversaire te laissent gagner.
  }
kastell-why-lost-but = Tous les coups perdent contre un jeu parfait. Après celui-ci, des { $moves } réponses de ton adversaire, seule { $saving } te laisserait gagner.
kastell-why-lost-all = { $trap ->
    [best] Tous les coups perdent contre un jeu parfait, et aucun ne laisse à ton adversaire une réponse qui te ferait gagner.
   *[none] Tous les coups perdent contre un jeu parfait. Après celui-ci, aucune réponse ne te laisse gagner.
  }
kastell-why-lost-by = Tous les coups perdent contre un jeu parfait. Après celui-ci, ton adversaire doit trouver { $answer } : les { $others } autres réponses te laissent gagner.
kastell-why-lost-only = Tous les coups perdent contre un jeu parfait. Après celui-ci, ton adversaire n’a qu’une réponse, { $answer }, et elle gagne.
kastell-why-may-swap = Ton adversaire peut échanger les couleurs ensuite : pose une pièce qui n’avantage trop aucun de vous deux.
kastell-why-scarce = { $places ->
    [one] Ta pièce { $piece } a le moins d’endroits, { $places } seulement : pose-la tant qu’elle tient.
   *[other] Ta pièce { $piece } a le moins d’endroits, { $places } : pose-la tant qu’elle tient.
  }
kastell-why-leaves = Par rapport à un coup moyen, celui-ci te laisse { $own_way ->
    [more] { $own ->
        [one] { $own } façon de poser de plus
       *[other] { $own } façons de poser de plus
      }
    [fewer] { $own ->
        [one] { $own } façon de poser de moins
       *[other] { $own } façons de poser de moins
      }
   *[same] autant de façons de poser
  }, et à ton adversaire { $their_way ->
    [more] { $theirs } de plus
    [fewer] { $theirs } de moins
   *[same] autant
  }.
kastell-why-reserve = Personne d’autre que toi ne peut encore construire en { $squares } ({ $piece }).
kastell-why-stays = Personne d’autre que toi ne peut construire en { $squares } ({ $piece }), et ce coup laisse cette place intacte.
kastell-why-theirs = Ton adversaire garde un coup en réserve : personne d’autre ne peut encore construire en { $squares } ({ $piece }).
kastell-why-shuts-out = Ensuite, ton adversaire n’a plus d’endroit pour { $pieces }.
kastell-why-squeezes = { $places ->
    [one] Il reste à ton adversaire { $places } endroit sur { $before } pour la pièce { $piece }.
   *[other] Il reste à ton adversaire { $places } endroits sur { $before } pour la pièce { $piece }.
  }
kastell-why-follows = Si la réponse est { $reply }, { $mv } force la victoire.
kastell-why-tempts = Pas { $mv } : après { $reply }, tu ne pourrais plus rien construire.
kastell-why-errs = Pas { $mv } : { $reply } gagnerait pour ton adversaire.
kastell-why-errs-here = Pas { $mv } : { $reply } gagnerait pour ton adversaire. Ton coup prend { $squares }, dont cette réponse a besoin.
kastell-why-errs-by-place = Pas { $mv } : { $reply } gagnerait pour ton adversaire. Ensuite, il n’y aurait plus que ton adversaire à pouvoir construire en { $squares } ({ $piece }).
kastell-why-weaker = { $more ->
    [one] { $mv } laisserait à ton adversaire { $more } façon de poser de plus que ce coup.
   *[other] { $mv } laisserait à ton adversaire { $more } façons de poser de plus que ce coup.
  }
kastell-why-named = { $theirs ->
    [0] Ton adversaire n’a aucun endroit pour la pièce { $piece }.
    [one] Ton adversaire a { $theirs } endroit pour la pièce { $piece }.
   *[other] Ton adversaire a { $theirs } endroits pour la pièce { $piece }.
  }
kastell-why-swapped = Façons de poser avec l’autre couleur : { $own } pour toi, { $theirs } pour ton adversaire.
kastell-why-kept = Façons de poser avec ta couleur : { $own } pour toi, { $theirs } pour ton adversaire.
kastell-lesson-build = Avec ton adversaire, tu construis un seul et même château. Chaque camp a les mêmes sept pièces, et qui ne peut plus en poser perd. Prends la pièce carrée, **O**, et pose-la où tu veux : sur des cases vides, pas sur un arbre.
kastell-lesson-build-done = Voilà un tour complet : une pièce, posée pour de bon. Ensuite, c’est à ton adversaire de jouer.
kastell-lesson-build-other = Cette pièce entre aussi, mais cette fois, prends la pièce carrée : **O**.
kastell-lesson-build-wrong = Prends la pièce carrée, **O**.
kastell-lesson-turn = Avant de poser une pièce, tu peux la tourner comme tu veux. Mets la pièce longue, **I**, sur le plateau, tourne-la jusqu’à ce qu’elle soit à plat, puis confirme.
kastell-lesson-turn-done = À plat ou debout : à toi de choisir chaque fois. En notation, la petite lettre après la pièce dit sa rotation.
kastell-lesson-turn-upright = Celle-ci est debout. Choisis l’autre rotation, pour qu’elle soit à plat.
kastell-lesson-turn-other = Prends la pièce longue, **I**, et pose-la à plat.
kastell-lesson-turn-wrong = Prends la pièce longue, **I**, et pose-la à plat.
kastell-lesson-last = Le plateau est presque plein. Noir ne peut plus poser qu’une seule pièce, dans le coin en **a1**. Prends-lui cette place, et Noir ne pourra plus rien poser.
kastell-lesson-last-done = Noir ne peut plus rien poser, et tu gagnes. Qui pose la dernière pièce gagne : c’est tout le jeu.
kastell-lesson-last-wrong = Après cela, Noir trouve encore une place, et toi, tu n’en as plus. Regarde le coin en **a1**.
kastell-lesson-keep = Tu es maintenant **Noir** ; les pièces pâles n’entrent plus nulle part. L’astuce du jeu : garde une place où seules tes pièces entrent. Ton adversaire a peu de places. Pose ta pièce là où tu lui en prends une, pas là où tu perds une des tiennes.
kastell-lesson-keep-done = Tu avais une place en réserve, et ton adversaire n’en avait pas. Compte les places des deux camps avant de poser.
kastell-lesson-keep-spent = Pas encore : Blanc prendrait la seule place de ton **L**. Ton **J** peut attendre, car il entrera aussi plus tard.
kastell-lesson-keep-wrong = Ton propre **L** perd ainsi sa seule place. Cherche la place qui sert aussi à ton adversaire.
kastell-lesson-apart = Certaines parties ont une règle plus stricte, **{ kastell-contact-apart.name }** : tes pièces et celles d’en face ne se touchent que par les coins. Cela supprime beaucoup de places. Joue pour que Blanc n’en ait plus aucune.
kastell-lesson-apart-done = Blanc n’a plus de place qui ne touche pas une de tes pièces. Tu gagnes.
kastell-lesson-apart-wrong = Après cela, Blanc peut encore poser une pièce. Tes propres pièces tiennent aussi Blanc à distance : où en mettre une pour bloquer le plus ?
kastell-lesson-linked = Une autre règle s’appelle **{ kastell-contact-linked.name }** : chaque pièce doit avoir un côté commun avec une autre des tiennes. Ta pièce longue, **I**, a encore une telle place. Prends-la avant que Blanc la ferme.
kastell-lesson-linked-done = Bien vu. Avec cette règle, mieux vaut faire grandir ton château vers le terrain libre.
kastell-lesson-linked-wrong = Blanc peut maintenant fermer la place de ta pièce longue et aura le dernier mot. Pose d’abord la pièce longue, **I**.
kastell-lesson-named = Te revoilà Blanc. Dans certaines parties, ton adversaire pose la pièce que **toi**, tu désignes. Désignes-en une pour laquelle Noir n’a pas de place.
kastell-lesson-named-done = Elle n’entre nulle part, et Noir perd. Tu sais maintenant tout sur Kastell.
kastell-lesson-named-wrong = Noir trouve une place pour cette pièce. Désignes-en une qui n’entre nulle part.
