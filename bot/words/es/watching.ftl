watching-begun = 👀 **{ $game }** { $id } se muestra ahora aquí, tal como la ve el público.
watching-shown-already = 👀 **{ $game }** { $id } ya se muestra aquí.
watching-played-here = Esta partida se juega aquí mismo, así que ya ves todos los turnos.
watching-not-here = Solo quienes juegan una partida pueden mostrarla en otro servidor. Pídeselo a alguien de la partida, o mírala donde se juega.
watching-stopped = La partida { $id } ya no se muestra aquí.
watching-not-watched = Esa partida no se muestra aquí.
watching-not-yours = La muestra aquí otra persona. Solo puede cambiarlo o pararlo esa persona o quien gestione el servidor.
watching-followed = 🔔 Te avisaré aquí cuando termine **{ $game }** { $id } ({ $players }, turno { $turn }).
watching-following = 🔔 Ya sigues **{ $game }** { $id } ({ $players }, turno { $turn }). Te avisaré cuando termine.
watching-own-match = Tú juegas la partida { $id }, así que verás su final donde se juega.
watching-unfollowed = 🔕 Ya no sigues la partida { $id }.
watching-ended = 🏁 { $followers }, ha terminado **{ $game }** { $id }. { $came }
watching-ended-off = 🏁 { $followers }: **{ $game }** { $id }, partida anulada. Nadie gana.
watching-stop = Dejar de mostrarla
watching-follow = 🔔 Avisarme cuando termine
watching-unfollow = 🔕 Dejar de seguir
watching-help =
    -# `/{ command-watch.name }` muestra una partida en otro canal de su servidor, sin los secretos de nadie. En tus mensajes directos conmigo puedes ver cualquier partida; en otros servidores, solo pueden mostrarla quienes la juegan.
