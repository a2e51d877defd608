privacy-held =
    🔐 **Lo que guardo sobre ti**, con tu ID de Discord:
    - partidas y retos: **{ $matches }** (en curso: { $running }), con tu asiento, tus jugadas y el momento de cada una
    - resultados que cuentan, y las puntuaciones que salen de ellos: **{ $counting }**
    - jugadas a medias: **{ $drafts }** · elecciones guardadas y recordadas: **{ $kept }** · ajustes: **{ $preferences }**
    - problemas y lecciones que has empezado, con tus días seguidos y tus puntuaciones en los problemas: **{ $puzzles }**
    - el nombre que llevas en cada una de tus partidas y competiciones · tus palabras para los repartos · las partidas que sigues · la última partida que abriste desde un archivo
privacy-not-held = -# No leo ni guardo tus mensajes. Los registros contienen números de partidas, nunca las palabras de nadie. Si borras tus datos, tus partidas se quedan para tus rivales, sin ti en ellas. Las copias de seguridad de quien administra este bot pueden conservarlos.
privacy-here = 🔐 Aquí está todo. Solo tú puedes ver este mensaje.
privacy-file = Todo lo que hay guardado sobre ti, en JSON.
privacy-too-much = Tus datos no caben en un solo archivo de Discord. Pídeselos a quien administra este bot.
privacy-really-delete =
    ¿Borrar **todo** lo que hay guardado sobre ti? No se puede deshacer.
    { $running ->
        [0] No tienes partidas en curso.
        [one] Antes me rindo por ti en tu partida en curso y aviso a tus rivales. La partida termina si los demás no pueden seguir sin ti.
       *[other] Antes me rindo por ti en tus { $running } partidas en curso y aviso a tus rivales. Una partida termina si los demás no pueden seguir sin ti.
    }
    En las partidas terminadas, *alguien* ocupa tu lugar.
privacy-label-export = Descargar como archivo
privacy-label-delete = Borrar todo
privacy-label-sure = Sí, borrar todo
privacy-label-keep = No, conservarlo
privacy-forgot = { $matches ->
    [one] Hecho. Te he borrado de { $matches } partida. Las copias de seguridad anteriores conservan tu ID hasta que las borre quien administra este bot.
   *[other] Hecho. Te he borrado de { $matches } partidas. Las copias de seguridad anteriores conservan tu ID hasta que las borre quien administra este bot.
  }
