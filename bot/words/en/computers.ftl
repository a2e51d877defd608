# Messages about hints.

computers-hint = 💡 I'd play **{ $mv }**. { $why }
computers-hint-plain = 💡 I'd play **{ $mv }**.
computers-hint-on-board = I'd play this: { $prompt }
# The prompt is a sentence.
computers-hint-in-words = -# In words: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# That's your first hint. Hints are counted, and everyone sees the count at the end.
   *[other] -# Hints so far: { $count }. Everyone sees the count at the end.
  }
