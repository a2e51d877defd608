# Messages about watching and following a match.

watching-begun = 👀 **{ $game }** { $id } is now shown here, as spectators see it.
watching-shown-already = 👀 **{ $game }** { $id } is shown here already.
watching-played-here = This match is played right here, so you see every turn anyway.
watching-not-here = Only its players can show a match on another server. Ask one of them, or watch it where it's played.
watching-stopped = Match { $id } is no longer shown here.
watching-not-watched = That match isn't shown here.
watching-not-yours = Someone else is showing it here. Only they or server managers can change or stop that.
watching-followed = 🔔 I'll ping you here when **{ $game }** { $id } ({ $players }, turn { $turn }) ends.
watching-following = 🔔 You're already following **{ $game }** { $id } ({ $players }, turn { $turn }). I'll ping you when it ends.
watching-own-match = You play in match { $id }, so you'll see its end where it's played.
watching-unfollowed = 🔕 You're no longer following match { $id }.
watching-ended = 🏁 { $followers }, **{ $game }** { $id } is over. { $came }
watching-ended-off = 🏁 { $followers }, **{ $game }** { $id } was called off. Nobody wins.
watching-stop = Stop showing it
watching-follow = 🔔 Ping me when it ends
watching-unfollow = 🔕 Unfollow
watching-help =
    -# `/{ command-watch.name }` shows a match in another channel of its server, without anyone's secrets. In your DMs with me you can watch any match; on other servers, only its players can show it.
