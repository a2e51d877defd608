castle-keep-summary = Mains secrètes : achève un château de neuf tuiles, ou fais tomber celui d’en face
castle-keep-option-version = À laquelle des cinq versions jouer
    .name = version
castle-keep-option-towers = Permet d’attaquer aussi les tours, avec des tours identiques
    .name = tours
castle-keep-option-discard-draw = Permet de piocher sa première tuile du tour sur le dessus de la défausse
    .name = piocher-défausse
castle-keep-option-strict-finish = La dernière tuile de l’enceinte doit s’accorder des deux côtés
    .name = fin-stricte
castle-keep-version-standard = un château par personne, de 2 à 4
    .name = Standard
castle-keep-version-takeover = tu construis avec ce que tu détruis, à 2
    .name = Mainmise
castle-keep-version-empire = deux châteaux par personne, avec transferts de tuiles, de 2 à 4
    .name = Empire
castle-keep-version-king = un seul château que les deux camps construisent et attaquent, à 2
    .name = Roi du château
castle-keep-version-siege = en solo contre le siège
    .name = Siège en solitaire
castle-keep-title-standard = Standard
castle-keep-title-takeover = Mainmise
castle-keep-title-empire = Empire
castle-keep-title-king = Roi du château
castle-keep-title-siege = Siège en solitaire
castle-keep-own-view = Main

## Places, châteaux et tuiles

castle-keep-builder = Garnison
castle-keep-seat-builder = Garnison
castle-keep-player = Joueur { $number }
castle-keep-the-castle = le château
castle-keep-castle-of = { $owner ->
    [you] { $number ->
        [0] ton château
       *[other] ton château { $number }
      }
   *[other] { $number ->
        [0] { $owner }
       *[other] { $owner } (château { $number })
      }
  }
castle-keep-named-tile = { $tile } ({ $words })
castle-keep-tile = { $form ->
    [a] { $part ->
        [tower] une { castle-keep-tile.one }
       *[other] un { castle-keep-tile.one }
      }
    [the] { $part ->
        [tower] la { castle-keep-tile.one }
       *[other] le { castle-keep-tile.one }
      }
    [two] deux { castle-keep-tile.many }
    [many] { castle-keep-tile.many }
    [label] { $part ->
        [wall] Mur { castle-keep-tile.m }
        [tower] Tour { castle-keep-tile.f }
       *[keep] Donjon { castle-keep-tile.m }
      }
   *[bare] { castle-keep-tile.one }
  }
    .one = { $part ->
        [wall] mur { castle-keep-tile.m }
        [tower] tour { castle-keep-tile.f }
       *[keep] donjon { castle-keep-tile.m }
      }
    .m = { $color ->
        [red] rouge
        [yellow] jaune
       *[blue] bleu
      }{ $shape ->
        [curvy] {" "}ondulé
        [zigzag] {" "}en zigzag
        [straight] {" "}droit
       *[none] {""}
      }
    .f = { $color ->
        [red] rouge
        [yellow] jaune
       *[blue] bleue
      }{ $shape ->
        [curvy] {" "}ondulée
        [zigzag] {" "}en zigzag
        [straight] {" "}droite
       *[none] {""}
      }
    .many = { $part ->
        [wall] murs { castle-keep-tile.mp }
        [tower] tours { castle-keep-tile.fp }
       *[keep] donjons { castle-keep-tile.mp }
      }
    .mp = { $color ->
        [red] rouges
        [yellow] jaunes
       *[blue] bleus
      }{ $shape ->
        [curvy] {" "}ondulés
        [zigzag] {" "}en zigzag
        [straight] {" "}droits
       *[none] {""}
      }
    .fp = { $color ->
        [red] rouges
        [yellow] jaunes
       *[blue] bleues
      }{ $shape ->
        [curvy] {" "}ondulées
        [zigzag] {" "}en zigzag
        [straight] {" "}droites
       *[none] {""}
      }

## Ce qui se passe

castle-keep-you-draw = Tu pioches { $tiles }.
castle-keep-you-draw-nothing = Il n’y a plus de tuile à piocher.
castle-keep-draws = { $player ->
    [you] { $count ->
        [0] Tu n’as plus rien à piocher.
        [one] Tu pioches une tuile.
       *[other] Tu pioches deux tuiles.
      }
   *[other] { $count ->
        [0] { $player } n’a plus rien à piocher.
        [one] { $player } pioche une tuile.
       *[other] { $player } pioche deux tuiles.
      }
  }
castle-keep-takes-top = { $player ->
    [you] Tu prends { $tile } sur la défausse.
   *[other] { $player } prend { $tile } sur la défausse.
  }
castle-keep-reshuffled = La pioche est vide. La défausse mélangée devient la nouvelle pioche.
castle-keep-builds = { $from ->
    [spoils] { $player ->
        [you] Tu construis { $tile } en { $spot } avec le butin.
       *[other] { $player } construit { $tile } en { $spot } avec le butin.
      }
   *[hand] { $player ->
        [you] Tu construis { $tile } en { $spot }.
       *[other] { $player } construit { $tile } en { $spot }.
      }
  }
# All that a turn has built. $tiles is a list of castle-keep-built-tile.
castle-keep-builds-several = { $player ->
    [you] Tu construis { $count } tuiles : { $tiles }.
   *[other] { $player } construit { $count } tuiles : { $tiles }.
  }
castle-keep-built-tile = { $from ->
    [spoils] { $tile } en { $spot } avec le butin
   *[hand] { $tile } en { $spot }
  }
castle-keep-transfers = { $player ->
    [you] Tu transfères { $tile } de { $from } à { $to }.
   *[other] { $player } transfère { $tile } de { $from } à { $to }.
  }
