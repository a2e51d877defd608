computers-hint = 💡 { $verb ->
    [done] Jag skulle avsluta turen.
    [pass] Jag skulle stå över.
    [deploy] Jag skulle ställa upp den här armén: **{ $mv }**.
   *[other] Jag skulle spela **{ $mv }**.
  } { $why }
computers-hint-plain = 💡 { $verb ->
    [done] Jag skulle avsluta turen.
    [pass] Jag skulle stå över.
    [deploy] Jag skulle ställa upp den här armén: **{ $mv }**.
   *[other] Jag skulle spela **{ $mv }**.
  }
computers-hint-on-board = Jag skulle göra så här: { $prompt }
computers-hint-in-words = -# I ord: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# Det var ditt första tips. Tipsen räknas, och alla ser antalet i slutet.
   *[other] -# Tips hittills: { $count }. Alla ser antalet i slutet.
  }

computers-says = { $name }: ”{ $said }”
computers-begins = { $level ->
    [1] { $pick ->
        [0] Hej! Jag håller fortfarande på att lära mig. Ska vi börja?
       *[other] Jag har sett fram emot det här. Lycka till!
      }
    [2] { $pick ->
        [0] Jag har övat flitigt. Vi får se hur långt det räcker.
       *[other] Må lyckan stå oss bi!
      }
    [3] { $pick ->
        [0] Var hälsad! Jag spelar schyst, och jag spelar för att vinna.
       *[other] Må den bästa planen vinna.
      }
    [4] { $pick ->
        [0] Ta den tid du behöver. Jag har ingen brådska.
       *[other] Jag har en plan, och jag är nyfiken på din.
      }
   *[other] { $pick ->
        [0] Välkommen. Visa mig vad du kan.
       *[other] Jag gör mitt bästa. Du förtjänar inget mindre.
      }
  }
computers-won = { $level ->
    [1] { $pick ->
        [0] Vann jag verkligen? Tack för partiet!
       *[other] Jag vann! Spela gärna mot mig igen.
      }
    [2] { $pick ->
        [0] Det gick bra för mig. Tack för partiet!
       *[other] Övningen gav resultat. Ska vi spela igen?
      }
    [3] { $pick ->
        [0] Den här gången vann jag. Tack för partiet.
       *[other] Jag vann och spelar gärna en gång till. Kom tillbaka och försök igen.
      }
    [4] { $pick ->
        [0] Jag vinner den här gången. Tack för att du spelade.
       *[other] Det gick som jag hade hoppats. Du har min respekt.
      }
   *[other] { $pick ->
        [0] I dag är borgen min. Tack för partiet.
       *[other] Jag vinner. Vill du försöka igen finns jag här.
      }
  }
computers-lost = { $level ->
    [1] { $pick ->
        [0] Du är duktig! Det där vill jag lära mig.
       *[other] Bra gjort! Jag njöt av varje drag.
      }
    [2] { $pick ->
        [0] Du såg mer än jag. Grattis!
       *[other] Bra spelat. Jag går och övar vidare.
      }
    [3] { $pick ->
        [0] Din plan var bättre. Grattis!
       *[other] Bra kämpat. Jag sänker min flagga.
      }
    [4] { $pick ->
        [0] Det hade jag inte väntat mig. Vackert spelat!
       *[other] Du bröt min plan. Det händer inte ofta.
      }
   *[other] { $pick ->
        [0] Enastående. Borgen är din.
       *[other] Du slog mig när jag var som bäst. Var stolt över det.
      }
  }
computers-drawn = { $level ->
    [1] Remi! Det är jag nöjd med.
    [2] Ingen av oss förlorade. Det gillar jag.
    [3] Vi var jämbördiga i dag. Bra spelat.
    [4] Ingen av oss gav vika. Bra spelat.
   *[other] Remi mot mig är inte illa.
  }
