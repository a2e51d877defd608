# Pings und die eigenen Einstellungen

notifications-turn = { $players-count ->
    [one] 👉 { $players }, du bist am Zug: **{ $game }** { $id }.
   *[other] 👉 { $players }, ihr seid am Zug: **{ $game }** { $id }.
  }
notifications-over = 🏁 { $players }, **{ $game }** { $id } ist vorbei. { $came }
notifications-came = { $players-count ->
    [one] 🪑 { $players }, in deiner Partie ist ein Platz neu besetzt.
   *[other] 🪑 { $players }, in eurer Partie ist ein Platz neu besetzt.
  }
notifications-was = -# 🪑 Vorher saß hier: { $players }. Die Partie kann noch als Niederlage angerechnet werden, aber nicht als Sieg.
notifications-how = 🔔 Pings: **{ $how }**.
notifications-title = 🔔 **Pings**
notifications-about =
    Jedes Ereignis pingt dich höchstens einmal. *Meine Züge* heißt: wenn du am Zug bist, wenn deine Zeit knapp wird und wenn sie abgelaufen ist. *Alles* umfasst dazu Herausforderungen, Vorschläge, Pausen und Ergebnisse. Partien, denen du mit `/{ command-follow.name }` folgst, pingen dich, wo du darum gebeten hast.
    Per Direktnachricht bekommst du einen Link zum Brett und keinen Ping im Thread. Kann ich dir keine schicken, sage ich das einmal und pinge dich wieder im Thread.
notifications-label-open = 🔔 Pings

## Wie gepingt wird

notifications-all = alles, im Thread der Partie
notifications-turns = nur deine Züge, im Thread der Partie
notifications-all-directly = alles, per Direktnachricht
notifications-turns-directly = nur deine Züge, per Direktnachricht
notifications-label-all = Alles, im Thread
notifications-label-turns = Meine Züge, im Thread
notifications-label-all-directly = Alles, per Direktnachricht
notifications-label-turns-directly = Meine Züge, per Direktnachricht

## Wie Bretter gezeigt werden

notifications-posts-moves = jeder Zug: jedes Mal ein neues Brett
notifications-posts-board = ein Brett: ändert sich mit jedem Zug