castle-keep-attacks = { $player ->
    [you] { $count ->
        [one] Tu attaques { $castle } avec { $tiles } : la tuile de { $cells } tombe.
       *[other] Tu attaques { $castle } avec { $tiles } : les tuiles de { $cells } tombent.
      }
   *[other] { $count ->
        [one] { $player } attaque { $castle } avec { $tiles } : la tuile de { $cells } tombe.
       *[other] { $player } attaque { $castle } avec { $tiles } : les tuiles de { $cells } tombent.
      }
  }
castle-keep-attacks-open = À partir de maintenant, les attaques sont ouvertes.
castle-keep-starts-anew = Le château n’est plus : un nouveau commence.
castle-keep-rubble = { $player ->
    [you] Ton château { $number } est en ruine.
   *[other] { $player } : le château { $number } est en ruine.
  }
castle-keep-out = { $player ->
    [you] Pour toi, la partie s’arrête : tes deux châteaux sont en ruine.
   *[other] Pour { $player }, la partie s’arrête : ses deux châteaux sont en ruine.
  }
castle-keep-passes = { $player ->
    [you] Tu passes.
   *[other] { $player } passe.
  }
castle-keep-finishes = { $player ->
    [you] Tu termines ton tour.
   *[other] { $player } termine son tour.
  }
castle-keep-discards = { $player ->
    [you] Tu défausses { $tile }.
   *[other] { $player } défausse { $tile }.
  }
castle-keep-leaves = { $player ->
    [you] Tu quittes la partie.
   *[other] { $player } quitte la partie.
  }
castle-keep-leaves-table = { $player ->
    [you] { $castles ->
        [one] Tu quittes la partie, et ton château est retiré.
       *[other] Tu quittes la partie, et tes châteaux sont retirés.
      }
   *[other] { $castles ->
        [one] { $player } quitte la partie, et son château est retiré.
       *[other] { $player } quitte la partie, et ses châteaux sont retirés.
      }
  }
castle-keep-turns-over = { $count ->
    [0] Le siège révèle { $tile } : manqué.
    [one] Le siège révèle { $tile } : touché.
   *[other] Le siège révèle { $tile }, qui peut toucher { $count } tuiles, au choix.
  }
castle-keep-destroys = Le siège détruit { $cells }.
castle-keep-none-stands = Il ne reste aucune tuile.

castle-keep-completed = { $player ->
    [you] { $castles ->
        [one] Tu as achevé le château.
       *[other] Tu as achevé les deux châteaux.
      }
   *[other] { $castles ->
        [one] { $player } a achevé le château.
       *[other] { $player } a achevé les deux châteaux.
      }
  }
castle-keep-brings-down = { $winner ->
    [you] { $loser ->
        [you] { $castles ->
            [one] Tu as détruit ton château.
           *[other] Tu as détruit ton dernier château.
          }
       *[other] { $castles ->
            [one] Tu as attaqué { $loser } et détruit son château.
           *[other] Tu as attaqué { $loser } et détruit son dernier château.
          }
      }
   *[other] { $loser ->
        [you] { $castles ->
            [one] { $winner } a détruit ton château.
           *[other] { $winner } a détruit ton dernier château.
          }
       *[other] { $castles ->
            [one] { $winner } a attaqué { $loser } et détruit son château.
           *[other] { $winner } a attaqué { $loser } et détruit son dernier château.
          }
      }
  }
castle-keep-last-in = { $player ->
    [you] Il ne reste plus que toi dans la partie.
   *[other] { $player } n’a plus personne en face.
  }
castle-keep-razed = Le siège gagne : la dernière tuile est détruite.
castle-keep-used-up = Le siège gagne : la pioche s’est vidée avant la fin du château.

## La position en mots

castle-keep-turn = { $player ->
    [you] { $does ->
        [draw] À toi de piocher.
        [attack] À toi de construire, d’attaquer ou de passer.
        [act] À toi de construire ou de passer.
        [build] Tu construis.
        [discard] À toi de défausser jusqu’à quatre tuiles.
       *[hit] À toi de choisir ce que touche le siège.
      }
   *[other] { $does ->
        [draw] À { $player } de piocher.
        [attack] À { $player } de construire, d’attaquer ou de passer.
        [act] À { $player } de construire ou de passer.
        [build] { $player } construit.
        [discard] À { $player } de défausser jusqu’à quatre tuiles.
       *[hit] À { $player } de choisir ce que touche le siège.
      }
  }
castle-keep-kings = Le château : { $tiles }.
castle-keep-has-left = { $player ->
    [you] Tu as quitté la partie.
   *[other] { $player } a quitté la partie.
  }
castle-keep-has = { $player ->
    [you] Toi – { $parts }.
   *[other] { $player } – { $parts }.
  }
castle-keep-site = { $number ->
    [0] château : { $tiles }
   *[other] château { $number } : { $tiles }
  }
castle-keep-site-rubble = { $number ->
    [0] château : en ruine
   *[other] château { $number } : en ruine
  }
castle-keep-empty = vide
castle-keep-stands = { $cell } { $tile }
castle-keep-hand = main : { $tiles }
castle-keep-in-hand = { $count ->
    [0] aucune tuile en main
    [one] une tuile en main
   *[other] { $count } tuiles en main
  }
