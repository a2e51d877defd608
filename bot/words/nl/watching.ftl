watching-begun = 👀 **{ $game }** { $id } is nu hier te zien, zoals toeschouwers het zien.
watching-shown-already = 👀 **{ $game }** { $id } wordt hier al getoond.
watching-played-here = Deze partij wordt hier gespeeld, dus je ziet elke beurt toch al.
watching-not-here = Alleen de spelers zelf kunnen een partij op een andere server tonen. Vraag het aan een van hen, of kijk mee waar er gespeeld wordt.
watching-stopped = Partij { $id } is hier niet meer te zien.
watching-not-watched = Die partij is hier niet te zien.
watching-not-yours = Iemand anders toont die hier. Alleen diegene of een serverbeheerder kan dat wijzigen of stoppen.
watching-followed = 🔔 Ik ping je hier als **{ $game }** { $id } ({ $players }, beurt { $turn }) afgelopen is.
watching-following = 🔔 Je volgt **{ $game }** { $id } ({ $players }, beurt { $turn }) al. Ik ping je als de partij afgelopen is.
watching-own-match = Je speelt zelf mee in partij { $id }, dus je ziet het einde waar er gespeeld wordt.
watching-unfollowed = 🔕 Je volgt partij { $id } niet meer.
watching-ended = 🏁 { $followers }, **{ $game }** { $id } is afgelopen. { $came }
watching-ended-off = 🏁 { $followers }, **{ $game }** { $id } is afgebroken. Niemand wint.
watching-stop = Niet meer tonen
watching-follow = 🔔 Ping me aan het einde
watching-unfollow = 🔕 Niet meer volgen
watching-help =
    -# `/{ command-watch.name }` toont een partij in een ander kanaal van dezelfde server, zonder iemands geheimen. In je privéberichten met mij kun je bij elke partij meekijken; op andere servers kunnen alleen de spelers zelf die tonen.
