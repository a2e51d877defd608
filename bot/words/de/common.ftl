# Knöpfe und Menüs

label-move = Ziehen
label-move-in = In { $id } ziehen
label-step-by-step = Schritt für Schritt ziehen
label-board = Brett
label-newest-board = Neuestes Brett
label-turn = Brett drehen
label-decline = Ablehnen
label-hint = 💡 Tipp
label-play-it = Diesen Zug spielen
label-add-computer = 🤖 Computer dazuholen
label-play-computer = 🤖 Gegen den Computer spielen
label-choose-level = Stufe wählen
label-choose-other = Oder etwas anderes?
label-where-decided = ❗ Wendepunkte
label-more = Mehr …
label-resign = Aufgeben
label-really-resign = Ja, aufgeben
label-call-off = Abbrechen (niemand gewinnt)
label-play-on = Nein, weiterspielen
label-rules = Regeln
label-rematch = Revanche
label-replay = Nachspielen
label-steps = Schritt für Schritt
label-try-again = 🔄 Noch einmal versuchen
label-film = 🎬 Film
label-first = ⏮ Anfang
label-previous = ◀ Zurück
label-next = Weiter ▶
label-last = Ende ⏭
label-confirm = Bestätigen
label-back = Zurück
label-start-over = Von vorn
label-save = 💾 Für später speichern
label-unsave = 🗑️ „{ $name }“ entfernen
label-order = ✏️ Gespeichertes bearbeiten
label-saved = ⭐ Gespeichert für { $game }
label-rename = Zum Umbenennen wählen
label-remove = Zum Entfernen wählen
label-type = Zug tippen
label-take-back = Zurücknehmen
label-accept = Annehmen
label-join = Mitspielen
label-start = Starten
label-leave = Verlassen
label-withdraw = Zurückziehen
label-choose-game = Spiel wählen
label-light = ☀️ Hell
label-dark = 🌙 Dunkel
label-contrast = 🔳 Hoher Kontrast

## Warum etwas nicht geschah

refusal-move-error = ❌ { $reason }
refusal-not-a-player-over = Partie { $id } ist nicht deine, aber du kannst sie nachspielen.
refusal-could-be = Meintest du einen von diesen? { $moves }
refusal-like-it = Ähnliche erlaubte Züge: { $moves }
refusal-play-listed = Einen dieser Züge spielen
refusal-nothing-changed = -# Nichts hat sich geändert. `/{ command-move.name }` schlägt beim Tippen erlaubte Züge vor; **Ziehen** führt dich Schritt für Schritt.
refusal-internal-error = Bei mir ist etwas schiefgegangen. Nichts ist verloren. Sieh mit `/{ command-board.name }` nach, und versuch es noch einmal.
refusal-command-changed = Dieser Befehl hat sich geändert, seit du ihn getippt hast. Tipp ihn noch einmal. `/{ command-help.name }` zeigt alle Befehle.
refusal-restarting = Ich starte neu und bin gleich wieder da. Nichts ist verloren. Versuch es gleich noch einmal.
refusal-too-many-requests = Das war viel auf einmal. Lass mir einen Moment, dann geht es weiter.
refusal-busy-thinking = Ich denke gerade über zu viele Partien nach. Versuch es gleich noch einmal.
refusal-hint-underway = Dein Tipp ist schon unterwegs. Einen Moment.
refusal-command-gone = Diesen Befehl gibt es nicht mehr. `/{ command-help.name }` zeigt alle Befehle.
refusal-unknown-button = Dieser Knopf geht nicht mehr. `/{ command-games.name }` zeigt deine Partien.
refusal-no-server = Hier gibt es keine Servereinstellungen. Deine eigenen findest du unter `/{ command-settings.name }`.
refusal-not-a-manager = Servereinstellungen ändern kannst du nur mit der Berechtigung **Server verwalten**. Deine eigenen findest du unter `/{ command-settings.name }`.

## Optionen, die an oder aus sind

switch-on = an
switch-off = aus
