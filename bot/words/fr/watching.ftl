watching-begun = 👀 La partie **{ $game }** { $id } est maintenant montrée ici, comme le public la voit.
watching-shown-already = 👀 **{ $game }** { $id } s’affiche déjà ici.
watching-played-here = Cette partie se joue ici même : tu vois chaque tour de toute façon.
watching-not-here = Seules les personnes qui jouent une partie peuvent la montrer sur un autre serveur. Demande à l’une d’elles, ou regarde-la là où elle se joue.
watching-stopped = La partie { $id } n’est plus montrée ici.
watching-not-watched = Cette partie n’est pas montrée ici.
watching-not-yours = Quelqu’un d’autre la montre ici. Seules cette personne et la modération du serveur peuvent changer ou arrêter cet affichage.
watching-followed = 🔔 Je te préviendrai ici à la fin de **{ $game }** { $id } ({ $players }, tour { $turn }).
watching-following = 🔔 Tu suis déjà **{ $game }** { $id } ({ $players }, tour { $turn }). Je te préviendrai à la fin.
watching-own-match = Tu joues toi-même la partie { $id } : tu verras sa fin là où elle se joue.
watching-unfollowed = 🔕 Tu ne suis plus la partie { $id }.
watching-ended = 🏁 { $followers }, la partie **{ $game }** { $id } est finie. { $came }
watching-ended-off = 🏁 { $followers } : **{ $game }** { $id }, partie annulée. Personne ne gagne.
watching-stop = Ne plus montrer
watching-follow = 🔔 Me prévenir à la fin
watching-unfollow = 🔕 Ne plus suivre
watching-help =
    -# `/{ command-watch.name }` montre une partie dans un autre salon de son serveur, sans les secrets de personne. Dans tes messages privés avec moi, tu peux regarder toutes les parties ; sur d’autres serveurs, seules les personnes qui la jouent peuvent la montrer.
