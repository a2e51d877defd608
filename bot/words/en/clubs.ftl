# Messages about events of clubs: leagues, Swiss tournaments and ladders.

## The card of an event

clubs-title = 🏆 **{ $name }**
clubs-league = { $weeks ->
    [one] League in **{ $game }**, in seasons of one week
   *[other] League in **{ $game }**, in seasons of { $weeks } weeks
  }
clubs-swiss-days = { $rounds ->
    [1] { $days ->
        [one] Swiss tournament in **{ $game }**: 1 round of one day
       *[other] Swiss tournament in **{ $game }**: 1 round of { $days } days
      }
   *[other] { $days ->
        [one] Swiss tournament in **{ $game }**: { $rounds } rounds of one day each
       *[other] Swiss tournament in **{ $game }**: { $rounds } rounds of { $days } days each
      }
  }
clubs-swiss-free = { $rounds ->
    [1] Swiss tournament in **{ $game }**: 1 round
   *[other] Swiss tournament in **{ $game }**: { $rounds } rounds, each as soon as everyone is done
  }
clubs-ladder = { $days ->
    [one] Ladder in **{ $game }**: challenge up to three places up. After one day without a match you slip one place
   *[other] Ladder in **{ $game }**: challenge up to three places up. After { $days } days without a match you slip one place
  }
clubs-pace = { $bank ->
    [0] ⏳ { $limit } per turn
    [1] ⏳ { $limit } per turn, and a bank of 1 day per player and match
   *[other] ⏳ { $limit } per turn, and a bank of { $bank } days per player and match
  }
clubs-pods = 🪑 Up to { $seats } at a table, points by place
clubs-adjudicates = ⚖️ Matches still running at the end go to the player whose position a computer finds won
clubs-starts = 🗓️ Begins { $at }
clubs-registered = { $count ->
    [0] 📝 Registration is open
    [1] 📝 Registration is open · 1 player
   *[other] 📝 Registration is open · { $count } players
  }
clubs-names = { $players }
clubs-running = ▶️ Round { $round }
clubs-running-until = ▶️ Round { $round } · until { $at }
clubs-season = ▶️ Season { $round } · until { $at }
clubs-season-paused = ▶️ Season { $round }
clubs-next-season = { $count ->
    [0] 📝 Nobody has registered for the next season yet
    [1] 📝 1 player has registered for the next season
   *[other] 📝 { $count } players have registered for the next season
  }
clubs-on-ladder = ▶️ Challenge someone with `/{ command-club.name } { command-club-challenge.name }`
clubs-paused = ⏸️ Paused
clubs-finished = 🏁 Finished
clubs-too-few = 🏁 Over: too few players
clubs-no-pairing = 🏁 Over: everyone who could meet has met
clubs-ended = 🏁 Ended by an organizer
clubs-champion = 👑 Season { $season }: { $players }
clubs-winner = 👑 { $players }
clubs-standings = Standings
clubs-division = Division { $number }
clubs-tables = This round
clubs-matches = Matches
clubs-row = { $place }. { $player } · **{ $points }** · Buchholz { $buchholz }
clubs-league-row = { $place }. { $player } · **{ $points }** · { $played ->
    [1] 1 match
   *[other] { $played } matches
  }
clubs-marked-row = { $row } · { $marks }
clubs-may-rise = ⬆️ can still be promoted
clubs-safe = 🛡️ can't be relegated any more
clubs-has-left = 🚪 withdrew
clubs-rung = { $place }. { $player }
clubs-table = { $id } { $players }
clubs-table-waiting = ⏳ { $players } begin as soon as each has fewer than five event matches
clubs-table-won = { $id } { $players } · 🏆 { $winner }
clubs-table-drawn = { $id } { $players } · 🤝
clubs-table-annulled = { $id } { $players } · doesn't count
clubs-bye = { $player } has a bye
clubs-more = { $count ->
    [1] -# … and 1 more
   *[other] -# … and { $count } more
  }
clubs-picture = Standings of { $name }.
clubs-picture-division = Division { $number }.
clubs-picture-row = { $place }. { $player }: { $points }.
clubs-picture-rung = { $place }. { $player }.
clubs-picture-more = … and { $count } more
clubs-no-tables = No matches yet.
clubs-nobody = Nobody yet.

## Posts

clubs-post-round = 🏆 **{ $name }** · Round { $round } has begun!
clubs-post-season = 🏆 **{ $name }** · Season { $round } has begun!
clubs-post-ladder = 🏆 **{ $name }** · The ladder is open! Challenge someone with `/{ command-club.name } { command-club-challenge.name }`.
clubs-post-until = It ends { $at }.
clubs-post-reminder = ⏰ **{ $name }** · The round ends { $at }. Still playing: { $players }
clubs-post-season-reminder = ⏰ **{ $name }** · The season ends { $at }. Still playing: { $players }
clubs-post-unregistered = 📝 Not registered for the next season yet: { $players }
clubs-post-champion = 👑 **{ $name }** · { $players-count ->
    [one] { $players } wins season { $season }!
   *[other] { $players } win season { $season }!
  }
