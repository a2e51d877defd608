computers-hint = 💡 Yo jugaría **{ $mv }**. { $why }
computers-hint-plain = 💡 Yo jugaría **{ $mv }**.
computers-hint-on-board = Yo jugaría esto: { $prompt }
computers-hint-in-words = -# En palabras: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# Es tu primera pista. Las pistas se cuentan, y al final todo el mundo ve el total.
   *[other] -# Pistas hasta ahora: { $count }. Al final todo el mundo ve el total.
  }
