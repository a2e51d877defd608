web-open = Ouvrir le plateau
web-open-the-board = 🖐 Ouvrir le plateau
web-yours = Voici ton plateau pour { $game } { $id }. Le lien est pour toi uniquement : il sert une seule fois, dans les 15 minutes.
web-board-to-watch = Voici le plateau de { $game } { $id }, tel que le public le voit. Le lien est pour toi uniquement : il sert une seule fois, dans les 15 minutes.
web-your-exercise = C’est par ici, sur le web. Le lien est pour toi uniquement : il sert une seule fois, dans les 15 minutes.
web-no-page = Ce bot n’a pas de page web. La personne qui le gère peut en installer une.
web-watch = Regarder
web-watch-on-the-web = 👀 Regarder sur le web
web-spectators = Toute personne qui a ce lien peut regarder { $game } { $id } : { $url }
web-not-to-watch = Les parties de ce serveur ne se regardent pas sur le web.
web-sessions-ended = Tes sessions sur la page web sont toutes fermées.
web-end-sessions = Fermer mes sessions web
web-sessions =
    { $count ->
        [one] 🖐 Tu as { $count } session ouverte sur la page web, dans un navigateur ou dans Discord.
       *[other] 🖐 Tu as { $count } sessions ouvertes sur la page web, dans un navigateur ou dans Discord.
    }
web-title = { $game } · { $players }
web-your-turn = À toi de jouer.
web-waiting = En attente : { $players }.
web-thinking =
    { $count ->
        [one] { $players } réfléchit…
       *[other] { $players } réfléchissent…
    }
web-someone = quelqu’un
web-name = { $player }
web-board = Plateau
web-board-of = Château : { $player }
web-numbered-board = Château { $number } : { $player }
web-your-board = Ton château
web-your-numbered-board = Ton château { $number }
web-hand = { $player }
web-your-hand = Ta main
web-table = Sur la table
web-no-session = Ouvre le plateau depuis Discord : appuie sur « Ouvrir le plateau » sous une partie.
web-link-used = Ce lien a déjà servi, ou il a plus de 15 minutes. Appuie à nouveau sur « Ouvrir le plateau » dans Discord.
web-another-person = Une autre personne est connectée ici. Avec ce lien, tu te connectes à sa place.
web-sign-in-instead = Me connecter à sa place
web-not-yours = Tu ne peux pas voir cette partie ici. Appuie sur « Ouvrir le plateau » sous la partie, dans Discord.
web-no-event = Cette compétition n’existe pas, ou tu ne peux pas la voir ici. Appuie sur « Tableau en direct » sous sa fiche, dans Discord.
web-no-match = Cette partie n’existe pas.
web-not-started = Cette partie n’a pas commencé.
web-wrong-origin = Cette demande ne vient pas de la page.
web-too-fast = C’était trop rapide. Attends un instant.
web-bad-request = Cette demande est illisible.
web-unknown-act = « { $act } » n’est pas possible ici.
web-unavailable = Le bot ne peut pas répondre pour l’instant. Réessaie un peu plus tard.
web-gone-on = La partie a continué. Voici la dernière position.
web-no-script = Cette page a besoin de JavaScript.
web-games = Les jeux
web-start = Pour commencer une partie, écris /{ command-challenge.name } { $game } dans Discord.
