analysis-looking = -# 📊 Todavía estoy analizando esta partida. El resultado aparecerá aquí.
analysis-standing = 📊 { $chances }
analysis-chance = { $player } { $percent } %
analysis-won = 📊 { $player } tiene la victoria asegurada.
analysis-let-go = ❗ **{ $mv }** Hasta entonces, { $player } iba ganando. Esto gana: { $best }
analysis-turned = ❗ **{ $mv }** Con eso, { $player } bajó del { $before } % al { $after } %. Mejor: { $best }
analysis-lost = ❗ **{ $mv }** Tras eso, { $player } tenía la partida perdida. Antes parecía tener un { $before } % de opciones. Un intento mejor: { $best }
analysis-undecided = ⚖️ Ninguna jugada decidió por sí sola esta partida.
analysis-moment = Jugada { $ply }: { $mv }
analysis-better = Mejor: { $best }
analysis-looked-better = Parecía mejor: { $best }
analysis-show-better = 💡 Ver la jugada mejor
analysis-instead =
    💡 Mejor: **{ $best }**
    -# Jugado: { $mv }
analysis-back-to-played = ↩️ Volver a la partida
analysis-again = 📊 Mirar otra vez
