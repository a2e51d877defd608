# Replies to what a player did in a match.

play-played = ✅ You played **{ $mv }**.
play-played-before = ✅ You've already played that.
play-took-back = ↩️ Taken back.
# How many are left at the table decides what a resignation comes to.
play-really-resign = Resign **{ $game }** { $id }? { $left ->
    [1] That ends the match.
    [2] Then your opponent wins.
   *[other] The others play on without you.
  }
play-resigned = 🏳️ You have resigned.
play-called-off = Match { $id } is called off. Nobody wins.
# The prompt is a sentence.
play-confirm =
    {"*"}*{ $prompt }** Confirm?
    -# In notation: `{ $mv }`
play-confirm-or-go-on =
    {"*"}*{ $prompt }** Confirm, or go on.
    -# In notation: `{ $mv }`
play-prompt = **{ $prompt }**
play-saved = 💾 Saved. You can choose it again whenever you begin a match.
play-unsaved = 🗑️ Removed from what you've saved.
play-nothing-to-begin = You can't do that right now. Here's what you can do.
play-overtaken = That panel was out of date. Here's what you've chosen so far.
