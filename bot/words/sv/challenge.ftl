# En utmaning och dess bord

challenge-open = ⚔️ { $asker } vill spela **{ $game }**. Vem är med?
challenge-asked = ⚔️ { $asker } utmanar { $asked } i **{ $game }**.
challenge-rematch = { $asked-count ->
    [one] 🔁 { $asker } vill ha returmatch i **{ $game }** { $first }, med ombytta platser. { $asked }, är du med?
   *[other] 🔁 { $asker } vill ha returmatch i **{ $game }** { $first }, med ombytta platser. { $asked }, är ni med?
  }
challenge-rematch-several = { $asked-count ->
    [one] 🔁 { $asker } vill ha returmatch i **{ $game }** { $first }. { $asked }, är du med?
   *[other] 🔁 { $asker } vill ha returmatch i **{ $game }** { $first }. { $asked }, är ni med?
  }
challenge-rematch-there = 🔁 Returmatchen är igång: **{ $game }** { $id } · { $at }
challenge-table = ⚔️ **{ $game }** · bordet: { $asker }
challenge-here = { $count } av { $most } platser tagna: { $players }.
challenge-until = -# Öppen till { $at }.
challenge-begun = ⚔️ **{ $game }** { $id } är igång: { $players }.
challenge-declined = **{ $game }** · Utmaningen från { $asker } avböjdes.
challenge-withdrawn = **{ $game }** · { $asker } återtog utmaningen.
challenge-expired = **{ $game }** · Utmaningen från { $asker } gick ut.
challenge-now-here = { $asker }, ditt bord i **{ $game }** har nu { $count } av { $most } spelare: { $players }.
challenge-tell-declined = { $asker }, din utmaning i **{ $game }** avböjdes.
challenge-tell-expired = { $asker }, ingen antog din utmaning i **{ $game }** i tid. `/{ command-challenge.name }` gör en ny.
challenge-tell-table-expired = { $asker }, tiden för ditt bord i **{ $game }** gick ut innan partiet började. `/{ command-challenge.name }` gör en ny utmaning.
challenge-options = -# { $options }
challenge-played-with = Alternativ: { $options }.
challenge-option = { $option }: { $value }
challenge-yours-is-out = ⚔️ Din utmaning i **{ $game }** är ute: parti { $id }.
challenge-only-when-asked = -# I DM kan jag bara svara på det någon av er gör här, så ingen får påminnelser om sin tur.
challenge-timeless = -# Ta god tid på dig: mot datorer finns ingen tidsgräns.
challenge-you-are-in = ✅ Du är med! { $count } av { $most } platser tagna.
challenge-you-declined = Du avböjde utmaningen.
challenge-you-withdrew = Du återtog din utmaning.
challenge-you-left = Du lämnade bordet. Har du ångrat dig? Tryck på **Gå med** igen.
challenge-begins = ⚔️ **{ $game }** { $id } börjar! Brädet kommer strax, oftast i en egen tråd.
challenge-begins-here = ⚔️ **{ $game }** { $id } börjar! Brädet kommer hit strax.
challenge-on-vacation = 🏖️ { $players } har semester just nu, så svaret kan dröja.
challenge-lonely = { $asker }, ingen har antagit din utmaning i **{ $game }** { $id } än. Vill du spela mot datorn i stället? Utmaningen står kvar medan du väntar.
challenge-not-lonely = -# { $asker } har fått sällskap i **{ $game }** { $id }.
challenge-waited-in-vain = -# Ingen anslöt sig till { $asker } i **{ $game }** { $id }. Utmaningen är stängd.
challenge-which-level = Hur stark ska datorn vara i **{ $game }** { $id }?
challenge-which-opponent = Vem ska spela **{ $game }** mot dig?
challenge-level = { $level } · { $name }
challenge-computer-is-in = 🤖 En dator är med. { $count } av { $most } platser tagna.
challenge-which-game = Vilket spel vill du spela med { $opponent }?

## Två partier som började tillsammans

challenge-pair-asked = -# 👯 Två partier på en gång: samma start, ombytta platser. Vart och ett räknas för sig.
challenge-pair-twin = -# 👯 Dubbelparti med { $id }: { $at }
challenge-pair-goes-on = 👯 Det andra partiet i paret, { $id }, pågår fortfarande: { $at }
challenge-pair-result = { $draws ->
    [0] 👯 Dubbelparti med { $id }: { $first } { $wins } – { $others } { $second }.
    [one] 👯 Dubbelparti med { $id }: { $first } { $wins } – { $others } { $second }, en remi.
   *[other] 👯 Dubbelparti med { $id }: { $first } { $wins } – { $others } { $second }, { $draws } remier.
  }
