computers-hint = 💡 Ik zou **{ $mv }** spelen. { $why }
computers-hint-plain = 💡 Ik zou **{ $mv }** spelen.
computers-hint-on-board = Dit zou ik spelen: { $prompt }
computers-hint-in-words = -# In woorden: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# Dat is je eerste hint. Hints worden geteld, en aan het einde ziet iedereen het aantal.
   *[other] -# Hints tot nu toe: { $count }. Aan het einde ziet iedereen het aantal.
  }
