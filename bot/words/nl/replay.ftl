replay-step = 🎞️ **{ $game }** { $id } · { $at } van { $count }
replay-file-step = 🎞️ **{ $game }**, uit je bestand · { $at } van { $count }
replay-players = -# { $players }
replay-taken = ⚔️ Laatst geslagen
replay-nothing-taken = -# Vóór deze zet is er niets geslagen.
replay-turn-left = ↺
replay-turn-right = ↻
replay-jump = # Ga naar…
replay-no-such-move = -# Die zet is er niet. Typ een getal van 0 tot en met { $count }.
replay-show = 📣 Hier tonen
replay-show-film = 📣 Film hier tonen
replay-shown-by = -# Getoond door { $player }
replay-not-here = Alleen de spelers zelf kunnen die partij hier tonen. Op de server waar er gespeeld wordt, kan iedereen dat.
replay-export = 📄 Exporteren
replay-moves = 📜 **{ $game }** { $id } · zetten { $from } tot en met { $to } van { $count }
replay-no-moves = 📜 **{ $game }** { $id } · nog geen zetten
replay-numbered = { $number }. { $told }
replay-all-moves = 📜 Zetten
replay-earlier = ◀ Eerder
replay-later = Later ▶
replay-from-start = ⏮ Vanaf het begin
replay-exported = 📄 Partij { $id } als leesbare tekst, en als JSON voor `/{ command-replay.name }` en andere programma’s.
replay-text-title = { $game } { $id }
replay-text-file = { $game }
replay-text-seats = Plaatsen: { $seats }
replay-text-option = { $option-name }: { $value-name }
replay-text-move = { $number }. { $seat }: { $mv }
replay-text-left = { $number }. { $seat } verlaat de partij
replay-file-film = { $moves ->
    [one] 🎬 **{ $game }**, uit je bestand · één zet
   *[other] 🎬 **{ $game }**, uit je bestand · { $moves } zetten
  }
replay-too-large = Dat bestand is te groot. Een partij is hooguit { $kilobytes } kB.
replay-not-json = Dat bestand kan ik niet als JSON lezen. Gebruik een bestand dat je bij het naspelen met **Exporteren** hebt gemaakt.
replay-not-a-record = Die JSON is geen partij. Gebruik een bestand dat je bij het naspelen met **Exporteren** hebt gemaakt.
replay-unfetched = Dat bestand kon ik niet downloaden. Probeer het opnieuw.
replay-since = ⏪ Sinds je laatste zet
replay-since-yours = { $moves ->
    [one] ⏪ **{ $game }** { $id } · één zet sinds die van jou
   *[other] ⏪ **{ $game }** { $id } · { $moves } zetten sinds die van jou
  }
replay-since-last = ⏪ **{ $game }** { $id } · de laatste beurt
replay-since-nothing = ⏪ **{ $game }** { $id } · sinds je laatste zet is er niets gebeurd
replay-step-ply = { $mover }: **{ $mv }**
replay-film = { $moves ->
    [one] 🎬 **{ $game }** { $id } · één zet
   *[other] 🎬 **{ $game }** { $id } · { $moves } zetten
  }
replay-long-film = { $moves ->
    [one] 🎬 **{ $game }** { $id } · de laatste zet
   *[other] 🎬 **{ $game }** { $id } · de laatste { $moves } zetten
  }
