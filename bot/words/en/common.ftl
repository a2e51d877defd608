# Labels of buttons and menus, and refusals, that several features share.

## Buttons and menus

label-move = Move
label-move-in = Move in { $id }
label-step-by-step = Move step by step
label-board = Board
label-newest-board = Latest board
label-turn = Turn the board
label-decline = Decline
label-hint = 💡 Hint
label-play-it = Play it
label-add-computer = 🤖 Add a computer
label-play-computer = 🤖 Play the computer
label-choose-level = Choose a level
label-choose-other = Or something else?
label-where-decided = ❗ Turning points
label-more = More…
label-resign = Resign
label-really-resign = Yes, resign
label-call-off = Call it off (nobody wins)
label-play-on = No, play on
label-rules = Rules
label-rematch = Rematch
label-replay = Replay
label-steps = Step by step
label-try-again = 🔄 Try again
label-film = 🎬 Film
label-first = ⏮ First
label-previous = ◀ Previous
label-next = Next ▶
label-last = Last ⏭
label-confirm = Confirm
label-back = Back
label-start-over = Start over
label-save = 💾 Save for later
label-unsave = 🗑️ Remove “{ $name }”
label-order = ✏️ Edit saved
label-saved = ⭐ Saved for { $game }
label-rename = Choose one to rename
label-remove = Choose one to remove
label-type = Type a move
label-take-back = Take back
label-accept = Accept
label-join = Join
label-start = Start
label-leave = Leave
label-withdraw = Withdraw
label-choose-game = Choose a game
label-light = ☀️ Light
label-dark = 🌙 Dark
label-contrast = 🔳 High contrast

## Why something was not done

refusal-move-error = ❌ { $reason }
refusal-not-a-player-over = You're not a player in match { $id }, but you can replay it.
refusal-could-be = Did you mean one of these? { $moves }
refusal-like-it = Similar legal moves: { $moves }
refusal-play-listed = Play one of these moves
refusal-nothing-changed = -# Nothing changed. `/{ command-move.name }` suggests legal moves as you type; **Move** guides you step by step.
refusal-internal-error = Something went wrong on my end. Nothing is lost. Check `/{ command-board.name }` and try again.
refusal-command-changed = That command has changed since you typed it. Please type it again. `/{ command-help.name }` lists all commands.
refusal-restarting = I'm restarting and will be right back. Nothing is lost. Please try again in a moment.
refusal-too-many-requests = That was a lot at once. Give me a moment, then go on.
refusal-busy-thinking = I'm thinking about too many matches right now. Please try again in a moment.
refusal-hint-underway = Your hint is already on its way. One moment.
refusal-command-gone = That command no longer exists. `/{ command-help.name }` lists all commands.
refusal-unknown-button = That button no longer works. `/{ command-games.name }` shows your matches.
refusal-no-server = There are no server settings here. Your own are in `/{ command-settings.name }`.
refusal-not-a-manager = You need the **Manage Server** permission to change server settings. Your own are in `/{ command-settings.name }`.

## The values of an option that is on or off

switch-on = on
switch-off = off
