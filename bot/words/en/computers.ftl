# Messages about hints.

computers-hint = 💡 { $verb ->
    [done] I'd finish the turn.
    [pass] I'd pass.
    [deploy] I'd draw up this army: **{ $mv }**.
   *[other] I'd play **{ $mv }**.
  } { $why }
computers-hint-plain = 💡 { $verb ->
    [done] I'd finish the turn.
    [pass] I'd pass.
    [deploy] I'd draw up this army: **{ $mv }**.
   *[other] I'd play **{ $mv }**.
  }
computers-hint-on-board = I'd play this: { $prompt }
# The prompt is a sentence.
computers-hint-in-words = -# In words: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# That's your first hint. Hints are counted, and everyone sees the count at the end.
   *[other] -# Hints so far: { $count }. Everyone sees the count at the end.
  }

# What computer players say at the start and the end of a match: by level, then by match. It must be true of every
# match that ends so, also of one that is resigned at the second move.
computers-says = { $name }: “{ $said }”
computers-begins = { $level ->
    [1] { $pick ->
        [0] Hello! I'm still learning. Shall we begin?
       *[other] I've been looking forward to this. Good luck!
      }
    [2] { $pick ->
        [0] I've practiced hard. Let's see how far that takes me.
       *[other] May we play well!
      }
    [3] { $pick ->
        [0] Greetings! I'll play fair, and I'll play to win.
       *[other] May the better plan win.
      }
    [4] { $pick ->
        [0] Take your time. I'm in no hurry.
       *[other] I have a plan, and I'm curious about yours.
      }
   *[other] { $pick ->
        [0] Welcome. Show me what you can do.
       *[other] I'll give you my best. You deserve nothing less.
      }
  }
computers-won = { $level ->
    [1] { $pick ->
        [0] Did I really win? Thank you for the match!
       *[other] I won! Please play me again.
      }
    [2] { $pick ->
        [0] That went well for me. Thanks for playing!
       *[other] My practice paid off. Shall we play again?
      }
    [3] { $pick ->
        [0] This one goes to me. Thank you for the match.
       *[other] I won, and I'd be glad of another. Come back and try again.
      }
    [4] { $pick ->
        [0] I win this time. Thank you for playing.
       *[other] It went as I had hoped. You have my respect.
      }
   *[other] { $pick ->
        [0] Today the castle is mine. Thank you for the match.
       *[other] I win. Whenever you'd like to try again, I'm here.
      }
  }
computers-lost = { $level ->
    [1] { $pick ->
        [0] You're good! I'd love to learn that.
       *[other] Well done! I enjoyed every move.
      }
    [2] { $pick ->
        [0] You saw more than I did. Congratulations!
       *[other] Well played. I'll go back to practicing.
      }
    [3] { $pick ->
        [0] Your plan was better. Congratulations!
       *[other] Well fought. I lower my flag.
      }
    [4] { $pick ->
        [0] I didn't expect that. Beautifully played!
       *[other] You broke my plan. That doesn't happen often.
      }
   *[other] { $pick ->
        [0] Remarkable. The castle is yours.
       *[other] You beat me at my best. Be proud of it.
      }
  }
computers-drawn = { $level ->
    [1] A draw! I'm happy with that.
    [2] Neither of us lost. I like that.
    [3] We were equals today. Well played.
    [4] Neither of us would give way. Well played.
   *[other] A draw against me is no small thing.
  }
