//! Checks the facts that a hint adds to its reason, by plain counts with the rules.

use rules::{Cell, Notes, OptionValues, RuleSet, Seed, Viewer};
use search::ComputerPlayer;

use super::*;
use crate::computer::completion::tests::completes_plainly;
use crate::computer::unseen_tiles::unseen_tiles;
use crate::computer::winning_turn::after_step;
use crate::options::Options;
use crate::position::Position;
use crate::public_position::Phase;
use crate::rule_set::CastleKeep;

/// The number of unseen tiles that can be built and let `tile` follow.
pub(super) fn makers(view: &View, seat: Seat, tile: Tile) -> usize {
    let public = acting(&view.public, seat);
    unseen_tiles(view).tiles().filter(|maker| lets_follow(&public, *maker, tile)).count()
}

/// The maximum number of unseen tiles that can be built and let a kept tile of this hand follow.
pub(super) fn hand_makers(view: &View, seat: Seat, hand: Bag) -> usize {
    if hand.len() > HAND_LIMIT {
        let kept = hand.kinds().iter().map(|tile| after_drop(hand, &Move::Drop(tile)));
        return kept.map(|kept| hand_makers(view, seat, kept)).max().expect("a tile");
    }
    let public = acting(&view.public, seat);
    let follows = |maker: &Tile| hand.tiles().any(|own| lets_follow(&public, *maker, own));
    unseen_tiles(view).tiles().filter(follows).count()
}

fn lets_follow(public: &PublicPosition, maker: Tile, tile: Tile) -> bool {
    let own: Bag = [maker, tile].into_iter().collect();
    from_hand(public, [maker].into_iter().collect()).into_iter().any(|mv| {
        let (next, rest) = after_step(public, own, mv);
        !from_hand(&next, rest).is_empty()
    })
}

/// The position as if the seat began its turn.
fn acting(public: &PublicPosition, seat: Seat) -> PublicPosition {
    PublicPosition { turn: seat, phase: Phase::Act, ..*public }
}

fn builds(public: &PublicPosition, hand: Bag) -> Vec<Move> {
    let moves = legal::moves_with(public, hand).into_iter();
    moves.filter(|mv| matches!(mv, Move::Build { .. })).collect()
}

/// The builds that use no spoils.
pub(super) fn from_hand(public: &PublicPosition, hand: Bag) -> Vec<Move> {
    let all = builds(public, hand).into_iter();
    all.filter(|mv| matches!(mv, Move::Build { spoils: false, .. })).collect()
}

/// The number of unseen tiles that can be built in a position.
fn fitting(view: &View, public: &PublicPosition) -> usize {
    let fits = |tile: &Tile| !from_hand(public, [*tile].into_iter().collect()).is_empty();
    unseen_tiles(view).tiles().filter(fits).count()
}

/// The most tiles, the built one among them, that an unseen tile fells, and the number of such unseen tiles.
fn felled(view: &View, next: &PublicPosition, seat: Seat, mv: Move) -> Option<(usize, usize)> {
    let Move::Build { spot, .. } = mv else { panic!("{mv}") };
    let open = PublicPosition { attacks_open: true, ..acting(next, Seat(1 - seat.0)) };
    let falls = |tile: Tile| {
        let moves = legal::moves_with(&open, [tile].into_iter().collect()).into_iter();
        // Keeps are left out: an attack with them takes two.
        let attacks =
            moves.filter(|mv| matches!(mv, Move::Attack { tile, .. } if tile.shape().is_some()));
        let cells = attacks.map(|mv| move_effects::falling(&open, &mv));
        cells.filter(|cells| cells.contains(spot.cell)).map(|cells| cells.len()).max()
    };
    let all: Vec<_> = unseen_tiles(view).tiles().filter_map(falls).collect();
    let most = all.iter().copied().max()?;
    Some((most, all.iter().filter(|count| **count == most).count()))
}

pub(super) fn is_build(mv: &Move) -> bool {
    matches!(mv, Move::Build { .. })
}

/// The position after the builds that begin a line, and whether attacks are possible then.
fn played(view: &View, seat: Seat, line: &[Move]) -> (PublicPosition, bool) {
    let mut chance = Seed::from_bytes([0; 32]).walk(0);
    let mut position = CastleKeep::determinize(view, seat, &mut chance);
    for mv in line.iter().take_while(|mv| is_build(mv)) {
        let _ = CastleKeep::play(&mut position, seat, mv, &mut Notes::muted());
    }
    (position.public, position.public.attacks_open)
}

