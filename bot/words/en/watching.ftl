# Messages about watching and following a match.

watching-begun = 👀 **{ $game }** { $id } is shown here from now on, as everybody may see it.
watching-played-here = It's played right here: every turn is posted.
watching-not-here = On another server only its players can have a match shown. Ask one of them, or watch it where it is played.
watching-stopped = Match { $id } is shown here no longer.
watching-not-watched = That match isn't shown here any more.
watching-not-yours = Somebody else wanted it here. They can stop it, or those who manage this server.
watching-followed = 🔔 I'll tell you here when it ends.
watching-following = 🔔 You'll be told when it ends.
watching-unfollowed = 🔕 I won't tell you of the end of match { $id }.
watching-ended = 🏁 { $followers }, **{ $game }** { $id } is over: { $came }
watching-ended-off = 🏁 { $followers }, **{ $game }** { $id } was called off. Nobody wins.
watching-stop = Stop showing it
watching-follow = 🔔 Tell me when it ends
watching-unfollow = 🔕 Don't tell me
watching-help =
    -# `/watch` shows a match in another channel of its server, to all there, without anybody's secrets. On other servers only its players can show it; in your messages with me you can watch any.