castle-keep-spoils = butin : { $tiles }
castle-keep-several = { $count } { $tile }
castle-keep-pile = Pioche : { $pile }. Défausse : { $discards }.
castle-keep-pile-and-top = Pioche : { $pile }. Défausse : { $discards } (sur le dessus : { $top }).
castle-keep-discards-title = Défausse
castle-keep-discards-told = Défausse : { $count } (sur le dessus : { $top }). { $tiles }.
castle-keep-lie = { $tile } × { $count }
castle-keep-open = Les attaques sont ouvertes.
castle-keep-not-open = Les attaques ne sont pas encore ouvertes.
castle-keep-can-build = Tu peux construire : { $builds }.
castle-keep-can-attack = Tu peux attaquer : { $attacks }.
castle-keep-can-both = Tu peux construire : { $builds }. Tu peux attaquer : { $attacks }.
castle-keep-attack-on = { $castle } en { $cell } avec { $tiles }
castle-keep-tile-on = { $tile } en { $spots }

## Refus

castle-keep-not-your-turn = Ce n’est pas à toi de jouer.
castle-keep-wrong-phase = { $phase ->
    [draw] Pioche d’abord : `draw`, ou `draw` et la tuile du dessus de la défausse.
    [act] Maintenant, construis, attaque ou passe.
    [build] Tu construis : place une autre tuile, ou écris `done`.
    [discard] Maintenant, défausse jusqu’à quatre tuiles : `drop` et une tuile.
   *[hit] Choisis d’abord ce que touche le siège : `hit` et une case.
  }
castle-keep-not-on-top = { $tile } n’est pas sur le dessus de la défausse.
castle-keep-not-held = Tu n’as pas { $tile } en main.
castle-keep-held-fewer = Il faut { $needed } × { $tile }, et tu en as { $held }.
castle-keep-not-in-spoils = { $tile } n’est pas dans ton butin.
castle-keep-unknown-castle = Ce château n’existe pas.
castle-keep-never-rebuilt = Le château { $number } est en ruine et ne peut pas être reconstruit.
castle-keep-wrong-part = Les tours vont aux coins (a1 c1 a3 c3), les murs sur les côtés (b1 a2 c2 b3), le donjon en b2.
castle-keep-taken = Il y a déjà une tuile en { $cell }.
castle-keep-keep-first = Commence un château par un mur ou une tour, pas par le donjon.
castle-keep-keep-color = Il faut d’abord à ton château une tuile de la couleur du donjon.
castle-keep-keep-alone = Il ne te reste que le donjon : ta prochaine tuile doit être de sa couleur.
castle-keep-none-beside = Une tuile doit en toucher une autre dans l’enceinte, et il n’y a rien à côté de la case { $cell }.
castle-keep-strict-finish = Dans cette partie, la dernière tuile de l’enceinte doit s’accorder des deux côtés, et { $tile } ne s’accorde pas.
castle-keep-matches-neither = En { $cell }, { $tile } ne s’accorde avec aucune des deux tuiles voisines.
castle-keep-mismatch = En { $cell }, { $tile } doit s’accorder avec chaque tuile voisine, en couleur ou en forme.
castle-keep-empire-only = On ne transfère des tuiles d’un château à l’autre que dans la version Empire.
castle-keep-same-castle = Une tuile ne peut être transférée que vers ton autre château.
castle-keep-nothing-on = Il n’y a pas de tuile en { $spot }.
castle-keep-moved-before = Tu as déjà transféré cette tuile pendant ce tour.
castle-keep-last-tile = La dernière tuile d’un château ne se transfère pas.
castle-keep-king-closed = Les attaques s’ouvrent une fois que le château a compté deux tuiles.
castle-keep-closed = Les attaques s’ouvrent une fois que tout le monde a eu deux tuiles debout en même temps.
castle-keep-nothing-there = Il n’y a pas de tuile en { $cell } dans ce château.
castle-keep-other-there = En { $cell }, il y a { $standing }. Seule une tuile identique peut l’attaquer.
castle-keep-towers-off = Dans cette partie, on n’attaque pas les tours : l’option `{ castle-keep-option-towers.name }` est désactivée.
castle-keep-nobody-there = Il n’y a personne à attaquer dans Siège en solitaire.
castle-keep-own-castle = Tu ne peux pas attaquer ton propre château.
castle-keep-unknown-target = Le château que tu veux attaquer n’existe pas.
castle-keep-not-hit = La tuile révélée est { $turned } : elle ne peut pas toucher { $cell }.
castle-keep-nothing-turned = Aucune tuile n’a été révélée.

castle-keep-move-form = Je ne comprends pas ce coup. Un coup s’écrit comme `TRc@a1`, `2:WBz@b1`, `done`, `pass` ou `drop WBz`.
castle-keep-name-cell = Indique une case, de a1 à c3.
castle-keep-cell-form = `{ $typed }` n’est pas une case : elles vont de a1 à c3.
castle-keep-name-tile = Indique une tuile en toutes lettres, comme `tour rouge ondulée`, ou en notation : T (tour) ou W (mur), puis une couleur (R Y B) et une forme (c z s), comme `TRc`. Un donjon s’écrit comme `KR`.
castle-keep-discards-empty = Il n’y a pas de défausse où piocher.
castle-keep-transfer-form = Un transfert indique les deux châteaux et les deux cases : `1.a1>2.c3`.
castle-keep-one-castle = Il n’y a qu’un seul château.
castle-keep-owner-form = `{ $typed }` n’est pas un château que tu peux attaquer. Indique le numéro du joueur, comme `2:WBz@b1`.
castle-keep-king-form = Il n’y a ici que le château du Roi : `king:WBz@b1`.
castle-keep-nothing-fits = { $ask ->
    [cell] Cela ne va pas. Dis où va la tuile.
   *[target] Cela ne va pas. Dis quel château et quelle case tu attaques.
  }
castle-keep-ambiguous = { $ask ->
    [cell] Dis où elle va, comme `{ $example }`.
   *[target] Dis quel château et quelle case tu attaques, comme `{ $example }`.
  }