/// The number of unseen tiles with which an attack destroys a seat's castle after the builds that begin a line.
fn razing(view: &View, seat: Seat, line: &[Move]) -> usize {
    let (next, is_open) = played(view, seat, line);
    let open = PublicPosition { attacks_open: is_open, ..acting(&next, Seat(1 - seat.0)) };
    let razes = |tile: &Tile| {
        let moves = legal::moves_with(&open, [*tile].into_iter().collect());
        // Keeps are left out: an attack with them takes two.
        tile.shape().is_some() && moves.iter().any(|mv| move_effects::razes(&open, mv))
    };
    unseen_tiles(view).tiles().filter(razes).count()
}

/// The share of random deals, in percent, in which the opponent holds one of `matching` unseen tiles after drawing two.
fn held_by_chance(view: &View, seat: Seat, matching: usize) -> f64 {
    let unseen: Vec<bool> = (0..unseen_tiles(view).len()).map(|at| at < matching).collect();
    let held = usize::from(view.hands[1 - seat.index()].size) + 2;
    let mut chance = Seed::from_bytes([7; 32]).walk(0);
    let deals = (0..4_000).filter(|_| {
        let mut dealt = unseen.clone();
        chance.shuffle(&mut dealt);
        dealt.into_iter().take(held).any(|hit| hit)
    });
    deals.count() as f64 / 40.0
}

/// Whether a seat can attack with a single tile of this kind, once attacks are possible.
fn strikes(next: &PublicPosition, by: Seat, tile: Tile) -> bool {
    let open = PublicPosition { attacks_open: true, ..acting(next, by) };
    let moves = legal::moves_with(&open, [tile].into_iter().collect());
    // Keeps are left out: an attack with them takes two.
    tile.shape().is_some() && moves.iter().any(|mv| matches!(mv, Move::Attack { .. }))
}

/// The number of unseen tiles that could attack a seat.
fn striking(view: &View, next: &PublicPosition, seat: Seat) -> usize {
    let other = Seat(1 - seat.0);
    unseen_tiles(view).tiles().filter(|tile| strikes(next, other, *tile)).count()
}

/// Whether a seat builds with this move, or has built in this turn before.
fn has_built(public: &PublicPosition, mv: &Move) -> bool {
    is_build(mv) || public.phase == Phase::Build
}

