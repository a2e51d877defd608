findorff-summary = Déploie une armée en secret ; mousquetaires, cavaliers et piquiers se chassent et visent le général
findorff-option-board = Taille du plateau et des armées
    .name = plateau
findorff-option-crush = Contre les pièces de quel camp une pièce repoussée est écrasée
    .name = écraser
findorff-board-small = 8×8, un général et jusqu’à 15 pièces par camp
    .name = petit
findorff-board-large = 9×9 avec un lac, un général et jusqu’à 18 pièces par camp
    .name = grand
findorff-crush-comrade = celles de son camp ; une des tiennes derrière empêche la poussée
    .name = camarade
findorff-crush-anvil = celles de ton camp ; une des siennes derrière empêche la poussée
    .name = enclume
findorff-crush-either = celles des deux camps
    .name = les deux
findorff-draw = siège (partie nulle)
    .def = le siège (partie nulle)
    .label = Siège (partie nulle)

## Noms

findorff-orange = Doré
findorff-blue = Bleu

findorff-general = général
findorff-horseman = cavalier
findorff-musketeer = mousquetaire
findorff-pikeman = piquier
findorff-title = { $kind ->
    [G] Général
    [H] Cavalier
    [M] Mousquetaire
   *[P] Piquier
  }
findorff-several = { $kind ->
    [G] { $count ->
        [one] général
       *[other] généraux
      }
    [H] { $count ->
        [one] cavalier
       *[other] cavaliers
      }
    [M] { $count ->
        [one] mousquetaire
       *[other] mousquetaires
      }
   *[P] { $count ->
        [one] piquier
       *[other] piquiers
      }
  }
findorff-counted = { $count } { $pieces }
findorff-empty = vide

findorff-arrow = { $way ->
    [left] ◀
    [up] ▲
    [down] ▼
   *[right] ▶
  }
    .label = En avant

## Ce qui se passe

findorff-stepped = { $side ->
    [you] Ton { $kind } va de { $from } à { $to }.
   *[other] { $side } : le { $kind } va de { $from } à { $to }.
  }
findorff-struck = { $side ->
    [you] Ton { $kind } en { $from } prend le { $victim } en { $to }.
   *[other] { $side } : le { $kind } en { $from } prend le { $victim } en { $to }.
  }
findorff-pushed = { $side ->
    [you] Ton { $kind } en { $from } repousse le { $kind } en { $to } vers { $behind }.
   *[other] { $side } : le { $kind } en { $from } repousse le { $kind } en { $to } vers { $behind }.
  }
findorff-pushed-off = { $side ->
    [you] Ton { $kind } en { $from } repousse hors du plateau le { $kind } en { $to }.
   *[other] { $side } : le { $kind } en { $from } repousse hors du plateau le { $kind } en { $to }.
  }
findorff-drowned = { $side ->
    [you] Ton { $kind } en { $from } repousse dans le lac le { $kind } en { $to }.
   *[other] { $side } : le { $kind } en { $from } repousse dans le lac le { $kind } en { $to }.
  }
findorff-crushed = { $side ->
    [you] Ton { $kind } en { $from } écrase le { $kind } en { $to } contre la pièce en { $behind }.
   *[other] { $side } : le { $kind } en { $from } écrase le { $kind } en { $to } contre la pièce en { $behind }.
  }
findorff-passed = { $stuck } ne peut pas jouer : { $side } joue encore.
findorff-ready = { $side } : l’armée est prête.
# Said to both players, after their names.
findorff-draw-up = déployez vos armées, chaque camp la sienne.
findorff-draws-up = { $side ->
    [you] { $how ->
        [mirrored] Tu déploies l’armée « { $name } », en miroir.
       *[straight] Tu déploies l’armée « { $name } ».
      }
   *[other] { $how ->
        [mirrored] { $side } déploie l’armée « { $name } », en miroir.
       *[straight] { $side } déploie l’armée « { $name } ».
      }
  }
findorff-draws-up-own = { $side ->
    [you] Tu déploies une armée avec { $soldiers }.
   *[other] { $side } déploie une armée avec { $soldiers }.
  }
findorff-revealed = Les armées sont révélées. Doré : { $orange }. Bleu : { $blue }.

findorff-beheaded = { $side } a perdu son général.
findorff-bare = { $side } n’a plus que son général.
findorff-stuck = Siège : aucun des deux camps ne peut jouer.
findorff-repeated = Siège : la même position s’est présentée pour la troisième fois.
findorff-quiet = Siège : rien n’a été pris en { $plies } coups.

## La position en mots