castle-keep-siege-towers = Siège en solitaire n’a pas d’option `{ castle-keep-option-towers.name }` : le siège touche de toute façon tous les types de tuiles.
castle-keep-siege-discard-draw = Siège en solitaire n’a pas d’option `{ castle-keep-option-discard-draw.name }` : tu prends toujours une tuile dans la pioche.
castle-keep-version-form = La version est `{ castle-keep-version-standard.name }`, `{ castle-keep-version-takeover.name }`, `{ castle-keep-version-empire.name }`, `{ castle-keep-version-king.name }` ou `{ castle-keep-version-siege.name }`.

castle-keep-idle = Il n’y a rien à choisir : ce n’est pas à toi de jouer.
castle-keep-gone = Ce n’est plus possible. Choisis à nouveau.

## Choisir pas à pas

castle-keep-first = { $phase ->
    [only-pass] Rien de ta main ne convient, alors tu passes.
    [stuck] Plus rien ne convient.
    [draw] Où pioches-tu ?
    [attack] Construire, attaquer ou passer ?
    [act] Construire ou passer ?
    [build] Continuer à construire, ou arrêter ?
    [discard] Quelle tuile défausses-tu ?
   *[hit] Quelle tuile le siège touche-t-il ?
  }
castle-keep-which-attack = Choisis ton attaque. Elle ne se reprend pas.
castle-keep-which-transfer = Quelle tuile transfères-tu ?
castle-keep-where-to = Où va-t-elle ?
castle-keep-where-goes = Où va { $tile } ?
castle-keep-no-place = Tu ne peux pas utiliser { $tile } pour l’instant.
castle-keep-places = { $places ->
    [0] aucun endroit
    [one] 1 endroit
   *[other] { $places } endroits
  }
castle-keep-confirm-attack = { $count ->
    [one] Attaquer : 1 tuile tombe
   *[other] Attaquer : { $count } tuiles tombent
  }
castle-keep-play = { $told }.
castle-keep-attack = Attaquer
castle-keep-transfer = Transférer une tuile
castle-keep-done = Terminé
castle-keep-pass = Passer
castle-keep-from-pile = Deux de la pioche
castle-keep-from-discards = { $tile }, de la défausse
castle-keep-tile-goes-on = { $from ->
    [spoils] { $tile } en { $spot }, du butin
   *[hand] { $tile } en { $spot }
  }
castle-keep-in-castle = { $cell } (château { $number })

## Ce que fait un coup

castle-keep-suggested = { $mv } · { $told }
castle-keep-does-draw = Prendre deux tuiles dans la pioche
castle-keep-does-draw-top = Prendre { $tile } sur la défausse, puis une tuile cachée
castle-keep-does-complete = Achever le château avec { $tile } et gagner
castle-keep-does-build = Construire { $tile } en { $spot }
castle-keep-does-end = Arrêter de construire
castle-keep-does-transfer = Transférer { $tile } de { $from } à { $to }
castle-keep-does-attack = Attaquer { $target }{ $keeps ->
    [2] {" "}avec deux donjons
   *[other] {""}
  } : { $left ->
    [none] tout tombe ({ $cells })
   *[some] { $count ->
        [one] { $cells } tombe
       *[other] { $cells } tombent
      }
  }
castle-keep-does-attack-with = { $left ->
    [none] Attaquer { $target } : { $cell } avec { $tile }, tout tombe
   *[some] Attaquer { $target } : { $cell } avec { $tile }, { $count } tombent
  }
castle-keep-target = { $owner ->
    [you] { $number ->
        [0] ton château
       *[other] ton château { $number }
      }
   *[other] { $number ->
        [0] { $owner }
       *[other] { $owner } (château { $number })
      }
  }
castle-keep-does-nothing = Ni construire ni attaquer
castle-keep-does-discard = Défausser { $tile }
castle-keep-falls = { $count ->
    [one] { $cells } tombe
   *[other] { $cells } tombent
  }

## À côté des plateaux

castle-keep-place-hidden = tuiles, face cachée
castle-keep-place-pile = pioche
castle-keep-place-discards = défausse, sur le dessus : { $top }
castle-keep-place-no-discards = défausse vide
castle-keep-place-open = les attaques sont ouvertes
castle-keep-place-closed = les attaques ne sont pas encore ouvertes
castle-keep-place-spoils = butin

## Les règles

castle-keep-castle-title = Ton château
castle-keep-castle =
    {"*"}*Achève un château de neuf tuiles avant tout le monde, ou détruis entièrement un château adverse.**

    Un château est un carré de 3×3 : des **tours** aux coins (a1 c1 a3 c3), des **murs** sur les côtés (b1 a2 c2 b3) et un **donjon** au milieu (b2). Tours et murs existent en trois couleurs (rouge, jaune, bleu) et trois formes (ondulé, en zigzag, droit), quatre de chaque. Les donjons ont une couleur mais pas de forme, six de chaque. Cela fait 90 tuiles.

    Les huit tuiles du bord forment l’**enceinte**. Chaque tuile que tu ajoutes doit s’accorder avec **toutes** les tuiles qu’elle touche déjà dans l’enceinte, en couleur ou en forme. Seule la tuile qui ferme l’enceinte peut ne s’accorder qu’avec une de ses deux voisines.

    Pour placer le **donjon**, il faut dans l’enceinte une tuile de sa couleur. Ensuite, cela n’a plus d’importance.
castle-keep-castle-alt = Un château achevé : tours rouge ondulée en a1, jaune en zigzag en c1, bleue droite en a3, bleue ondulée en c3 ; murs rouge en zigzag en b1, rouge droit en a2, jaune ondulé en c2, bleu ondulé en b3 ; un donjon rouge en b2.

