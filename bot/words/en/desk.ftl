# What people read at the desk, whichever face shows it. Texts are in markdown.

## A match

desk-title = **{ $game }** · { $id } · { $players }
desk-version = { $game } · { $version }
desk-seated = { $player ->
    [you] You ({ $seat })
   *[other] { $player } ({ $seat })
  }
desk-sit = { $players }.
desk-computer = 🤖 { $name } (level { $level })
desk-computer-next = { $name } { $numeral }
desk-skipped =
    { $turns ->
        [one] ⏩ You were too quick for me: a turn before this one has no board of its own. What happened:
       *[other] ⏩ You were too quick for me: { $turns } turns before this one have no board of their own. What happened:
    }
desk-skipped-many = ⏩ You were too quick for me: { $turns } turns before this one have no board of their own. The last { $last } of them, while `Replay` shows all:
desk-told = > { $note }
desk-to-move = ➡️ { $players }, it is your turn.
desk-thinks = ➡️ { $players } is thinking…
desk-all-to-move = ➡️ { $players }, it is your turn, all of you at the same time.
desk-your-turn = ➡️ It is your turn: { $seat }.
desk-won = 🏆 { $winners } wins! { $why }
desk-drawn = 🤝 It's a draw. { $reason }
desk-series =
    { $draws ->
        [0] 🔁 The series: { $first } { $wins } – { $others } { $second }
        [one] 🔁 The series: { $first } { $wins } – { $others } { $second }, and a draw
       *[other] 🔁 The series: { $first } { $wins } – { $others } { $second }, and { $draws } draws
    }
desk-resigned = { $player } has resigned.
desk-draw-agreed = 🤝 The players agreed on a { $word }.
desk-aborted = { $player } called the match off before everybody had moved.
desk-never-declined = The challenge was declined.
desk-never-withdrawn = The challenge was withdrawn.
desk-never-expired = The challenge expired.
desk-draw = draw
desk-hints = 💡 Hints: { $players }.
desk-hinted = { $player } { $count }
desk-link = -# Played in { $place }
desk-nobody = nobody
desk-close-up = A close-up of the last move. The other picture shows the whole board and describes it.
desk-picture-missing = 🖼️ The picture didn't get through to Discord. Nothing else is lost; try again in a moment.
desk-film-told = { $positions } positions, one after the other. The last one:

## Buttons and menus

desk-label-move = Move
desk-label-move-in = Move in { $id }
desk-label-step-by-step = Move step by step
desk-label-board = Board
desk-label-newest-board = Newest board
desk-label-turn = Turn the board
desk-label-decline = Decline
desk-label-hint = 💡 Hint
desk-label-play-it = Play it
desk-label-add-computer = 🤖 Add a computer
desk-label-play-computer = 🤖 Play the computer
desk-label-choose-level = How strong?
desk-label-where-decided = ❗ Where it was decided
desk-label-resign = Resign
desk-label-really-resign = Yes, resign
desk-label-call-off = Call it off: nobody wins
desk-label-play-on = No, play on
desk-label-rules = Rules
desk-label-rematch = Rematch
desk-label-replay = Replay
desk-label-steps = Step by step
desk-label-try-again = 🔄 Try again
desk-label-film = 🎬 Film
desk-label-first = ⏮ First
desk-label-previous = ◀ Back
desk-label-next = Next ▶
desk-label-last = Last ⏭
desk-label-confirm = Confirm
desk-label-back = Back
desk-label-start-over = Start over
desk-label-light = ☀️ Light
desk-label-dark = 🌙 Dark
desk-label-contrast = 🔳 High contrast
desk-label-save = 💾 Save for later
desk-label-unsave = 🗑️ Remove “{ $name }”
desk-label-order = ✏️ Edit saved ones
desk-label-saved = ⭐ { $game }: what you saved
desk-label-rename = Rename which one?
desk-label-remove = Remove which one?
desk-label-type = Type it
desk-label-take-back = Take back
desk-label-accept = Accept
desk-label-join = Join
desk-label-start = Start
desk-label-leave = Leave
desk-label-withdraw = Withdraw
desk-label-choose-game = Choose a game

## Challenges

