# The sentences of the match page. `$n` is a number, all other variables are texts. Labels are short: the page is 390 px wide.

## The page and its connection

page-skip = To the board
page-label-more = Menu
page-label-players = Players
page-label-boards = Board
page-label-hand = Hand
page-label-say = Now
page-label-cards = Questions
page-label-replay = Replay
page-label-acts = Buttons
page-label-story = What happened
page-label-live = Connecting
page-connected = Connected
page-offline = No connection
page-banner-lost = No connection. Trying again… You can look and prepare a move.
page-banner-back = Back. Nothing was missed.
page-banner-missed = { $n ->
    [one] Back. One thing happened meanwhile.
   *[other] Back. { $n } things happened meanwhile.
  }
page-event-lost = No connection. Trying again…
page-banner-loading = The match can't be loaded. Trying again…
page-banner-session = Your session has ended. Press “Open the board” in Discord again. Nothing is lost.
page-signed-in = This link was used already, but you're signed in here.

## Players

page-your-turn = Your turn
page-to-move = to move
page-you = you
page-won = won
page-looking = { $name } is looking
page-computer = level { $n }
page-ready = ready
page-has-left = has left
page-out = out
page-title-turn = ● { $title }
page-watching = { $n ->
    [1] You're watching.
    [2] You're watching with one other.
   *[other] You're watching with { $others } others.
  }
page-spectators = { $n ->
    [one] One spectator
   *[other] { $n } spectators
  }

## Squares

page-empty = empty
page-chosen = chosen
page-falls = will fall
page-fits = fits
page-hinted = hint
page-can-choose = can be chosen
page-square = { $place }, { $what }
page-nothing-there = { $square }. Nothing to do there.
page-not-there = { $label }: that's not possible on { $place }.
page-is-over = { $square }. The match is over.
page-is-watching = { $square }. You're watching.
page-is-waiting = { $square }. It's not your turn.
page-no-fit = It doesn't fit there.
page-one-form = It looks the same from all sides.
page-no-room = There is no room to turn here.
page-no-twin = Its mirror image is not in your hand.

## Moves

page-which = Which of these?
page-prompt-yours = Your turn. { $prompt }
page-say-put = { $label }. Enter confirms, R turns.
page-say-armed = { $label }. Enter confirms.
page-say-step = { $label }. { $prompt }
page-say-list = { $prompt } { $list }
page-let-go = Let go
page-let-go-done = Let go.
page-turn = Turn
page-mirror = Mirror
page-play = Play
page-put = Put it down
page-undo = Undo
page-hint = Hint
page-send-now = Send now
page-try-now = Try now
page-dont-send = Don't send
page-held = { $label }.
page-say-held = { $label }. Sent in 3 seconds. U takes it back.
page-sending = Sending…
page-waiting = Not sent yet. It goes out as soon as the bot answers.
page-busy = { $n ->
    [one] Busy. Sent again in one second.
   *[other] Busy. Sent again in { $n } seconds.
  }
page-not-sent = Nothing was sent.
page-dropped = The match has gone on meanwhile. Nothing was sent.
page-yours-already = You have moved already, in another window.
page-gone-on = The match has gone on meanwhile.
page-taken-back = Taken back: { $text }
page-failed = That didn't work. Try again.
page-no-line = Not sent: no connection.
page-copied = Copied. Paste it wherever you like.
page-draft-lost = Not kept: no connection. It stays in this window.
page-thinking = Looking for a good move…
page-hint-came = Hint: { $text }

## Time

page-days = { $n } d
page-hours = { $n } h
page-minutes = { $n } min
page-seconds = { $n } s
page-days-long = { $n ->
    [one] one day
   *[other] { $n } days
  }
page-hours-long = { $n ->
    [one] one hour
   *[other] { $n } hours
  }
page-minutes-long = { $n ->
    [one] one minute
   *[other] { $n } minutes
  }
page-seconds-long = { $n ->
    [one] one second
   *[other] { $n } seconds
  }
page-time-up = time is up
page-time-left = { $who } { $time } left.
page-no-clock = { $who } No time limit.
page-no-last = Nothing has happened yet.

## Proposals and other acts

