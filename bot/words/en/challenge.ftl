# Messages about challenges, tables that fill up, and pairs of matches.

## A challenge and its table

challenge-open = ⚔️ { $asker } wants to play **{ $game }**. Who's in?
challenge-asked = ⚔️ { $asker } challenges { $asked } to **{ $game }**.
challenge-rematch = 🔁 { $asker } wants a rematch of **{ $game }** { $first }, seats swapped. { $asked }, are you in?
challenge-rematch-several = 🔁 { $asker } wants a rematch of **{ $game }** { $first }. { $asked }, are you in?
challenge-rematch-there = 🔁 The rematch is on: **{ $game }** { $id } · { $at }
challenge-table = ⚔️ **{ $game }** · { $asker }'s table
challenge-here = { $count } of { $most } seats taken: { $players }.
challenge-until = -# Open until { $at }.
challenge-begun = ⚔️ **{ $game }** { $id } is on: { $players }.
challenge-declined = **{ $game }** · { $asker }'s challenge was declined.
challenge-withdrawn = **{ $game }** · { $asker } withdrew the challenge.
challenge-expired = **{ $game }** · { $asker }'s challenge expired.
challenge-now-here = { $asker }, your **{ $game }** table now has { $count } of { $most } players: { $players }.
challenge-tell-declined = { $asker }, your **{ $game }** challenge was declined.
challenge-tell-expired = { $asker }, nobody took your **{ $game }** challenge in time. Start a new one with `/{ command-challenge.name }`.
challenge-tell-table-expired = { $asker }, your **{ $game }** table expired before the match began. Start a new one with `/{ command-challenge.name }`.
challenge-options = -# { $options }
challenge-played-with = Options: { $options }.
challenge-option = { $option }: { $value }
challenge-yours-is-out = ⚔️ Your **{ $game }** challenge is out: match { $id }.
challenge-only-when-asked = -# In DMs I can only answer what one of you does here, so nobody gets turn reminders.
challenge-timeless = -# Take your time: against computers, turns have no limit.
challenge-you-are-in = ✅ You're in! { $count } of { $most } seats taken.
challenge-you-declined = You declined the challenge.
challenge-you-withdrew = You withdrew your challenge.
challenge-you-left = You left the table. Changed your mind? Press **Join** again.
challenge-begins = ⚔️ **{ $game }** { $id } begins! The board comes in a moment, usually in its own thread.
challenge-begins-here = ⚔️ **{ $game }** { $id } begins! The board comes here in a moment.
challenge-on-vacation =
    { $players-count ->
        [one] 🏖️ { $players } is on vacation, so the answer may take a while.
       *[other] 🏖️ { $players } are on vacation, so the answer may take a while.
    }
challenge-lonely = { $asker }, nobody has taken your **{ $game }** challenge { $id } yet. Play the computer instead? The challenge stays open while you wait.
challenge-not-lonely = -# { $asker } has found company for **{ $game }** { $id }.
challenge-waited-in-vain = -# Nobody joined { $asker } for **{ $game }** { $id }. The challenge is closed.
challenge-which-level = How strong should the computer be in **{ $game }** { $id }?
challenge-which-opponent = Who should play **{ $game }** against you?
challenge-level = { $level } · { $name }
challenge-computer-is-in = 🤖 A computer joined. { $count } of { $most } seats taken.
challenge-which-game = Which game do you want to play with { $opponent }?

## Two matches that began together

challenge-pair-asked = -# 👯 Two matches at once: same start, seats swapped. Each counts on its own.
challenge-pair-twin = -# 👯 Paired with { $id }: { $at }
challenge-pair-goes-on = 👯 Its pair { $id } is still running: { $at }
challenge-pair-result = { $draws ->
    [0] 👯 Pair result with { $id }: { $first } { $wins } – { $others } { $second }.
    [one] 👯 Pair result with { $id }: { $first } { $wins } – { $others } { $second }, one draw.
   *[other] 👯 Pair result with { $id }: { $first } { $wins } – { $others } { $second }, { $draws } draws.
  }
