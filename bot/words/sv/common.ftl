# Knappar och menyer

label-move = Dra
label-move-in = Dra i parti { $id }
label-step-by-step = Dra steg för steg
label-board = Bräde
label-newest-board = Senaste brädet
label-turn = Vrid brädet
label-decline = Avböj
label-hint = 💡 Tips
label-play-it = Gör det draget
label-add-computer = 🤖 Lägg till en dator
label-play-computer = 🤖 Spela mot datorn
label-choose-level = Välj nivå
label-choose-other = Eller något annat?
label-where-decided = ❗ Avgöranden
label-more = Mer …
label-resign = Ge upp
label-really-resign = Ja, ge upp
label-call-off = Avbryt (ingen vinner)
label-play-on = Nej, spela vidare
label-rules = Regler
label-rematch = Returmatch
label-replay = Repris
label-steps = Steg för steg
label-try-again = 🔄 Försök igen
label-film = 🎬 Film
label-first = ⏮ Första
label-previous = ◀ Föregående
label-next = Nästa ▶
label-last = Sista ⏭
label-confirm = Bekräfta
label-back = Tillbaka
label-start-over = Börja om
label-save = 💾 Spara till senare
label-unsave = 🗑️ Ta bort ”{ $name }”
label-order = ✏️ Redigera sparat
label-saved = ⭐ Sparat för { $game }
label-rename = Välj vad som ska byta namn
label-remove = Välj vad som ska tas bort
label-type = Skriv ett drag
label-take-back = Ta tillbaka
label-accept = Anta
label-join = Gå med
label-start = Starta
label-leave = Lämna
label-withdraw = Återta
label-choose-game = Välj ett spel
label-light = ☀️ Ljust
label-dark = 🌙 Mörkt
label-contrast = 🔳 Hög kontrast

## Varför något inte gjordes

refusal-move-error = ❌ { $reason }
refusal-not-a-player-over = Parti { $id } är inte ditt, men du kan se det i repris.
refusal-could-be = Menade du något av de här? { $moves }
refusal-like-it = Liknande tillåtna drag: { $moves }
refusal-play-listed = Spela ett av de här dragen
refusal-nothing-changed = -# Inget har ändrats. `/{ command-move.name }` föreslår tillåtna drag medan du skriver; **Dra** leder dig steg för steg.
refusal-internal-error = Något gick fel hos mig. Inget har gått förlorat. Titta i `/{ command-board.name }` och försök igen.
refusal-command-changed = Det kommandot har ändrats sedan du skrev det. Skriv det igen. `/{ command-help.name }` visar alla kommandon.
refusal-restarting = Jag startar om och är strax tillbaka. Inget har gått förlorat. Försök igen om en stund.
refusal-too-many-requests = Det var mycket på en gång. Ge mig en stund innan du fortsätter.
refusal-busy-thinking = Jag tänker på för många partier just nu. Försök igen om en stund.
refusal-hint-underway = Ditt tips är redan på väg. Ett ögonblick.
refusal-command-gone = Det kommandot finns inte längre. `/{ command-help.name }` visar alla kommandon.
refusal-unknown-button = Den knappen fungerar inte längre. `/{ command-games.name }` visar dina partier.
refusal-no-server = Här finns inga serverinställningar. Dina egna finns i `/{ command-settings.name }`.
refusal-not-a-manager = Du behöver behörigheten **Hantera server** för att ändra serverns inställningar. Dina egna finns i `/{ command-settings.name }`.

## Värdena för ett alternativ som är på eller av

switch-on = på
switch-off = av
