help-rules = 📖 **{ $game } · { $title }** ({ $page } sur { $pages })
help-rules-unknown = Je ne connais pas ce jeu. Choisis parmi : { $games }.
help-rules-which = Quel jeu ?
help-play-game = 🤖 { $game }
help-game-choice = { $game } – { $summary }
help-castellan = 🏰 **Castellan** : des jeux de château en bonne compagnie, à ton rythme, avec une image de chaque coup.
help-commands = Commandes
help-command = - `/{ $command-name }` – { $command }
help-how =
    {"*"}*Comment jouer**
    1. **Joue contre moi** tout de suite avec un bouton bleu ci-dessous. **Joue avec d’autres** avec `/{ command-challenge.name }` : dès que quelqu’un accepte, j’ouvre un fil avec le plateau.
    2. **Joue** avec les boutons, ou écris `/{ command-move.name }`. Tout le monde peut regarder, et les mains secrètes restent secrètes.
help-how-conversation =
    {"*"}*Comment jouer**
    1. **Joue contre moi** tout de suite avec un bouton bleu ci-dessous. **Joue avec les autres ici** avec `/{ command-challenge.name }` : dès que le défi est accepté, le plateau arrive ici.
    2. **Joue** avec les boutons, ou écris `/{ command-move.name }`. Les mains secrètes restent secrètes. Je ne peux que répondre à ce que l’on fait ici : pas de rappels de tour.
# Below each of the two.
help-how-goes-on =
    3. **Une hésitation ?** `/{ command-rules.name }` explique chaque jeu, et `/{ command-hint.name }` suggère un coup. Entre humains, demande d’abord l’accord des autres avec **Proposer…**
    4. **Ensuite**, **Revoir** montre la partie pas à pas, en film, et avec ses tournants.
    -# J’enregistre ton identifiant Discord avec tes parties et tes paramètres. `/{ command-privacy.name }` l’affiche, l’exporte ou le supprime.
help-no-matches-here = Les parties commencent sur un serveur, ou dans une conversation entre toi et d’autres. Ici, je t’envoie ce que tu as demandé : notifications, plateaux et problèmes.
help-not-on-server = Je ne suis pas sur ce serveur. Les parties commencent sur un serveur où je suis, ou dans une conversation entre toi et d’autres.
# Below each of the two.
help-goes-on-here = Les parties en cours continuent ici aussi : `/{ command-games.name }` en donne la liste, et tu joues avec `/{ command-board.name }` ou `/{ command-move.name }`. En solo, il y a `/{ command-daily.name }`, `/{ command-puzzle.name }` et `/{ command-learn.name }`.
# In the card of a game, where no match can begin.
help-card-elsewhere = Joues-y sur un serveur, ou dans une conversation avec d’autres.
help-more-commands = ☰ Plus de commandes
