computers-hint = 💡 { $verb ->
    [done] Ik zou de beurt beëindigen.
    [pass] Ik zou passen.
    [deploy] Ik zou dit leger opstellen: **{ $mv }**.
   *[other] Ik zou **{ $mv }** spelen.
  } { $why }
computers-hint-plain = 💡 { $verb ->
    [done] Ik zou de beurt beëindigen.
    [pass] Ik zou passen.
    [deploy] Ik zou dit leger opstellen: **{ $mv }**.
   *[other] Ik zou **{ $mv }** spelen.
  }
computers-hint-on-board = Dit zou ik spelen: { $prompt }
computers-hint-in-words = -# In woorden: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# Dat is je eerste hint. Hints worden geteld, en aan het einde ziet iedereen het aantal.
   *[other] -# Hints tot nu toe: { $count }. Aan het einde ziet iedereen het aantal.
  }

computers-says = { $name }: ‘{ $said }’
computers-begins = { $level ->
    [1] { $pick ->
        [0] Hallo! Ik leer het nog. Zullen we beginnen?
       *[other] Hier heb ik naar uitgekeken. Veel succes!
      }
    [2] { $pick ->
        [0] Ik heb hard geoefend. Eens zien hoe ver ik kom.
       *[other] Op een mooie partij!
      }
    [3] { $pick ->
        [0] Gegroet! Ik speel eerlijk, en ik speel om te winnen.
       *[other] Moge het beste plan winnen.
      }
    [4] { $pick ->
        [0] Neem de tijd. Ik heb geen haast.
       *[other] Ik heb een plan, en ik ben benieuwd naar het jouwe.
      }
   *[other] { $pick ->
        [0] Welkom. Laat zien wat je kunt.
       *[other] Ik doe mijn best. Je verdient niet minder.
      }
  }
computers-won = { $level ->
    [1] { $pick ->
        [0] Heb ik echt gewonnen? Bedankt voor de partij!
       *[other] Ik heb gewonnen! Speel nog eens met me.
      }
    [2] { $pick ->
        [0] Dat ging goed voor mij. Bedankt voor het spelen!
       *[other] Het oefenen heeft geholpen. Spelen we nog eens?
      }
    [3] { $pick ->
        [0] Deze partij is voor mij. Bedankt voor het spelen.
       *[other] Ik heb gewonnen en speel graag nog een keer. Kom terug en probeer het nog eens.
      }
    [4] { $pick ->
        [0] Deze keer win ik. Dank je voor het spelen.
       *[other] Het ging zoals ik hoopte. Je hebt mijn respect.
      }
   *[other] { $pick ->
        [0] Vandaag is het kasteel van mij. Bedankt voor de partij.
       *[other] Ik win. Als je het nog eens wilt proberen, ben ik er.
      }
  }
computers-lost = { $level ->
    [1] { $pick ->
        [0] Je bent goed! Dat wil ik ook leren.
       *[other] Goed gedaan! Ik heb van elke zet genoten.
      }
    [2] { $pick ->
        [0] Jij zag meer dan ik. Gefeliciteerd!
       *[other] Goed gespeeld. Ik ga weer oefenen.
      }
    [3] { $pick ->
        [0] Jouw plan was beter. Gefeliciteerd!
       *[other] Goed gestreden. Ik strijk mijn vlag.
      }
    [4] { $pick ->
        [0] Dat had ik niet verwacht. Prachtig gespeeld!
       *[other] Je hebt mijn plan doorkruist. Dat gebeurt niet vaak.
      }
   *[other] { $pick ->
        [0] Opmerkelijk. Het kasteel is van jou.
       *[other] Je versloeg me op mijn best. Wees er trots op.
      }
  }
computers-drawn = { $level ->
    [1] Remise! Daar ben ik blij mee.
    [2] Geen van ons verloor. Dat bevalt me.
    [3] We waren vandaag even sterk. Goed gespeeld.
    [4] Geen van ons gaf toe. Goed gespeeld.
   *[other] Remise tegen mij is niet niks.
  }
