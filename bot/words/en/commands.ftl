# Commands, options and choices: the value is the description (at most 100 characters), the attribute the name.
# Names are lower case, without spaces, at most 32 characters. Sentences refer to them.

## Commands

command-challenge = Challenge someone, or everyone, to a castle game
    .name = challenge
command-move = Make a move in notation; legal moves are suggested as you type
    .name = move
command-board = See a match's board from your side, privately
    .name = board
command-hand = See your hand and what you can do with it, privately
    .name = hand
command-hint = See what a computer would play for you, and why; among people, everyone agrees first
    .name = hint
command-games = Your matches, whose turn it is, and what you can watch here
    .name = games
command-replay = Replay a match step by step, or a file you exported
    .name = replay
command-watch = Show a running match in this channel
    .name = watch
command-follow = Get a ping here when a match ends
    .name = follow
command-dashboard = Keep an overview of this server's matches here
    .name = dashboard
command-profile = Your ratings and results, or someone else's
    .name = profile
command-leaderboard = The best players on this server, in all games or in one
    .name = leaderboard
command-propose = Propose a draw, takeback, pause, more time, hints or calling it off; or answer a proposal
    .name = propose
command-substitute = Ask someone, or a computer, to take over a missing player's seat
    .name = substitute
command-resign = Resign a match, after confirming
    .name = resign
command-rules = How each game is played, with pictures
    .name = rules
command-help = What I am, and what you can do
    .name = help
command-settings = Your language, pictures, reminders, pings, quiet hours and vacation
    .name = settings
command-setup = This server's language, pictures, challenge rules and time per turn, and what I'm missing
    .name = setup
command-end = For moderators: end a match on this server; all its players see why
    .name = end
command-privacy = See, export or delete what's stored about you
    .name = privacy
command-privacy-show = What's stored about you
    .name = show
command-privacy-export = Everything stored about you, as a file only you can see
    .name = export
command-privacy-delete = Delete everything stored about you; running matches are resigned, and I ask once more
    .name = delete
# An entry of a person's menu, at most 32 characters, with spaces.
command-invite = Challenge to a castle game

## Options

option-match = The match number, if it isn't clear
    .name = match
option-challenge-opponent = Who to challenge; leave empty to ask everyone
    .name = opponent
# Followed by a number: opponent2, opponent3.
option-challenge-another = Another opponent
    .name = opponent
option-challenge-players = Number of players
    .name = players
option-challenge-seat = Your seat, counted from 1; random if left empty
    .name = seat
option-challenge-time = Time per turn: 1 hour to 14 days, or none; the server's default if left empty
    .name = time
option-challenge-posts = A new board for every move, or one that's updated; the server's default if left empty
    .name = posts
option-challenge-computer = Play a computer of this level; computers take every seat you leave free
    .name = computer
option-challenge-pair = Two matches at once: same start, seats swapped
    .name = pair
option-challenge-word = Your word for the deal, up to 40 characters: it makes sure that nobody chose the deal
    .name = word
option-move-text = Your move, like Tn@c3
    .name = text
option-board-side = Which edge your side is on, from now on
    .name = side
option-replay-file = A file made with Export in a replay
    .name = file
option-watch-how = One card that's kept up to date, a post per turn, or stop
    .name = how
option-follow-stop = Stop following it
    .name = stop
option-profile-player = Whose profile; yours if left empty
    .name = player
option-leaderboard-game = Which game; all together if left empty
    .name = game
option-rules-game = Which game
    .name = game
option-substitute-player = Who takes over; I'll ask them first
    .name = player
option-substitute-computer = Level of the computer that takes over
    .name = computer
option-substitute-for = Who is missing, if it isn't clear
    .name = for
option-setup-channel = Allow challenges only in this channel; name it again to undo
    .name = channel
option-setup-role = Allow challenges only to this role; @everyone lifts the limit
    .name = role
option-setup-time = Default time per turn
    .name = time
option-setup-posts = How boards are posted by default
    .name = posts
option-setup-web = Allow links by which anyone can watch a match on the web
    .name = web
option-setup-language = The language of what everyone reads here
    .name = language
option-end-reason = Why; all players will see it
    .name = reason
option-end-match = The match number, if it isn't this thread's
    .name = match

## Choices

choice-card = card
choice-posts = posts
choice-stop = stop
choice-every-move = every move
choice-one-board = one board
choice-yes = yes
choice-no = no
choice-shared = as everyone sees it
choice-bottom = bottom
choice-left = left
choice-top = top
choice-right = right