desk-lobby-open = ⚔️ { $asker } wants to play **{ $game }**. Who takes the challenge?
desk-lobby-asked = ⚔️ { $asker } challenges { $asked } to **{ $game }**.
desk-lobby-rematch = 🔁 { $asker } proposes a rematch of **{ $game }** { $first }, with seats swapped. { $asked }, do you agree?
desk-lobby-rematch-there = 🔁 The rematch has begun: **{ $game }** { $id } · { $at }
desk-lobby-table = ⚔️ **{ $game }** · { $asker }'s table
desk-lobby-here = Seats taken: { $count } of { $most }, by { $players }.
desk-lobby-until = -# Open until { $at }.
desk-lobby-begun = ⚔️ **{ $game }** · { $id } has begun: { $players }.
desk-lobby-declined = **{ $game }** · { $asker }'s challenge was declined.
desk-lobby-withdrawn = **{ $game }** · { $asker } has withdrawn the challenge.
desk-lobby-expired = **{ $game }** · { $asker }'s challenge has expired.
desk-lobby-now-here = { $asker }, { $count } of { $most } seats at your table of **{ $game }** are taken now: { $players }.
desk-lobby-tell-declined = { $asker }, your challenge to **{ $game }** was declined.
desk-lobby-tell-expired = { $asker }, nobody has answered your challenge to **{ $game }** in time. `/challenge` makes a new one.
desk-lobby-options = -# { $options }
desk-lobby-option = { $option }: { $value }
desk-lobby-yours-is-out = ⚔️ Your challenge to **{ $game }** is out. It's match { $id }.
desk-lobby-only-when-asked = -# In a private conversation I can only speak when one of you does something here, so nobody is reminded of their turn.
desk-lobby-you-are-in = ✅ You're in! Seats taken: { $count } of { $most }.
desk-lobby-you-declined = You declined the challenge.
desk-lobby-you-withdrew = You withdrew your challenge.
desk-lobby-you-left = You left the table. Changed your mind? Press Join again.
desk-lobby-timeless = -# Take all the time you like: where only computers wait, turns have no limit.
desk-lobby-begins = ⚔️ **{ $game }** { $id } begins! A thread with the board is about to open.
desk-lobby-lonely = { $asker }, nobody has taken your challenge to **{ $game }** { $id } yet. Would you like to play the computer instead? If you'd rather wait, the challenge stays open.
desk-lobby-not-lonely = -# { $asker } waited for somebody to play **{ $game }** { $id } with, and isn't alone any more.
desk-lobby-waited-in-vain = -# { $asker } waited for somebody to play **{ $game }** { $id } with. The challenge is over.
desk-lobby-which-level = A computer for **{ $game }** { $id }: how strong should it be?
desk-lobby-level = { $level } · { $name }
desk-lobby-computer-is-in = 🤖 A computer has sat down. Seats taken: { $count } of { $most }.
desk-lobby-which-game = Which game do you challenge { $opponent } to?

## What somebody did, said to them

desk-did-play = ✅ You played **{ $mv }**.
desk-did-play-before = ✅ You've already played that.
desk-did-take-back = ↩️ Taken back.
# How many are left at the table decides what a resignation comes to.
desk-really-resign = Resign **{ $game }** { $id }? { $left ->
    [1] That ends the match.
    [2] Then your opponent wins.
   *[other] The others play on without you.
  }
desk-did-resign = 🏳️ You have resigned.
desk-did-call-off = Match { $id } is called off. Nobody wins.
# The prompt is a sentence.
desk-confirm =
    {"*"}*{ $prompt }** Confirm?
    -# In notation: `{ $mv }`
desk-confirm-or-go-on =
    {"*"}*{ $prompt }** Confirm, or go on.
    -# In notation: `{ $mv }`
desk-prompt = **{ $prompt }**
desk-saved = 💾 Saved. You can choose it again whenever you begin a match.
desk-unsaved = 🗑️ Removed from what you've saved.
desk-nothing-to-begin = You can't do that right now. Here's what you can do.
desk-overtaken = That panel was out of date. Here's what you've chosen so far.
desk-hint = 💡 I would play **{ $mv }**. { $why }
desk-hint-plain = 💡 I would play **{ $mv }**.
# The prompt is a sentence.
desk-hint-in-words = -# In words: { $prompt }
desk-hints-so-far = -# { $count ->
    [one] Your first hint in this match. Hints are counted and shown at the end.
   *[other] Your hints in this match so far: { $count }. They are shown at the end.
  }
