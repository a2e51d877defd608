# What those read who look at matches: lists, replays, watching, dashboards. Texts are in markdown.

## Lists

list-yours = **Your matches** · { $turns ->
    [0] nothing waits for your move
    [1] 1 waits for your move
    [100] 100 or more wait for your move
   *[other] { $turns } wait for your move
  }
list-yours-none = None yet. `/challenge` somebody, play a `computer`, or take an open challenge.
list-open = **Open challenges on this server**
list-open-none = Nobody is waiting for an opponent right now. `/challenge` without an opponent is open to all.
list-running = **To watch on this server**
list-running-none = Nothing is being played here right now.
list-over = **Played on this server**
list-over-none = No match has ended here yet.
list-no-server = That's a list of a server, and there is none here.
list-open-entry = { $id } **{ $game }** · { $asker } · { $seats ->
    [1] 1 seat is free
   *[other] { $seats } seats are free
  } · until { $until }
list-over-entry = { $id } **{ $game }** · { $players } · { $came }
list-won-by = 🏆 { $winners }
list-drawn = 🤝 a draw
list-no-result = without a result
list-pick = Open a match
list-choice = { $id } { $game }
list-names = { $names }
list-take = Take { $id }
list-tab-mine = My matches
list-tab-open = Open challenges
list-tab-running = Being played
list-tab-over = Played
list-newer = ◀ Newer
list-older = Older ▶
list-all = ☰ All matches

## Replay

replay-step = 🎞️ **{ $game }** { $id } · { $at } of { $count }
replay-file-step = 🎞️ **{ $game }**, from your file · { $at } of { $count }
replay-players = -# { $players }
replay-taken = ⚔️ Last capture
replay-nothing-taken = -# Nothing was captured before this move.
replay-turn-left = ↺
replay-turn-right = ↻
replay-jump = # Go to…
replay-no-such-move = -# That's no move of this match. Type a number from 0 to { $count }.
replay-show = 📣 Show it here
replay-show-film = 📣 Show the film here
replay-shown-by = -# Shown by { $player }
replay-not-here = Here only its players can show that match to others. On its own server everybody can.
replay-export = 📄 Export
replay-moves = 📜 **{ $game }** { $id } · moves { $from } to { $to } of { $count }
replay-no-moves = 📜 **{ $game }** { $id } · nobody has moved yet.
replay-numbered = { $number }. { $told }
replay-all-moves = 📜 Moves
replay-earlier = ◀ Earlier
replay-later = Later ▶
replay-from-start = ⏮ From the start
replay-exported = 📄 Match { $id } as text to read, and as JSON that `/replay` and other programs understand.
replay-text-title = { $game } { $id }
replay-text-file = { $game }
replay-text-seats = Seats: { $seats }
replay-text-option = { $option }: { $value }
replay-text-move = { $number }. { $seat }: { $mv }
replay-text-left = { $number }. { $seat } leaves the table
replay-file-film = 🎬 **{ $game }**, from your file · { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
replay-too-large = That file is too large for me: a match has at most { $kilobytes } kB.
replay-not-json = That file isn't JSON that I can read. **Export** in a replay makes such files.
replay-not-a-record = That JSON isn't a match. **Export** in a replay makes such files.
replay-unfetched = I couldn't fetch that file. Please try again.
replay-since = ⏪ Since your last move
replay-since-yours = ⏪ **{ $game }** { $id } · { $moves ->
    [one] one move
   *[other] { $moves } moves
  } since yours
replay-since-last = ⏪ **{ $game }** { $id } · the last move
replay-since-nothing = ⏪ **{ $game }** { $id } · nothing has happened since your last move.

## Watching

watch-begun = 👀 **{ $game }** { $id } is shown here from now on, as everybody may see it.
watch-played-here = It's played right here: every turn is posted.
watch-not-here = On another server only its players can have a match shown. Ask one of them, or watch it where it is played.
watch-stopped = Match { $id } is shown here no longer.
watch-not-watched = That match isn't shown here any more.
watch-not-yours = Somebody else wanted it here. They can stop it, or those who manage this server.
watch-followed = 🔔 I'll tell you here when it ends.
watch-following = 🔔 You'll be told when it ends.
watch-unfollowed = 🔕 I won't tell you of the end of match { $id }.
watch-ended = 🏁 { $followers }, **{ $game }** { $id } is over: { $came }
watch-ended-off = 🏁 { $followers }, **{ $game }** { $id } was called off. Nobody wins.
watch-stop = Stop showing it
watch-follow = 🔔 Tell me when it ends
watch-unfollow = 🔕 Don't tell me
watch-help =
    -# `/watch` shows a match in another channel of its server, to all there, without anybody's secrets. On other servers only its players can show it; in your messages with me you can watch any.

## Dashboards

dash-title = 🏰 **What goes on here**
dash-running = Being played
dash-open = Open challenges
dash-results = Latest results
dash-table = { $month ->
    [1] Table of January
    [2] Table of February
    [3] Table of March
    [4] Table of April
    [5] Table of May
    [6] Table of June
    [7] Table of July
    [8] Table of August
    [9] Table of September
    [10] Table of October
    [11] Table of November
   *[12] Table of December
  }
dash-table-none = Nobody has finished a match this month yet.
dash-more = -# … and more: the buttons below list them all.
dash-match = { $id } **{ $game }** · { $players } · ➡️ { $turn } · { $place }
dash-rank = { $at }. { $player } · **{ $points }** { $points ->
    [one] point
   *[other] points
  } · { $wins } won, { $draws } drawn of { $played }
dash-sheet = The matches { $ids } in small pictures, as they stand.
dash-placed = 📌 The dashboard stands here from now on. Delete it and it's gone; `/dashboard` elsewhere moves it.
dash-not-theirs = Only those who may manage this server can place its dashboard.
