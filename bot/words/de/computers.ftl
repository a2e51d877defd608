computers-hint = 💡 Ich würde **{ $mv }** spielen. { $why }
computers-hint-plain = 💡 Ich würde **{ $mv }** spielen.
computers-hint-on-board = Ich würde das spielen: { $prompt }
computers-hint-in-words = -# In Worten: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# Das ist dein erster Tipp. Tipps werden gezählt, und am Ende sehen alle die Zahl.
   *[other] -# Tipps bisher: { $count }. Am Ende sehen alle die Zahl.
  }
