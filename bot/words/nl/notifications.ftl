notifications-turn = { $players-count ->
    [one] 👉 { $players }, jij bent aan zet: **{ $game }** { $id }.
   *[other] 👉 { $players }, jullie zijn aan zet: **{ $game }** { $id }.
  }
notifications-over = 🏁 { $players }, **{ $game }** { $id } is afgelopen. { $came }
notifications-came = { $players-count ->
    [one] 🪑 { $players }, er is een invaller in je partij.
   *[other] 🪑 { $players }, er is een invaller in jullie partij.
  }
notifications-was = { $players-count ->
    [one] -# 🪑 De plaats was van { $players }. Voor die speler kan de partij nog als verlies tellen, maar niet als winst.
   *[other] -# 🪑 De plaats was van { $players }. Voor die spelers kan de partij nog als verlies tellen, maar niet als winst.
  }
notifications-how = 🔔 Pings: **{ $how }**.
notifications-title = 🔔 **Pings**
notifications-about =
    Elke gebeurtenis geeft je hooguit één ping. *Mijn beurten* zijn: je bent aan zet, je tijd raakt op en je tijd is om. *Alles* is dat plus uitdagingen, voorstellen, pauzes en uitslagen. Partijen die je met `/{ command-follow.name }` volgt, pingen je waar je daarom vroeg.
    Via DM krijg je een link naar het bord en geen ping in de thread. Kan ik je geen DM sturen, dan zeg ik dat één keer en ping ik je weer in de thread.
notifications-label-open = 🔔 Pings

notifications-all = alles, in de thread van de partij
notifications-turns = alleen je beurten, in de thread van de partij
notifications-all-directly = alles, via DM
notifications-turns-directly = alleen je beurten, via DM
notifications-label-all = Alles, in de thread
notifications-label-turns = Mijn beurten, in de thread
notifications-label-all-directly = Alles, via DM
notifications-label-turns-directly = Mijn beurten, via DM

notifications-posts-moves = elke zet: telkens een nieuw bord
notifications-posts-board = één bord: bijgewerkt bij elke zet
