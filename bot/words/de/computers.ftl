computers-hint = 💡 { $verb ->
    [done] Ich würde den Zug beenden.
    [pass] Ich würde passen.
    [deploy] Ich würde diese Armee aufstellen: **{ $mv }**.
   *[other] Ich würde **{ $mv }** spielen.
  } { $why }
computers-hint-plain = 💡 { $verb ->
    [done] Ich würde den Zug beenden.
    [pass] Ich würde passen.
    [deploy] Ich würde diese Armee aufstellen: **{ $mv }**.
   *[other] Ich würde **{ $mv }** spielen.
  }
computers-hint-on-board = Ich würde das spielen: { $prompt }
computers-hint-in-words = -# In Worten: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# Das ist dein erster Tipp. Tipps werden gezählt, und am Ende sehen alle die Zahl.
   *[other] -# Tipps bisher: { $count }. Am Ende sehen alle die Zahl.
  }

computers-says = { $name }: „{ $said }“
computers-begins = { $level ->
    [1] { $pick ->
        [0] Hallo! Ich lerne noch. Fangen wir an?
       *[other] Darauf habe ich mich gefreut. Viel Glück!
      }
    [2] { $pick ->
        [0] Ich habe fleißig geübt. Mal sehen, wie weit ich komme.
       *[other] Auf eine gute Partie!
      }
    [3] { $pick ->
        [0] Sei gegrüßt! Ich spiele fair, und ich spiele, um zu gewinnen.
       *[other] Möge der bessere Plan gewinnen.
      }
    [4] { $pick ->
        [0] Lass dir Zeit. Ich habe keine Eile.
       *[other] Ich habe einen Plan und bin gespannt auf deinen.
      }
   *[other] { $pick ->
        [0] Willkommen. Zeig mir, was du kannst.
       *[other] Ich gebe mein Bestes. Weniger hast du nicht verdient.
      }
  }
computers-won = { $level ->
    [1] { $pick ->
        [0] Habe ich wirklich gewonnen? Danke für die Partie!
       *[other] Ich habe gewonnen! Spiel bitte wieder mit mir.
      }
    [2] { $pick ->
        [0] Das lief gut für mich. Danke fürs Mitspielen!
       *[other] Das Üben hat sich gelohnt. Spielen wir noch einmal?
      }
    [3] { $pick ->
        [0] Diese Partie geht an mich. Danke dafür.
       *[other] Ich habe gewonnen und spiele gern noch eine. Komm wieder und versuch es noch einmal.
      }
    [4] { $pick ->
        [0] Diesmal gewinne ich. Danke fürs Spielen.
       *[other] Es lief, wie ich gehofft hatte. Du hast meinen Respekt.
      }
   *[other] { $pick ->
        [0] Heute gehört die Burg mir. Danke für die Partie.
       *[other] Ich gewinne. Wenn du es noch einmal versuchen willst, bin ich da.
      }
  }
computers-lost = { $level ->
    [1] { $pick ->
        [0] Du bist gut! Das möchte ich auch lernen.
       *[other] Gut gemacht! Jeder Zug hat mir Spaß gemacht.
      }
    [2] { $pick ->
        [0] Du hast mehr gesehen als ich. Glückwunsch!
       *[other] Gut gespielt. Ich übe weiter.
      }
    [3] { $pick ->
        [0] Dein Plan war besser. Glückwunsch!
       *[other] Gut gekämpft. Ich senke meine Fahne.
      }
    [4] { $pick ->
        [0] Damit hatte ich nicht gerechnet. Wunderbar gespielt!
       *[other] Du hast meinen Plan durchkreuzt. Das kommt nicht oft vor.
      }
   *[other] { $pick ->
        [0] Bemerkenswert. Die Burg gehört dir.
       *[other] Du hast mich in Bestform geschlagen. Sei stolz darauf.
      }
  }
computers-drawn = { $level ->
    [1] Remis! Damit bin ich zufrieden.
    [2] Niemand hat verloren. Das gefällt mir.
    [3] Heute waren wir gleich stark. Gut gespielt.
    [4] Niemand von uns gab nach. Gut gespielt.
   *[other] Ein Remis gegen mich ist nicht wenig.
  }