desk-step = 🎞️ **{ $game }** { $id } · { $at } of { $count }
desk-step-ply = { $seat }: **{ $mv }**
desk-film = 🎬 **{ $game }** { $id } · { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
desk-long-film = 🎬 **{ $game }** { $id } · the last { $moves } moves
desk-forgot = Done. You've been erased from { $matches ->
    [one] one match
   *[other] { $matches } matches
  }. Older backups still hold your number until whoever runs this bot deletes them.
desk-how-to-forget = Nothing was erased. To erase it all, type `yes, forget me` into `confirm`.

## What a match looks like afterwards

desk-judged-looking = -# 📊 I'm looking at where this match was decided. Look again in a moment to see it.
desk-judged-again = 📊 Look again
desk-judged-standing = 📊 { $chances }
desk-judged-chance = { $player } { $percent }%
desk-judged-won = 📊 Won for { $player }, whatever the other plays.
desk-judged-let-go = ❗ { $player } had won, and **{ $mv }** lost it. **{ $best }** would have won.
desk-judged-turned = ❗ **{ $mv }** cost { $player } dearly: from { $before }% to { $after }%. **{ $best }** would have been better.
desk-judged-lost = ❗ After **{ $mv }** { $player } couldn't win any more, which was hard to see: it looked like { $before }%. **{ $best }** looked better.
desk-judged-undecided = ⚖️ No single move decided it.
desk-judged-moment = Move { $ply }: { $player } { $mv }
desk-judged-better = { $best } would have been better
desk-judged-show-better = 💡 Show the better move
desk-judged-instead = 💡 Instead of **{ $mv }**, { $player } could have played **{ $best }**.
desk-judged-back-to-played = ↩️ What was played
desk-judged-looked-better = { $best } looked better

## Lists

desk-list-entry = { $id } **{ $game }** · { $players } · { $place }
desk-list-your-entry = { $id } **{ $game }** · { $players } · **your turn** · { $place }
desk-list-waiting = { $entry } · waiting for players until { $until }
desk-list-choice = { $id } { $game }
desk-list-your-choice = { $id } { $game } — your turn
desk-which-number = Name a match by its number, like `17`. `/games` shows the numbers of yours.
desk-which-none = You're not in a match right now. `/challenge` somebody!
desk-which-several =
    You're in several matches. Name one with `match`:
    { $matches }

## Rules and help

desk-rules = 📖 **{ $game } · { $title }** ({ $page } of { $pages })
desk-rules-unknown = I don't know that game. I know { $games }.
desk-game = { $game } — { $summary }
desk-help-castellan = 🏰 **Castellan** — castle games with friends, played over days, with a picture of every move.
desk-help-games = **Games**
desk-help-game = - **{ $game }** — { $summary }
desk-help-commands = Commands
desk-help-command = - `/{ $name }` — { $about }
desk-help-how =
    {"*"}*How a match goes**
    `/challenge` somebody. Once they accept, a thread opens with the board.
    Nobody there? **Play the computer**: `/challenge` with a `computer` of your level, and it begins at once. `/hint` tells what it would play; among people you agree to hints first, with **Propose…**.
    Press **Move** and choose step by step, or type `/move`. Everybody can watch; secrets stay secret.
    When it's over, **Replay** shows it again, step by step or as a film.
    -# I keep your Discord number with the matches you play, your unfinished moves and what you chose to keep. `/privacy` shows it, gives it to you and erases it.

## How players stand

desk-stand-profile = 🏅 **{ $player }** on this server
desk-stand-overall = All games: { $rating } · { $tally }{ $streak }
desk-stand-in-game = **{ $game }**: { $rating } · { $tally }{ $streak }
desk-stand-everywhere = On all servers together: { $rating } · { $tally }. Only you see this.
desk-stand-rating = **{ $rating }** ± { $deviation }
desk-stand-guess = **{ $rating }?** ± { $deviation }
desk-stand-tally = { $won } won, { $drawn } drawn, { $lost } lost
desk-stand-brief = { $won }–{ $drawn }–{ $lost }
desk-stand-winning = {" "}· 🔥 { $count } wins in a row, at best { $longest }
desk-stand-not-winning = {" "}· at best { $longest } wins in a row
desk-stand-no-streak = {""}
desk-stand-between = ⚔️ You against { $player }: { $won } won, { $drawn } drawn, { $lost } lost.
desk-stand-nothing = No match that counts has been finished here yet.
desk-stand-what-counts = -# A **?** means that there are too few matches to be sure. Matches against computers and matches that were called off don't count.
desk-stand-plot =
    { $count ->
        [one] The rating after one match: { $last }.
       *[other] The rating over the last { $count } matches: from { $first } to { $last }, between { $least } and { $most }.
    }
