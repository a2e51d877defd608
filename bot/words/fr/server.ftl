# Où et par qui se lancent les défis

server-channels = 📍 Défis seulement dans { $channels }.
server-anywhere = 📍 Défis dans tous les salons. Pour les limiter : `/{ command-setup.name } { option-setup-channel.name }:`.
server-roles = 👥 Défis réservés aux membres avec { $roles } et à la modération du serveur.
server-anybody = 👥 Tout le monde peut lancer des défis. Pour les limiter à un rôle : `/{ command-setup.name } { option-setup-role.name }:`.
server-role = <@&{ $number }>
server-time = ⏳ Temps par coup : **{ $limit }**, sauf si un défi en décide autrement. Pour changer : `/{ command-setup.name } { option-setup-time.name }:`.
server-every-move = 🗞️ Plateaux : **un nouveau à chaque coup**, sauf si un défi en décide autrement. Pour changer : `/{ command-setup.name } { option-setup-posts.name }:`.
server-one-board = 🗞️ Plateaux : **un seul par partie**, mis à jour à chaque coup, avec une notification en dessous, sauf si un défi en décide autrement. Pour changer : `/{ command-setup.name } { option-setup-posts.name }:`.
server-web-allowed = 👀 Web : **toute personne qui a le lien d’une partie peut la regarder**. Pour changer : `/{ command-setup.name } { option-setup-web.name }:`.
server-web-forbidden = 👀 Web : **il faut ouvrir une partie ici pour la voir**. Pour changer : `/{ command-setup.name } { option-setup-web.name }:`.
server-language = 🌐 Langue de ce que tout le monde lit ici : **{ $language }**. Pour changer : `/{ command-setup.name } { option-setup-language.name }:`.
server-language-discord = 🌐 Langue de ce que tout le monde lit ici : **{ $language }**, comme dans les paramètres Discord du serveur. Pour changer : `/{ command-setup.name } { option-setup-language.name }:`.
server-organizers = 🏆 Compétitions : organisées par les membres avec { $roles } et la modération du serveur. Pour changer : `/{ command-setup.name } { option-setup-clubs.name }:`.
server-no-organizers = 🏆 Compétitions : organisées par la modération du serveur. Pour les confier à un rôle : `/{ command-setup.name } { option-setup-clubs.name }:`.
server-not-here = Sur ce serveur, les défis se lancent dans { $channels }.
server-not-you = Sur ce serveur, il te faut { $roles } pour lancer des défis. Tu peux toujours relever ceux des autres.
server-not-a-channel = Rien n’a changé. Indique un salon : les catégories et les fils ne conviennent pas ici.

## Arrêter une partie

server-ending-really =
    Arrêter { $id } **{ $game }** · { $players } ? Personne ne gagne, et elle n’est pas classée. Tout le monde dans la partie lira :
    > { $reason }
server-ending-done = C’est fait. La partie { $id } est finie, et toute la table en connaît la raison.
server-ending-why = 🛑 La modération a arrêté la partie. Personne ne gagne. Raison : { $reason }
server-ending-not-theirs = Il te faut la permission **Gérer les messages** ou **Gérer le serveur** pour arrêter les parties des autres.
server-ending-no-reason = Rien n’a été arrêté. Donne une raison : tout le monde dans la partie la verra.
server-ending-label-sure = Oui, arrêter la partie
