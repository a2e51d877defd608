typed-castle-keep = tour=tower, mur=wall, donjon=keep, rouge=red, jaune=yellow, bleu=blue, bleue=blue, ondulé=curvy, ondulée=curvy, zigzag=zigzag, en zigzag=zigzag, droit=straight, droite=straight, en=on, sur=on, piocher=draw, pioche=draw, défausser=drop, défausse=drop, terminé=done, terminer=done, passer=pass, passe=pass, touché=hit, toucher=hit
typed-findorff = déployer=deploy, en miroir=mirrored, miroir=mirrored, général=G, cavalier=H, mousquetaire=M, piquier=P, cavaliers=H, mousquetaires=M, piquiers=P, bigarrure=motley, phalange=phalanx, salve=volley, tenaille=pincer, ordre ouvert=open order, colonnes=columns, garde=guard, maraude=raiders, passer=pass, passe=pass
typed-kastell = échanger=swap, garder=keep, désigner=pick, arbres=trees, en=@, sur=@, la=the, pièce=piece, et=and
typed-castello = passer=pass, passe=pass
typed-time = sans=none, sans limite=none, aucune=none, heure=hour, heures=hours, jour=day, jours=days, j=d, semaine=week, semaines=weeks