desk-stand-plot-of = 📈 { $game }
desk-stand-ask-game = Which game?
desk-stand-all-games = All games
desk-stand-leaders = 🏆 **Leaderboard** · { $game }
desk-stand-place = { $place }. { $player } · { $rating } · { $tally }
desk-stand-unplaced = – { $player } · { $rating } · { $tally }
desk-stand-yours = ➡️ You: { $rating } · { $tally }
desk-stand-no-leaders = Nobody yet. Matches among people count here: who finishes the first?
desk-stand-no-server = Leaderboards belong to servers: ask for one there.
desk-stand-label-previous = ◀ Before
desk-stand-label-next = More ▶
desk-stand-changed = 📈 { $changes }
desk-stand-change = { $player } { $after } ({ $sign }{ $by })

## People's own data

desk-own-held =
    🔐 **What I keep about you**, under your Discord number:
    - challenges and matches: **{ $matches }**, running: **{ $running }**; your seat, your moves and when you made them
    - results that count, and the ratings they make: **{ $counting }**
    - unfinished moves: **{ $drafts }**, saved or remembered choices: **{ $kept }**, settings: **{ $preferences }**
    While a match runs I also keep what you are called where it is played.
desk-own-not-held = -# I read no messages, and keep none. Logs hold numbers of matches, and nobody's words. When you delete it, your matches stay for the others, without you in them; backups of whoever runs this bot may be older.
desk-own-here = 🔐 Here is all of it. Only you see this message.
desk-own-file = All that is stored about you, as JSON.
desk-own-too-much = There is more than Discord takes in one file. Ask whoever runs this bot for it.
desk-own-really-delete =
    Delete **everything** that is stored about you? It can't be brought back.
    { $running ->
        [0] You play no match right now.
        [one] Your running match is resigned first, and your opponents are told that it is over.
       *[other] Your { $running } running matches are resigned first, and your opponents are told that they are over.
    }
    In matches that are over, *somebody* takes your place.
desk-own-label-export = Get it as a file
desk-own-label-delete = Delete it all
desk-own-label-sure = Yes, delete everything
desk-own-label-keep = No, keep it

## The rules of a house

desk-house-channels = 📍 Challenges are made only in { $channels }.
desk-house-anywhere = 📍 Challenges can be made in any channel. `/setup channel:` keeps them to the channels you name.
desk-house-roles = 👥 Only people with the role { $roles } can challenge, and those who manage this server.
desk-house-anybody = 👥 Everybody can challenge. `/setup role:` keeps it to people with a role.
desk-house-role = <@&{ $number }>
desk-house-time = ⏳ Turns may take **{ $limit }**, unless a challenge says otherwise. `/setup time:` changes it.
desk-house-every-move = 🗞️ Each move gets **a board of its own**, unless a challenge says otherwise. `/setup posts:` changes it.
desk-house-one-board = 🗞️ Each match has **one board** that changes with each move, and a line below it that pings, unless a challenge says otherwise. `/setup posts:` changes it.
desk-house-not-here = On this server challenges are made in { $channels }.
desk-house-not-you = On this server it takes the role { $roles } to challenge. You can still take the challenges of others.

## Those who look after a server

desk-closing-really =
    End { $id } **{ $game }** · { $players }? Nobody wins, and it counts for no rating. All its players are told:
    > { $reason }
desk-closing-done = Done. { $id } is over, and its players are told why.
desk-closing-why = 🛑 Whoever looks after this server has ended the match: { $reason } Nobody wins.
desk-closing-not-theirs = Only those who may manage messages or this server can end the matches of others.
desk-closing-no-reason = Say why: all its players are told. Nothing was ended.
desk-closing-label-sure = Yes, end it