findorff-small-board = Petit plateau, de a1 à h8.
findorff-large-board = Grand plateau, de a1 à i9, avec le lac de d4 à f6.
findorff-to-move = À { $side } de jouer.
findorff-both-draw = Les deux camps déploient leur armée en secret.
findorff-one-draws = { $ready } : l’armée secrète est prête. { $waiting } déploie encore la sienne.
findorff-last = Dernier coup – { $deed }
findorff-roll = { $side } : { $pieces }.
findorff-stand = { $pieces } { $squares }
findorff-lost = { $side } a perdu { $pieces }.

## Refus

findorff-not-your-turn = Ce n’est pas à toi de jouer.
findorff-nothing-moves = Rien ne bouge avant que les deux armées soient déployées.
findorff-drawn-up = Les armées sont déployées et ne changent plus.

findorff-other-army = Cette armée est faite pour une autre place ou un autre plateau.
findorff-outside-zone = { $square } n’est pas dans ta zone de départ, rangées { $first } à { $last }.
findorff-one-a-square = Une seule pièce tient sur une case.
findorff-no-general = Il manque le général à cette armée.
findorff-generals = Une armée a un seul général, pas { $count }.
findorff-no-soldiers = Il faut à une armée au moins une pièce en plus du général.
findorff-too-many = Une armée a au plus { $limit } pièces en plus du général. Celle-ci en a { $count }.

findorff-in-lake = { $square } est dans le lac.
findorff-off-board = { $square } n’est pas sur ce plateau.
findorff-not-yours = Le { $kind } en { $square } n’est pas à toi.
findorff-nobody-there = Il n’y a pas de pièce en { $square }.
findorff-one-square = Une pièce avance, recule ou va de côté d’une case, jamais plus et jamais en diagonale.
findorff-no-return = Un { $kind } qui a quitté sa zone de départ ne peut plus y rentrer.
findorff-own-piece = Ton propre { $kind } est en { $square }.
findorff-general-strikes = Un général ne peut prendre que l’autre général.
findorff-not-prey = { $prey ->
    [H] Un { $kind } ne peut pas prendre un { $target }. Il prend les cavaliers et le général, et repousse ses semblables.
    [M] Un { $kind } ne peut pas prendre un { $target }. Il prend les mousquetaires et le général, et repousse ses semblables.
   *[P] Un { $kind } ne peut pas prendre un { $target }. Il prend les piquiers et le général, et repousse ses semblables.
  }
findorff-stopped = { $whose ->
    [yours] Impossible de la repousser : une de tes pièces est derrière, en { $behind }.
   *[theirs] Impossible de la repousser : une pièce de son armée est derrière, en { $behind }.
  }
findorff-other-verb = { $verb ->
    [push] De { $from } à { $to }, c’est une poussée.
    [strike] De { $from } à { $to }, c’est une prise.
   *[step] De { $from } à { $to }, c’est un simple déplacement.
  }

findorff-long-move = C’est trop long pour un coup.
findorff-move-form = Un coup, ce sont deux cases, départ et arrivée, comme d2-d3. Prises et poussées s’écrivent de la même façon.
findorff-other-kind = La pièce en { $square } est un { $there }, pas un { $named }.
findorff-no-move-with = Aucun coup ne part de la case { $square } ni n’y arrive. Écris les deux cases, comme d2-d3.
findorff-ambiguous = Plusieurs coups partent de la case { $square } ou y arrivent. Écris les deux cases.
findorff-beyond-board = { $square } n’est pas sur ce plateau, qui va de a1 à { $last }.
findorff-named-twice = { $square } est indiquée deux fois.
findorff-army-form = Écris une armée comme { $example }, ou nomme une formation.
findorff-no-army = « { $word } » n’est pas une armée. Écris-en une comme { $example }, ou nomme une formation.
findorff-unknown-options = Les options sont `{ findorff-option-board.name }` et `{ findorff-option-crush.name }`.

## Choisir un coup

findorff-nothing-to-draw-up = Il n’y a rien à déployer.
findorff-choice-gone = Ce n’est plus possible. Choisis à nouveau.
findorff-army-gone = Cette ébauche d’armée ne convient pas ici. Recommence.
findorff-piece = { $kind } en { $square }
findorff-where-to = { $kind } en { $square } : où va-t-il ?
findorff-step = Aller en { $to }
    .low = aller en { $to }
findorff-strike = Prendre le { $victim } en { $to }
    .low = prendre le { $victim } en { $to }
findorff-push = Repousser le { $kind } en { $to } vers { $behind }
    .low = repousser le { $kind } en { $to } vers { $behind }
findorff-push-off = Repousser hors du plateau le { $kind } en { $to }
    .low = repousser hors du plateau le { $kind } en { $to }
findorff-drown = Repousser dans le lac le { $kind } en { $to }
    .low = repousser dans le lac le { $kind } en { $to }
