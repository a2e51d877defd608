# Messages about the house rules of a server and its moderation.

## Where and by whom challenges are made on a server

server-channels = 📍 Challenges are made only in { $channels }.
server-anywhere = 📍 Challenges can be made in any channel. `/setup channel:` keeps them to the channels you name.
server-roles = 👥 Only people with the role { $roles } can challenge, and those who manage this server.
server-anybody = 👥 Everybody can challenge. `/setup role:` keeps it to people with a role.
server-role = <@&{ $number }>
server-time = ⏳ Turns may take **{ $limit }**, unless a challenge says otherwise. `/setup time:` changes it.
server-every-move = 🗞️ Each move gets **a board of its own**, unless a challenge says otherwise. `/setup posts:` changes it.
server-one-board = 🗞️ Each match has **one board** that changes with each move, and a line below it that pings, unless a challenge says otherwise. `/setup posts:` changes it.
server-not-here = On this server challenges are made in { $channels }.
server-not-you = On this server it takes the role { $roles } to challenge. You can still take the challenges of others.

## Ending a match as a moderator

server-ending-really =
    End { $id } **{ $game }** · { $players }? Nobody wins, and it counts for no rating. All its players are told:
    > { $reason }
server-ending-done = Done. { $id } is over, and its players are told why.
server-ending-why = 🛑 Whoever looks after this server has ended the match: { $reason } Nobody wins.
server-ending-not-theirs = Only those who may manage messages or this server can end the matches of others.
server-ending-no-reason = Say why: all its players are told. Nothing was ended.
server-ending-label-sure = Yes, end it
