# De stem
#
# Je/jij tegen de lezer, ‘jouw’ waar nadruk valt, ‘jullie’ tegen meer mensen tegelijk, nooit ‘u’. De bot zegt ‘ik’.
# Gewoon en kort, vriendelijk en droog; geen ‘gelieve’, geen ‘s.v.p.’, geen uitroepteken dat het Engels niet heeft.
# Knoppen en keuzes: infinitief (Opgeven, Bevestigen). Uitleg van een zet: gebiedende wijs (Bouw, Trek, Verplaats)
# of, na een stuk en een dubbele punt, derde persoon (Ruiter d2: slaat …).
# Aanhalingstekens ‘zo’; gedachtestreep met spaties; 60% zonder spatie; ‘denkt na…’ zonder spatie.
# Getallen: woorden tot en met twaalf in lopende tekst, cijfers bij wat geteld wordt; ‘één’ waar het een getal is.
# Namen krijgen geen ’s, geen lidwoord en geen voornaamwoord: van { $owner }, en geen hij/zij, hem/haar of zijn/haar.
#
# Woordenlijst
#
# match = partij; game (kind) = spel; castle game = kasteelspel; table = tafel; seat = plaats
# turn = beurt; it's your turn = jij bent aan zet; move = zet; position = stelling; square = veld; cell = vak
# draw = remise (Castles: beleg); win = winst, winnen; series = reeks; result = uitslag; rated = telt mee voor de rating
# challenge = uitdaging, uitdagen voor; accept, decline, withdraw = aannemen, afwijzen, intrekken; expire = verlopen
# join, leave, start = meedoen, verlaten, starten; proposal = voorstel; agree = akkoord gaan; lapse = vervallen
# take back = terugnemen; call off = afbreken; resign = opgeven; rematch = revanche; pair = dubbelpartij
# take over a seat = een plaats overnemen; substitute = invaller; claim the win = de winst opeisen
# time per turn = bedenktijd per zet; clock is stopped = de klok staat stil; reminder = herinnering
# quiet hours = stille uren; vacation = vakantie; pause, resume = pauze, hervatten; adjourned = opgeschort
# computer, level = computer, niveau; hint = hint; rating = rating; leaderboard = ranglijst
# replay = naspelen; film = film; export = exporteren; turning point = keerpunt; watch = meekijken; follow = volgen
# dashboard = overzicht; picture = afbeelding; draft = begonnen zet; settings = instellingen
# deal, commitment, seed = loting, vastlegging, startgetal; word for the deal = woord voor de loting
# server, channel, thread, DM, role, permission = server, kanaal, thread, privébericht (DM), rol, machtiging
# server manager = serverbeheerder; this bot's owner = wie deze bot beheert; erase, delete = verwijderen
# castle = kasteel; take a castle, destroy a castle = veroveren, verwoesten; in rubble = in puin; rules = spelregels
# Kastell: piece = bouwsteen; rotation, flip, nudge = draai, spiegelen, verschuiven; edge, corner = zijde, hoek
# Kastell: name a piece = noemen; swap colors = van kleur wisselen; tree = boom
# Castello: pawn = pion; capture = slaan; step, jump = stap, sprong; home, middle = thuisveld, middenveld
# Castello: enemy's home = uitveld; middle castle = middenkasteel
# Castle Keep: tile = tegel; tower, wall, keep = toren, muur, donjon; curvy, zigzag, straight = golvend, gekarteld, recht
# Castle Keep: pile, discards = stapel, aflegstapel; draw, discard = trekken, afleggen; match = passen bij; ring = ring
# Castle Keep: attack, fall = aanvallen, vallen; spoils = buit; transfer = verplaatsen; the siege = het beleg
# Castles: piece = stuk; general, musketeer, horseman, pikeman = generaal, musketier, ruiter, piekenier
# Castles: Gold, Navy = Goud, Blauw (‘Marine’ zou de zeemacht zijn); strike, push, crush = slaan, terugduwen, verpletteren; draw up = opstellen
# Castles: end zone = thuiszone; lake = meer; siege (the draw) = beleg; formation = formatie

join-and = { $first } en { $last }
join-or = { $first } of { $last }
words-you = jij

words-moment = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
  }, { $time } UTC
