typed-castle-keep = torn=tower, tornet=tower, mur=wall, muren=wall, kärntorn=keep, kärntornet=keep, röd=red, rött=red, röda=red, gul=yellow, gult=yellow, gula=yellow, blå=blue, blått=blue, blåa=blue, vågig=curvy, vågigt=curvy, vågiga=curvy, taggig=zigzag, taggigt=zigzag, taggiga=zigzag, sicksack=zigzag, rak=straight, rakt=straight, raka=straight, på=on, dra=draw, släng=drop, slänga=drop, klar=done, klart=done, stå över=pass, träff=hit, träffa=hit
typed-findorff = ställ upp=deploy, speglad=mirrored, speglat=mirrored, spegelvänd=mirrored, general=G, generalen=G, ryttare=H, ryttaren=H, musketör=M, musketören=M, pikenerare=P, pikeneraren=P, stå över=pass
typed-kastell = byt=swap, byta=swap, behåll=keep, behålla=keep, ange=pick, träd=trees, på=@
typed-castello = stå över=pass
typed-time = ingen=none, ingen gräns=none, timme=hour, timmar=hours, tim=h, dag=day, dagar=days, dygn=days, vecka=week, veckor=weeks
