//! Checks that each reason for a move is true of the move.

use std::collections::BTreeSet;

use rules::{
    Cell, Level, NodeLimit, Notes, OptionValues, Plugin, RuleSet, Seed, Status, ThinkRequest,
    Viewer,
};
use search::ComputerPlayer;

use super::claim_tests::{
    check_beside, from_hand, hand_makers, is_build, is_drawn_by_chance, makers, most_reached,
};
use super::*;
use crate::computer::completion::tests::completes_plainly;
use crate::computer::unseen_tiles::unseen_tiles;
use crate::computer::winning_turn::after_step;
use crate::options::Options;
use crate::rule_set::CastleKeep;

/// The reason for a move alone, without moves that follow.
fn explained(view: &View, seat: Seat, mv: &Move) -> Explanation {
    explanation(view, seat, &BestMove::unrated(*mv)).unwrap()
}

/// The maximum number of tiles that follow a build in random orders of builds.
fn built_at_random(view: &View, seat: Seat, mv: Move) -> usize {
    let mut chance = Seed::from_bytes([5; 32]).walk(0);
    let mut tries = (0..30).map(|_| {
        let (mut position, mut count) = (CastleKeep::determinize(view, seat, &mut chance), 0);
        let _ = CastleKeep::play(&mut position, seat, &mv, &mut Notes::muted());
        while CastleKeep::status(&position).to_move().only() == Some(seat) {
            let view = CastleKeep::view(&position, Viewer::Seat(seat));
            let moves = legal::moves(&view, seat).into_iter();
            let builds: Vec<_> = moves.filter(|mv| matches!(mv, Move::Build { .. })).collect();
            let Some(mv) = chance.one_of(&builds) else { break };
            let _ = CastleKeep::play(&mut position, seat, mv, &mut Notes::muted());
            count += 1;
        }
        count
    });
    tries.by_ref().max().unwrap_or_default()
}

#[test]
fn the_tiles_that_still_fit_can_be_built_one_after_the_other() {
    let mut seen = [0; 4];
    for version in ["standard", "takeover"] {
        each_move(version, 4, |view, seat, mv| {
            let why = explained(view, seat, mv);
            let Explanation::Builds { tiles, fitting, .. } = why else { return };
            let Move::Build { spot, .. } = *mv else { panic!("{why:?}") };
            assert_eq!(tiles, view.public.castle(seat, spot.site()).len() + 1);
            // Of 30 random orders, one is nearly always the best.
            assert_eq!(fitting, built_at_random(view, seat, *mv), "{mv}");
            seen[fitting.min(3)] += 1;
        });
    }
    assert!(seen.iter().all(|&count| count > 3), "{seen:?}");
}

#[test]
fn a_build_counts_only_what_follows_on_its_own_castle() {
    let mut seen = [0; 2];
    each_move("empire", 2, |view, seat, mv| {
        let Move::Build { spot, .. } = *mv else { return };
        let (built, rest) = after_step(&view.public, view.hand(seat).unwrap(), *mv);
        let builds = from_hand(&built, rest);
        // The builds on the first castle come first.
        for follows in [builds.first(), builds.last()].into_iter().flatten() {
            let line = vec![*mv, *follows];
            let best = BestMove { line, ..BestMove::unrated(*mv) };
            let why = explanation(view, seat, &best).unwrap();
            let Explanation::Builds { tiles, next, all, .. } = why else { continue };
            let Move::Build { spot: other, .. } = *follows else { panic!("{follows}") };
            let is_here = other.site() == spot.site();
            assert_eq!(all, tiles + usize::from(is_here), "{mv} {follows}");
            assert_eq!(next == "builds", is_here, "{mv} {follows}");
            seen[usize::from(is_here)] += 1;
        }
    });
    assert!(seen.iter().all(|&count| count > 3), "{seen:?}");
}

#[test]
fn a_build_says_that_it_opens_the_attacks() {
    let mut seen = [0; 2];
    each_move("standard", 10, |view, seat, mv| {
        if !matches!(mv, Move::Build { .. }) {
            return;
        }
        let mut chance = Seed::from_bytes([0; 32]).walk(0);
        let mut position = CastleKeep::determinize(view, seat, &mut chance);
        let _ = CastleKeep::play(&mut position, seat, mv, &mut Notes::muted());
        let is_open = position.public.attacks_open && !view.public.attacks_open;
        let why = format!("{:?}", sentences(view, seat, &BestMove::unrated(*mv)));
        assert_eq!(why.contains("castle-keep-why-opens"), is_open, "{mv}: {why}");
        seen[usize::from(is_open)] += 1;
    });
    assert!(seen.iter().all(|&count| count > 3), "{seen:?}");
}

