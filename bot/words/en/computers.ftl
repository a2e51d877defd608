# Messages about hints.

computers-hint = 💡 I would play **{ $mv }**. { $why }
computers-hint-plain = 💡 I would play **{ $mv }**.
# The prompt is a sentence.
computers-hint-in-words = -# In words: { $prompt }
computers-hints-so-far = -# { $count ->
    [one] Your first hint in this match. Hints are counted and shown at the end.
   *[other] Your hints in this match so far: { $count }. They are shown at the end.
  }
