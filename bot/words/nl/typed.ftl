typed-castle-keep = toren=tower, muur=wall, donjon=keep, rood=red, rode=red, geel=yellow, gele=yellow, blauw=blue, blauwe=blue, golvend=curvy, golvende=curvy, gekarteld=zigzag, gekartelde=zigzag, zigzag=zigzag, recht=straight, rechte=straight, op=on, trekken=draw, trek=draw, afleggen=drop, klaar=done, passen=pass, pas=pass, raak=hit
typed-findorff = opstellen=deploy, gespiegeld=mirrored, generaal=G, ruiter=H, musketier=M, piekenier=P, ruiters=H, musketiers=M, piekeniers=P, bont=motley, falanx=phalanx, salvo=volley, tang=pincer, schuin=oblique, open orde=open order, kolonnes=columns, wacht=guard, plunderaars=raiders, passen=pass, pas=pass
typed-kastell = wisselen=swap, houden=keep, noemen=pick, bomen=trees, op=@, de=the, en=and
typed-castello = passen=pass, pas=pass, van=from, naar=to, op=on, pion=pawn, ga=move, gaat=move, spring=jump, springt=jump, en=and, slaat=captures
typed-time = geen=none, onbeperkt=none, uur=hour, uren=hours, dag=day, dagen=days, week=week, weken=weeks