findorff-crush = Écraser le { $kind } en { $to } contre { $behind }
    .low = écraser le { $kind } en { $to } contre { $behind }
findorff-confirm = { $kind } en { $square } : { $deed-low }.
findorff-way = { $way } { $deed }
findorff-chosen-way = { $way } ✓ { $deed }
findorff-offered = { $mv }  { $kind } { $square } : { $deed-low }

findorff-which-piece = Quelle pièce ?
findorff-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
findorff-deed-step = se déplacer
findorff-deed-strike = prendre le { $victim }
findorff-deed-push = repousser le { $kind } vers { $behind }
findorff-deed-push-off = éjecter le { $kind } du plateau
findorff-deed-drown = noyer le { $kind } dans le lac
findorff-deed-crush = écraser le { $kind } contre { $behind }

## Déployer une armée

findorff-how-drawn = Comment veux-tu déployer ton armée ?
findorff-kept = Ta dernière armée
findorff-saved = ⭐ { $name }
findorff-army = { $soldiers }
findorff-formation = { $id ->
    [motley] Bigarrure
    [phalanx] Phalange
    [volley] Salve
    [pincer] Tenaille
    [oblique] Oblique
    [open] Ordre ouvert
    [columns] Colonnes
    [guard] Garde
    [raiders] Maraude
   *[other] { $id }
  }
findorff-plan = { $id ->
    [motley] Idéale pour débuter : tout est mêlé, chaque pièce en a une qui la protège
    [phalanx] Un mur de piquiers avance ; les mousquetaires écartent ceux d’en face
    [volley] Mousquetaires en appât devant ; derrière, les piquiers cueillent les cavaliers
    [pincer] Les cavaliers des deux ailes contournent pendant que le centre tient
    [oblique] Tout le poids à gauche, le général loin à droite, pour percer d’un côté
    [open] Des vides derrière le front, peu de pièces à écraser contre les leurs
    [columns] Chaque type dans sa colonne, à toi de choisir qui affronte qui
    [guard] Le général au coin, derrière un de chaque ; quelques pillards devant
    [raiders] Une petite armée agile qui a de la place ; chaque perte pèse plus
   *[other] { $id }
  }
findorff-listed = - **{ $name }** : { $plan }
findorff-suggested = { $how ->
    [mirrored] { $name }, en miroir : { $plan }
   *[straight] { $name } : { $plan }
  }
findorff-even = { $each } de chaque type, mélangés
findorff-even-hint = Au hasard dans ta zone
findorff-by-counts = Au hasard, nombres au choix
findorff-by-counts-hint = Tu dis combien de chaque type ; le hasard les place
findorff-by-squares = Case par case
findorff-by-squares-hint = Tu places chaque pièce, rangée par rangée, depuis le front
findorff-how-many = { $kind ->
    [H] Combien de cavaliers ? Il y a de la place pour { $room }.
    [M] Combien de mousquetaires ? Il y a de la place pour { $room }.
   *[P] Combien de piquiers ? Il y a de la place pour { $room }.
  }
findorff-review = Ton armée : { $soldiers }.
findorff-unfinished = { $general ->
    [missing] { $free ->
        [0] Il manque encore le général ; pour le reste, ton armée est complète.
        [one] Il manque encore le général. Tu peux placer { $free } pièce de plus.
       *[other] Il manque encore le général. Tu peux placer { $free } pièces de plus.
      }
   *[placed] { $free ->
        [0] Ton armée est complète.
        [one] Tu peux encore placer { $free } pièce.
       *[other] Tu peux encore placer { $free } pièces.
      }
  }
findorff-deploy = Déployer
findorff-formations = Formations
findorff-eraser = Gomme
findorff-paint-where = { $brush } : sur quelles cases ?
findorff-what-here = { $square } : { $there }. Échange-la avec une autre case, ou choisis une pièce.
findorff-mirror = Inverser en miroir
findorff-shuffle = Mélanger
findorff-swap = Échanger deux cases
findorff-change = Changer une case
findorff-which-swap = { $which ->
    [first] Quelle case veux-tu échanger ?
   *[second] Avec quelle case ?
  }
findorff-which-change = Quelle case veux-tu changer ?
findorff-row = { $which ->
    [front] Rangée avant, { $row }
    [middle] Rangée du milieu, { $row }
   *[back] Rangée arrière, { $row }
  }
findorff-square = { $square } : { $there }
findorff-who-instead = { $square } pour l’instant : { $there }. Qui mettre à la place ?
findorff-the-general = Le général
findorff-the-general-hint = Échange sa place avec ce qui est ici
findorff-nobody = Personne
findorff-nobody-on = Personne, jusqu’au bout de la rangée
findorff-kind-on = { $pieces }, jusqu’au bout de la rangée
findorff-who-stands = { $general ->
    [missing] Qui mettre en { $square } ? Tu peux encore placer { $free ->
        [one] { $free } pièce
       *[other] { $free } pièces
      }, et le général.
   *[placed] Qui mettre en { $square } ? Tu peux encore placer { $free ->
        [one] { $free } pièce
       *[other] { $free } pièces
      }.
  }