/// Whether `percent` is the chance to draw one of `matching` unseen tiles in two draws.
pub(super) fn is_drawn_by_chance(view: &View, matching: usize, percent: usize) -> bool {
    let unseen: Vec<bool> = (0..unseen_tiles(view).len()).map(|at| at < matching).collect();
    // The opponent draws first, and a renewed pile has other tiles.
    if view.pile < 4 {
        return percent == 0;
    }
    let pairs = (0..unseen.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    let pairs: Vec<_> = pairs.map(|(one, other)| unseen[one] || unseen[other]).collect();
    let drawn = pairs.iter().filter(|hit| **hit).count() as f64 / pairs.len() as f64;
    (100.0 * drawn - percent as f64).abs() <= 0.5 + f64::EPSILON
}

/// The most tiles that a castle can have after next turn, with what a seat may keep of its hand.
pub(super) fn most_reached(public: &PublicPosition, seat: Seat, hand: Bag) -> usize {
    if hand.len() <= HAND_LIMIT {
        let acting = acting(public, seat);
        return public.castle(seat, 0).len() + built_in_any_order(&acting, hand);
    }
    let without = hand.tiles().map(|tile| after_drop(hand, &Move::Drop(tile)));
    without.map(|kept| most_reached(public, seat, kept)).max().expect("a tile")
}

/// Checks what a hint says about attacks that become possible, or that a build invites.
fn check_attacks(view: &View, seat: Seat, best: &BestMove<Move>, said: &Explanation) {
    let mv = &best.mv;
    let begun = if is_build(mv) { &best.line[..1] } else { &[] };
    let (public, hand) = (&view.public, view.hand(seat).expect("a seat sees its hand"));
    match *said {
        Explanation::Risks { others, matching } => {
            let (next, is_open) = played(view, seat, &best.line);
            assert!(is_open, "{mv}: no attack is possible");
            let told = felled(view, &next, seat, *mv);
            assert_eq!(told, Some((others + 1, matching)), "{mv}");
        }
        Explanation::RisksAll { matching, percent, beside, fitting: told, before } => {
            let after = played(view, seat, &best.line).0;
            let fits = [&acting(&after, seat), &acting(public, seat)].map(|one| fitting(view, one));
            assert_eq!([told, before], fits, "{mv}");
            assert!(beside != "room" || told > before, "{mv}");
            assert_eq!(razing(view, seat, &best.line), matching, "{mv}");
            let chance = held_by_chance(view, seat, matching);
            assert!((chance - percent as f64).abs() <= 3.0, "{mv}: {chance} {percent}");
            let fewest = match beside {
                "now" => razing(view, seat, &[]),
                "builds" => {
                    let others = builds(public, hand).into_iter().filter(|other| other != mv);
                    others.map(|other| razing(view, seat, &[other])).min().expect("another build")
                }
                _ => matching,
            };
            assert!(fewest >= matching, "{mv}: {beside} {fewest} {matching}");
        }
        Explanation::WouldExpose { mv: other, others, matching, when, after } => {
            assert_eq!(after == "built", has_built(public, mv), "{mv} {other}");
            let line: Vec<_> = begun.iter().copied().chain([other]).collect();
            let (next, is_open) = played(view, seat, &line);
            assert_eq!(when == "now", is_open, "{mv} {other}");
            let told = felled(view, &next, seat, other);
            assert_eq!(told, Some((others + 1, matching)), "{mv} {other}");
        }
        Explanation::WouldOpen { mv: other, theirs, after, .. } => {
            assert_eq!(after == "built", has_built(public, mv), "{mv} {other}");
            let line: Vec<_> = begun.iter().copied().chain([other]).collect();
            let (next, is_open) = played(view, seat, &line);
            assert!(is_open && !played(view, seat, begun).1, "{mv} {other}");
            assert_eq!(theirs, striking(view, &next, seat), "{mv} {other}");
        }
        Explanation::Opens { own, theirs, .. } => {
            assert!(opens_attacks(public, mv), "{mv}");
            let next = played(view, seat, &best.line).0;
            let builds = best.line.iter().take_while(|mv| is_build(mv));
            let rest = builds.fold(hand, |rest, mv| after_step(public, rest, *mv).1);
            let open = PublicPosition { attacks_open: true, ..acting(&next, seat) };
            let moves = legal::moves_with(&open, rest);
            let hits = |own: &Tile| {
                moves.iter().any(|mv| matches!(mv, Move::Attack { tile, .. } if tile == own))
            };
            assert_eq!(own, rest.tiles().filter(hits).count(), "{mv}");
            assert_eq!(theirs, striking(view, &next, seat), "{mv}");
        }
        Explanation::Unhit => {
            let next = played(view, seat, &best.line).0;
            assert_eq!(felled(view, &next, seat, *mv), None, "{mv}");
        }
        Explanation::OnlyKeeps { unseen } => {
            let Move::Build { tile, .. } = *mv else { panic!("{mv}") };
            let next = played(view, seat, &best.line).0;
            assert_eq!((felled(view, &next, seat, *mv), tile.shape()), (None, None), "{mv}");
            let keeps = unseen_tiles(view).tiles().filter(|other| *other == tile).count();
            assert_eq!(unseen, keeps, "{mv}");
        }
        ref other => panic!("{other:?} stands beside no reason"),
    }
}

/// Checks a fact that a hint adds to its reason. Returns the name of the fact.
pub(super) fn check_beside(
    view: &View,
    seat: Seat,
    best: &BestMove<Move>,
    said: &Explanation,
) -> String {
    let mv = &best.mv;
    let (public, hand) = (&view.public, view.hand(seat).expect("a seat sees its hand"));
    let after = |mv: Move| acting(&after_step(public, hand, mv).0, seat);
    let hidden = usize::from(view.pile + view.hands[1 - seat.index()].size);
    match *said {
        Explanation::Room { fitting: told, unseen, percent } => {
            assert_eq!((told, unseen), (fitting(view, &after(*mv)), hidden), "{mv}");
            assert!(is_drawn_by_chance(view, told, percent), "{mv}: {said:?}");
        }
        Explanation::RoomElsewhere { fitting: told, unseen, mv: other, fewer } => {
            assert_eq!((told, unseen), (fitting(view, &after(*mv)), hidden), "{mv}");
            assert!(fewer < told && legal::moves(view, seat).contains(&other), "{mv} {other}");
            assert_eq!(fewer, fitting(view, &after(other)), "{mv} {other}");
        }
        Explanation::RoomNow { fitting: told, unseen, before } => {
            assert_eq!((told, unseen), (fitting(view, &after(*mv)), hidden), "{mv}");
            assert!(before == fitting(view, &acting(public, seat)) && before < told, "{mv}");
        }
        Explanation::Reaches { tiles, missing, .. } => {
            assert_eq!(tiles, most_reached(public, seat, after_drop(hand, mv)), "{mv}");
            assert_eq!(tiles + missing, 9, "{mv}");
        }
        Explanation::Lacks { missing, held } => {
            let mut chance = Seed::from_bytes([0; 32]).walk(0);
            let mut position = CastleKeep::determinize(view, seat, &mut chance);
            let _ = CastleKeep::play(&mut position, seat, mv, &mut Notes::muted());
            let other = Seat(1 - seat.0);
            assert_eq!(missing, 9 - position.public.castle(other, 0).len(), "{mv}");
            let spoils = public.spoils[other.index()].len();
            assert_eq!(held, usize::from(view.hands[other.index()].size) + spoils, "{mv}");
        }
        Explanation::WouldFollow { makers, unseen, percent } => {
            let counted = hand_makers(view, seat, after_drop(hand, mv));
            assert_eq!((makers, unseen), (counted, hidden), "{mv}");
            assert!(is_drawn_by_chance(view, makers, percent), "{mv}: {said:?}");
        }
        Explanation::SparesForFinish { waiting, percent } => {
            assert!(is_drawn_by_chance(view, waiting, percent), "{mv}: {said:?}");
            let (next, rest) = after_step(public, hand, *mv);
            let at_hand: Bag = rest.tiles().chain(next.spoils[seat.index()].tiles()).collect();
            let completes = |more: &Tile| {
                let mut own = at_hand;
                own.add(*more);
                completes_plainly(next.castle(seat, 0), own, false)
            };
            assert!(!completes_plainly(next.castle(seat, 0), at_hand, false), "{mv}");
            assert_eq!(waiting, unseen_tiles(view).tiles().filter(completes).count(), "{mv}");
            assert!(waiting > 0 && rest.len() <= HAND_LIMIT, "{mv}");
        }
        ref other => check_attacks(view, seat, best, other),
    }
    format!("{said:?}").split([' ', '{']).next().expect("a name").to_owned()
}

/// The maximum number of tiles that can be built, by trying every order.
fn built_in_any_order(public: &PublicPosition, hand: Bag) -> usize {
    let orders = builds(public, hand).into_iter().map(|mv| {
        let (next, rest) = after_step(public, hand, mv);
        1 + built_in_any_order(&next, rest)
    });
    orders.max().unwrap_or_default()
}

#[test]
fn a_player_lacks_tiles_beyond_hand_and_spoils() {
    let chosen = OptionValues::from([("version".to_owned(), "takeover".to_owned())]);
    let (options, seed) = (Options::read(&chosen).unwrap(), Seed::from_bytes([1; 32]));
    let mut position = CastleKeep::set_up(&options, 2, seed.game());
    let (tile, spot) = (Tile::read("WRc").unwrap(), Spot { number: 0, cell: Cell::new(1, 0) });
    position.public.castles[1][0].put(spot.cell, tile);
    position.public.spoils[1].add(tile);
    let view = CastleKeep::view(&position, Viewer::Seat(Seat(0)));
    let said = lacking(&view, &Move::Attack { owner: Some(Seat(1)), spot, tile });
    let Some(Explanation::Lacks { missing: 9, held }) = said else { panic!("{said:?}") };
    assert_eq!(held, usize::from(view.hands[1].size) + 1);
}

#[test]
fn the_last_tiles_of_a_castle_speak_of_the_right_castle_of_an_empire() {
    let tile = |letters| Tile::read(letters).unwrap();
    let chosen = OptionValues::from([("version".to_owned(), "empire".to_owned())]);
    let (options, seed) = (Options::read(&chosen).unwrap(), Seed::from_bytes([1; 32]));
    let mut position = CastleKeep::set_up(&options, 2, seed.game());
    let ring = ["TRc", "WRc", "TRz", "WRz", "TRs", "WRs", "TRc", "WRc"];
    for (cell, letters) in cells::RING.into_iter().zip(ring) {
        position.public.castles[0][0].put(cell, tile(letters));
    }
    position.public.castles[0][1].put(Cell::new(0, 0), tile("TYc"));
    position.public.castles[0][1].put(Cell::new(1, 0), tile("WYc"));
    position.hands[0] = ["KR", "TBs", "WYz", "WYc", "WRs"].into_iter().map(tile).collect();
    let why = |position: &Position, letters, cell| {
        let (seat, spot) = (Seat(0), Spot { number: 1, cell });
        let mv = Move::Build { spoils: false, tile: tile(letters), spot };
        let view = CastleKeep::view(position, Viewer::Seat(seat));
        explanation(&view, seat, &BestMove::unrated(mv)).unwrap()
    };
    let said = why(&position, "KR", cells::MIDDLE);
    assert!(matches!(said, Explanation::Completes { missing: 7 }), "{said:?}");
    position.public.rubble[0][1] = true;
    let said = why(&position, "KR", cells::MIDDLE);
    assert!(matches!(said, Explanation::Completes { missing: 0 }), "{said:?}");
    position.public.rubble[0][1] = false;
    position.public.castles[0][0].take(Cell::new(0, 1));
    // A yellow wall fits the other castle as well.
    let said = why(&position, "WRs", Cell::new(0, 1));
    assert!(matches!(said, Explanation::Builds { tiles: 8, fitting: 1, .. }), "{said:?}");
}
