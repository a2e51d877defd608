# What is said only where Discord is the face: commands, permissions, the field to type in.

discord-somebody = *somebody*
discord-no-such-game = I don't know that game.
discord-bots-do-not-play = Other bots don't play here. Challenge a person, or play against me with `computer`.
discord-not-a-member = You can only challenge members of this server.
discord-seats-from-one = Seats are counted from 1.
discord-bad-option = I can't read the option `{ $option }`.
discord-not-yourself = You can't challenge yourself. Use `/challenge` without an opponent to ask everybody.
discord-elsewhere = Challenges are made on a server that I'm a member of, since I post the boards there. Here you can play on: `/games`, `/board`, `/move`.
discord-missing-permissions = I can't post boards here: I lack the permissions { $names }. Ask whoever runs this server, or try another channel.
discord-type-title = Type a move
discord-type-field = Your move in notation
discord-type-example = For example: { $mv }
discord-name-title = Save for later
discord-name-field = What do you call it?
discord-step-title = Go to a move
discord-step-field = The number of the move
discord-option-opponent = Who you challenge; leave it out to ask everybody
discord-option-another = One more opponent
discord-option-players = How many players there will be
discord-option-seat = Which seat you take, counted from 1; drawn by lot if you leave it out
discord-option-computer = Play against a computer of this level; it takes the seats of those you don't name
discord-level-choice = { $level } { $name } – { $about }
discord-no-seat-for-computer = There is no seat left for a computer: everybody you named fills the table. Name fewer, or more `players`.
discord-option-value = { $name } – { $told }
discord-option-time = How long each turn may take: 3 days if you leave it out, 1 hour to 14 days, or none
discord-bad-time = I can't read that `time`. Say it like `12h`, `3 days`, `1 week` or `none`; from 1 hour to 14 days.
