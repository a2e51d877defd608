typed-castle-keep = turm=tower, mauer=wall, bergfried=keep, rot=red, rote=red, roter=red, roten=red, gelb=yellow, gelbe=yellow, gelber=yellow, gelben=yellow, blau=blue, blaue=blue, blauer=blue, blauen=blue, wellig=curvy, wellige=curvy, welliger=curvy, welligen=curvy, gezackt=zigzag, gezackte=zigzag, gezackter=zigzag, gezackten=zigzag, zickzack=zigzag, gerade=straight, gerader=straight, geraden=straight, auf=on, ziehen=draw, ziehe=draw, ablegen=drop, fertig=done, passen=pass, passe=pass, treffer=hit
typed-findorff = aufstellen=deploy, gespiegelt=mirrored, general=G, reiter=H, musketier=M, pikenier=P, passen=pass, passe=pass
typed-kastell = tauschen=swap, behalten=keep, nennen=pick, bäume=trees, auf=@
typed-castello = passen=pass, passe=pass
typed-time = keine=none, unbegrenzt=none, stunde=hour, stunden=hours, std=h, tag=day, tage=days, tagen=days, woche=week, wochen=weeks
