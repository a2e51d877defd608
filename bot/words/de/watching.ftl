watching-begun = 👀 **{ $game }** { $id } wird jetzt hier gezeigt, so wie das Publikum die Partie sieht.
watching-shown-already = 👀 **{ $game }** { $id } wird hier schon gezeigt.
watching-played-here = Diese Partie wird genau hier gespielt, du siehst also ohnehin jeden Zug.
watching-not-here = Auf einem anderen Server kann eine Partie nur zeigen, wer sie spielt. Frag dort nach, oder schau zu, wo sie gespielt wird.
watching-stopped = Partie { $id } wird hier nicht mehr gezeigt.
watching-not-watched = Diese Partie wird hier nicht gezeigt.
watching-not-yours = Jemand anders zeigt sie hier. Ändern oder beenden kann das nur diese Person, oder wer den Server verwaltet.
watching-followed = 🔔 Ich pinge dich hier, wenn **{ $game }** { $id } ({ $players }, Zug { $turn }) endet.
watching-following = 🔔 Du folgst **{ $game }** { $id } ({ $players }, Zug { $turn }) schon. Ich pinge dich, wenn die Partie endet.
watching-own-match = Du spielst in Partie { $id } selbst mit und siehst ihr Ende dort, wo sie gespielt wird.
watching-unfollowed = 🔕 Du folgst Partie { $id } nicht mehr.
watching-ended = 🏁 { $followers }, **{ $game }** { $id } ist vorbei. { $came }
watching-ended-off = 🏁 { $followers }, **{ $game }** { $id } wurde abgebrochen. Niemand gewinnt.
watching-stop = Nicht mehr zeigen
watching-follow = 🔔 Ping, wenn sie endet
watching-unfollow = 🔕 Nicht mehr folgen
watching-help =
    -# `/{ command-watch.name }` zeigt eine Partie in einem anderen Kanal ihres Servers, ohne Geheimes zu verraten. In deinen Direktnachrichten mit mir kannst du jeder Partie zuschauen; auf anderen Servern kann sie nur zeigen, wer sie spielt.