## Sur une case ou à côté du plateau

findorff-place-piece = { $side ->
    [gold] { $kind } doré
   *[navy] { $kind } bleu
  }
findorff-place-lake = lac
findorff-place-lost = pièces perdues
findorff-place-hidden = cachée

## Les règles

findorff-aim-title = Le but
findorff-aim =
    Deux armées déployées en secret s’affrontent à découvert. **Prends le général ennemi**, ou tout sauf le général, et tu gagnes.

    En plus du général, une armée a trois types de pièces, dans les proportions que tu veux :
    - Les **mousquetaires** prennent les piquiers.
    - Les **piquiers** prennent les cavaliers.
    - Les **cavaliers** prennent les mousquetaires.

    Ses semblables, une pièce ne peut que les repousser. Toute pièce peut prendre un général ; un général ne prend que l’autre général.

    Doré, aux pièces rondes, joue en premier ; celles de Bleu sont des boucliers. Les deux rangées les plus proches de chaque camp (trois sur le grand plateau) forment sa zone de départ.
findorff-aim-alt = Le petit plateau, 8 sur 8, avec les deux armées dans leur zone de départ : Doré sur les rangées 1 et 2, Bleu sur les rangées 7 et 8.

findorff-drawing-title = Déployer ton armée
findorff-drawing =
    Les deux camps déploient leur armée en même temps. Tu ne vois rien de l’armée d’en face, pas même sa taille, avant que les deux soient prêtes. Ensuite, tout est à découvert.

    Place ton général et de 1 à 15 autres pièces (18 sur le grand plateau) dans ta zone de départ, une par case. **Jouer** propose des formations, place au hasard les nombres que tu choisis, ou procède case par case. Ensuite, inverse, mélange, échange et change comme tu veux. Une fois confirmée, ton armée ne change plus. La prochaine fois, la même te sera proposée.

    { $formations }

    Au clavier : `deploy G:d1 H:f1,g1 M:a1,b1 P:c2`, `deploy phalanx` ou `deploy phalanx mirrored`.
findorff-drawing-alt = Le grand plateau, 9 sur 9, avec le lac de d4 à f6. La phalange de Doré occupe les rangées 1 à 3 ; la zone de départ de Bleu, rangées 7 à 9, ne montre encore rien.

findorff-moving-title = Aller, prendre, repousser
findorff-moving =
    À ton tour, une de tes pièces avance, recule ou va de côté d’une case, jamais en diagonale. Il faut jouer, mais prendre n’est jamais obligatoire.
    - **Aller** sur une case libre : `d2-d3`.
    - **Prendre** une pièce d’un type que la tienne bat, et occuper sa case : `d2xd3`.
    - **Repousser** une pièce ennemie du même type d’une case tout droit en arrière, et occuper sa case : `d2>d3`. Repoussée hors du plateau ou dans le lac, elle est perdue. Repoussée contre une pièce de sa propre armée, elle est **écrasée** : elle est perdue, et la pièce de derrière reste. Si une de tes pièces est derrière elle, tu ne peux pas repousser.

    Une pièce qui a quitté ta zone de départ ne peut plus y rentrer, sauf si on l’y repousse. Seul ton général va et vient librement.

    Écrire `d2 d3` vaut pour les trois. `d3` suffit si une seule pièce peut y aller.
findorff-moving-alt = Le mousquetaire de Doré en c4 peut prendre le piquier en c5. Le cavalier de Doré en f5 peut repousser le cavalier en f6 contre son camarade en f7 et l’écraser.

findorff-ending-title = La fin et les options
findorff-ending =
    Tu **gagnes** quand tu prends le général ennemi, ou la dernière des autres pièces.

    La nulle s’appelle **siège**. On peut s’accorder dessus avec **Proposer…** Il arrive aussi de lui-même quand
    - aucun des deux camps ne peut jouer,
    - la même position se présente pour la troisième fois, ou
    - rien n’est pris pendant 100 coups, les deux camps confondus.

    Si un seul camp ne peut pas jouer, son tour est sauté.

    {"*"}*Options**
    - `{ findorff-option-board.name }` · `{ findorff-board-small.name }` : 8×8, jusqu’à 15 pièces et un général. `{ findorff-board-large.name }` : 9×9 avec le lac, jusqu’à 18.
    - `{ findorff-option-crush.name }` · ce qui écrase une pièce repoussée. `{ findorff-crush-comrade.name }` : une pièce de sa propre armée. `{ findorff-crush-anvil.name }` : une pièce de la tienne. `{ findorff-crush-either.name }` : l’une comme l’autre. Une pièce qui n’écrase pas empêche la poussée.

    -# 🏠 Règles maison : le tour sauté, le siège sans accord, et l’option `{ findorff-option-crush.name }` (les vieilles règles se lisent des trois façons).
