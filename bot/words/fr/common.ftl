# Boutons et menus

label-move = Jouer
label-move-in = Jouer dans { $id }
label-step-by-step = Jouer pas à pas
label-board = Plateau
label-newest-board = Dernier plateau
label-turn = Tourner le plateau
label-decline = Refuser
label-hint = 💡 Indice
label-play-it = Jouer ce coup
label-add-computer = 🤖 Ajouter un ordinateur
label-play-computer = 🤖 Jouer contre l’ordinateur
label-choose-level = Choisis un niveau
label-choose-other = Ou autre chose ?
label-where-decided = ❗ Tournants
label-more = Plus…
label-resign = Abandonner
label-really-resign = Oui, abandonner
label-call-off = Annuler : personne ne gagne
label-play-on = Non, continuer
label-rules = Règles
label-rematch = Revanche
label-replay = Revoir
label-steps = Pas à pas
label-try-again = 🔄 Réessayer
label-film = 🎬 Film
label-first = ⏮ Début
label-previous = ◀ Précédent
label-next = Suivant ▶
label-last = Fin ⏭
label-confirm = Confirmer
label-back = Retour
label-start-over = Recommencer
label-save = 💾 Garder pour plus tard
label-unsave = 🗑️ Supprimer « { $name } »
label-order = ✏️ Gérer les enregistrements
label-saved = ⭐ Enregistrés pour { $game }
label-rename = Choisis lequel renommer
label-remove = Choisis lequel supprimer
label-type = Écrire un coup
label-take-back = Reprendre le coup
label-accept = Accepter
label-join = Rejoindre
label-start = Commencer
label-leave = Quitter
label-withdraw = Retirer
label-choose-game = Choisis un jeu
label-light = ☀️ Clair
label-dark = 🌙 Sombre
label-contrast = 🔳 Contraste élevé

## Refus

refusal-move-error = ❌ { $reason }
refusal-not-a-player-over = Tu n’es pas de la partie { $id }, mais tu peux la revoir.
refusal-could-be = Pensais-tu à l’un de ces coups ? { $moves }
refusal-like-it = Coups possibles qui y ressemblent : { $moves }
refusal-play-listed = Jouer l’un de ces coups
refusal-nothing-changed = -# Rien n’a changé. `/{ command-move.name }` montre les coups possibles pendant que tu écris ; **Jouer** te guide pas à pas.
refusal-internal-error = Quelque chose a mal tourné de mon côté. Rien n’est perdu. Vérifie avec `/{ command-board.name }` et réessaie.
refusal-command-changed = Cette commande a changé depuis que tu l’as écrite. Écris-la à nouveau. `/{ command-help.name }` donne la liste des commandes.
refusal-restarting = Je redémarre et je reviens tout de suite. Rien n’est perdu. Réessaie dans un instant.
refusal-too-many-requests = Cela fait beaucoup à la fois. Laisse-moi un instant, puis continue.
refusal-busy-thinking = Je réfléchis à trop de parties en ce moment. Réessaie dans un instant.
refusal-hint-underway = Ton indice arrive. Un instant.
refusal-command-gone = Cette commande n’existe plus. `/{ command-help.name }` donne la liste des commandes.
refusal-unknown-button = Ce bouton ne fonctionne plus. `/{ command-games.name }` montre tes parties.
refusal-no-server = Il n’y a pas de paramètres de serveur ici. Les tiens sont dans `/{ command-settings.name }`.
refusal-not-a-manager = Il te faut la permission **Gérer le serveur** pour changer les paramètres du serveur. Les tiens sont dans `/{ command-settings.name }`.

## Options qui valent oui ou non

switch-on = oui
switch-off = non