castle-keep-turns-title = Ton tour
castle-keep-turns =
    Tout le monde a quatre tuiles secrètes en main.

    {"*"}*1. Piocher** deux tuiles. Je m’en charge. Quand la pioche est vide, la défausse mélangée devient la nouvelle pioche.

    {"*"}*2. Construire, attaquer ou passer.** Pour construire, place autant de tuiles que tu veux, puis choisis *{ castle-keep-done }*. Un château commence par n’importe quel mur ou n’importe quelle tour. Ensuite, chaque tuile va à côté d’une autre déjà debout. Si une attaque ne te laisse que le donjon, ta prochaine tuile doit être de sa couleur et peut aller à toute place de son type.

    {"*"}*3. Défausser** jusqu’à quatre tuiles, si tu en as plus. À toi de choisir lesquelles.

    Ton tour finit tout seul quand il n’y a plus rien à décider.
castle-keep-turns-alt = Un château avec une tour rouge ondulée en a1 et un mur rouge droit en a2. La prochaine tuile peut aller à côté, en b1 ou en a3, si elle s’accorde.

castle-keep-attacking-title = Les attaques
castle-keep-attacking =
    On peut attaquer une fois que tout le monde a eu deux tuiles debout en même temps. Dès lors, les attaques restent ouvertes. Une attaque se joue à la place d’une construction. Les épées à côté de la pioche indiquent que les attaques sont ouvertes ; tant qu’elles ne le sont pas, les épées sont pâles.

    {"*"}*Les murs.** Joue un mur identique à un mur adverse, en couleur et en forme. Ce mur tombe, et avec lui tous les murs et tours de sa couleur qui lui sont reliés le long de l’enceinte, quelle que soit leur forme. Un trou arrête la chute. Le donjon reste.

    {"*"}*Les donjons.** Joue deux donjons de la couleur d’un donjon adverse, ou un seul s’il ne reste que ce donjon.

    {"*"}*Prends la dernière tuile d’un château adverse, et tu gagnes aussitôt.**

    {"*"}*Options** · `{ castle-keep-option-towers.name }` : les tours aussi s’attaquent, avec des tours identiques. `{ castle-keep-option-discard-draw.name }` : ta première tuile du tour peut venir du dessus de la défausse. `{ castle-keep-option-strict-finish.name }` : la tuile qui ferme l’enceinte doit s’accorder des deux côtés.

    -# 🏠 Règles maison : une attaque par tour. Si quelqu’un abandonne et qu’il reste au moins deux personnes, sa main et son butin sont défaussés, ses châteaux sont retirés, et les autres continuent ; qui reste en dernier gagne.
castle-keep-attacking-alt = Un château avec des tuiles rouges en a1, b1 et c1, un mur bleu en c2 et un donjon rouge. Les trois tuiles rouges de l’enceinte sont marquées : un mur rouge en zigzag joué contre b1 les fait tomber ensemble.

castle-keep-versions-title = Cinq versions
castle-keep-versions =
    {"*"}*{ castle-keep-title-standard }**, de 2 à 4 : les règles vues jusqu’ici.

    {"*"}*{ castle-keep-title-takeover }**, à 2 : ce que tu détruis devient ton **butin**, face visible. À partir de ton tour suivant, tu peux aussi construire avec. Le butin n’attaque pas et ne compte pas dans tes quatre tuiles.

    {"*"}*{ castle-keep-title-empire }**, de 2 à 4 : deux châteaux par personne. Achève les deux, ou détruis tous les châteaux adverses, et tu gagnes. À ton tour, avant d’attaquer ou de passer, tu peux transférer des tuiles vers ton autre château là où elles vont : chaque tuile une fois par tour, et jamais la dernière d’un château. Un château détruit reste en ruine, et si tes deux châteaux le sont, la partie s’arrête pour toi. Les attaques s’ouvrent quand tout le monde a deux tuiles en tout.

    {"*"}*{ castle-keep-title-king }**, à 2 : un seul château, que les deux camps construisent et attaquent ; qui l’achève gagne. Les attaques s’ouvrent une fois qu’il a compté deux tuiles. S’il est détruit, un nouveau commence.

    {"*"}*{ castle-keep-title-siege }**, en solo : ton château commence par une tuile de la pioche, même un donjon. À chaque tour, tu pioches une tuile, tu construis ou tu passes, et tu défausses jusqu’à quatre tuiles. Puis le siège révèle deux tuiles. Chacune, si elle est identique à une des tiennes, la détruit avec les murs et tours de sa couleur qui lui sont reliés ; si plusieurs conviennent, à toi de choisir. Parmi les options, seule `{ castle-keep-option-strict-finish.name }` vaut ici. Achève le château avant que la pioche soit vide, et ne perds jamais ta dernière tuile.
castle-keep-versions-alt = Les deux châteaux d’une même place dans { castle-keep-title-empire } : le premier a cinq tuiles, le second trois.

castle-keep-notation-title = Écrire les coups
castle-keep-notation =
    Boutons et menus suffisent pour jouer. Si tu préfères écrire, les majuscules n’ont pas d’importance.

    Une **tuile**, c’est son type, sa couleur et sa forme : `TRc` est une tour rouge ondulée, `WBz` un mur bleu en zigzag, `KY` un donjon jaune.

    - **Construire** : `TRc@a1`, puis `done`. Dans Empire, `TRc@2.a1` est ton deuxième château. `*TRc@a1` utilise ton butin.
    - **Attaquer** : `2:WBz@b1` attaque le mur en b1 du joueur 2. `2:KR@b2` attaque un donjon, avec un ou deux donjons selon le besoin. Empire : `2.1:WBz@b1`. Roi du château : `king:WBz@b1`.
    - **Passer** et **défausser** : `pass`, `drop WBz`.
    - **Piocher** (option `{ castle-keep-option-discard-draw.name }`) : `draw` à la pioche, `draw TRc` pour prendre d’abord le dessus de la défausse.
    - **Transférer une tuile** (Empire) : `1.a1>2.c3`.
    - **Siège** : `hit b1` si tu as le choix.
