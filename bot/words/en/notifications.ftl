# Messages about pings, direct messages, and how boards are posted.

## Pings, and the settings of a player

notifications-turn = 👉 Your turn, { $players }: **{ $game }** { $id }.
notifications-over = 🏁 { $players }, **{ $game }** { $id } is over. { $came }
notifications-came = 🪑 { $players }, a substitute has joined your match.
notifications-was = -# 🪑 The seat was { $players }'s. The match can still count as their loss, but not as their win.
notifications-how = 🔔 Pings: **{ $how }**.
notifications-title = 🔔 **Pings**
notifications-about =
    Each event pings you at most once. *My turns* covers your turn coming, its time running out and its time being up. *Everything* adds challenges, proposals, pauses and results. Matches you `/{ command-follow.name }` ping you where you asked.
    By DM, you get a link to the board and no ping in the thread. If I can't DM you, I say so once and ping you in the thread again.
notifications-label-open = 🔔 Pings

## The ways in which a player can be pinged

notifications-all = everything, in the match thread
notifications-turns = only your turns, in the match thread
notifications-all-directly = everything, by DM
notifications-turns-directly = only your turns, by DM
notifications-label-all = Everything, in the thread
notifications-label-turns = My turns, in the thread
notifications-label-all-directly = Everything, by DM
notifications-label-turns-directly = My turns, by DM

## How boards are posted

notifications-posts-moves = every move: a new board each time
notifications-posts-board = one board: updated with every move
