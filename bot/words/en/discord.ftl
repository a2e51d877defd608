# What is said only where Discord is the face: commands, permissions, the field to type in.

discord-somebody = *somebody*
discord-no-such-game = There is no such game here.
discord-bots-do-not-play = Bots don't play here. Challenge a person.
discord-not-a-member = You can challenge only members of this server.
discord-seats-from-one = Seats are counted from 1.
discord-bad-option = I can't read the option `{ $option }`.
discord-not-yourself = You can't challenge yourself. `/challenge` without an opponent asks everybody.
discord-elsewhere = Challenges are made on a server that has me as a member, since I post the boards there. Here you can play on: `/games`, `/board`, `/move`.
discord-missing-permissions = I may not post boards here: I lack the permissions { $names }. Ask who runs this server, or try another channel.
discord-type-title = Type a move
discord-type-field = Your move in notation
discord-type-example = For example: { $mv }
discord-option-opponent = Whom you challenge; without anybody, whoever comes
discord-option-another = One more opponent
discord-option-players = How many are to play
discord-option-seat = Which seat you take, counted from 1; drawn by lot without it
