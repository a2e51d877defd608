# Voix : « tu » pour une personne, « vous » seulement pour plusieurs. Simple, direct, chaleureux ; ni « veuillez »,
# ni « oups ». Le bot dit « je ». Infinitif sur les boutons et dans les descriptions, impératif (tu) dans les aides.
# Guillemets « … » ; espace insécable (U+00A0) avant : ; ! ? % et dans les guillemets ; apostrophe ’ ; majuscules accentuées.
# 0 et 1 sont au singulier : [one] vaut aussi pour 0. Heures : 22 h. Nombres en chiffres à côté de ce qui se compte.
# Aucun participe ni adjectif accordé avec une personne ; jamais « de », « que », « l’ » ou un article devant un nom de
# personne, de place ou de jeu ($player, $side, $game). Les places sont des noms : Blanc, Noir, Rouge, Doré, Bleu.
#
# match = partie f · game = jeu · board = plateau (Castello : tablier) · square = case · row / column = rangée / colonne
# turn = tour · move = coup ; to move = jouer, déplacer · your turn = à toi de jouer · draw = nulle (Castles : siège)
# challenge = défi ; relever, refuser, retirer · table = table · seat = place · join / leave = rejoindre / quitter
# propose, proposal = proposer, proposition · agree = être d’accord, accepter · take back = reprendre (un coup)
# call off = annuler · resign = abandonner · rematch = revanche · pair = aller-retour · series = série
# substitute = remplacement · missing = qui manque · claim the win = revendiquer la victoire
# time limit = limite de temps · clock = pendule · reminder = rappel · quiet hours = heures calmes · vacation = vacances
# pause / resume = pause / continuer · adjourned = ajournée · on hold = suspendue
# computer = ordinateur · level = niveau : Page, Écuyer, Chevalier, Baron, Régent · hint = indice
# rating = cote · rated = classée · leaderboard = classement · replay = relecture, Revoir · film = film
# turning point = tournant · watch = regarder · follow = suivre · dashboard = tableau · picture = image
# channel = salon · thread = fil · post = message · DM = message privé · role = rôle · permission = permission
# option = option · rules = règles · house rule = règle maison · move notation = notation
# castle = château · to build (a castle, a tile) = construire · to destroy = détruire · in rubble = en ruine
# Kastell: piece = pièce ; to build a piece = poser · tree = arbre, planter · name = désigner · swap = échanger
#   rotation = rotation · flip = retourner · nudge = décaler · bar, hook, step, bump = barre, crochet, marche, bosse
# Castello: pawn = pion · capture = prendre, prise · take a castle = conquérir · step = déplacement · jump = saut
#   home = domicile · middle = section centrale · enemy’s home = camp adverse · center castle = château du milieu
# Castle Keep: tile = tuile f · tower = tour f · wall = mur · keep = donjon · curvy, zigzag, straight = ondulé, en zigzag, droit
#   hand = main · pile = pioche · discards = défausse · draw = piocher · ring = enceinte · to match = s’accorder
#   spoils = butin · move a tile = transférer · Takeover = Mainmise · King of the Castle = Roi du château
#   Siege Solitaire = Siège en solitaire · builder (its seat) = Garnison
# Castles: army = armée ; draw up = déployer · general, horseman, musketeer, pikeman = général, cavalier, mousquetaire, piquier
#   strike = prendre · push = repousser, poussée · crush = écraser · end zone = zone de départ · lake = lac · Gold, Navy = Doré, Bleu
#   formation = formation · kind (of piece) = type

join-and = { $first } et { $last }
join-or = { $first } ou { $last }
words-you = toi

words-moment = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  } à { $time } UTC