castle-keep-notation-alt = Un château avec une seule tuile, la tour rouge ondulée en a1 : `TRc@a1`.

castle-keep-principle-fit = Construis de façon que tes autres tuiles conviennent encore ensuite.
castle-keep-principle-keep = Construis ton donjon tôt : seuls des donjons peuvent l’attaquer.
castle-keep-principle-mix = Varie les couleurs de l’enceinte : les tuiles d’une même couleur qui se touchent tombent ensemble.
castle-keep-principle-strike = Attaque pour empêcher l’achèvement d’un château ou prendre la dernière tuile ; sinon, construis, car une attaque remplace la construction.
castle-keep-principle-hold = Garde ce qu’un rival pourrait détruire, et construis-le en un tour quand tu peux achever le château.
castle-keep-principle-wait = Défausse les doubles et ce qui ne va nulle part ; garde ce que beaucoup de tuiles encore cachées achèveraient.

castle-keep-why-wins = Ce coup gagne tout de suite.
castle-keep-why-wins-by-razing = { $count ->
    [one] Ce coup gagne tout de suite : il détruit la dernière tuile de ce château.
    [2] Ce coup gagne tout de suite : les deux tuiles de ce château se tiennent, et il tombe en entier.
   *[other] Ce coup gagne tout de suite : les { $count } tuiles de ce château se tiennent, et il tombe en entier.
  }
castle-keep-why-finishes = Avec les tuiles que tu as, tu peux achever le château et gagner dès ce tour : { $moves }.
castle-keep-why-finishes-by-draw = Avec la tuile du dessus de la défausse, tu peux gagner dès ce tour : ensuite { $moves }.
castle-keep-why-builds = { $whose ->
    [own] Ton château
    [shared] Le château
   *[one] Ce château
  } a alors { $tiles } de ses 9 tuiles{ $next ->
    [builds] , et { $all } avec { $more }, ce tour-ci.
   *[waits] { $fitting ->
        [0] .
        [one] . { $fitting } autre des tiennes peut suivre : garde-la jusqu’à pouvoir l’achever.
       *[other] . { $fitting } autres des tiennes peuvent suivre : garde-les jusqu’à pouvoir l’achever.
      }
  }
castle-keep-why-completes = Ce château est alors achevé{ $missing ->
    [0] .
    [one]  ; à ton autre château, il manque encore { $missing } tuile.
   *[other]  ; à ton autre château, il manque encore { $missing } tuiles.
  }
castle-keep-why-opens = Avec cette tuile, les attaques deviennent possibles : { $own ->
    [0] aucune des tuiles que tu gardes ne peut
    [one] { $own } des tuiles que tu gardes peut
   *[other] { $own } des tuiles que tu gardes peuvent
  } attaquer, et { $theirs ->
    [0] aucune de celles que tu ne vois pas ne peut
    [one] { $theirs } de celles que tu ne vois pas peut
   *[other] { $theirs } de celles que tu ne vois pas peuvent
  } { $whose ->
    [shared] attaquer le château
   *[own] t’attaquer
  }.
castle-keep-why-fells = { $delay ->
    [next] { $count ->
        [one] Ce coup détruit { $count } tuile et en laisse { $left } : ce château ne peut plus être achevé au prochain tour, car il lui manque { $missing } tuiles, avec { $held } à disposition.
       *[other] Ce coup détruit { $count } tuiles et en laisse { $left } : ce château ne peut plus être achevé au prochain tour, car il lui manque { $missing } tuiles, avec { $held } à disposition.
      }
   *[none] { $count ->
        [one] Ce coup détruit { $count } tuile et en laisse { $left }.
       *[other] Ce coup détruit { $count } tuiles et en laisse { $left }.
      }
  }
castle-keep-why-razes = Ce coup met ce château en ruine pour de bon.
castle-keep-why-costs = { $count ->
    [one] Cela te coûte { $count } tuile et te laisse la meilleure base pour construire.
   *[other] Cela te coûte { $count } tuiles et te laisse la meilleure base pour construire.
  }
castle-keep-why-spares = C’est la tuile qui te manquera le moins.
castle-keep-why-spares-for-finish = { $waiting ->
    [one] Avec ce que tu gardes, tu peux achever le château au prochain tour si tu pioches la bonne tuile : { $waiting } parmi celles que tu ne vois pas
   *[other] Avec ce que tu gardes, tu peux achever le château au prochain tour si tu pioches une bonne tuile : il y en a { $waiting } parmi celles que tu ne vois pas
  }{ $percent ->
    [0] .
   *[other] , soit environ { $percent } % de chances.
  }
castle-keep-why-finishes-after-siege = { $waiting ->
    [one] Avec ce que tu gardes, tu peux achever le château au prochain tour si le siège épargne ton château et que tu pioches ensuite la bonne tuile : { $waiting } parmi celles que tu ne vois pas
   *[other] Avec ce que tu gardes, tu peux achever le château au prochain tour si le siège épargne ton château et que tu pioches ensuite une bonne tuile : il y en a { $waiting } parmi celles que tu ne vois pas
  }{ $percent ->
    [0] .
   *[other] , soit environ { $percent } % de chances.
  }
castle-keep-why-spares-reach = Sans elle, ce que tu gardes peut mener plus tard { $whose ->
    [shared] le château
   *[own] ton château
  } aussi loin : à { $tiles } de ses 9 tuiles en un tour.
