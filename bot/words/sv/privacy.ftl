privacy-held =
    🔐 **Det här sparar jag om dig**, under ditt användar-ID i Discord:
    - partier och utmaningar: **{ $matches }** (varav { $running } pågår), med din plats, dina drag och när du gjorde dem
    - resultat som räknas, och ratingen som de ger: **{ $counting }**
    - påbörjade drag: **{ $drafts }** · sparade och ihågkomna val: **{ $kept }** · inställningar: **{ $preferences }**
    - problem och lektioner som du har börjat på, med din svit och dina problemratingar: **{ $puzzles }**
    - namnet du har i vart och ett av dina partier och i tävlingar · dina ord för lottningar · partierna du bevakar · det senaste partiet som du öppnade från en fil
privacy-not-held = -# Jag varken läser eller sparar dina meddelanden. Loggarna innehåller partinummer, aldrig någons ord. Om du raderar dina data finns dina partier kvar för dina motståndare, utan dig i dem. Säkerhetskopior hos den som driver boten kan fortfarande innehålla dina data.
privacy-here = 🔐 Här är allt. Bara du ser det här meddelandet.
privacy-file = Allt som finns sparat om dig, som JSON.
privacy-too-much = Dina data får inte plats i en fil på Discord. Be den som driver boten om dem.
privacy-really-delete =
    Radera **allt** som finns sparat om dig? Det går inte att ångra.
    { $running ->
        [0] Du har inga pågående partier.
        [one] Först ger jag upp ditt pågående parti och berättar det för dina motståndare. Partiet är slut om de andra inte kan spela vidare utan dig.
       *[other] Först ger jag upp dina { $running } pågående partier och berättar det för dina motståndare. Ett parti är slut om de andra inte kan spela vidare utan dig.
    }
    I avslutade partier står det *någon* där ditt namn stod.
privacy-label-export = Ladda ner som fil
privacy-label-delete = Radera allt
privacy-label-sure = Ja, radera allt
privacy-label-keep = Nej, behåll det
privacy-forgot = { $matches ->
    [one] Klart. Du är raderad ur ett parti. Äldre säkerhetskopior har kvar ditt användar-ID tills den som driver boten raderar dem.
   *[other] Klart. Du är raderad ur { $matches } partier. Äldre säkerhetskopior har kvar ditt användar-ID tills den som driver boten raderar dem.
  }