## Settings

desk-settings-mine =
    ⚙️ **Your settings**
    Only you see these. This is how pictures look to you, on your panels, your boards and your replays; boards that everybody sees look the way their server likes.
desk-settings-server =
    ⚙️ **Settings of this server**
    This is how the boards that everybody sees look here. With `/settings`, each person chooses how their own look. Dates are in the language and time zone of whoever reads them.
desk-settings-light = 🖼️ Pictures: **light**, wood and meadows in the sun.
desk-settings-dark = 🖼️ Pictures: **dark**, the same in the evening.
desk-settings-contrast = 🖼️ Pictures: **high contrast**, plain grounds and strong lines.
desk-settings-saved = ⭐ **What you've saved.** Choose one to give it another name, or to remove it.
desk-settings-nothing-saved = ⭐ Nothing is saved any more.

desk-habit-ladder = ⏰ Reminders of your turns: **{ $ladder }**.
desk-habit-whole = at half time, 8 hours and 1 hour before the end
desk-habit-last-hour = 1 hour before the end
desk-habit-never = none
desk-habit-quiet = 🌙 Quiet hours: **{ $hours }**, by the clock of { $zone }. Reminders come when they end, or before they begin if time would be up meanwhile.
desk-habit-quiet-greenwich = 🌙 Quiet hours: **{ $hours }**. Choose your time zone for them; until then they go by UTC.
desk-habit-hours = { $from }:00 to { $to }:00
desk-habit-no-hours = none
desk-habit-away = 🏖️ You're **on vacation** until { $until }. The clock stands still for your turns; the others see only that it does.
desk-habit-present = 🏖️ Vacation: { $days ->
    [0] no days are left, of 30 in twelve months.
    [one] 1 day is left, of 30 in twelve months.
   *[other] { $days } days are left, of 30 in twelve months. The clock would stand still for your turns; the others would see only that it does.
  }
desk-ring-turn = 👉 { $players }, it is your turn in **{ $game }** { $id }.
desk-ring-over = 🏁 { $players }: **{ $game }** { $id } is over.
desk-ring-came = 🪑 { $players }, somebody new has taken a seat at your table.
desk-ring-was = -# 🪑 Until now it was the seat of { $players }, for whom the match can still count as a loss, but not as a win.
desk-ring-how = 🔔 Pings: **{ $how }**.
desk-ring-title = 🔔 **Pings**
desk-ring-about =
    Whatever you choose, nothing pings you twice. Pings about your turn say that it has come, that its time is running out, or that it's up; all others are about challenges, proposals, pauses and the end of matches. What you follow with `/follow` pings you where you asked for it.
    By direct message you get a link to the board, and nothing pings you in the thread. If your direct messages are closed to me, I'll say so once and ping you in the thread again.
desk-ring-all = about everything, where it is played
desk-ring-turns = only when it is your turn, where it is played
desk-ring-all-directly = about everything, by direct message
desk-ring-turns-directly = only when it is your turn, by direct message
desk-ring-label-open = 🔔 Pings
desk-ring-label-all = Everything, here
desk-ring-label-turns = My turns only, here
desk-ring-label-all-directly = Everything, by DM
desk-ring-label-turns-directly = My turns only, by DM

desk-posts-moves = every move: each gets a board of its own
desk-posts-board = one board: it changes with each move

desk-habit-ask-ladder = When should I remind you of your turn?
desk-habit-ask-hours = When should I stay quiet?
desk-habit-ask-zone = Which time zone are you in?
desk-habit-label-go-away = 🏖️ { $days } days off
desk-habit-label-come-back = I'm back

## Why something was not done

desk-mistake = ❌ { $reason }
desk-could-be = It could be: { $moves }.
desk-like-it = Legal moves like it: { $moves }.
desk-nothing-changed = -# Nothing has changed. `/move` suggests legal moves as you type; the Move button takes you through one step by step.
desk-broken = Something went wrong on my side. Nothing is lost: look at the board with `/board` and try again.
desk-changed = I can't read that command: something is missing or of the wrong kind. Please type it again; `/help` lists what there is.
desk-restarting = I'm restarting and will be back in a moment. Nothing is lost: please try again.
desk-all-at-once = That was a lot at once. Wait a moment until the rest is done, then go on.
desk-busy-thinking = I'm thinking about many matches right now. Please ask again in a moment.
desk-hint-underway = I'm already thinking about a hint for you. It'll be here in a moment.
desk-gone = That command no longer exists. `/help` lists what there is.
desk-stranger = That button isn't one of mine, or it's from long ago. `/games` shows your matches.
desk-no-server = Those settings belong to a server, and this isn't one. Your own are at `/settings`.
desk-not-theirs = Only those who may manage this server can change its settings. Your own are at `/settings`.

