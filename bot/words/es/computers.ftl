computers-hint = 💡 { $verb ->
    [done] Yo terminaría el turno.
    [pass] Yo pasaría.
    [deploy] Yo desplegaría este ejército: **{ $mv }**.
   *[other] Yo jugaría **{ $mv }**.
  } { $why }
computers-hint-plain = 💡 { $verb ->
    [done] Yo terminaría el turno.
    [pass] Yo pasaría.
    [deploy] Yo desplegaría este ejército: **{ $mv }**.
   *[other] Yo jugaría **{ $mv }**.
  }
computers-hint-on-board = Yo jugaría esto: { $prompt }
computers-hint-in-words = -# En palabras: { $prompt }
computers-hints-so-far = { $count ->
    [one] -# Es tu primera pista. Las pistas se cuentan, y al final todo el mundo ve el total.
   *[other] -# Pistas hasta ahora: { $count }. Al final todo el mundo ve el total.
  }

computers-says = { $name }: «{ $said }»
computers-begins = { $level ->
    [1] { $pick ->
        [0] ¡Hola! Todavía estoy aprendiendo. ¿Empezamos?
       *[other] Tenía muchas ganas de jugar. ¡Suerte!
      }
    [2] { $pick ->
        [0] He practicado mucho. A ver hasta dónde llego.
       *[other] ¡Que haya suerte!
      }
    [3] { $pick ->
        [0] ¡Saludos! Juego limpio, y juego para ganar.
       *[other] Que gane el mejor plan.
      }
    [4] { $pick ->
        [0] Tómate tu tiempo. No tengo prisa.
       *[other] Tengo un plan, y siento curiosidad por el tuyo.
      }
   *[other] { $pick ->
        [0] Te doy la bienvenida. Muéstrame lo que sabes hacer.
       *[other] Daré lo mejor de mí. No mereces menos.
      }
  }
computers-won = { $level ->
    [1] { $pick ->
        [0] ¿De verdad he ganado? ¡Gracias por la partida!
       *[other] ¡He ganado! Juega otra vez conmigo.
      }
    [2] { $pick ->
        [0] Me ha ido bien. ¡Gracias por jugar!
       *[other] La práctica ha dado fruto. ¿Jugamos otra vez?
      }
    [3] { $pick ->
        [0] Esta partida es para mí. Gracias por jugar.
       *[other] He ganado, y jugaría otra con gusto. Vuelve e inténtalo otra vez.
      }
    [4] { $pick ->
        [0] Esta vez gano yo. Gracias por jugar.
       *[other] Ha ido como esperaba. Tienes mi respeto.
      }
   *[other] { $pick ->
        [0] Hoy el castillo es mío. Gracias por la partida.
       *[other] Gano yo. Si quieres intentarlo otra vez, aquí estoy.
      }
  }
computers-lost = { $level ->
    [1] { $pick ->
        [0] ¡Qué bien juegas! Quiero aprender eso.
       *[other] ¡Bien hecho! He disfrutado de cada jugada.
      }
    [2] { $pick ->
        [0] Has visto más que yo. ¡Enhorabuena!
       *[other] Bien jugado. Vuelvo a practicar.
      }
    [3] { $pick ->
        [0] Tu plan era mejor. ¡Enhorabuena!
       *[other] Buena lucha. Arrío mi bandera.
      }
    [4] { $pick ->
        [0] No me lo esperaba. ¡Qué bien jugado!
       *[other] Has roto mi plan. No pasa a menudo.
      }
   *[other] { $pick ->
        [0] Extraordinario. El castillo es tuyo.
       *[other] Me has vencido en mi mejor momento. Es para sentir orgullo.
      }
  }
computers-drawn = { $level ->
    [1] ¡Empate! Me alegro.
    [2] Nadie ha perdido. Eso me gusta.
    [3] Hoy hemos sido iguales. Bien jugado.
    [4] Nadie ha cedido. Bien jugado.
   *[other] Un empate contra mí no es poca cosa.
  }
