# Messages about time: turn limits, reminders, quiet hours, vacations and pauses.

## The reminders, quiet hours and vacations of a player

clock-reminders-ladder = ⏰ Turn reminders: **{ $ladder }**.
clock-reminders-whole = halfway, then 8 hours and 1 hour before time is up
clock-reminders-last-hour = 1 hour before time is up
clock-reminders-never = none
clock-reminders-never-quiet = 🌙 Quiet hours: **none**.
clock-reminders-quiet = 🌙 Quiet hours: **{ $hours }** ({ $zone }). Reminders wait until they end, or come early if your time would run out.
clock-reminders-quiet-greenwich = 🌙 Quiet hours: **{ $hours }** (UTC). Choose your time zone below.
clock-reminders-hours = { $from }:00–{ $to }:00
clock-reminders-no-hours = none
clock-reminders-away = 🏖️ You're **on vacation** until { $until }. Your clock is stopped. Others see that, and challengers see that you're away.
clock-reminders-present = { $days ->
    [0] 🏖️ Vacation: no days left of 30 in 12 months.
    [one] 🏖️ Vacation: 1 day left of 30 in 12 months. It stops your clock. Others see that, and challengers see that you're away.
   *[other] 🏖️ Vacation: { $days } days left of 30 in 12 months. It stops your clock. Others see that, and challengers see that you're away.
  }
clock-reminders-ask-ladder = When should I remind you of your turn?
clock-reminders-ask-hours = When should I stay quiet?
clock-reminders-ask-zone = Which time zone are you in?
clock-reminders-label-go-away = 🏖️ { $days } days off
clock-reminders-really-go-away = 🏖️ Go on vacation for { $days } days, starting now? Your clocks stop until you're back. You can come back at any time.
clock-reminders-label-sure = Yes, go on vacation
clock-reminders-label-stay = No, I'm staying
clock-reminders-label-come-back = I'm back

## How long a turn may take

clock-span-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
  }
clock-span-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
clock-span-unlimited = no limit

## The clock of a match

clock-until = -# ⏳ Move by { $at }.
clock-alt-until = Move by { $at }.
clock-stands-still = -# ⏳ The clock is stopped.
clock-is-up = -# ⏰ Time's up. A move still counts until the others decide.
clock-is-paused = -# ⏸️ Paused. To go on, press **Resume** or make your move.
clock-is-adjourned = -# ⏸️ Adjourned. To go on, press **Resume** or make your move.
clock-limit = -# ⏳ Time per turn: { $limit }.
clock-entry = { $entry } · due { $at }
clock-resting-entry = { $entry } · { $why }
clock-word-up = time's up
clock-word-still = clock stopped
clock-word-paused = paused
clock-word-adjourned = adjourned
clock-lost = { $player } ran out of time.
clock-called-off = The match was called off because time was up. Nobody wins.

## Reminders and other notices about time

# One message for each thing that is told; they ring those whom they concern.
clock-notice-reminder = ⏰ { $players }, it's your turn in **{ $game }** { $id }. Move by { $at }.
clock-notice-late = -# Sorry, this is late: I was offline for a while.
clock-notice-more-time = { $players }, you have more time · ⏳ { $at }
clock-notice-adjourned = ⏸️ { $players }, nobody decided, so **{ $game }** { $id } is adjourned. Nothing is lost. Any of you can resume it at any time.
clock-notice-resumed = ▶️ { $by } resumed the match. Your turn, { $players } · ⏳ { $at }

## A turn whose time is up, and what became of it

clock-up-open = ⏰ { $late } ran out of time. { $choosers }, what now? Until you decide, { $late } can still move.
clock-up-nobody = ⏰ Time's up, { $late }. You can still move. Otherwise the match will be adjourned.
clock-up-vote = -# { $needed } equal votes decide.
clock-up-chosen = Votes so far: { $choices }.
clock-up-chose-one = { $player } – { $choice }
clock-up-more-time = ⏰ Time was up. The others gave more time.
clock-up-claimed = ⏰ { $player } ran out of time and is out of the match.
clock-up-called-off = ⏰ Time was up, and the match was called off.
clock-up-adjourned = ⏰ Time was up and nobody decided, so the match was adjourned.
clock-up-taken-over = ⏰ Time was up. A substitute took over the seat.
clock-up-ended = ⏰ Time was up. The match is over.
clock-up-passed = ⏰ Time was up, but the match went on.

## What the opponents of a late player choose

clock-choice-chose = ✅ Your choice: { $choice }.
clock-choice-really-claim = Claim the win in **{ $game }** { $id }? { $player } loses on time, and the match ends.
clock-choice-really-go-on = Go on without { $player } in **{ $game }** { $id }? They're out once enough of you choose this.
clock-choice-really-call-off = Call **{ $game }** { $id } off? Nobody wins, and the match is over.
clock-choice-resumed = ▶️ The match goes on.
clock-choice-label-claim = Claim the win
clock-choice-label-go-on = Go on without them
clock-choice-label-more-time = Give more time
clock-choice-label-call-off = Call it off
clock-choice-label-really = Yes, do it
clock-choice-label-wait = No, wait
clock-choice-label-resume = Resume
