privacy-held =
    🔐 **Was ich über dich speichere**, unter deiner Discord-Nutzer-ID:
    - Partien und Herausforderungen: **{ $matches }** (davon laufend: { $running }), mit deinem Platz, deinen Zügen und ihren Zeitpunkten
    - gewertete Ergebnisse und die Wertungen daraus: **{ $counting }**
    - angefangene Züge: **{ $drafts }** · Gespeichertes und Gemerktes: **{ $kept }** · Einstellungen: **{ $preferences }**
    - angefangene Rätsel und Lektionen, mit deinen Tagen in Folge und Rätselwertungen: **{ $puzzles }**
    - der Name, unter dem du in jeder deiner Partien und in Wettbewerben spielst · deine Wörter für Auslosungen · Partien, denen du folgst · die letzte Partie, die du aus einer Datei geöffnet hast
privacy-not-held = -# Deine Nachrichten lese und speichere ich nicht. Protokolle enthalten Nummern von Partien, nie, was jemand geschrieben hat. Löschst du deine Daten, bleiben deine Partien den anderen erhalten, aber ohne dich. In Sicherungen kann noch etwas stehen; die hat nur, wer diesen Bot betreibt.
privacy-here = 🔐 Hier ist alles. Nur du siehst diese Nachricht.
privacy-file = Alles, was über dich gespeichert ist, als JSON.
privacy-too-much = Deine Daten sind zu groß für eine Datei in Discord. Frag die Person danach, die diesen Bot betreibt.
privacy-really-delete =
    {"*"}*Alles** löschen, was über dich gespeichert ist? Das lässt sich nicht rückgängig machen.
    { $running ->
        [0] Du hast keine laufenden Partien.
        [one] Zuerst gebe ich deine laufende Partie auf und sage es den anderen. Sie ist vorbei, wenn die anderen ohne dich nicht weiterspielen können.
       *[other] Zuerst gebe ich deine { $running } laufenden Partien auf und sage es den anderen. Eine Partie ist vorbei, wenn die anderen ohne dich nicht weiterspielen können.
    }
    In beendeten Partien steht dann *jemand* an deiner Stelle.
privacy-label-export = Als Datei herunterladen
privacy-label-delete = Alles löschen
privacy-label-sure = Ja, alles löschen
privacy-label-keep = Nein, behalten
privacy-forgot = { $matches ->
    [one] Erledigt. Du bist aus einer Partie gelöscht. Ältere Sicherungen enthalten deine Nutzer-ID noch; löschen kann sie nur, wer diesen Bot betreibt.
   *[other] Erledigt. Du bist aus { $matches } Partien gelöscht. Ältere Sicherungen enthalten deine Nutzer-ID noch; löschen kann sie nur, wer diesen Bot betreibt.
  }
