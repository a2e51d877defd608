# What is said only where Discord is the face: commands, permissions, the field to type in.

discord-someone = *someone*
discord-no-such-game = I don't know that game.
discord-bots-do-not-play = Other bots can't play. Challenge a person, or play me with the `{ option-challenge-computer.name }` option.
discord-not-a-member = You can only challenge members of this server.
discord-not-a-substitute = Only members of the server where it's played can step in.
discord-seats-from-one = Seat numbers start at 1.
discord-bad-option = I can't read the option `{ $option }`.
discord-not-yourself = You can't challenge yourself. To ask everyone, use `/{ command-challenge.name }` without an opponent.
discord-elsewhere = To challenge someone, use a server I'm on, or a DM between people. Your running matches work here too: `/{ command-games.name }`, `/{ command-board.name }`, `/{ command-move.name }`.
discord-missing-permissions = I can't post boards here. I'm missing: { $names }. Ask a server admin, or try another channel.
discord-thread-locked = 🔒 This match's thread is locked, so we'll go on here until it's unlocked.
discord-thread-gone = 🧵 This match's thread is gone, so we'll go on here.
discord-threads-full = 🧵 This server has as many open threads as Discord allows, so we'll go on here for now.
discord-lacking = ⚠️ I'm missing **{ $names }** in this channel. { $why }
discord-lacks-nothing = ✅ I have every permission I need in this channel.
discord-how-to-give = -# To fix this: *Edit Channel* → *Permissions* → add my role and allow it. For the whole server: *Server Settings* → *Roles* → my role.
discord-why-view = I can't see it.
discord-why-send = I can't post challenges and boards.
discord-why-send-in-threads = I can't post boards in match threads.
discord-why-threads = I can't open match threads, so boards go into the channel.
discord-why-embed = Pictures stand side by side, and long lists are cut off.
discord-why-attach = I can't post boards, because they're pictures.
discord-why-history = I can't update older messages.
discord-type-title = Type a move
discord-type-field = Your move in notation
discord-type-example = For example: { $mv }
discord-name-title = Save for later
discord-name-field = Name
discord-step-title = Go to a move
discord-step-field = Move number
discord-word-title = A word for the deal
discord-word-field = Any word, up to 40 characters
discord-level-choice = { $level } { $name } – { $about }
discord-no-seat-for-computer = There's no seat left for a computer. Name fewer opponents, or raise `{ option-challenge-players.name }`.
# A value of an option by its name, and what it does.
discord-option-value = { $value-name } – { $value }
discord-option-title = { $title } – { $value }
discord-there = -# It's here: { $at }
discord-with-board = { $line } [To the board]({ $at })
discord-closed-to-me = 📪 { $player }, I can't DM you, so I'll ping you here again. Once your DMs are open, you can change this in `/{ command-settings.name }`.
discord-rung-here = 🔔 { $player }, this is for you.
discord-bad-time = I can't read that `{ option-challenge-time.name }`. Try `12h`, `3 days`, `1 week` or `none`, from 1 hour to 14 days.

## Permissions, as Discord's own menus call them

discord-permission-view = View Channels
discord-permission-send = Send Messages
discord-permission-send-in-threads = Send Messages in Threads
discord-permission-threads = Create Public Threads
discord-permission-embed = Embed Links
discord-permission-attach = Attach Files
discord-permission-history = Read Message History
