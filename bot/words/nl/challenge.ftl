challenge-open = ⚔️ { $asker } wil **{ $game }** spelen. Wie doet er mee?
challenge-asked = ⚔️ { $asker } daagt { $asked } uit voor **{ $game }**.
challenge-rematch = { $asked-count ->
    [one] 🔁 { $asker } wil een revanche voor **{ $game }** { $first }, met gewisselde plaatsen. { $asked }, doe je mee?
   *[other] 🔁 { $asker } wil een revanche voor **{ $game }** { $first }, met gewisselde plaatsen. { $asked }, doen jullie mee?
  }
challenge-rematch-several = { $asked-count ->
    [one] 🔁 { $asker } wil een revanche voor **{ $game }** { $first }. { $asked }, doe je mee?
   *[other] 🔁 { $asker } wil een revanche voor **{ $game }** { $first }. { $asked }, doen jullie mee?
  }
challenge-rematch-there = 🔁 De revanche is begonnen: **{ $game }** { $id } · { $at }
challenge-table = ⚔️ **{ $game }** · de tafel van { $asker }
challenge-here = { $count } van de { $most } plaatsen bezet: { $players }.
challenge-until = -# Open tot { $at }.
challenge-begun = ⚔️ **{ $game }** { $id } is begonnen: { $players }.
challenge-declined = **{ $game }** · de uitdaging van { $asker } is afgewezen.
challenge-withdrawn = **{ $game }** · { $asker } heeft de uitdaging ingetrokken.
challenge-expired = **{ $game }** · de uitdaging van { $asker } is verlopen.
challenge-now-here = { $count ->
    [one] { $asker }, aan je tafel voor **{ $game }** zit nu { $count } van de { $most } spelers: { $players }.
   *[other] { $asker }, aan je tafel voor **{ $game }** zitten nu { $count } van de { $most } spelers: { $players }.
  }
challenge-tell-declined = { $asker }, je uitdaging voor **{ $game }** is afgewezen.
challenge-tell-expired = { $asker }, niemand heeft je uitdaging voor **{ $game }** op tijd aangenomen. Met `/{ command-challenge.name }` plaats je een nieuwe.
challenge-tell-table-expired = { $asker }, je tafel voor **{ $game }** is verlopen voordat de partij begon. Met `/{ command-challenge.name }` plaats je een nieuwe uitdaging.
challenge-options = -# { $options }
challenge-played-with = Opties: { $options }.
challenge-option = { $option }: { $value }
challenge-yours-is-out = ⚔️ Je uitdaging voor **{ $game }** is geplaatst: partij { $id }.
challenge-only-when-asked = -# In privéberichten kan ik alleen antwoorden op wat een van jullie hier doet, dus niemand krijgt herinneringen.
challenge-timeless = -# Neem de tijd: tegen computers is er geen tijdslimiet.
challenge-you-are-in = ✅ Je doet mee! { $count } van de { $most } plaatsen bezet.
challenge-you-declined = Je hebt de uitdaging afgewezen.
challenge-you-withdrew = Je hebt je uitdaging ingetrokken.
challenge-you-left = Je hebt de tafel verlaten. Toch weer meedoen? Druk opnieuw op **{ label-join }**.
challenge-begins = ⚔️ **{ $game }** { $id } begint! Het bord komt zo meteen, meestal in een eigen thread.
challenge-begins-here = ⚔️ **{ $game }** { $id } begint! Het bord komt zo meteen hier.
challenge-on-vacation =
    { $players-count ->
        [one] 🏖️ { $players } is op vakantie, dus het antwoord kan even duren.
       *[other] 🏖️ { $players } zijn op vakantie, dus het antwoord kan even duren.
    }
challenge-lonely = { $asker }, nog niemand heeft je uitdaging voor **{ $game }** { $id } aangenomen. Wil je in plaats daarvan tegen de computer spelen? Wacht je liever, dan blijft de uitdaging openstaan.
challenge-not-lonely = -# { $asker } heeft gezelschap gevonden voor **{ $game }** { $id }.
challenge-waited-in-vain = -# Voor **{ $game }** { $id } van { $asker } meldde zich niemand. De uitdaging is gesloten.
challenge-which-level = Hoe sterk moet de computer zijn in **{ $game }** { $id }?
challenge-which-opponent = Wie speelt **{ $game }** tegen jou?
challenge-level = { $level } · { $name }
challenge-computer-is-in = 🤖 Er doet een computer mee. { $count } van de { $most } plaatsen bezet.
challenge-which-game = Welk spel wil je tegen { $opponent } spelen?

challenge-pair-asked = -# 👯 Twee partijen tegelijk: hetzelfde begin, gewisselde plaatsen. Elke partij telt apart.
challenge-pair-twin = -# 👯 Dubbelpartij met { $id }: { $at }
challenge-pair-goes-on = 👯 De andere partij, { $id }, is nog bezig: { $at }
challenge-pair-result = { $draws ->
    [0] 👯 Uitslag van de dubbelpartij met { $id }: { $first } { $wins } – { $others } { $second }.
    [one] 👯 Uitslag van de dubbelpartij met { $id }: { $first } { $wins } – { $others } { $second }, en één remise.
   *[other] 👯 Uitslag van de dubbelpartij met { $id }: { $first } { $wins } – { $others } { $second }, en { $draws } remises.
  }