findorff-ending-alt = Le cavalier de Doré en e6 peut prendre le général en e7.

findorff-principle-guard = Garde tes pièces hors de portée, le général d’abord : n’importe quelle pièce peut le prendre.
findorff-principle-avenge = Avant de prendre, regarde ce qui pourrait prendre en retour.
findorff-principle-fork = Menace deux pièces à la fois : une seule peut s’échapper.
findorff-principle-edge = Pousse au bord, au lac ou contre un camarade : là, la poussée prend la pièce.
findorff-principle-approach = Approche avec le type qui prend : mousquetaires vers piquiers, piquiers vers cavaliers, cavaliers vers mousquetaires.
findorff-principle-mix = Dispose les trois types côte à côte : chacun protège de ce qui prend son voisin.

findorff-why-drawn = C’est une bonne armée parmi plusieurs, tirée au hasard pour que personne ne puisse s’y préparer.
findorff-why-general = Ce coup prend le général adverse, et c’est gagné.
findorff-attacked = { $whose ->
    [own] ton { $kind } en { $square }{ $aim }
   *[enemy] le { $kind } adverse en { $square }{ $aim }
  }
findorff-manner = { $how ->
    [off] { "" } en le repoussant hors du plateau
    [lake] { "" } en le repoussant dans le lac
   *[strike] { "" }
  }
findorff-crushing = { "" } en l’écrasant contre la pièce en { $behind }
findorff-attack-manner = { $how ->
    [off] { "" } (pour le repousser hors du plateau)
    [lake] { "" } (pour le repousser dans le lac)
   *[strike] { "" }
  }
findorff-attack-crushing = { "" } (pour l’écraser contre la pièce en { $behind })
findorff-why-repeats = La même position revient pour la troisième fois : la partie est nulle.
findorff-why-takes = Ce coup prend le { $victim } adverse{ $by }, et ton adversaire ne pourra rien prendre en retour.
findorff-why-takes-only = Ce coup prend le { $victim } adverse{ $by }.
findorff-why-trades = Ce coup prend le { $victim } adverse{ $by }, mais le { $hunter } adverse en { $square } peut reprendre : un échange.
findorff-why-saves = Ce coup sauve ton { $kind } en { $square } du { $hunter } adverse en { $from }.
findorff-why-attacks = Ce coup attaque { $pieces }.
findorff-why-retaliates = Le { $hunter } adverse en { $from } pourrait prendre ton { $kind } en { $square }{ $by }, mais alors { $mv } prend le { $victim } adverse.
findorff-why-lets-go = Le { $hunter } adverse en { $from } peut prendre ton { $kind } en { $square }{ $by }, mais tout coup qui le sauve perd la partie.
findorff-why-saves-in-vain = { $mv } sauverait ton { $kind } en { $square }, mais alors { $reply } prend ton { $victim }{ $by }.
findorff-why-saves-for-less = { $mv } sauverait ton { $kind } en { $square }, mais alors { $reply } attaque { $pieces }, et quoi que tu répondes, tu perds une pièce.
findorff-why-forsaken = Aucun coup ne sauve ton { $kind } en { $square }.
findorff-why-lost = Tous les coups perdent contre le meilleur jeu.
findorff-why-lost-to = Tous les coups perdent contre le meilleur jeu, et aucun ne résiste plus longtemps que celui-ci. La réponse est { $reply }{ $moves ->
    [0] .
    [one] , qui gagne tout de suite.
   *[other] , qui gagne en { $moves } coups.
  }
findorff-why-doomed = Quoi que tu joues, ton général tombe après { $mv }.
findorff-why-passes = { $mv } prendrait le { $victim } adverse, mais ton adversaire pourrait reprendre.
findorff-why-joins = Maintenant, { $count } de tes pièces peuvent prendre le { $kind } adverse en { $square }.
findorff-why-guards = Ce coup protège ton { $kind } en { $square } du { $hunter } adverse en { $from } : s’il le prend, ton { $mover } reprend.
findorff-why-leads = Tu as { $own } soldats contre { $theirs } : chaque échange te rapproche de la victoire.
findorff-why-answers = { $guarded ->
    [yes] Ton adversaire ne peut le sauver que par { $moves }. S’il reste là, le prendre est un échange : ton adversaire peut reprendre.
   *[no] { $count ->
      [one] Ton adversaire ne peut le sauver que par { $moves }.
     *[other] Ton adversaire ne peut tous les sauver que par { $moves }.
    }
  }
