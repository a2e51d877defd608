# La page et sa connexion

page-skip = Aller au plateau
page-label-more = Menu
page-label-players = À la table
page-label-boards = Plateau
page-label-hand = Main
page-label-say = Maintenant
page-label-cards = Questions
page-label-replay = Relecture
page-label-acts = Boutons
page-label-story = Ce qui s’est passé
page-label-live = Connexion en cours
page-connected = Connexion établie
page-offline = Pas de connexion
page-banner-lost = Pas de connexion. Nouvel essai… Tu peux regarder et préparer un coup.
page-banner-back = Connexion rétablie. Rien ne s’est passé entre-temps.
page-banner-missed = { $n ->
    [one] Connexion rétablie. Il s’est passé une chose entre-temps.
   *[other] Connexion rétablie. Il s’est passé { $n } choses entre-temps.
  }
page-event-lost = Pas de connexion. Nouvel essai…
page-banner-loading = Impossible de charger la partie. Nouvel essai…
page-banner-session = Ta session est finie. Appuie à nouveau sur « Ouvrir le plateau » dans Discord. Rien n’est perdu.
page-signed-in = Ce lien a déjà servi, mais ta session est ouverte ici.

## Les personnes

page-your-turn = À toi de jouer
page-to-move = au trait
page-you = toi
page-won = victoire
page-looking = { $name } regarde
page-computer = niveau { $n }
page-ready = c’est prêt
page-has-left = a quitté
page-out = hors jeu
page-title-turn = ● { $title }
page-watching = { $n ->
    [1] Tu regardes.
    [2] Tu regardes avec une autre personne.
   *[other] Tu regardes avec { $others } autres personnes.
  }
page-spectators = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
  }

## Cases

page-empty = vide
page-chosen = choix actuel
page-falls = va tomber
page-fits = convient
page-hinted = indice
page-can-choose = au choix
page-square = { $place }, { $what }
page-nothing-there = { $square }. Rien à faire là.
page-not-there = { $label } : impossible en { $place }.
page-is-over = { $square }. La partie est finie.
page-is-watching = { $square }. Tu regardes seulement.
page-is-waiting = { $square }. Ce n’est pas à toi de jouer.
page-no-fit = Cela n’entre pas là.
page-one-form = C’est pareil de tous les côtés.
page-no-room = Il n’y a pas la place de tourner ici.
page-no-twin = L’image en miroir n’est pas dans ta main.

## Coups

page-which = Que choisir ?
page-prompt-yours = À toi de jouer. { $prompt }
page-say-put = { $label }. Entrée confirme, R fait tourner.
page-say-armed = { $label }. Entrée confirme.
page-say-step = { $label }. { $prompt }
page-say-list = { $prompt } { $list }
page-let-go = Lâcher
page-let-go-done = C’est lâché.
page-turn = Tourner
page-mirror = Miroir
page-play = Jouer
page-put = Poser
page-undo = Annuler
page-hint = Indice
page-send-now = Envoyer
page-try-now = Réessayer
page-dont-send = Ne pas envoyer
page-held = { $label }.
page-say-held = { $label }. Envoi dans 3 secondes. U annule.
page-sending = Envoi…
page-waiting = Pas encore envoyé. Cela partira dès que le bot répondra.
page-busy = { $n ->
    [one] Beaucoup à faire. Nouvel envoi dans une seconde.
   *[other] Beaucoup à faire. Nouvel envoi dans { $n } secondes.
  }
page-not-sent = Rien n’a été envoyé.
page-dropped = La partie a continué entre-temps. Rien n’a été envoyé.
page-yours-already = Tu as déjà joué, dans une autre fenêtre.
page-gone-on = La partie a continué entre-temps.
page-taken-back = Coup repris : { $text }
page-failed = Cela n’a pas marché. Réessaie.
page-no-line = Pas envoyé : pas de connexion.
page-copied = Copié. Colle-le où tu veux.
page-draft-lost = Pas enregistré : pas de connexion. Cela reste dans cette fenêtre.
page-thinking = Recherche d’un bon coup…
page-hint-came = Indice : { $text }

## Temps

page-days = { $n } j
page-hours = { $n } h
page-minutes = { $n } min
page-seconds = { $n } s
page-days-long = { $n ->
    [one] un jour
   *[other] { $n } jours
  }
page-hours-long = { $n ->
    [one] une heure
   *[other] { $n } heures
  }
page-minutes-long = { $n ->
    [one] une minute
   *[other] { $n } minutes
  }
page-seconds-long = { $n ->
    [one] une seconde
   *[other] { $n } secondes
  }
page-time-up = temps écoulé
page-time-left = { $who } Temps restant : { $time }.
page-no-clock = { $who } Pas de limite de temps.
page-no-last = Il ne s’est encore rien passé.

## Propositions et autres actions

