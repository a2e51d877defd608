# Messages about the house rules of a server and its moderation.

## Where and by whom challenges are made on a server

server-channels = 📍 Challenges only in { $channels }.
server-anywhere = 📍 Challenges in any channel. Limit them with `/{ command-setup.name } { option-setup-channel.name }:`.
server-roles = 👥 Only members with { $roles } and server managers can challenge.
server-anybody = 👥 Everyone can challenge. Limit it to a role with `/{ command-setup.name } { option-setup-role.name }:`.
server-role = <@&{ $number }>
server-time = ⏳ Time per turn: **{ $limit }**, unless a challenge sets its own. Change it with `/{ command-setup.name } { option-setup-time.name }:`.
server-every-move = 🗞️ Boards: **a new one for every move**, unless a challenge says otherwise. Change it with `/{ command-setup.name } { option-setup-posts.name }:`.
server-one-board = 🗞️ Boards: **one per match**, updated with every move, with a ping below it, unless a challenge says otherwise. Change it with `/{ command-setup.name } { option-setup-posts.name }:`.
server-web-allowed = 👀 Web: **anyone with a match's link can watch it**. Change it with `/{ command-setup.name } { option-setup-web.name }:`.
server-web-forbidden = 👀 Web: **only people who open a match here can see it**. Change it with `/{ command-setup.name } { option-setup-web.name }:`.
server-language = 🌐 Language of what everyone reads here: **{ $language }**. Change it with `/{ command-setup.name } { option-setup-language.name }:`.
server-language-discord = 🌐 Language of what everyone reads here: **{ $language }**, as in Discord's server settings. Change it with `/{ command-setup.name } { option-setup-language.name }:`.
server-organizers = 🏆 Events: members with { $roles } and server managers run them. Change it with `/{ command-setup.name } { option-setup-clubs.name }:`.
server-no-organizers = 🏆 Events: server managers run them. Let a role do it with `/{ command-setup.name } { option-setup-clubs.name }:`.
server-not-here = On this server, challenges belong in { $channels }.
server-not-you = On this server you need { $roles } to challenge. You can still accept other people's challenges.
server-not-a-channel = Nothing was changed. Name a channel: categories and threads don't work here.

## Ending a match as a moderator

server-ending-really =
    End { $id } **{ $game }** · { $players }? Nobody wins, and it isn't rated. All players are told:
    > { $reason }
server-ending-done = Done. { $id } is over, and its players know why.
server-ending-why = 🛑 A moderator ended the match. Nobody wins. Reason: { $reason }
server-ending-not-theirs = You need the **Manage Messages** or **Manage Server** permission to end other people's matches.
server-ending-no-reason = Nothing was ended. Please give a reason: all players will see it.
server-ending-label-sure = Yes, end it
