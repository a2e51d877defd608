board-title = **{ $game }** · { $id } · { $players }
board-version = { $game } · { $version }
board-seated = { $player ->
    [you] Toi ({ $seat })
   *[other] { $player } ({ $seat })
  }
board-sit = { $players }.
board-computer = { $name } niveau { $level }
board-computer-next = { $name } { $numeral }
board-skipped = { $turns ->
    [one] ⏩ C’était rapide ! Le tour précédent n’a pas son propre plateau :
   *[other] ⏩ C’était rapide ! Les { $turns } tours précédents n’ont pas leur propre plateau :
  }
board-skipped-many = { $turns ->
    [one] ⏩ C’était rapide ! { $turns } tour plus ancien n’a pas son propre plateau. Voici les { $last } derniers ; **Revoir** les montre tous :
   *[other] ⏩ C’était rapide ! { $turns } tours plus anciens n’ont pas leur propre plateau. Voici les { $last } derniers ; **Revoir** les montre tous :
  }
board-note = > { $note }
board-to-move = { $players-count ->
    [one] ➡️ { $players }, à toi de jouer.
   *[other] ➡️ { $players }, à vous de jouer.
  }
board-thinks = { $players-count ->
    [one] ➡️ { $players } réfléchit…
   *[other] ➡️ { $players } réfléchissent…
  }
board-ready = ✅ C’est prêt : { $ready } · ⏳ { $waiting }
# The task is something like "both of you, draw up your armies".
board-all-to-move = ➡️ { $players } : { $task }
board-turn-of = ➡️ À { $players } de jouer.
board-your-turn = ➡️ À toi de jouer. Ta place : { $seat }.
board-your-turn-by-name = ➡️ À toi de jouer.
board-won = 🏆 Victoire pour { $winners } ! { $why }
# Without the reason, where it has been said.
board-wins = 🏆 Victoire pour { $winners } !
board-even = 🤝 Partie nulle.
board-nobody-wins = Personne ne gagne.
board-drawn = 🤝 Partie nulle. { $reason }
board-series =
    { $draws ->
        [0] 🔁 La série : { $first } { $wins } – { $others } { $second }
        [one] 🔁 La série : { $first } { $wins } – { $others } { $second }, et une nulle
       *[other] 🔁 La série : { $first } { $wins } – { $others } { $second }, et { $draws } nulles
    }
board-resigned = { $player } a abandonné.
board-walkover = { $player } perd par forfait : la partie n’est pas classée.
board-adjudicated = La compétition a décidé du résultat : la partie n’est pas classée.
board-called-off-by-event = La compétition a annulé la partie. Personne ne gagne.
board-draw-agreed = 🤝 Accord sur { $word-def }.
board-aborted = { $player } a annulé la partie avant que tout le monde ait joué.
board-never-declined = Le défi a été refusé.
board-never-withdrawn = Le défi a été retiré.
board-never-expired = Le défi a expiré.
board-draw = nulle
    .def = la nulle
    .label = Nulle
board-hints = 💡 Indices utilisés : { $players }.
board-hinted = { $player } { $count }
board-link = -# Partie jouée dans { $place }
board-nobody = personne
board-close-up = Gros plan. L’autre image montre et décrit tout le plateau.
board-picture-missing = 🖼️ Discord n’a pas accepté l’image. Ta partie n’a rien. Réessaie dans un instant.
board-film = { $positions ->
    [one] Un film d’une seule position :
   *[other] Un film en { $positions } positions. La dernière :
  }
