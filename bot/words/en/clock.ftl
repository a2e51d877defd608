# Messages about time: turn limits, reminders, quiet hours, vacations and pauses.

## The reminders, quiet hours and vacations of a player

clock-reminders-ladder = ⏰ Reminders of your turns: **{ $ladder }**.
clock-reminders-whole = at half time, 8 hours and 1 hour before the end
clock-reminders-last-hour = 1 hour before the end
clock-reminders-never = none
clock-reminders-quiet = 🌙 Quiet hours: **{ $hours }**, by the clock of { $zone }. Reminders come when they end, or before they begin if time would be up meanwhile.
clock-reminders-quiet-greenwich = 🌙 Quiet hours: **{ $hours }**. Choose your time zone for them; until then they go by UTC.
clock-reminders-hours = { $from }:00 to { $to }:00
clock-reminders-no-hours = none
clock-reminders-away = 🏖️ You're **on vacation** until { $until }. The clock stands still for your turns; the others see only that it does.
clock-reminders-present = 🏖️ Vacation: { $days ->
    [0] no days are left, of 30 in twelve months.
    [one] 1 day is left, of 30 in twelve months.
   *[other] { $days } days are left, of 30 in twelve months. The clock would stand still for your turns; the others would see only that it does.
  }
clock-reminders-ask-ladder = When should I remind you of your turn?
clock-reminders-ask-hours = When should I stay quiet?
clock-reminders-ask-zone = Which time zone are you in?
clock-reminders-label-go-away = 🏖️ { $days } days off
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

clock-until = -# ⏳ Time until { $at }.
clock-alt-until = Time until { $at }.
clock-stands-still = -# ⏳ The clock stands still.
clock-is-up = -# ⏰ Time is up. A move still counts, until the others have chosen.
clock-is-paused = -# ⏸️ Paused. Resume it, or make your move, and it goes on.
clock-is-adjourned = -# ⏸️ Adjourned. Resume it, or make your move, and it goes on.
clock-limit = -# ⏳ Time for each turn: { $limit }.
clock-entry = { $entry } · until { $at }
clock-resting-entry = { $entry } · { $why }
clock-word-up = time is up
clock-word-still = the clock stands still
clock-word-paused = paused
clock-word-adjourned = adjourned
clock-lost = { $player } ran out of time.
clock-called-off = Time was up, and the match was called off. Nobody wins.

## Reminders and other notices about time

# One message for each thing that is told; they ring those whom they concern.
clock-notice-reminder = ⏰ { $players }, it is your turn in **{ $game }** { $id }. Time until { $at }.
clock-notice-late = -# This comes late: I was away for a while.
clock-notice-more-time = ⏳ { $players }, you have been given more time, until { $at }.
clock-notice-adjourned = ⏸️ { $players }: nobody has chosen, so **{ $game }** { $id } is adjourned. Nothing is lost. Each of you can resume it at any time.
clock-notice-resumed = ▶️ { $by } has resumed the match. { $players }, it is your turn, until { $at }.

## A turn whose time is up, and what became of it

clock-up-open = ⏰ { $late } is out of time. { $choosers }, how should the match go on? Until you've chosen, { $late } can still move.
clock-up-nobody = ⏰ Time is up for { $late }. You can still move; otherwise the match is adjourned later.
clock-up-vote = -# It takes { $needed } of you to choose the same.
clock-up-chosen = So far: { $choices }.
clock-up-chose-one = { $player } – { $choice }
clock-up-more-time = ⏰ Time was up. The others gave more time.
clock-up-claimed = ⏰ { $player } ran out of time, and the others did not want to wait any longer.
clock-up-called-off = ⏰ Time was up, and the match was called off.
clock-up-adjourned = ⏰ Time was up. Nobody chose what to do, so the match was adjourned.
clock-up-taken-over = ⏰ Time was up. Somebody else has taken over the seat.
clock-up-passed = ⏰ Time was up, but the match went on.

## What the opponents of a late player choose

clock-choice-chose = ✅ You chose: { $choice }.
clock-choice-really-claim = Claim the win in **{ $game }** { $id }? { $player } loses on time, and the match is over.
clock-choice-really-go-on = Go on without { $player } in **{ $game }** { $id }? They leave the table when enough of you want it.
clock-choice-really-call-off = Call **{ $game }** { $id } off? Nobody wins, and the match is over.
clock-choice-resumed = ▶️ The match goes on.
clock-choice-label-claim = Claim the win
clock-choice-label-go-on = Go on without them
clock-choice-label-more-time = Give more time
clock-choice-label-call-off = Call it off
clock-choice-label-really = Yes, do it
clock-choice-label-wait = No, wait
clock-choice-label-resume = Resume
