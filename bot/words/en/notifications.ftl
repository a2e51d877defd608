# Messages about pings, direct messages, and how boards are posted.

## Pings, and the settings of a player

notifications-turn = 👉 { $players }, it is your turn in **{ $game }** { $id }.
notifications-over = 🏁 { $players }: **{ $game }** { $id } is over.
notifications-came = 🪑 { $players }, somebody new has taken a seat at your table.
notifications-was = -# 🪑 Until now it was the seat of { $players }, for whom the match can still count as a loss, but not as a win.
notifications-how = 🔔 Pings: **{ $how }**.
notifications-title = 🔔 **Pings**
notifications-about =
    Whatever you choose, nothing pings you twice. Pings about your turn say that it has come, that its time is running out, or that it's up; all others are about challenges, proposals, pauses and the end of matches. What you follow with `/follow` pings you where you asked for it.
    By direct message you get a link to the board, and nothing pings you in the thread. If your direct messages are closed to me, I'll say so once and ping you in the thread again.
notifications-label-open = 🔔 Pings

## The ways in which a player can be pinged

notifications-all = about everything, where it is played
notifications-turns = only when it is your turn, where it is played
notifications-all-directly = about everything, by direct message
notifications-turns-directly = only when it is your turn, by direct message
notifications-label-all = Everything, here
notifications-label-turns = My turns only, here
notifications-label-all-directly = Everything, by DM
notifications-label-turns-directly = My turns only, by DM

## How boards are posted

notifications-posts-moves = every move: each gets a board of its own
notifications-posts-board = one board: it changes with each move