findorff-why-trapped = { $count ->
    [one] Quoi que réponde ton adversaire, tu peux le prendre au prochain tour.
   *[other] Quoi que réponde ton adversaire, tu peux prendre l’un d’eux au prochain tour.
  }
findorff-why-confines = { $count ->
    [0] Le général adverse en { $square } n’a plus aucun pas sûr.
    [one] Le général adverse en { $square } n’a plus que { $count } pas sûr.
   *[other] Le général adverse en { $square } n’a plus que { $count } pas sûrs.
  }
findorff-why-enters = Dans la zone de départ adverse, aucun { $hunter } ne peut prendre ton { $kind } : il n’y en a aucun, et aucun ne peut y rentrer.
findorff-why-prevents = { $met ->
    [yes] Si { $mv } vient maintenant attaquer ton { $kind } en { $square }, tu peux prendre le { $hunter } adverse en { $to }.
    [leaves] Ton { $kind } quitte { $square }, où { $mv } l’attaquerait.
   *[no] Ce coup empêche { $mv } d’attaquer ton { $kind } en { $square }.
  }
findorff-why-covers = Le { $kind } adverse en { $square } ne peut plus aller en { $to } : tu pourrais l’y prendre.
findorff-why-readies = Au prochain tour, { $mv } peut attaquer { $pieces }.
findorff-why-frees = Ton { $kind } en { $square } n’avait aucun coup : maintenant, { $mv } le fait entrer en jeu.
findorff-why-stays = { $back ->
    [win] S’il reste là, tu le prends et tu gagnes.
    [yes] S’il reste là, tu peux le prendre{ $by }, mais ton adversaire peut reprendre.
   *[no] S’il reste là, tu peux le prendre{ $by }, et pour l’instant rien ne peut reprendre.
  }
findorff-why-nears = Ce coup amène ton { $kind } à { $steps } pas de sa proie, le { $prey } adverse en { $square }, et aucun { $hunter } adverse n’est aussi près de ton { $kind }.
findorff-why-heads = { $free ->
    [yes] Ton { $kind } se dirige vers le { $prey } adverse en { $square } : { $moves } peuvent suivre et l’attaquer, et aucun { $hunter } adverse n’est assez près pour prendre ton { $kind } en chemin.
    [none] Ton { $kind } se dirige vers le { $prey } adverse en { $square } : { $moves } peuvent suivre et l’attaquer, et ton adversaire n’a plus de { $hunter } qui pourrait prendre ton { $kind }.
    [near] Ton { $kind } se dirige vers le { $prey } adverse en { $square } : { $moves } peuvent suivre et l’attaquer, et aucun { $hunter } adverse n’est aussi près de ton { $kind }.
   *[no] Ton { $kind } se dirige vers le { $prey } adverse en { $square } : si ton adversaire le laisse passer, { $moves } suivent et l’attaquent.
  }
findorff-why-opens = Ce coup ouvre un chemin sûr à ton { $kind } en { $from } : { $count ->
    [one] { $moves } peut suivre et attaque
   *[other] { $moves } peuvent suivre et attaquent
  } le { $prey } adverse en { $square }.
findorff-why-bars = { $leaves ->
    [yes] Ton { $kind } quitte { $square }, où le { $hunter } adverse en { $from } pourrait venir l’attaquer sans risque avec { $moves }.
   *[no] Sans ce coup, le { $hunter } adverse en { $from } pourrait venir sans risque attaquer ton { $kind } en { $square } avec { $moves }. { $now ->
      [0] Maintenant, il ne lui reste aucun chemin de ce genre.
     *[other] Maintenant, le chemin sûr prend { $now } pas au lieu de { $was }.
    }
  }
findorff-why-peril = En { $square }, ton { $kind } pourrait être pris{ $by }.
findorff-why-cornered = { $count ->
    [0] Ce { $kind } adverse n’a aucun coup sûr et ne peut pas s’échapper.
   *[other] Ce { $kind } adverse ne peut s’échapper qu’avec { $moves }.
  }
findorff-why-safe = Ce coup garde toutes tes pièces hors d’atteinte.
findorff-why-waits = Ce coup ne met rien de plus en danger.
findorff-why-hunted = { $back ->
    [yes] Le { $hunter } adverse en { $from } peut prendre ton { $kind } en { $square }{ $by }, mais tu pourrais reprendre.
    [bare] Le { $hunter } adverse en { $from } peut maintenant prendre ton { $kind } en { $square }{ $by }.
   *[no] Le { $hunter } adverse en { $from } peut prendre ton { $kind } en { $square }{ $by }, mais le sauver te coûterait plus cher.
  }