clubs-post-season-over = 🏁 **{ $name }** · Season { $season } is over. Nobody has won it.
clubs-post-winner = 👑 **{ $name }** · { $players-count ->
    [one] { $players } wins!
   *[other] { $players } win!
  }
clubs-post-too-few = 🏁 **{ $name }** is over: too few players.
clubs-post-no-pairing = 🏁 **{ $name }** is over: everyone who could meet has met.
clubs-post-ended = 🏁 **{ $name }** was ended.
clubs-post-over = 🏁 **{ $name }** is over.
clubs-post-challenged = ⚔️ **{ $name }** · { $challenger } challenges { $challenged }!
clubs-post-withdrew = 🚪 **{ $name }** · { $player } has withdrawn.
clubs-post-timed-out = 🚪 **{ $name }** · { $player } ran out of time twice and is withdrawn.
clubs-post-withdrawn = 🚪 **{ $name }** · { $organizer } withdrew { $player }.
clubs-post-replaced = 🔁 **{ $name }** · { $organizer } brought in { $player } as a substitute.
clubs-post-paused = ⏸️ **{ $name }** · { $organizer } paused the event. Running matches go on.
clubs-post-resumed = ▶️ **{ $name }** · { $organizer } resumed the event.
clubs-post-decided-draw = ⚖️ **{ $name }** · { $organizer } decided match { $id }: a draw.
clubs-post-decided = ⚖️ **{ $name }** · { $organizer } decided match { $id }: { $winner } wins.
clubs-direct-reminder = ⏰ **{ $name }** · The round ends { $at }. You're still playing.
clubs-direct-season-reminder = ⏰ **{ $name }** · The season ends { $at }. You're still playing.
clubs-direct-next-season = 📝 **{ $name }** · The season ends { $at }. Register for the next one with the button below its card.
clubs-direct-match = 🏰 **{ $name }** · Your next match has begun, { $id }: { $players }
clubs-direct-timed-out = 🚪 **{ $name }** · You ran out of time twice and are withdrawn.
clubs-direct-withdrawn = 🚪 **{ $name }** · { $organizer } withdrew you.
clubs-post-by = -# By { $organizer }

## Answers

clubs-preview = This is how it will look. Post it here?
clubs-announced = Posted! Players register with the button below the card. **{ clubs-label-begin }** starts the event.
clubs-announced-ladder = Posted! The ladder is open: players join with the button below the card.
clubs-no-plan = I no longer have that plan. Please type the command again.
clubs-not-theirs = You need the **Manage Server** permission, or a role from `/{ command-setup.name } { option-setup-clubs.name }:`, to run events here.
clubs-no-server = Events belong to a server. Use `/{ command-club.name }` there.
clubs-not-in-thread = I can't announce an event in a thread. Use `/{ command-club.name }` in a text channel.
clubs-unknown-game = I don't know that game. Pick one from the list.
clubs-needs-limit = Events need a time per turn, like `3 days`: an hour to two weeks.
clubs-which = Which event?
clubs-none = No events here yet. `/{ command-club.name } { command-club-league.name }`, `/{ command-club.name } { command-club-swiss.name }` and `/{ command-club.name } { command-club-ladder.name }` start one.
clubs-is-in = You're in! **{ $name }** is looking forward to you.
clubs-is-out = You're out of **{ $name }**.
clubs-really-out = { $count ->
    [0] Withdraw from **{ $name }**?
    [1] Withdraw from **{ $name }**? You give up your running match there.
   *[other] Withdraw from **{ $name }**? You give up your { $count } running matches there.
  }
clubs-began = **{ $name }** begins. Matches open in a moment.
clubs-done = Done. Everyone can read it below **{ $name }**.
clubs-ladder-made = { $player } is challenged. The match opens in a moment.
clubs-files = **{ $name }** as files
clubs-page-link = Here's the live table of **{ $name }**. The link is for you alone: it works once, within 15 minutes.
clubs-needs-event = Which event? Name it with the option `{ option-club-event.name }`.
clubs-needs-player = Please name the player with the `{ option-club-player.name }` option.
clubs-needs-match = Please name the match with the `{ option-club-match.name }` option, like `17`.
clubs-needs-substitute = Please name the new player with the `{ option-club-substitute.name }` option.
clubs-really-end = End **{ $name }** for good? Its running matches are called off.

## Buttons

clubs-label-post = Post it
clubs-label-join = Register
clubs-label-join-next = Register for the next season
clubs-label-leave = Withdraw
clubs-label-really-leave = Yes, withdraw
clubs-label-begin = Begin
clubs-label-show = Details
clubs-label-files = Files
clubs-label-page = 📊 Live table
clubs-label-end = Yes, end it
clubs-label-pick = Open an event
clubs-label-choice = { $name }
