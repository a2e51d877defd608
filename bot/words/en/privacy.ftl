# Messages about what is stored of a player.

privacy-held =
    🔐 **What I store about you**, under your Discord user ID:
    - matches and challenges: **{ $matches }** ({ $running } running), with your seat, your moves and when you made them
    - rated results, and the ratings they make: **{ $counting }**
    - unfinished moves: **{ $drafts }** · saved and remembered choices: **{ $kept }** · settings: **{ $preferences }**
    - puzzles and lessons you have begun, with your streak and puzzle ratings: **{ $puzzles }**
    - the name you go by in each of your matches and events · your words for deals · the matches you follow · the last match you opened from a file
privacy-not-held = -# I don't read or store your messages. Logs hold match numbers, never anyone's words. If you delete your data, your matches stay for your opponents, without you in them. Backups made by this bot's owner may still hold it.
privacy-here = 🔐 Here's everything. Only you can see this message.
privacy-file = Everything stored about you, as JSON.
privacy-too-much = Your data is too large for one Discord file. Ask this bot's owner for it.
privacy-really-delete =
    Delete **everything** stored about you? This can't be undone.
    { $running ->
        [0] You have no running matches.
        [one] First I resign your running match and tell your opponents. It ends unless others can play on without you.
       *[other] First I resign your { $running } running matches and tell your opponents. Each ends unless others can play on without you.
    }
    In finished matches, *someone* takes your place.
privacy-label-export = Download as a file
privacy-label-delete = Delete everything
privacy-label-sure = Yes, delete everything
privacy-label-keep = No, keep it
privacy-forgot = { $matches ->
    [one] Done. You've been erased from one match. Older backups keep your user ID until this bot's owner deletes them.
   *[other] Done. You've been erased from { $matches } matches. Older backups keep your user ID until this bot's owner deletes them.
  }
