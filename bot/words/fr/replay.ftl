replay-step = 🎞️ **{ $game }** { $id } · { $at } sur { $count }
replay-file-step = 🎞️ **{ $game }**, d’après ton fichier · { $at } sur { $count }
replay-players = -# { $players }
replay-taken = ⚔️ Dernière prise
replay-nothing-taken = -# Rien n’a été pris avant ce coup.
replay-turn-left = ↺
replay-turn-right = ↻
replay-jump = # Aller à…
replay-no-such-move = -# Ce coup n’existe pas. Écris un nombre de 0 à { $count }.
replay-show = 📣 Montrer ici
replay-show-film = 📣 Montrer le film ici
replay-shown-by = -# Montré par { $player }
replay-not-here = Seules les personnes qui ont joué cette partie peuvent la montrer ici. Sur son propre serveur, tout le monde le peut.
replay-export = 📄 Exporter
replay-moves = 📜 **{ $game }** { $id } · coups { $from } à { $to } sur { $count }
replay-no-moves = 📜 **{ $game }** { $id } · aucun coup pour l’instant
replay-numbered = { $number }. { $told }
replay-all-moves = 📜 Coups
replay-earlier = ◀ Avant
replay-later = Après ▶
replay-from-start = ⏮ Depuis le début
replay-exported = 📄 La partie { $id } en texte lisible, et en JSON pour `/{ command-replay.name }` et d’autres programmes.
replay-text-title = { $game } { $id }
replay-text-file = { $game }
replay-text-seats = Places : { $seats }
replay-text-option = { $option-name } : { $value-name }
replay-text-move = { $number }. { $seat } : { $mv }
replay-text-left = { $number }. { $seat } quitte la partie
replay-file-film = 🎬 **{ $game }**, d’après ton fichier · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
replay-too-large = Ce fichier est trop gros. Une partie fait { $kilobytes } ko au plus.
replay-not-json = Je n’arrive pas à lire ce fichier comme du JSON. Utilise un fichier créé avec **Exporter** dans une relecture.
replay-not-a-record = Ce JSON n’est pas une partie. Utilise un fichier créé avec **Exporter** dans une relecture.
replay-unfetched = Je n’ai pas pu télécharger ce fichier. Réessaie.
replay-since = ⏪ Depuis ton dernier coup
replay-since-yours = ⏪ **{ $game }** { $id } · { $moves ->
    [one] { $moves } coup depuis le tien
   *[other] { $moves } coups depuis le tien
  }
replay-since-last = ⏪ **{ $game }** { $id } · le dernier tour
replay-since-nothing = ⏪ **{ $game }** { $id } · rien ne s’est passé depuis ton dernier coup
replay-step-ply = { $mover } : **{ $mv }**
replay-film = 🎬 **{ $game }** { $id } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
replay-long-film = 🎬 **{ $game }** { $id } · { $moves ->
    [one] le dernier coup
   *[other] les { $moves } derniers coups
  }