castle-keep-why-spares-unfit = Elle ne va nulle part pour l’instant : c’est elle qui te manquera le moins.
castle-keep-why-spares-all-unfit = Rien dans ta main ne convient pour l’instant ; c’est cette tuile qui te manquera le moins.
castle-keep-why-spares-less-wanted = Rien dans ta main ne convient pour l’instant. Parmi les tuiles que tu ne vois pas, { $own ->
    [0] aucune ne ferait
    [one] { $own } ferait
   *[other] { $own } feraient
  } de la place à celle-ci, et { $most } à ta { $kept }.
castle-keep-why-spares-best = Rien dans ta main ne convient pour l’instant. Avec ce que tu gardes, { $makers } des tuiles que tu ne vois pas te permettent d’en construire aussi une de ta main ; sans { $other } à la place, seulement { $fewer }.
castle-keep-why-spares-copy = Tu en gardes une autre, identique.
castle-keep-why-keeps = Garde tes tuiles pour l’instant : dès que les attaques seront possibles, ce que tu construis pourra tomber, mais pas ce que tu gardes en main.
castle-keep-why-keeps-safe = Garde tes tuiles pour l’instant : dans ta main, personne ne peut les attaquer.
castle-keep-why-keeps-best = Ne construis { $after ->
    [built] plus rien
   *[kept] rien
  } maintenant : de tes { $tiles } tuiles, garde les { $kept } qui vont le mieux ensemble, là où personne ne peut les attaquer.
castle-keep-why-keeps-from-siege = Garde tes tuiles pour l’instant : le siège peut détruire ce que tu construis, mais pas ce que tu gardes en main.
castle-keep-why-keeps-from-other = Garde tes tuiles pour l’instant : sur le château commun, elles aideraient aussi ton adversaire.
castle-keep-why-nothing-fits = Rien de ce que tu as en main ne convient pour l’instant.
castle-keep-why-takes = Tu sais ce que tu prends{ $when ->
    [now] , et tu peux t’en servir.
   *[later] , même si cette tuile ne va encore nulle part.
  }
castle-keep-why-draws = Une tuile inconnue vaut plus que celle du dessus.
castle-keep-why-moves = Cette tuile est plus utile dans ton autre château.
castle-keep-why-room = Des { $unseen } tuiles que tu ne vois pas, { $fitting ->
    [one] { $fitting } convient
   *[other] { $fitting } conviennent
  } ensuite{ $percent ->
    [0] .
   *[other]  : environ { $percent } % de chances d’en piocher une au prochain tour.
  }
castle-keep-why-room-elsewhere = { $fitting ->
    [one] Des { $unseen } tuiles que tu ne vois pas, { $fitting } convient ensuite ; après { $mv }, seulement { $fewer }.
   *[other] Des { $unseen } tuiles que tu ne vois pas, { $fitting } conviennent ensuite ; après { $mv }, seulement { $fewer }.
  }
castle-keep-why-room-now = { $fitting ->
    [one] Des { $unseen } tuiles que tu ne vois pas, { $fitting } convient ensuite, mais seulement { $before } maintenant.
   *[other] Des { $unseen } tuiles que tu ne vois pas, { $fitting } conviennent ensuite, mais seulement { $before } maintenant.
  }
castle-keep-why-risks = { $matching } des tuiles que tu ne vois pas { $matching ->
    [one] pourrait
   *[other] pourraient
  } alors faire tomber celle-ci{ $others ->
    [0] .
    [one] , et { $others } autre avec elle.
   *[other] , et { $others } autres avec elle.
  }
castle-keep-why-risks-all = { $matching } des tuiles que tu ne vois pas { $matching ->
    [one] pourrait
   *[other] pourraient
  } alors faire tomber tout ton château et te battre, soit une chance d’environ { $percent } %{ $beside ->
    [now] , pas plus que maintenant.
    [builds] , mais aucune autre construction ne risque moins.
    [room] { $fitting ->
        [one] . En échange, { $fitting } d’entre elles convient à ton château, contre { $before } maintenant.
       *[other] . En échange, { $fitting } d’entre elles conviennent à ton château, contre { $before } maintenant.
      }
   *[none] .
  }
castle-keep-why-would-open = { $after ->
    [built] N’ajoute pas aussi { $mv }
   *[kept] Ne construis pas { $mv }
  } : les attaques deviendraient possibles, et { $theirs ->
    [0] aucune des tuiles que tu ne vois pas ne pourrait
    [one] { $theirs } des tuiles que tu ne vois pas pourrait
   *[other] { $theirs } des tuiles que tu ne vois pas pourraient
  } { $whose ->
    [shared] attaquer le château
   *[own] t’attaquer
  }.
castle-keep-why-would-expose = { $after ->
    [built] N’ajoute pas aussi { $mv }
   *[kept] Ne construis pas { $mv }
  } : { $when ->
    [later] dès que les attaques seront possibles, { $matching } des tuiles que tu ne vois pas { $matching ->
        [one] pourrait
       *[other] pourraient
      }
   *[now] { $matching } des tuiles que tu ne vois pas { $matching ->
        [one] pourrait
       *[other] pourraient
      } alors
  } la faire tomber{ $others ->
    [0] .
    [one] , et { $others } autre avec elle.
   *[other] , et { $others } autres avec elle.
  }
castle-keep-why-reaches = Ce que tu gardes peut mener plus tard { $whose ->
    [shared] le château
   *[own] ton château
  } à { $tiles } de ses 9 tuiles en un tour ; { $missing ->
    [one] { $missing } de plus l’achève.
   *[other] { $missing } de plus l’achèvent.
  }
castle-keep-why-would-follow = Des { $unseen } tuiles que tu ne vois pas, { $makers ->
    [one] { $makers } te permettrait
   *[other] { $makers } te permettraient
  } de construire aussi une tuile de ta main{ $percent ->
    [0] .
   *[other]  : environ { $percent } % de chances d’en piocher une au prochain tour.
  }
