computers-hint = 💡 Jag skulle spela **{ $mv }**. { $why }
computers-hint-plain = 💡 Jag skulle spela **{ $mv }**.
computers-hint-on-board = Jag skulle göra så här: { $prompt }
computers-hint-in-words = -# I ord: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# Det var ditt första tips. Tipsen räknas, och alla ser antalet i slutet.
   *[other] -# Tips hittills: { $count }. Alla ser antalet i slutet.
  }
