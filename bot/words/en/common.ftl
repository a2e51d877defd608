# Labels of buttons and menus, and refusals, that several features share.

## Buttons and menus

label-move = Move
label-move-in = Move in { $id }
label-step-by-step = Move step by step
label-board = Board
label-newest-board = Newest board
label-turn = Turn the board
label-decline = Decline
label-hint = 💡 Hint
label-play-it = Play it
label-add-computer = 🤖 Add a computer
label-play-computer = 🤖 Play the computer
label-choose-level = How strong?
label-where-decided = ❗ Where it was decided
label-resign = Resign
label-really-resign = Yes, resign
label-call-off = Call it off: nobody wins
label-play-on = No, play on
label-rules = Rules
label-rematch = Rematch
label-replay = Replay
label-steps = Step by step
label-try-again = 🔄 Try again
label-film = 🎬 Film
label-first = ⏮ First
label-previous = ◀ Back
label-next = Next ▶
label-last = Last ⏭
label-confirm = Confirm
label-back = Back
label-start-over = Start over
label-save = 💾 Save for later
label-unsave = 🗑️ Remove “{ $name }”
label-order = ✏️ Edit saved ones
label-saved = ⭐ { $game }: what you saved
label-rename = Rename which one?
label-remove = Remove which one?
label-type = Type it
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
refusal-could-be = It could be: { $moves }.
refusal-like-it = Legal moves like it: { $moves }.
refusal-nothing-changed = -# Nothing has changed. `/move` suggests legal moves as you type; the Move button takes you through one step by step.
refusal-internal-error = Something went wrong on my side. Nothing is lost: look at the board with `/board` and try again.
refusal-command-changed = I can't read that command: something is missing or of the wrong kind. Please type it again; `/help` lists what there is.
refusal-restarting = I'm restarting and will be back in a moment. Nothing is lost: please try again.
refusal-too-many-requests = That was a lot at once. Wait a moment until the rest is done, then go on.
refusal-busy-thinking = I'm thinking about many matches right now. Please ask again in a moment.
refusal-hint-underway = I'm already thinking about a hint for you. It'll be here in a moment.
refusal-command-gone = That command no longer exists. `/help` lists what there is.
refusal-unknown-button = That button isn't one of mine, or it's from long ago. `/games` shows your matches.
refusal-no-server = Those settings belong to a server, and this isn't one. Your own are at `/settings`.
refusal-not-a-manager = Only those who may manage this server can change its settings. Your own are at `/settings`.