page-proposal = Proposal
page-accept = Accept
page-decline = Decline
page-withdraw = Withdraw
page-act-takeback = Ask to take back
page-act-draw = Offer a draw
page-act-pause = Ask for a pause
page-act-extend = Give more time
page-proposal-settled = The proposal is settled.
page-to-rematch = To the rematch
page-rematch-waits = A rematch is proposed. The others are asked.
page-rematch-by = { $name } wants a rematch.

## The deal

page-deal-check = Check the deal
page-deal-checking = Checking…
page-deal-none = This deal can't be checked.
page-deal-shown = The commitment is the one that this browser saw before the end.
page-deal-commitment = The secret is the one that was committed to.
page-deal-words = The players' words are in the signed message.
page-deal-seed = The seed follows from the secret and the words.
page-deal-used = The match was dealt from this seed.
page-deal-alone = Nobody could change the deal after the commitment. As nobody else gave a word, this bot's owner could have chosen it.
page-deal-holds = It holds.
page-deal-fails = It doesn't hold.
page-deal-unknown = It can't be checked here.
page-deal-means = Nobody, not even this bot's owner, could choose or change the deal. The owner could still look at it.
page-act-abort = Call it off (nobody wins)
page-act-resume = Resume the match
page-act-more-time = Ask for more time
page-act-hints = Ask to allow hints
page-act-call-off = Propose to call it off
page-act-resign = Resign
page-act-claim = Claim the win on time
page-act-rematch = Rematch
page-sure-call-off = Propose to call the match off?
page-why-call-off = If the others agree, it ends without a result.
page-sure-abort = Call the match off?
page-why-abort = Nobody wins, and it isn't rated. This is final.
page-done = Done.
page-close = Close
page-keep-playing = Keep playing
page-take-back = Take back
page-next = Next match
page-next-full = Next match: { $title }
page-next-time = Next match: { $title }, { $time } left

## The end

page-you-won = You won!
page-you-lost = You lost.
page-a-draw = A draw.
page-others-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
page-result = { $result } { $reason }
page-the-result = The match is over
page-see-again = See it again
page-moves = Moves
page-no-moves = None yet.
page-position = The position in words
page-and = { $a } and { $b }

## The replay

page-replay-move = Move { $n } of { $all }: { $text }
page-replay-short = { $n } / { $all }
page-replay-slider = Move
page-first = First
page-back = Back
page-run = Play
page-stop = Stop
page-forward = Forward
page-last = Last
page-decided = Turning points
page-odds = { $name } { $n }%
page-mistake = A mistake.
page-blunder = A blunder.
page-inaccuracy = Inaccurate.
page-strong = Strong.
page-brilliant = Brilliant.
page-better = Better: { $text }
page-replay-failed = The replay can't be loaded. Try again.

## Settings

page-settings = Settings
page-match = Match
page-keys = Keys
page-set-theme = Colors
page-theme-auto = System
page-theme-dark = Dark
page-theme-light = Light
page-theme-contrast = Contrast
page-set-send = Moves that can't be undone
page-send-hold = After 3 s
page-send-ask = Ask first
page-send-at-once = At once
page-set-board = Turn the board
page-board-own = My side below
page-board-other = Other way
page-board-printed = As in Discord
page-set-motion = Motion
page-motion-auto = System
page-motion-less = Less
page-set-presence = The others see that you're looking
page-presence-on = Yes
page-presence-off = No
page-set-sound = Sound on your turn
page-sound-off = Off
page-sound-on = On

## Keys

page-key-arrows = from square to square
page-key-edges = to the edge
page-key-enter = take, put, confirm; once something is put down, Space turns it
page-key-escape = let go; undo a move that is not sent yet
page-key-next = next, previous square that can be chosen
page-key-numbers = a thing of your hand; one of several ways
page-key-turn = turn
page-key-mirror = mirror
page-key-undo = undo
page-key-hint = hint
page-key-last = say the last move
page-key-time = say whose turn it is and how long
page-key-help = this list
page-k-arrows = Arrows
page-k-edges = Home End Page↑ Page↓
page-k-enter = Enter, Space
page-k-escape = Escape
page-k-next = N, P
page-k-numbers = 1 – 9
page-k-turn = R, Shift R
page-k-mirror = M
page-k-undo = U
page-k-hint = H
page-k-last = L
page-k-time = T
page-k-help = ?