page-proposal = Proposition
page-accept = Accepter
page-decline = Refuser
page-withdraw = Retirer
page-act-takeback = Demander à reprendre le coup
page-act-draw = Proposer la nulle
page-act-pause = Demander une pause
page-act-extend = Donner plus de temps
page-proposal-settled = La proposition est réglée.
page-to-rematch = Aller à la revanche
page-rematch-waits = La revanche est proposée. Les autres doivent répondre.
page-rematch-by = { $name } veut une revanche.

## La donne

page-deal-check = Vérifier la donne
page-deal-checking = Vérification…
page-deal-none = Cette donne ne peut pas être vérifiée.
page-deal-shown = L’engagement est celui que ce navigateur a vu avant la fin.
page-deal-commitment = Le secret est celui de l’engagement.
page-deal-words = Les mots donnés à la table sont dans le message signé.
page-deal-seed = La graine découle du secret et des mots.
page-deal-used = La partie a été distribuée à partir de cette graine.
page-deal-alone = Personne n’a pu changer la donne après l’engagement. Comme personne d’autre n’a donné de mot, la personne qui gère ce bot a pu la choisir.
page-deal-holds = C’est vérifié.
page-deal-fails = Cela ne tient pas.
page-deal-unknown = On ne peut pas le vérifier ici.
page-deal-means = Personne, pas même la personne qui gère ce bot, n’a pu choisir ni changer la donne. Elle a tout de même pu la regarder.
page-act-abort = Annuler (personne ne gagne)
page-act-resume = Continuer la partie
page-act-more-time = Demander plus de temps
page-act-hints = Proposer des indices
page-act-call-off = Proposer d’annuler
page-act-resign = Abandonner
page-act-claim = Revendiquer la victoire au temps
page-act-rematch = Revanche
page-sure-call-off = Proposer d’annuler la partie ?
page-why-call-off = Si les autres sont d’accord, elle finit sans résultat.
page-sure-abort = Annuler la partie ?
page-why-abort = Personne ne gagne, et elle n’est pas classée. C’est définitif.
page-done = C’est fait.
page-close = Fermer
page-keep-playing = Continuer à jouer
page-take-back = Reprendre le coup
page-next = Partie suivante
page-next-full = Partie suivante : { $title }
page-next-time = Partie suivante : { $title }, temps restant : { $time }

## La fin

page-you-won = Tu as gagné !
page-you-lost = Tu as perdu.
page-a-draw = Partie nulle.
page-others-won = Victoire pour { $names } !
page-result = { $result } { $reason }
page-the-result = La partie est finie
page-see-again = Revoir la partie
page-moves = Coups
page-no-moves = Aucun pour l’instant.
page-position = La position en mots
page-and = { $a } et { $b }

## La relecture

page-replay-move = Coup { $n } sur { $all } : { $text }
page-replay-short = { $n } / { $all }
page-replay-slider = Coup
page-first = Début
page-back = En arrière
page-run = Lecture
page-stop = Arrêt
page-forward = En avant
page-last = Fin
page-decided = Tournants
page-odds = { $name } { $n } %
page-mistake = Une erreur.
page-blunder = Une gaffe.
page-inaccuracy = Imprécis.
page-strong = Fort.
page-brilliant = Brillant.
page-better = Mieux : { $text }
page-replay-failed = Impossible de charger la relecture. Réessaie.

## Paramètres

page-settings = Paramètres
page-match = Partie
page-keys = Touches
page-set-theme = Couleurs
page-theme-auto = Système
page-theme-dark = Sombre
page-theme-light = Clair
page-theme-contrast = Contraste
page-set-send = Coups qui ne se reprennent pas
page-send-hold = Après 3 s
page-send-ask = Demander d’abord
page-send-at-once = Aussitôt
page-set-board = Tourner le plateau
page-board-own = Mon camp en bas
page-board-other = À l’envers
page-board-printed = Comme dans Discord
page-set-motion = Animations
page-motion-auto = Système
page-motion-less = Moins
page-set-presence = Les autres voient que tu regardes
page-presence-on = Oui
page-presence-off = Non
page-set-sound = Son à ton tour
page-sound-off = Non
page-sound-on = Oui

## Touches

page-key-arrows = de case en case
page-key-edges = jusqu’au bord
page-key-enter = prendre, poser, confirmer ; sur ce qui est posé, Espace fait tourner
page-key-escape = lâcher ; annuler un coup pas encore envoyé
page-key-next = case suivante, précédente qu’on peut choisir
page-key-numbers = un élément de ta main ; une possibilité parmi plusieurs
page-key-turn = tourner
page-key-mirror = miroir
page-key-undo = annuler
page-key-hint = indice
page-key-last = dire le dernier coup
page-key-time = dire à qui de jouer et le temps restant
page-key-help = cette liste
page-k-arrows = Flèches
page-k-edges = Début Fin Page↑ Page↓
page-k-enter = Entrée, Espace
page-k-escape = Échap
page-k-next = N, P
page-k-numbers = 1 – 9
page-k-turn = R, Maj R
page-k-mirror = M
page-k-undo = U
page-k-hint = H
page-k-last = L
page-k-time = T
page-k-help = ?