findorff-why-counterattacks = Le { $hunter } adverse en { $from } peut prendre ton { $kind } en { $square }{ $by }, mais alors { $mv } attaque { $pieces }.
findorff-why-concedes = Le { $hunter } adverse en { $from } peut prendre ton { $kind } en { $square }{ $by }, et tu continues alors par { $mv }. D’après l’ordinateur, aucun coup qui le sauve n’est meilleur.
findorff-why-regains = Le { $hunter } adverse en { $from } pourrait prendre ton { $kind } en { $square }{ $by }, mais après { $line }, { $next } prend le { $victim } adverse.
findorff-why-saves-into-attack = { $mv } sauverait ton { $kind } en { $square }, mais alors { $reply } attaque { $pieces }.
findorff-why-saves-too-late = { $mv } sauverait ton { $kind } en { $square }, mais après { $line }, { $next } prend ton { $victim }.
findorff-why-pushes = Ce coup repousse le { $kind } adverse en { $square }.
findorff-why-retreats = Ce coup éloigne ton { $kind } du { $hunter } adverse en { $square }, qui pourrait le prendre : { $steps } pas au lieu de { $was }.
findorff-why-escorts = Ce coup rapproche ton { $mover } de ton { $kind } en { $square }, pour le protéger du { $hunter } adverse en { $from }.
findorff-why-relieves = Ton { $mover } vient protéger ton { $kind } en { $square } du { $hunter } adverse en { $from } : après { $moves }, il pourrait reprendre.
findorff-why-clears = Ce coup fait place à ton { $kind } : { $mv } vient ensuite.
findorff-why-approaches = Ce coup amène ton { $kind } à { $steps } pas du { $prey } adverse en { $square }, une de ses cibles.
findorff-why-returns = Ce coup rapproche ton { $kind } de ton général en { $square }, pour le protéger.
findorff-why-shelters = Ce coup rapproche ton général de ton { $guard } en { $square }, qui peut le protéger.
findorff-why-inland = Ton { $kind } quitte le bord, où le { $kind } adverse en { $square } pourrait le repousser hors du plateau.
findorff-why-later = { $mv } peut attendre : si la réponse est { $reply }, { $next } prend le { $victim } adverse au prochain tour.
findorff-why-regained = { $mv } prendrait le { $victim } adverse, mais après { $line }, { $next } prend ton { $kind }.
findorff-why-follows = { $back ->
    [yes] Si la réponse est { $reply }, { $mv } prend le { $victim } adverse{ $by }, mais peut être repris : un échange.
   *[no] Si la réponse est { $reply }, { $mv } prend le { $victim } adverse{ $by }.
  }
findorff-why-prepares = Si la réponse est { $reply }, { $mv } suit, pour que { $then } puisse attaquer { $pieces }.
findorff-why-builds = Si la réponse est { $reply }, { $mv } attaque { $pieces }.
findorff-why-avenges = Si le { $hunter } adverse en { $from } prend ton { $kind } en { $square }{ $by }, { $mv } peut désormais reprendre.
findorff-why-airs = Ton général en { $square } n’avait aucun pas sûr : maintenant, { $mv } en est un.
findorff-why-yields = Le { $hunter } adverse en { $from } peut prendre ton { $kind } en { $square }{ $by }, mais alors { $mv } suit, et { $then } peut ensuite attaquer { $pieces }.
findorff-why-forestalls = Sinon, { $mv } attaquerait { $pieces }, et quoi que tu répondes, tu perdrais une pièce.
findorff-why-threatens = Ce coup prépare { $mv } : cela attaquerait { $pieces }, et quoi que réponde ton adversaire, il perdrait une pièce.
findorff-why-plans = Si la suite est { $line }, { $mv } attaque { $pieces }.
findorff-why-earns = { $back ->
    [yes] Si la suite est { $line }, { $mv } prend le { $victim } adverse, mais peut être repris : un échange.
   *[no] Si la suite est { $line }, { $mv } prend le { $victim } adverse.
  }