## Time

desk-span-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
  }
desk-span-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
desk-span-unlimited = no limit
desk-time-until = -# ⏳ Time until { $at }.
desk-time-alt-until = Time until { $at }.
desk-time-stands-still = -# ⏳ The clock stands still.
desk-time-is-up = -# ⏰ Time is up. A move still counts, until the others have chosen.
desk-time-is-paused = -# ⏸️ Paused. Resume it, or make your move, and it goes on.
desk-time-is-adjourned = -# ⏸️ Adjourned. Resume it, or make your move, and it goes on.
desk-time-limit = -# ⏳ Time for each turn: { $limit }.
desk-time-entry = { $entry } · until { $at }
desk-time-resting-entry = { $entry } · { $why }
desk-time-word-up = time is up
desk-time-word-still = the clock stands still
desk-time-word-paused = paused
desk-time-word-adjourned = adjourned
desk-time-lost = { $player } ran out of time.
desk-time-called-off = Time was up, and the match was called off. Nobody wins.

# One message for each thing that is told; they ring those whom they concern.
desk-told-reminder = ⏰ { $players }, it is your turn in **{ $game }** { $id }. Time until { $at }.
desk-told-late = -# This comes late: I was away for a while.
desk-told-more-time = ⏳ { $players }, you have been given more time, until { $at }.
desk-told-adjourned = ⏸️ { $players }: nobody has chosen, so **{ $game }** { $id } is adjourned. Nothing is lost. Each of you can resume it at any time.
desk-told-resumed = ▶️ { $by } has resumed the match. { $players }, it is your turn, until { $at }.

desk-up-open = ⏰ { $late } is out of time. { $choosers }, how should the match go on? Until you've chosen, { $late } can still move.
desk-up-nobody = ⏰ Time is up for { $late }. You can still move; otherwise the match is adjourned later.
desk-up-vote = -# It takes { $needed } of you to choose the same.
desk-up-chosen = So far: { $choices }.
desk-up-chose-one = { $player } – { $choice }
desk-up-more-time = ⏰ Time was up. The others gave more time.
desk-up-claimed = ⏰ { $player } ran out of time, and the others did not want to wait any longer.
desk-up-called-off = ⏰ Time was up, and the match was called off.
desk-up-adjourned = ⏰ Time was up. Nobody chose what to do, so the match was adjourned.
desk-up-taken-over = ⏰ Time was up. Somebody else has taken over the seat.
desk-up-passed = ⏰ Time was up, but the match went on.

desk-timely-chose = ✅ You chose: { $choice }.
desk-timely-really-claim = Claim the win in **{ $game }** { $id }? { $player } loses on time, and the match is over.
desk-timely-really-go-on = Go on without { $player } in **{ $game }** { $id }? They leave the table when enough of you want it.
desk-timely-really-call-off = Call **{ $game }** { $id } off? Nobody wins, and the match is over.
desk-timely-resumed = ▶️ The match goes on.
desk-timely-label-claim = Claim the win
desk-timely-label-go-on = Go on without them
desk-timely-label-more-time = Give more time
desk-timely-label-call-off = Call it off
desk-timely-label-really = Yes, do it
desk-timely-label-wait = No, wait
desk-timely-label-resume = Resume

# Pairs

desk-pair-asked = -# 👯 Two matches at once, one on each seat, from the same start. Each counts by itself.
desk-pair-twin = -# 👯 One of a pair; the other is { $id }: { $at }
desk-pair-goes-on = 👯 The other match of the pair, { $id }, goes on: { $at }
desk-pair-result = 👯 Both matches of the pair: { $first } { $wins } – { $others } { $second }{ $draws ->
    [0] {""}
    [one] , one draw
   *[other] , { $draws } draws
  }. The other was { $id }.
