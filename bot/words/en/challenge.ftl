# Messages about challenges, tables that fill up, and pairs of matches.

## A challenge and its table

challenge-open = ⚔️ { $asker } wants to play **{ $game }**. Who takes the challenge?
challenge-asked = ⚔️ { $asker } challenges { $asked } to **{ $game }**.
challenge-rematch = 🔁 { $asker } proposes a rematch of **{ $game }** { $first }, with seats swapped. { $asked }, do you agree?
challenge-rematch-there = 🔁 The rematch has begun: **{ $game }** { $id } · { $at }
challenge-table = ⚔️ **{ $game }** · { $asker }'s table
challenge-here = Seats taken: { $count } of { $most }, by { $players }.
challenge-until = -# Open until { $at }.
challenge-begun = ⚔️ **{ $game }** · { $id } has begun: { $players }.
challenge-declined = **{ $game }** · { $asker }'s challenge was declined.
challenge-withdrawn = **{ $game }** · { $asker } has withdrawn the challenge.
challenge-expired = **{ $game }** · { $asker }'s challenge has expired.
challenge-now-here = { $asker }, { $count } of { $most } seats at your table of **{ $game }** are taken now: { $players }.
challenge-tell-declined = { $asker }, your challenge to **{ $game }** was declined.
challenge-tell-expired = { $asker }, nobody has answered your challenge to **{ $game }** in time. `/challenge` makes a new one.
challenge-options = -# { $options }
challenge-option = { $option }: { $value }
challenge-yours-is-out = ⚔️ Your challenge to **{ $game }** is out. It's match { $id }.
challenge-only-when-asked = -# In a private conversation I can only speak when one of you does something here, so nobody is reminded of their turn.
challenge-timeless = -# Take all the time you like: where only computers wait, turns have no limit.
challenge-you-are-in = ✅ You're in! Seats taken: { $count } of { $most }.
challenge-you-declined = You declined the challenge.
challenge-you-withdrew = You withdrew your challenge.
challenge-you-left = You left the table. Changed your mind? Press Join again.
challenge-begins = ⚔️ **{ $game }** { $id } begins! A thread with the board is about to open.
challenge-lonely = { $asker }, nobody has taken your challenge to **{ $game }** { $id } yet. Would you like to play the computer instead? If you'd rather wait, the challenge stays open.
challenge-not-lonely = -# { $asker } waited for somebody to play **{ $game }** { $id } with, and isn't alone any more.
challenge-waited-in-vain = -# { $asker } waited for somebody to play **{ $game }** { $id } with. The challenge is over.
challenge-which-level = A computer for **{ $game }** { $id }: how strong should it be?
challenge-level = { $level } · { $name }
challenge-computer-is-in = 🤖 A computer has sat down. Seats taken: { $count } of { $most }.
challenge-which-game = Which game do you challenge { $opponent } to?

## Two matches that began together

challenge-pair-asked = -# 👯 Two matches at once, one on each seat, from the same start. Each counts by itself.
challenge-pair-twin = -# 👯 One of a pair; the other is { $id }: { $at }
challenge-pair-goes-on = 👯 The other match of the pair, { $id }, goes on: { $at }
challenge-pair-result = 👯 Both matches of the pair: { $first } { $wins } – { $others } { $second }{ $draws ->
    [0] {""}
    [one] , one draw
   *[other] , { $draws } draws
  }. The other was { $id }.