findorff-why-waiting = { $mv } peut attendre : quoi que réponde ton adversaire, tu pourras encore prendre le { $victim } adverse au prochain tour.
findorff-why-counters = { $mv } prendrait le { $victim } adverse, mais alors le { $hunter } adverse en { $from } prend ton { $kind } en { $square }{ $by }.
findorff-why-tempts = Pas { $mv } : le { $hunter } adverse en { $from } prend alors ton { $kind } en { $square }{ $by }.
findorff-why-taken-back = Pas { $mv } : le { $hunter } adverse en { $from } reprend.
findorff-why-parries = Si { $reply } attaque ton { $kind } en { $square }, { $mv } le sauve.
findorff-why-exposes = Pas { $mv } : { $reply } attaque alors { $pieces }, et quoi que tu répondes, tu perds une pièce.
findorff-why-loses-later = Pas { $mv } : après { $line }, { $next } prend ton { $kind }.
findorff-why-comes = Si la réponse est { $reply }, { $mv } vient ensuite.
findorff-why-loses = Pas { $mv } : après { $reply }, ton adversaire a une victoire forcée.
findorff-why-forced = Ce coup force la victoire.
findorff-why-wins = { $moves ->
    [one] En jouant au mieux, tu gagnes en { $moves } coup de plus, quoi que fasse ton adversaire.
   *[other] En jouant au mieux, tu gagnes en { $moves } coups de plus, quoi que fasse ton adversaire.
  }
findorff-lesson-strikes = Tu joues **Doré**. Les mousquetaires prennent les piquiers, les piquiers prennent les cavaliers, et les cavaliers prennent les mousquetaires, toujours sur une case voisine, jamais en diagonale. Prends le piquier en **a5**, puis le cavalier en **c5**, puis le mousquetaire en **e5**.
findorff-lesson-strikes-done = Trois prises, et jamais en sens inverse : un piquier ne peut pas prendre un mousquetaire.
findorff-lesson-strikes-wrong = L’un après l’autre : ton mousquetaire prend **a5**, puis ton piquier **c5**, puis ton cavalier **e5**.
findorff-lesson-push = Une pièce repousse une pièce ennemie **du même type** d’une case, tout droit en arrière. Repousse le mousquetaire en **b5** avec le tien.
findorff-lesson-push-done = Il a dû reculer, et ton mousquetaire occupe sa case.
findorff-lesson-push-wrong = Joue ton mousquetaire en **b4** contre celui en b5.
findorff-lesson-edge = Une pièce repoussée hors du plateau est perdue, et de même une pièce repoussée dans le **lac**, au milieu du grand plateau. Repousse d’abord une pièce de Bleu par-dessus le bord, puis son mousquetaire en **c5** dans le lac.
findorff-lesson-edge-done = Plouf ! Le bord et le lac se valent : garde tes pièces loin d’eux quand une pièce ennemie du même type est proche.
findorff-lesson-edge-wrong = Une seule pièce par-dessus le bord suffit : le cavalier en **e9** ou le piquier en **i5**, repoussé par ta pièce du même type. Ensuite, repousse de **b5** vers c5.
findorff-lesson-crush = Derrière le mousquetaire en b5 se tient son propre camarade : il ne peut pas reculer. Repousse-le quand même.
findorff-lesson-crush-done = Sans place pour reculer, il est écrasé. Ne mets pas tes pièces en file l’une derrière l’autre.
findorff-lesson-crush-wrong = Repousse le mousquetaire en **b5** contre son camarade en b6.
findorff-lesson-back = Pas de retour : une pièce qui a quitté sa zone de départ, les deux premières rangées, ne peut plus y rentrer. Seul le général le peut. Ramène ton général en **d2**.
findorff-lesson-back-done = C’est ça : le général peut se replier, l’armée ne fait qu’avancer.
findorff-lesson-back-army = Ce coup est permis, mais ici, il s’agit du général. Mène-le de d3 à **d2**.
findorff-lesson-back-wrong = Mène ton général de d3 à **d2**.
findorff-lesson-last = Une armée qui n’a plus que son général a perdu. Prends la dernière des autres pièces de Bleu.
findorff-lesson-last-done = Il ne reste que le général : tu gagnes.
findorff-lesson-last-wrong = La pièce à prendre est le piquier en **f6**. Ton mousquetaire le bat.
findorff-lesson-general = Toute pièce peut prendre le général ennemi, et c’est gagné aussitôt. Cherche ta pièce voisine du général de Bleu, et finis cette partie.
findorff-lesson-general-done = Le général est pris, et tu gagnes ! Protège aussi le tien : une pièce ennemie juste à côté de lui après ton coup peut le prendre, et rien ne t’avertit. Si rien n’est pris pendant longtemps, c’est un **siège**, la nulle.
findorff-lesson-general-wrong = Regarde où est le général de Bleu, et laquelle de tes pièces est à côté de lui.
findorff-lesson-army = Enfin, le début d’une partie : chaque camp déploie son armée sur ses deux rangées, sans être vu. Elle a un général et jusqu’à 15 autres pièces. Choisis une formation et déploie-la ; **Bigarrure** est idéale pour débuter.
findorff-lesson-army-done = Les deux armées sont visibles, et la partie commence. Ta première partie commence de la même façon, et tu y joues aussi Doré. Tu sais maintenant tout sur Castles.
findorff-lesson-army-wrong = Choisis une formation, puis déploie-la.