#[test]
fn in_king_of_the_castle_the_shared_castle_is_attacked() {
    let mut seen = BTreeSet::new();
    each_move("king", 4, |view, seat, mv| {
        let best = BestMove::unrated(*mv);
        let why = explanation(view, seat, &best).unwrap();
        for said in beside(view, seat, &best, &why).into_iter().chain([why]) {
            let (name, told) = match said {
                Explanation::Opens { whose, .. } => ("opens", whose),
                Explanation::WouldOpen { whose, .. } => ("would open", whose),
                Explanation::Reaches { whose, .. } => ("reaches", whose),
                Explanation::SparesReach { whose, .. } => ("spares reach", whose),
                _ => continue,
            };
            assert_eq!(told, "shared", "{mv}: {name}");
            seen.insert(name);
        }
    });
    assert!(seen.contains("opens") && seen.contains("would open"), "{seen:?}");
    let opens = Explanation::Opens { whose: "shared", own: 0, theirs: 12 };
    let said = testkit::in_english(&Plugin::<CastleKeep>::new(), &opens.into());
    assert!(said.ends_with("12 of the unseen tiles can attack the castle."), "{said}");
}

#[test]
fn two_kept_keeps_can_attack_a_keep_next_to_a_ring() {
    let tile = |letters| Tile::read(letters).unwrap();
    let seed = Seed::from_bytes([1; 32]);
    let mut position =
        CastleKeep::set_up(&Options::read(&OptionValues::new()).unwrap(), 2, seed.game());
    position.public.castles[0][0].put(Cell::new(0, 0), tile("TRc"));
    position.public.castles[1][0].put(Cell::new(0, 0), tile("TRs"));
    position.public.castles[1][0].put(Cell::new(1, 1), tile("KR"));
    let spot = Spot { number: 0, cell: Cell::new(1, 0) };
    let mv = Move::Build { spoils: false, tile: tile("WRc"), spot };
    for (keeps, attackers) in [(1, 0), (2, 2)] {
        let kept = std::iter::repeat_n(tile("KR"), keeps);
        let hand: Bag = kept.chain([tile("WRc")]).collect();
        position.hands[0] = hand;
        let view = CastleKeep::view(&position, Viewer::Seat(Seat(0)));
        let said = prospects::attackers(&view, Seat(0), hand, &[mv]);
        let Explanation::Opens { own, .. } = said else { panic!("{said:?}") };
        assert_eq!(own, attackers);
    }
}

