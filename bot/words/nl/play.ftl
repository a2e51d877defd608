# A sentence, such as "You build a red wall on b1."
play-played = ✅ { $words }
play-finished = -# ⏩ Meer kon er niet, dus je beurt is voorbij.
play-finishes = -# ⏩ Daarna kan er niets meer, dus je beurt eindigt.
play-dont-ask-again = Niet meer vragen
play-ask-again = Weer vragen voor definitieve zetten
play-played-before = ✅ Die zet heb je al gedaan.
play-took-back = ↩️ Teruggenomen.
play-really-resign = { $left ->
    [1] **{ $game }** { $id } opgeven? Dan is de partij afgelopen.
    [2] **{ $game }** { $id } opgeven? Dan wint je tegenstander.
   *[other] **{ $game }** { $id } opgeven? De anderen spelen zonder jou verder.
  }
play-resigned = 🏳️ Je hebt opgegeven.
play-called-off = Je hebt partij { $id } afgebroken. Niemand wint.
play-label-forfeit = { $others ->
    [one] Reglementair verliezen (je tegenstander wint, zonder rating)
   *[other] Reglementair verliezen (de anderen winnen, zonder rating)
  }
play-really-forfeit = { $others ->
    [one] **{ $game }** { $id } reglementair verliezen? Je tegenstander wint, en de partij telt niet mee voor de rating. Dit is definitief.
   *[other] **{ $game }** { $id } reglementair verliezen? Dan is de partij afgelopen, de anderen winnen, en ze telt niet mee voor de rating. Dit is definitief.
  }
play-forfeited = { $others ->
    [one] Je hebt partij { $id } reglementair verloren. Je tegenstander wint, en de partij telt niet mee voor de rating.
   *[other] Je hebt partij { $id } reglementair verloren. De anderen winnen, en de partij telt niet mee voor de rating.
  }
play-confirm =
    {"*"}*{ $prompt }** Bevestigen?
    -# In notatie: `{ $mv }`
play-confirm-or-go-on =
    {"*"}*{ $prompt }** Bevestig, of pas nog iets aan.
    -# In notatie: `{ $mv }`
play-prompt = **{ $prompt }**
play-saved = 💾 Bewaard. In je volgende partijen krijg je het aangeboden.
play-unsaved = 🗑️ Verwijderd.
play-nothing-to-begin = Dat kan nu niet. Dit kan wel:
play-overtaken = Dat menu was verouderd. Dit heb je tot nu toe gekozen:
play-is-command = `/{ $command }` is een eigen opdracht: stuur die zonder `/{ command-move.name }`.
