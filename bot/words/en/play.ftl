# Replies to what a player did in a match.

# A sentence, such as "You build a red wall on b1."
play-played = ✅ { $words }
play-finished = -# ⏩ Nothing else could be done, so your turn is over.
play-finishes = -# ⏩ Nothing else can be done after it, so it ends your turn.
play-dont-ask-again = Don't ask me again
play-ask-again = Ask before final moves again
play-played-before = ✅ You've already played that move.
play-took-back = ↩️ Taken back.
# How many are left at the table decides what a resignation comes to.
play-really-resign = { $left ->
    [1] Resign **{ $game }** { $id }? That ends the match.
    [2] Resign **{ $game }** { $id }? Your opponent wins.
   *[other] Resign **{ $game }** { $id }? The others play on without you.
  }
play-resigned = 🏳️ You resigned.
play-called-off = You called off match { $id }. Nobody wins.
# In an event, a player who calls a match off before everyone has moved loses it by walkover.
play-label-forfeit = { $others ->
    [one] Forfeit (your opponent wins, not rated)
   *[other] Forfeit (the others win, not rated)
  }
play-really-forfeit = { $others ->
    [one] Forfeit **{ $game }** { $id }? Your opponent wins, and it isn't rated. This is final.
   *[other] Forfeit **{ $game }** { $id }? The match ends, the others win, and it isn't rated. This is final.
  }
play-forfeited = { $others ->
    [one] You forfeited match { $id }. Your opponent wins, and it isn't rated.
   *[other] You forfeited match { $id }. The others win, and it isn't rated.
  }
# The prompt is a sentence.
play-confirm =
    {"*"}*{ $prompt }** Confirm?
    -# In notation: `{ $mv }`
play-confirm-or-go-on =
    {"*"}*{ $prompt }** Confirm, or keep adjusting.
    -# In notation: `{ $mv }`
play-prompt = **{ $prompt }**
play-saved = 💾 Saved. You'll be offered it in your next matches.
play-unsaved = 🗑️ Removed.
play-nothing-to-begin = You can't do that right now. Here's what you can do:
play-overtaken = That menu was out of date. Here's what you've chosen so far:
play-is-command = `/{ $command }` is a command of its own: send it without `/{ command-move.name }`.
