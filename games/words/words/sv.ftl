# Svenska. Röst: läsaren är ”du” (liten bokstav), flera är ”ni”; aldrig ”man” om läsaren, aldrig ”Vänligen”. Vardagligt, kort, aktivt.
# Knappar är uppmaningar: Dra, Anta, Ge upp. Boten säger ”jag”, sparsamt. Namn på personer och sidor böjs aldrig och får inget -s,
# ingen artikel och inget adjektiv som måste stämma med dem: ”Ada (borg 2)”, ”Det är Vit som står där”.
# Citat ”så här”. Tankstreck – med mellanslag. Uteslutning med mellanslag före: ”tänker …”. Inget mellanslag före : ; ! ?
# Tal: ord till och med tolv i löpande text, siffror vid det som räknas på brädet. ”60 %” med fast mellanslag, klockslag 22.00.
# Spelens namn (Kastell, Castello, Castle Keep, Castles) och notation i `grav accent` översätts inte.
#
# match = parti                    game = spel                      turn = tur (i Castle Keep), drag
# move = drag; dra, göra ett drag  position = ställning             board = bräde
# square, cell = ruta              draw (result) = remi             siege (the draw in Castles) = belägring
# challenge = utmaning, utmana     accept = anta                    decline = avböja
# withdraw = återta                expire = gå ut                   table = bord; join = gå med
# seat = plats                     take over a seat = ta över       substitute = ersättare
# propose, proposal = föreslå, förslag                              agree = gå med på, vara med på
# take back = ta tillbaka          call off = avbryta               resign = ge upp
# rematch = returmatch             pair = dubbelparti               series = serie
# time per turn = betänketid       time limit = tidsgräns           clock is stopped = klockan står still
# on hold = vilar                  pause, resume = pausa, fortsätta vacation = semester, ledig
# hint = tips                      level = nivå                     rated = räknas
# Page, Squire, Knight, Baron, Regent = Page, Väpnare, Riddare, Baron, Regent
# replay = repris                  turning point = avgörande        notation = notation
# show, /watch = visa, titta       follow = bevaka                  dashboard = översikt
# erase = radera                   this bot's owner = den som driver boten
# server manager = den som hanterar servern                         permission = behörighet
# option, command = alternativ, kommando                            picture = bild
# castle = borg                    pawn (Castello) = pjäs           piece (Kastell) = bit
# piece (Castles) = pjäs           tile (Castle Keep) = bricka      kind = slag
# take a castle = erövra           capture = slå                    step, jump = steg, hopp
# own home, middle, enemy's home = hemmaplan, mellanplan, bortaplan pass = stå över
# tower, wall, keep = torn, mur, kärntorn                           ring = ring
# curvy, zigzag, straight = vågig, taggig, rak                      match = passa ihop
# deal = lottning                  commitment, secret, seed = försegling, hemlighet, frö
# pile, discards = stapel, slänghög                                 discard = slänga
# attacks are open = anfall är tillåtna                             spoils = byte
# destroy = rasera                 in rubble = ligger i ruiner      transfer = flytta över
# army, draw up = armé, ställa upp general, horseman, musketeer, pikeman = general, ryttare, musketör, pikenerare
# strike = slå                     push = knuffa                    crush = krossa (mot)
# end zone = hemzon                lake = sjö                       Gold, Navy = Guld, Marinblå

## Listor

join-and = { $first } och { $last }
join-or = { $first } eller { $last }
words-you = du

## Datum

words-moment = { $day } { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[12] december
  } kl. { $time } UTC
