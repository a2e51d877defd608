# Messages about ratings, results and leaderboards.

ratings-profile = 🏅 **{ $player }** on this server
ratings-overall = All games: { $rating } · { $tally }{ $streak }
ratings-in-game = **{ $game }**: { $rating } · { $tally }{ $streak }
ratings-everywhere = On all servers together: { $rating } · { $tally }. Only you see this.
ratings-rating = **{ $rating }** ± { $deviation }
ratings-guess = **{ $rating }?** ± { $deviation }
ratings-tally = { $won } won, { $drawn } drawn, { $lost } lost
ratings-brief = { $won }–{ $drawn }–{ $lost }
ratings-winning = {" "}· 🔥 { $count } wins in a row, at best { $longest }
ratings-not-winning = {" "}· at best { $longest } wins in a row
ratings-no-streak = {""}
ratings-between = ⚔️ You against { $player }: { $won } won, { $drawn } drawn, { $lost } lost.
ratings-nothing = No match that counts has been finished here yet.
ratings-what-counts = -# A **?** means that there are too few matches to be sure. Matches against computers and matches that were called off don't count.
ratings-plot =
    { $count ->
        [one] The rating after one match: { $last }.
       *[other] The rating over the last { $count } matches: from { $first } to { $last }, between { $least } and { $most }.
    }
ratings-plot-of = 📈 { $game }
ratings-ask-game = Which game?
ratings-all-games = All games
ratings-leaders = 🏆 **Leaderboard** · { $game }
ratings-place = { $place }. { $player } · { $rating } · { $tally }
ratings-unplaced = – { $player } · { $rating } · { $tally }
ratings-yours = ➡️ You: { $rating } · { $tally }
ratings-no-leaders = Nobody yet. Matches among people count here: who finishes the first?
ratings-no-server = Leaderboards belong to servers: ask for one there.
ratings-label-previous = ◀ Before
ratings-label-next = More ▶
ratings-changed = 📈 { $changes }
ratings-change = { $player } { $after } ({ $sign }{ $by })
