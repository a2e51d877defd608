board-title = **{ $game }** · { $id } · { $players }
board-version = { $game } · { $version }
board-seated = { $player ->
    [you] Du ({ $seat })
   *[other] { $player } ({ $seat })
  }
board-sit = { $players }.
board-computer = { $name } Stufe { $level }
board-computer-next = { $name } { $numeral }
board-skipped = { $turns ->
    [one] ⏩ Das ging schnell! Der Zug davor hat kein eigenes Brett:
   *[other] ⏩ Das ging schnell! Die { $turns } Züge davor haben keine eigenen Bretter:
  }
board-skipped-many = { $turns ->
    [one] ⏩ Das ging schnell! Ein früherer Zug hat kein eigenes Brett. Hier sind die letzten { $last }; **Nachspielen** zeigt alle:
   *[other] ⏩ Das ging schnell! { $turns } frühere Züge haben keine eigenen Bretter. Hier sind die letzten { $last }; **Nachspielen** zeigt alle:
  }
board-note = > { $note }
board-to-move = ➡️ { $players }, du bist am Zug.
board-thinks = { $players-count ->
    [one] ➡️ { $players } denkt nach …
   *[other] ➡️ { $players } denken nach …
  }
board-ready = ✅ Bereit: { $ready } · ⏳ { $waiting }
# The task is something like "both of you, draw up your armies".
board-all-to-move = ➡️ { $players }: { $task }
board-turn-of = { $players-count ->
    [one] ➡️ { $players } ist am Zug.
   *[other] ➡️ { $players } sind am Zug.
  }
board-your-turn = ➡️ Du bist am Zug. Dein Platz: { $seat }.
board-your-turn-by-name = ➡️ Du bist am Zug.
board-won = { $winners-count ->
    [one] 🏆 { $winners } gewinnt! { $why }
   *[other] 🏆 { $winners } gewinnen! { $why }
  }
# Without the reason, where it has been said.
board-wins = { $winners-count ->
    [one] 🏆 { $winners } gewinnt!
   *[other] 🏆 { $winners } gewinnen!
  }
board-even = 🤝 Remis.
board-nobody-wins = Niemand gewinnt.
board-drawn = 🤝 Remis. { $reason }
board-series = { $draws ->
    [0] 🔁 Die Serie: { $first } { $wins } – { $others } { $second }
    [one] 🔁 Die Serie: { $first } { $wins } – { $others } { $second }, dazu ein Remis
   *[other] 🔁 Die Serie: { $first } { $wins } – { $others } { $second }, dazu { $draws } Remis
  }
board-resigned = { $player } hat aufgegeben.
board-walkover = { $player } verliert kampflos: Das wird nicht gewertet.
board-adjudicated = Der Wettbewerb hat die Partie entschieden: Sie wird nicht gewertet.
board-called-off-by-event = Der Wettbewerb hat die Partie abgebrochen. Niemand gewinnt.
board-draw-agreed = 🤝 Einigung auf { $word }.
board-aborted = { $player } hat die Partie abgebrochen, bevor alle gezogen hatten.
board-never-declined = Die Herausforderung wurde abgelehnt.
board-never-withdrawn = Die Herausforderung wurde zurückgezogen.
board-never-expired = Die Herausforderung ist abgelaufen.
board-draw = Remis
board-hints = 💡 Genutzte Tipps: { $players }.
board-hinted = { $player } { $count }
board-link = -# Gespielt in { $place }
board-nobody = niemand
board-close-up = Nahaufnahme. Das andere Bild zeigt und beschreibt das ganze Brett.
board-picture-missing = 🖼️ Discord hat das Bild nicht angenommen. Deiner Partie fehlt nichts. Versuch es gleich noch einmal.
board-film = { $positions ->
    [one] Ein Film mit einer einzigen Stellung:
   *[other] Ein Film mit { $positions } Stellungen. Die letzte:
  }
