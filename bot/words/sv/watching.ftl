watching-begun = 👀 **{ $game }** { $id } visas nu här, så som åskådare ser det.
watching-shown-already = 👀 **{ $game }** { $id } visas redan här.
watching-played-here = Det här partiet spelas just här, så du ser ändå varje tur.
watching-not-here = Bara partiets spelare kan visa det på en annan server. Fråga någon av dem, eller titta där det spelas.
watching-stopped = Parti { $id } visas inte längre här.
watching-not-watched = Det partiet visas inte här.
watching-not-yours = Någon annan visar det här. Bara den personen eller de som hanterar servern kan ändra eller avsluta visningen.
watching-followed = 🔔 Jag pingar dig här när **{ $game }** { $id } ({ $players }, tur { $turn }) är slut.
watching-following = 🔔 Du bevakar redan **{ $game }** { $id } ({ $players }, tur { $turn }). Jag pingar dig när det är slut.
watching-own-match = Du spelar själv i parti { $id }, så du ser slutet där det spelas.
watching-unfollowed = 🔕 Du bevakar inte längre parti { $id }.
watching-ended = 🏁 { $followers }, **{ $game }** { $id } är slut. { $came }
watching-ended-off = 🏁 { $followers }, **{ $game }** { $id } avbröts. Ingen vinner.
watching-stop = Sluta visa
watching-follow = 🔔 Pinga mig när det är slut
watching-unfollow = 🔕 Sluta bevaka
watching-help =
    -# `/{ command-watch.name }` visar ett parti i en annan kanal på dess server, utan någons hemligheter. I dina DM med mig kan du titta på vilket parti som helst; på andra servrar kan bara dess spelare visa det.
