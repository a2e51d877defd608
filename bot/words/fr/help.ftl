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
    3. **Une hésitation ?** `/{ command-rules.name }` explique chaque jeu, et `/{ command-hint.name }` suggère un coup. Entre humains, demande d’abord l’accord des autres avec **Proposer…**
    4. **Ensuite**, **Revoir** montre la partie pas à pas, en film, et avec ses tournants.
    -# J’enregistre ton identifiant Discord avec tes parties et tes paramètres. `/{ command-privacy.name }` l’affiche, l’exporte ou le supprime.
help-no-matches-here = Les parties commencent sur un serveur, ou dans une conversation entre toi et d’autres. Ici, je t’envoie ce que tu as demandé : mentions, plateaux et problèmes.