castle-keep-why-unhit = Aucune tuile que tu ne vois pas ne pourrait faire tomber celle-ci.
castle-keep-why-only-keeps = { $unseen ->
    [0] Seuls deux donjons de sa couleur à la fois peuvent faire tomber ce donjon, et tu les as tous vus.
   *[other] Seuls deux donjons de sa couleur à la fois peuvent faire tomber ce donjon ; il y en a { $unseen } que tu ne vois pas.
  }
castle-keep-why-lacks = Il manque ensuite { $missing } tuiles à ce château, et l’adversaire en a { $held } à sa disposition.
castle-keep-lesson-match = Tu construis un château de neuf tuiles : des tours aux coins, des murs entre elles, le donjon au milieu. Une nouvelle tuile va à côté d’une autre et s’accorde avec **chaque** voisine, par la **forme** ou par la **couleur**. Construis la tour bleue en zigzag à côté du mur en zigzag, puis le mur rouge ondulé à côté de la tour rouge.
castle-keep-lesson-match-done = L’une par la forme, l’autre par la couleur (et la forme). En un tour, tu peux construire toutes les tuiles qui conviennent. La pile avec un nombre est la pioche : chaque tour commence par deux tuiles piochées.
castle-keep-lesson-match-other = La tour rouge ondulée y va aussi, car elle a la couleur du mur. Mais cette fois, construis la tour bleue en zigzag en **c1**.
castle-keep-lesson-match-passed = Ainsi, tu ne construis rien, alors que des tuiles conviennent. Construis d’abord la tour bleue en zigzag en **c1**, puis le mur rouge ondulé en **a2**.
castle-keep-lesson-match-wrong = D’abord la tour bleue en zigzag en c1, qui s’accorde avec le mur par la forme. Puis le mur rouge ondulé en a2.
castle-keep-lesson-keep = Le donjon va au milieu. Il n’a pas de forme, et il lui faut une tuile de sa couleur dans le château. Ton château n’a que du rouge jusqu’ici : construis le bon donjon.
castle-keep-lesson-keep-done = Désormais, ton donjon protège le milieu, et seuls des donjons peuvent l’attaquer. Les épées croisées à côté de la pioche sont pâles tant que les attaques ne sont pas permises : elles le sont dès que chaque château a deux tuiles.
castle-keep-lesson-keep-wrong = Ainsi, tu ne construis rien. Construis le donjon **rouge** en b2 : pour le bleu, il faut d’abord une tuile bleue dans ton château.
castle-keep-lesson-finish = Il reste un trou, en c3. La dernière tuile de l’enceinte peut ne s’accorder qu’avec une de ses deux voisines. Achève ton château et gagne !
castle-keep-lesson-finish-done = Neuf tuiles : le château est achevé, et tu gagnes.
castle-keep-lesson-finish-wrong = Cherche la tour qui s’accorde avec le mur jaune en c2.
castle-keep-lesson-attack = Au lieu de construire, tu peux attaquer un mur du château adverse avec un mur **identique**. Il tombe, avec tous les murs et tours de sa couleur qui lui sont reliés. Les tours elles-mêmes ne s’attaquent pas. Prends le **mur rouge en zigzag** dans ta main et attaque son jumeau en **b1**. Il te restera plus de quatre tuiles : défausses-en une ensuite.
castle-keep-lesson-attack-done = Trois tuiles sont tombées d’un seul coup. Si tu fais tomber la dernière tuile d’un château, tu gagnes aussi. À la fin d’un tour, tu gardes quatre tuiles au plus, et ton adversaire en pioche deux. Voilà le jeu standard. Quatre autres versions suivent, une par étape.
castle-keep-lesson-attack-wrong = Attaque le mur rouge en zigzag en **b1** avec celui de ta main, puis défausse n’importe quelle tuile.
castle-keep-lesson-takeover = Tu choisis la version au début d’une partie. Dans **{ castle-keep-title-takeover }**, les tuiles que tu fais tomber deviennent ton butin, et tu peux construire avec. Un donjon tombe sous deux donjons : attaque le donjon rouge en **b2** avec les deux donjons rouges de ta main.
castle-keep-lesson-takeover-done = Le donjon est à toi maintenant : il est dans ton butin.
castle-keep-lesson-takeover-wrong = Attaque le donjon rouge en b2 du château adverse. Il faut deux donjons rouges.
castle-keep-lesson-empire = La version suivante est **{ castle-keep-title-empire }** : tu construis deux châteaux, et il te faut les deux. Un des tiens est achevé. Achève l’autre avec la tour de ta main.
castle-keep-lesson-empire-done = Les deux châteaux sont achevés, et tu gagnes. Dans { castle-keep-title-empire }, tu peux aussi transférer des tuiles d’un château à l’autre.
castle-keep-lesson-empire-wrong = Le trou est en c3, dans le château 1.
castle-keep-lesson-king = Puis vient **{ castle-keep-title-king }** : il n’y a qu’un seul château. Les deux camps le construisent, et qui place la dernière tuile gagne. Place-la !
castle-keep-lesson-king-done = Le château est à toi. Ne laisse jamais à ton adversaire un château avec un seul trou !
castle-keep-lesson-king-wrong = Le trou en c3 attend ta tour.
castle-keep-lesson-siege = La dernière version est **{ castle-keep-title-siege }**, en solo : achève ton château avant que la pioche soit vide, alors que chaque tour peut amener une attaque. Achève celui-ci à temps.
castle-keep-lesson-siege-done = Ton château a tenu ! Tu connais maintenant Castle Keep et ses versions.
castle-keep-lesson-siege-wrong = Ta tour va dans le trou en c3.