#[test]
fn a_finish_names_moves_that_win() {
    let mut seen = 0;
    each_move("standard", 12, |view, seat, mv| {
        let Explanation::Finishes { moves: Arg::List(_, named) } = explained(view, seat, mv) else {
            return;
        };
        let mut chance = Seed::from_bytes([0; 32]).walk(0);
        let mut position = CastleKeep::determinize(view, seat, &mut chance);
        for one in named {
            let Arg::Message(text) = one else { panic!("{one:?}") };
            let view = CastleKeep::view(&position, Viewer::Seat(seat));
            let mv = CastleKeep::read(&view, seat, &text.to_string()).unwrap();
            let _ = CastleKeep::play(&mut position, seat, &mv, &mut Notes::muted());
        }
        let Status::Over(outcome) = CastleKeep::status(&position) else { panic!("{mv}") };
        assert!(outcome.winners.contains(seat));
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}

#[test]
fn a_win_by_an_attack_speaks_of_the_last_tile_of_both_or_of_all() {
    let game = Plugin::<CastleKeep>::new();
    let said = |count| testkit::in_english(&game, &Explanation::WinsByRazing { count }.into());
    assert_eq!(said(1), "It wins at once: it destroys the last tile of that castle.");
    assert!(said(2).contains("both tiles"), "{}", said(2));
    assert!(said(3).contains("all 3 tiles"), "{}", said(3));
}

#[test]
fn a_draw_from_the_pile_is_compared_by_the_first_tile_alone() {
    // The second tile comes from the pile either way.
    let said = testkit::in_english(&Plugin::<CastleKeep>::new(), &Explanation::Draws.into());
    assert_eq!(said, "An unknown tile is worth more than the one on top.");
}

#[test]
fn tiles_are_kept_safe_only_while_attacks_are_open_and_none_must_be_dropped() {
    let mut seen = BTreeSet::new();
    each_move("standard", 20, |view, seat, mv| {
        if !matches!(mv, Move::Done | Move::Pass) {
            return;
        }
        let (held, public) = (view.hand(seat).unwrap().len(), &view.public);
        let why = explained(view, seat, mv);
        let is_true = match why {
            Explanation::KeepsSafe => public.attacks_open && held <= HAND_LIMIT,
            Explanation::KeepsBest { kept, tiles, after } => {
                let is_more = after == "built";
                is_more == (public.phase == Phase::Build)
                    && kept == HAND_LIMIT
                    && tiles == held
                    && held > kept
            }
            Explanation::Keeps => !public.attacks_open && held <= HAND_LIMIT,
            _ => true,
        };
        assert!(is_true, "{why:?}");
        seen.insert(format!("{why:?}").split(' ').next().unwrap().to_owned());
    });
    for name in ["KeepsSafe", "KeepsBest", "Keeps"] {
        assert!(seen.contains(name), "{name}: {seen:?}");
    }
}

/// Calls `check` with every legal move of matches by level 4.
fn each_move(version: &str, deals: u8, mut check: impl FnMut(&View, Seat, &Move)) {
    for deal in 0..deals {
        let chosen = OptionValues::from([("version".to_owned(), version.to_owned())]);
        let options = Options::read(&chosen).unwrap();
        let seed = Seed::from_bytes([deal; 32]);
        let mut position = CastleKeep::set_up(&options, 2, seed.game());
        for _ in 0..300 {
            let Some(seat) = CastleKeep::status(&position).to_move().only() else { break };
            let view = CastleKeep::view(&position, Viewer::Seat(seat));
            legal::moves(&view, seat).iter().for_each(|mv| check(&view, seat, mv));
            let ask = ThinkRequest::new(Level::ALL[3], NodeLimit::OfLevel, seed);
            let thinker = search::player::<CastleKeep>();
            let mv = thinker.think(&view, seat, &ask, &|| false).unwrap().mv;
            let _ = CastleKeep::play(&mut position, seat, &mv, &mut Notes::muted());
        }
        assert!(matches!(CastleKeep::status(&position), Status::Over(_)), "{version} {deal}");
    }
}

#[test]
fn the_explanation_of_a_discard_is_true() {
    let mut seen = [0; 7];
    each_move("standard", 40, |view, seat, mv| {
        let Move::Drop(tile) = *mv else { return };
        let mut hand = view.hand(seat).unwrap();
        hand.remove(tile);
        let castle = view.public.castle(seat, 0);
        let completes = |more: &Tile| {
            let mut own = hand;
            own.add(*more);
            completes_plainly(castle, own, false)
        };
        let fits = |tile| legal::accepted(castle, false).iter().any(|kinds| kinds.contains(tile));
        let why = explained(view, seat, mv);
        let is_plain = matches!(
            why,
            Explanation::Spares
                | Explanation::SparesAllUnfit
                | Explanation::SparesReach { .. }
                | Explanation::SparesLessWanted { .. }
                | Explanation::SparesBest { .. }
        );
        assert_eq!(principle(view, seat, mv, &why).is_none(), is_plain, "{why:?}");
        match why {
            Explanation::SparesForFinish { waiting, percent } => {
                assert!(is_drawn_by_chance(view, waiting, percent), "{mv}: {why:?}");
                let unseen = unseen_tiles(view);
                assert_eq!(waiting, unseen.tiles().filter(completes).count());
                assert!(waiting > 0 && hand.len() <= HAND_LIMIT);
                seen[0] += 1;
            }
            Explanation::SparesUnfit => {
                assert!(!fits(tile) && hand.tiles().any(fits));
                seen[1] += 1;
            }
            Explanation::SparesAllUnfit => {
                assert!(!fits(tile) && !hand.tiles().any(fits));
                seen[3] += 1;
            }
            Explanation::SparesLessWanted { own, kept, most } => {
                assert!(own < most && hand.count(kept) > 0 && !hand.tiles().any(fits));
                let counted = [tile, kept].map(|tile| makers(view, seat, tile));
                assert_eq!([own, most], counted, "{mv}");
                seen[4] += 1;
            }
            Explanation::SparesBest { makers: own, other, fewer } => {
                assert!(fewer < own && hand.count(other) > 0 && !hand.tiles().any(fits));
                let mut instead = hand;
                instead.remove(other);
                instead.add(tile);
                let counted = [hand, instead].map(|kept| hand_makers(view, seat, kept));
                assert_eq!(counted, [own, fewer], "{mv}");
                seen[5] += 1;
            }
            Explanation::SparesReach { tiles, .. } => {
                let mut whole = hand;
                whole.add(tile);
                let reached = [hand, whole].map(|own| most_reached(&view.public, seat, own));
                assert!(fits(tile) && reached == [tiles; 2], "{mv}: {why:?}");
                seen[6] += 1;
            }
            Explanation::SparesCopy => {
                assert!(hand.count(tile) > 0);
                seen[2] += 1;
            }
            other => assert!(matches!(other, Explanation::Spares), "{other:?}"),
        }
    });
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn a_delaying_attack_leaves_the_owner_too_few_tiles_to_finish() {
    let mut seen = [0; 2];
    for version in ["standard", "takeover", "empire", "king"] {
        each_move(version, 20, |view, seat, mv| {
            let why = explained(view, seat, mv);
            let strikes = principle(view, seat, mv, &why) == Some(Principle::Strike);
            if let (Explanation::Razes, Move::Attack { owner, spot, .. }) = (&why, mv) {
                // The attack destroys the castle: its group is the whole castle.
                let castle = view.public.castles[owner.unwrap().index()][spot.site()];
                assert!(strikes && castle.len() == castle.group(spot.cell).len(), "{why:?}");
            }
            let Explanation::Fells { count, left, delay, missing, held } = why else { return };
            let owner = Seat(1 - seat.0);
            let spoils = view.public.spoils[owner.index()].len();
            let owned = usize::from(view.hands[owner.index()].size) + spoils;
            assert!(missing + left == 9 && (held == owned || version == "king"), "{why:?}");
            let standing = view.public.castles[owner.index()][0].len();
            if matches!(version, "standard" | "takeover") {
                assert_eq!(left, standing - count, "{why:?}");
            }
            let reach = owned + 2;
            let is_late = 9 - standing <= reach && 9 - standing + count > reach;
            let is_told = is_late && matches!(version, "standard" | "takeover");
            assert_eq!(delay == "next", is_told, "{version}: {why:?}");
            assert_eq!(strikes, is_told, "{version}: {why:?}");
            seen[usize::from(is_told)] += 1;
        });
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn the_nothing_fits_reason_appears_only_without_a_legal_build() {
    let mut seen = [0; 2];
    each_move("standard", 20, |view, seat, mv| {
        let why = explained(view, seat, mv);
        if matches!(mv, Move::Done | Move::Pass) {
            let moves = legal::moves(view, seat);
            let can_build = moves.iter().any(|mv| matches!(mv, Move::Build { .. }));
            assert_eq!(matches!(why, Explanation::NothingFits), !can_build, "{why:?}");
            seen[usize::from(can_build)] += 1;
        }
    });
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn what_stands_beside_a_reason_is_true() {
    let mut seen = BTreeSet::new();
    for version in ["standard", "takeover"] {
        each_move(version, 6, |view, seat, mv| {
            let alone = BestMove::unrated(*mv);
            let (next, rest) = after_step(&view.public, view.hand(seat).unwrap(), *mv);
            let follows = from_hand(&next, rest);
            let line = [*mv].into_iter().chain(follows.into_iter().take(1)).collect();
            let goes_on = BestMove { line, ..BestMove::unrated(*mv) };
            let lines = if is_build(mv) { vec![alone, goes_on] } else { vec![alone] };
            for best in lines {
                let why = explanation(view, seat, &best).unwrap();
                for said in beside(view, seat, &best, &why) {
                    seen.insert(check_beside(view, seat, &best, &said));
                }
            }
        });
    }
    for name in [
        "Room",
        "RoomElsewhere",
        "RoomNow",
        "Risks",
        "RisksAll",
        "WouldExpose",
        "WouldOpen",
        "Reaches",
        "Lacks",
        "WouldFollow",
        "Unhit",
        "OnlyKeeps",
        "SparesForFinish",
        "Opens",
    ] {
        assert!(seen.contains(name), "{name}: {seen:?}");
    }
}
