# Messages about ratings, results and leaderboards.

ratings-profile = 🏅 **{ $player }** on this server
ratings-profile-anywhere = 🏅 **{ $player }**
ratings-overall = All games: { $rating } · { $tally }{ $streak }
ratings-in-game = **{ $game }**: { $rating } · { $tally }{ $streak }
ratings-everywhere = All servers: { $rating } · { $tally }. Only you can see this.
ratings-rating = **{ $rating }** ± { $deviation }
ratings-guess = **{ $rating }?** ± { $deviation }
ratings-tally = { $won } won, { $drawn } drawn, { $lost } lost
ratings-brief = { $won }–{ $drawn }–{ $lost }
ratings-winning = {" "}· 🔥 { $count } wins in a row (best: { $longest })
ratings-not-winning = {" "}· best streak: { $longest } wins
ratings-no-streak = {""}
ratings-between = ⚔️ You vs. { $player }: { $won } won, { $drawn } drawn, { $lost } lost.
ratings-nothing = No rated matches finished here yet.
ratings-unsure = -# **?** means too few matches to be sure.
ratings-what-counts = -# Matches against computers and called-off matches aren't rated.
ratings-plot =
    { $count ->
        [one] Rating after one match: { $last }.
       *[other] Rating over the last { $count } matches: from { $first } to { $last }, lowest { $least }, highest { $most }.
    }
ratings-plot-of = 📈 { $game }
ratings-ask-game = Which game?
ratings-all-games = All games
ratings-leaders = 🏆 **Leaderboard** · { $game }
ratings-place = { $place }. { $player } · { $rating } · { $tally }
ratings-unplaced = – { $player } · { $rating } · { $tally }
ratings-yours = ➡️ You: { $rating } · { $tally }
ratings-no-leaders = Nobody yet. Only matches between people count. Who'll finish the first?
ratings-no-server = Leaderboards are per server. Use `/{ command-leaderboard.name }` on a server.
ratings-label-previous = ◀ Previous
ratings-label-next = Next ▶
ratings-changed = 📈 { $changes }
ratings-change = { $player } { $after } ({ $sign }{ $by })
ratings-change-provisional = { $player } { $after }? ({ $sign }{ $by })
