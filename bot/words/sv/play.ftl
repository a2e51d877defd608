# A sentence, such as "You build a red wall on b1."
play-played = ✅ { $words }
play-finished = -# ⏩ Inget mer gick att göra, så din tur är slut.
play-finishes = -# ⏩ Sedan går inget mer att göra, så din tur tar slut.
play-dont-ask-again = Fråga inte igen
play-ask-again = Fråga igen före slutgiltiga drag
play-played-before = ✅ Det draget har du redan gjort.
play-took-back = ↩️ Draget är taget tillbaka.
play-really-resign = { $left ->
    [1] Ge upp **{ $game }** { $id }? Då är partiet slut.
    [2] Ge upp **{ $game }** { $id }? Då vinner motståndaren.
   *[other] Ge upp **{ $game }** { $id }? De andra spelar vidare utan dig.
  }
play-resigned = 🏳️ Du gav upp.
play-called-off = Du avbröt parti { $id }. Ingen vinner.
play-label-forfeit = { $others ->
    [one] Lämna walkover (motståndaren vinner, utan rating)
   *[other] Lämna walkover (de andra vinner, utan rating)
  }
play-really-forfeit = { $others ->
    [one] Lämna walkover i **{ $game }** { $id }? Motståndaren vinner, och partiet påverkar inte ratingen. Det går inte att ångra.
   *[other] Lämna walkover i **{ $game }** { $id }? Partiet tar slut, de andra vinner, och det påverkar inte ratingen. Det går inte att ångra.
  }
play-forfeited = { $others ->
    [one] Du lämnade walkover i parti { $id }. Motståndaren vinner, och partiet påverkar inte ratingen.
   *[other] Du lämnade walkover i parti { $id }. De andra vinner, och partiet påverkar inte ratingen.
  }
play-confirm =
    {"*"}*{ $prompt }** Bekräfta?
    -# I notation: `{ $mv }`
play-confirm-or-go-on =
    {"*"}*{ $prompt }** Bekräfta, eller fortsätt justera.
    -# I notation: `{ $mv }`
play-prompt = **{ $prompt }**
play-saved = 💾 Sparat. Du blir erbjuden det i dina nästa partier.
play-unsaved = 🗑️ Borttaget.
play-nothing-to-begin = Det går inte just nu. Det här kan du göra:
play-overtaken = Den menyn var inaktuell. Det här har du valt hittills:
play-is-command = `/{ $command }` är ett eget kommando: skicka det utan `/{ command-move.name }`.
