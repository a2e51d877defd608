replay-step = 🎞️ **{ $game }** { $id } · { $at } von { $count }
replay-file-step = 🎞️ **{ $game }**, aus deiner Datei · { $at } von { $count }
replay-players = -# { $players }
replay-taken = ⚔️ Zuletzt geschlagen
replay-nothing-taken = -# Vor diesem Zug wurde nichts geschlagen.
replay-turn-left = ↺
replay-turn-right = ↻
replay-jump = # Gehe zu …
replay-no-such-move = -# Diesen Zug gibt es nicht. Tipp eine Zahl von 0 bis { $count }.
replay-show = 📣 Hier zeigen
replay-show-film = 📣 Den Film hier zeigen
replay-shown-by = -# Gezeigt von { $player }
replay-not-here = Hier zeigen kann diese Partie nur, wer sie gespielt hat. Auf ihrem eigenen Server können es alle.
replay-export = 📄 Exportieren
replay-moves = 📜 **{ $game }** { $id } · Züge { $from } bis { $to } von { $count }
replay-no-moves = 📜 **{ $game }** { $id } · noch keine Züge
replay-numbered = { $number }. { $told }
replay-all-moves = 📜 Züge
replay-earlier = ◀ Frühere
replay-later = Spätere ▶
replay-from-start = ⏮ Von Anfang an
replay-exported = 📄 Partie { $id } als lesbarer Text, und als JSON für `/{ command-replay.name }` und andere Programme.
replay-text-title = { $game } { $id }
replay-text-file = { $game }
replay-text-seats = Plätze: { $seats }
replay-text-option = { $option-name }: { $value-name }
replay-text-move = { $number }. { $seat }: { $mv }
replay-text-left = { $number }. { $seat } verlässt die Partie
replay-file-film = { $moves ->
    [one] 🎬 **{ $game }**, aus deiner Datei · ein Zug
   *[other] 🎬 **{ $game }**, aus deiner Datei · { $moves } Züge
  }
replay-too-large = Diese Datei ist zu groß. Eine Partie hat höchstens { $kilobytes } kB.
replay-not-json = Diese Datei kann ich nicht als JSON lesen. Nimm eine, die beim Nachspielen mit **Exportieren** entstand.
replay-not-a-record = Dieses JSON ist keine Partie. Nimm eine Datei, die beim Nachspielen mit **Exportieren** entstand.
replay-unfetched = Ich konnte diese Datei nicht herunterladen. Versuch es noch einmal.
replay-since = ⏪ Seit deinem letzten Zug
replay-since-yours = { $moves ->
    [one] ⏪ **{ $game }** { $id } · ein Zug seit deinem
   *[other] ⏪ **{ $game }** { $id } · { $moves } Züge seit deinem
  }
replay-since-last = ⏪ **{ $game }** { $id } · der letzte Zug
replay-since-nothing = ⏪ **{ $game }** { $id } · seit deinem letzten Zug ist nichts geschehen
replay-step-ply = { $mover }: **{ $mv }**
replay-film = { $moves ->
    [one] 🎬 **{ $game }** { $id } · ein Zug
   *[other] 🎬 **{ $game }** { $id } · { $moves } Züge
  }
replay-long-film = { $moves ->
    [one] 🎬 **{ $game }** { $id } · der letzte Zug
   *[other] 🎬 **{ $game }** { $id } · die letzten { $moves } Züge
  }
