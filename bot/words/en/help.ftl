# Messages of the help page and of the rules.

help-rules = 📖 **{ $game } · { $title }** ({ $page } of { $pages })
help-rules-unknown = I don't know that game. I know { $games }.
help-game-choice = { $game } — { $summary }
help-castellan = 🏰 **Castellan** — castle games with friends, played over days, with a picture of every move.
help-games = **Games**
help-game = - **{ $game }** — { $summary }
help-commands = Commands
help-command = - `/{ $name }` — { $about }
help-how =
    {"*"}*How a match goes**
    `/challenge` somebody. Once they accept, a thread opens with the board.
    Nobody there? **Play the computer**: `/challenge` with a `computer` of your level, and it begins at once. `/hint` tells what it would play; among people you agree to hints first, with **Propose…**.
    Press **Move** and choose step by step, or type `/move`. Everybody can watch; secrets stay secret.
    When it's over, **Replay** shows it again, step by step or as a film.
    -# I keep your Discord number with the matches you play, your unfinished moves and what you chose to keep. `/privacy` shows it, gives it to you and erases it.
