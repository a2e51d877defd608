# Messages about the match page, and the sentences that the page shows.

web-open = Open the board
web-open-the-board = 🖐 Open the board
web-yours = Here's your board of { $game } { $id }. The link is for you alone: it works once, within 15 minutes.
web-board-to-watch = Here's the board of { $game } { $id }, as spectators see it. The link is for you alone: it works once, within 15 minutes.
web-your-exercise = Here it is on the web. The link is for you alone: it works once, within 15 minutes.
web-no-page = This bot has no web page. Its operator can set one up.
web-watch = Watch
web-watch-on-the-web = 👀 Watch on the web
web-spectators = Anyone with this link can watch { $game } { $id }: { $url }
web-not-to-watch = Matches of this server can't be watched on the web.
web-sessions-ended = You're signed out of the web page everywhere.
web-end-sessions = Sign out of the web page
web-sessions =
    { $count ->
        [one] 🖐 You're signed in to the web page in one place, in a browser or inside Discord.
       *[other] 🖐 You're signed in to the web page in { $count } places, in browsers or inside Discord.
    }
web-title = { $game } · { $players }
web-your-turn = Your turn.
web-waiting = Waiting for { $players }.
web-thinking =
    { $count ->
        [one] { $players } is thinking…
       *[other] { $players } are thinking…
    }
web-someone = someone
web-name = { $player }
web-board = Board
web-board-of = { $player }'s castle
web-numbered-board = { $player }'s castle { $number }
web-your-board = Your castle
web-your-numbered-board = Your castle { $number }
web-hand = { $player }
web-your-hand = Your pieces
web-table = On the table
web-no-session = Please open the board from Discord: press “Open the board” below a match.
web-link-used = This link has been used, or is older than 15 minutes. Press “Open the board” in Discord again.
web-another-person = Another person is signed in to this page here. With this link, you sign in instead.
web-sign-in-instead = Sign in instead
web-not-yours = You can't see this match here. Press “Open the board” below it in Discord.
web-no-event = There's no such event, or you can't see it here. To see it, press “Live table” below its card in Discord.
web-no-match = There's no such match.
web-not-started = This match hasn't started.
web-wrong-origin = This request doesn't come from the page.
web-too-fast = That was too fast. Please wait a moment.
web-bad-request = This request can't be read.
web-unknown-act = “{ $act }” can't be done here.
web-unavailable = The bot can't answer at the moment. Please try again soon.
web-gone-on = The match has gone on. Here's the latest position.
web-no-script = This page needs JavaScript.
web-games = The games
web-start = To start a match, type /{ command-challenge.name } { $game } in Discord.
