computers-hint = 💡 Je jouerais **{ $mv }**. { $why }
computers-hint-plain = 💡 Je jouerais **{ $mv }**.
computers-hint-on-board = Je jouerais ceci : { $prompt }
computers-hint-in-words = -# En mots : { $prompt }
computers-hints-so-far = { $count ->
    [one] -# C’est ton premier indice. Les indices sont comptés, et tout le monde voit le total à la fin.
   *[other] -# Indices jusqu’ici : { $count }. Tout le monde voit le total à la fin.
  }
