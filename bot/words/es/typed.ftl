typed-castle-keep = torre=tower, muro=wall, torreón=keep, rojo=red, roja=red, amarillo=yellow, amarilla=yellow, azul=blue, ondulado=curvy, ondulada=curvy, en zigzag=zigzag, zigzag=zigzag, recto=straight, recta=straight, en=on, sobre=on, robar=draw, roba=draw, robo=draw, descartar=drop, descarta=drop, descarto=drop, terminar=done, termino=done, listo=done, pasar=pass, paso=pass, alcanzar=hit, impacto=hit
typed-findorff = desplegar=deploy, despliega=deploy, reflejado=mirrored, reflejada=mirrored, en espejo=mirrored, general=G, jinete=H, mosquetero=M, piquero=P, pasar=pass, paso=pass
typed-kastell = intercambiar=swap, cambiar=swap, conservar=keep, elegir=pick, elige=pick, nombrar=pick, árboles=trees, en=@, sobre=@
typed-castello = pasar=pass, paso=pass
typed-time = ninguno=none, sin límite=none, hora=hour, horas=hours, día=day, días=days, semana=week, semanas=weeks
