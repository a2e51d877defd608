//! The reason for a move, from what the mover knows.

#[cfg(test)]
mod claim_tests;
mod draws;
mod finish_chance;
mod prospects;
#[cfg(test)]
mod tests;

use rules::{Arg, Join, Message, Seat, TilePart};
use search::BestMove;

use crate::bag::Bag;
use crate::computer::explanation::finish_chance::finishing;
use crate::computer::explanation::prospects::{BUILD_NODES, opens_attacks};
use crate::computer::winning_turn::{self, TURN_NODES};
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::public_position::{HAND_LIMIT, Phase, PublicPosition};
use crate::tile::Tile;
use crate::view::View;
use crate::words::{Explanation, Principle};
use crate::{cells, legal, move_effects};

/// The maximum number of sentences of a hint, apart from its principle.
const MOST: usize = 3;

/// The hint for a move: its reason, further facts, and the principle that it follows.
pub(super) fn sentences(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
    let mv = &best.mv;
    let reason = explanation(view, seat, best)?;
    let mut beside = beside(view, seat, best, &reason);
    beside.truncate(MOST - 1);
    let is_held = |one: &Explanation| {
        matches!(one, Explanation::WouldExpose { .. } | Explanation::WouldOpen { .. })
    };
    let is_build = matches!(reason, Explanation::Builds { .. } | Explanation::Completes { .. });
    let holds_back = is_build && beside.iter().any(is_held);
    let principle = principle(view, seat, mv, &reason);
    let principle = match principle {
        None | Some(Principle::Fit | Principle::Mix) if holds_back => Some(Principle::Hold),
        principle => principle,
    };
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    let sentences = [reason].into_iter().chain(beside).map(Message::from);
    Some(rules::sentences(sentences.chain(principle)))
}

/// Further facts: what a build opens, leaves room for and risks, or what kept tiles wait for.
fn beside(
    view: &View,
    seat: Seat,
    best: &BestMove<Move>,
    reason: &Explanation,
) -> Vec<Explanation> {
    let (public, Some(hand)) = (&view.public, view.hand(seat)) else { return Vec::new() };
    let mv = &best.mv;
    match reason {
        Explanation::Builds { .. } | Explanation::Completes { .. } => {
            beside_build(view, seat, best)
        }
        Explanation::Fells { delay: "none", .. } => lacking(view, mv).into_iter().collect(),
        Explanation::SparesAllUnfit
        | Explanation::SparesLessWanted { .. }
        | Explanation::SparesReach { .. } => {
            vec![draws::waiting(view, seat, after_drop(hand, mv))]
        }
        Explanation::SparesUnfit | Explanation::SparesCopy | Explanation::Spares => {
            let kept = after_drop(hand, mv);
            let reach = prospects::reach(public, seat, kept);
            vec![reach.unwrap_or_else(|| draws::waiting(view, seat, kept))]
        }
        Explanation::Keeps
        | Explanation::KeepsSafe
        | Explanation::KeepsFromSiege
        | Explanation::KeepsBest { .. }
        | Explanation::KeepsFromOther
        | Explanation::NothingFits => {
            let finish = finishing(view, public, hand);
            // If nothing fits, the tiles that finish a castle are all that matter.
            let ends = finish.is_some() && matches!(reason, Explanation::NothingFits);
            let rest = if ends { Vec::new() } else { prospects::of_kept(view, seat, hand) };
            finish.into_iter().chain(rest).collect()
        }
        Explanation::Wins
        | Explanation::WinsByRazing { .. }
        | Explanation::Finishes { .. }
        | Explanation::FinishesByDraw { .. }
        | Explanation::Opens { .. }
        | Explanation::Fells { .. }
        | Explanation::Razes
        | Explanation::Costs { .. }
        | Explanation::SparesForFinish { .. }
        | Explanation::FinishesAfterSiege { .. }
        | Explanation::SparesBest { .. }
        | Explanation::Takes { .. }
        | Explanation::Draws
        | Explanation::Moves
        | Explanation::Room { .. }
        | Explanation::RoomElsewhere { .. }
        | Explanation::RoomNow { .. }
        | Explanation::Risks { .. }
        | Explanation::RisksAll { .. }
        | Explanation::WouldOpen { .. }
        | Explanation::WouldExpose { .. }
        | Explanation::Reaches { .. }
        | Explanation::WouldFollow { .. }
        | Explanation::Unhit
        | Explanation::OnlyKeeps { .. }
        | Explanation::Lacks { .. } => Vec::new(),
    }
}

/// Further facts about a build: what it opens, leaves room for and risks.
fn beside_build(view: &View, seat: Seat, best: &BestMove<Move>) -> Vec<Explanation> {
    let (public, Some(hand)) = (&view.public, view.hand(seat)) else { return Vec::new() };
    let (mv, waits) = (&best.mv, following(best).next().is_none());
    let opens =
        opens_attacks(public, mv).then(|| prospects::attackers(view, seat, hand, &best.line));
    let (built, rest) = winning_turn::after_step(public, hand, *mv);
    let finish = finishing(view, &built, rest).filter(|_| waits);
    let held = waits.then(|| prospects::held_back(view, hand, *mv)).flatten();
    let room = prospects::room(view, seat, hand, *mv);
    let safety = prospects::safety(view, hand, &best.line);
    let risk = prospects::risk(view, seat, hand, &best.line);
    // A player whose whole castle falls loses the match, so this risk is named first.
    let (lost, risk) = match risk {
        Some(lost @ Explanation::RisksAll { .. }) => (Some(lost), None),
        risk => (None, risk),
    };
    // Room compared with a worse build comes before the safety of the tile, and plain room after it.
    let is_plain = matches!(room, Explanation::Room { .. });
    let (contrast, room) = if is_plain { (None, Some(room)) } else { (Some(room), None) };
    [lost, opens, finish, held, contrast, safety, room, risk].into_iter().flatten().collect()
}

/// The builds that follow the first move of a line in the same turn.
fn following(best: &BestMove<Move>) -> impl Iterator<Item = &Move> {
    best.line.iter().skip(1).take_while(|mv| matches!(mv, Move::Build { .. }))
}

fn is_build_on(mv: &Move, site: usize) -> bool {
    matches!(mv, Move::Build { spot, .. } if spot.site() == site)
}

fn after_drop(mut hand: Bag, mv: &Move) -> Bag {
    if let Move::Drop(tile) = *mv {
        hand.remove(tile);
    }
    hand
}

/// The number of tiles that a player may build with: those in hand, and in Takeover the spoils.
fn available(view: &View, seat: Seat) -> usize {
    usize::from(view.hands[seat.index()].size) + view.public.spoils[seat.index()].len()
}

/// The number of tiles that the victim of an attack then lacks, and the number that it has available.
fn lacking(view: &View, mv: &Move) -> Option<Explanation> {
    let Move::Attack { owner: Some(owner), .. } = *mv else { return None };
    let missing = 9 - left_standing(&view.public, mv);
    let held = available(view, owner);
    (view.public.sites() == 1).then_some(Explanation::Lacks { missing, held })
}

/// The reason why a move is good, from what the mover knows.
fn explanation(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let (public, hand, mv) = (&view.public, view.hand(seat)?, &best.mv);
    if move_effects::wins(public, mv) {
        let razes = move_effects::razes(public, mv);
        let count = move_effects::falling(public, mv).len();
        return Some(if razes { Explanation::WinsByRazing { count } } else { Explanation::Wins });
    }
    if let Some(finish) = finish(public, hand, mv) {
        return Some(finish);
    }
    Some(match mv {
        Move::Build { spot, .. } if public.castle(seat, spot.site()).len() == 8 => {
            Explanation::Completes { missing: missing_elsewhere(public, seat, *spot) }
        }
        Move::Build { spot, .. } => {
            let here = following(best).filter(|mv| is_build_on(mv, spot.site()));
            let more: Vec<_> = here.map(Message::plain).collect();
            let next = if more.is_empty() { "waits" } else { "builds" };
            // If builds on the other castle of an Empire follow, the player doesn't wait.
            let is_elsewhere = more.is_empty() && following(best).next().is_some();
            let alone = alone(public, seat, *spot);
            let fitting = if is_elsewhere { 0 } else { count_more(&alone, hand, *mv) };
            let tiles = public.castle(seat, spot.site()).len() + 1;
            let whose = match (public.is(Version::King), public.sites()) {
                (true, _) => "shared",
                (false, 1) => "own",
                (false, _) => "one",
            };
            let (all, more) = (tiles + more.len(), Arg::list(Join::And, more));
            Explanation::Builds { whose, tiles, fitting, next, all, more }
        }
        Move::Attack { .. } if move_effects::razes(public, mv) => Explanation::Razes,
        Move::Attack { owner, .. } => {
            let count = move_effects::falling(public, mv).len();
            let delay = if delays_finish(view, mv) { "next" } else { "none" };
            let left = left_standing(public, mv);
            let held = owner.map_or(0, |owner| available(view, owner));
            Explanation::Fells { count, left, delay, missing: 9 - left, held }
        }
        Move::Hit(_) => Explanation::Costs { count: move_effects::falling(public, mv).len() },
        Move::Drop(tile) => spares(view, hand, *tile),
        Move::Done | Move::Pass => keeps(public, hand),
        Move::DrawTop(tile) => draws::takes(public, hand, *tile),
        Move::Draw => Explanation::Draws,
        Move::Transfer(..) => Explanation::Moves,
    })
}

/// The principle behind the reason for a move, if the position shows it.
fn principle(view: &View, seat: Seat, mv: &Move, reason: &Explanation) -> Option<Principle> {
    match reason {
        Explanation::Builds { next, .. } => built_principle(view, seat, mv, *next == "builds"),
        Explanation::Completes { .. } => built_principle(view, seat, mv, false),
        Explanation::Fells { delay: "next", .. } | Explanation::Razes => Some(Principle::Strike),
        Explanation::Keeps | Explanation::KeepsSafe => Some(Principle::Hold),
        Explanation::SparesForFinish { .. }
        | Explanation::FinishesAfterSiege { .. }
        | Explanation::SparesUnfit
        | Explanation::SparesCopy => Some(Principle::Wait),
        Explanation::Wins
        | Explanation::WinsByRazing { .. }
        | Explanation::Opens { .. }
        | Explanation::KeepsBest { .. }
        | Explanation::Fells { .. }
        | Explanation::Spares
        | Explanation::SparesAllUnfit
        | Explanation::SparesReach { .. }
        | Explanation::SparesLessWanted { .. }
        | Explanation::SparesBest { .. }
        | Explanation::KeepsFromSiege
        | Explanation::Room { .. }
        | Explanation::RoomElsewhere { .. }
        | Explanation::RoomNow { .. }
        | Explanation::Risks { .. }
        | Explanation::RisksAll { .. }
        | Explanation::WouldOpen { .. }
        | Explanation::WouldExpose { .. }
        | Explanation::Reaches { .. }
        | Explanation::WouldFollow { .. }
        | Explanation::Unhit
        | Explanation::OnlyKeeps { .. }
        | Explanation::Lacks { .. }
        | Explanation::Finishes { .. }
        | Explanation::FinishesByDraw { .. }
        | Explanation::Costs { .. }
        | Explanation::KeepsFromOther
        | Explanation::NothingFits
        | Explanation::Takes { .. }
        | Explanation::Draws
        | Explanation::Moves => None,
    }
}

/// A keep on a castle with at least this many tiles comes late.
const EARLY: usize = 5;

/// The principle of a build: an early keep, a color unlike its neighbors, or room for the tiles that follow.
fn built_principle(view: &View, seat: Seat, mv: &Move, goes_on: bool) -> Option<Principle> {
    let Move::Build { tile, spot, .. } = *mv else { return None };
    let castle = view.public.castle(seat, spot.site());
    if cells::part(spot.cell) == TilePart::Keep {
        return (castle.len() < EARLY).then_some(Principle::Keep);
    }
    let beside = cells::neighbors(spot.cell).iter().filter_map(|cell| castle.at(*cell));
    let colors: Vec<_> = beside.map(Tile::color).collect();
    if !colors.is_empty() && !colors.contains(&tile.color()) {
        return Some(Principle::Mix);
    }
    // On a shared castle, more room helps the opponent as much.
    let is_shared = view.public.is(Version::King);
    (goes_on && !is_shared && leaves_most_room(view, seat, *mv)).then_some(Principle::Fit)
}

/// Whether tiles can follow a build in this turn, and no other build lets more follow.
fn leaves_most_room(view: &View, seat: Seat, mv: Move) -> bool {
    let Some(hand) = view.hand(seat) else { return false };
    let count = |mv| count_more(&view.public, hand, mv);
    let (most, moves) = (count(mv), legal::moves(view, seat));
    let mut builds = moves.into_iter().filter(|mv| matches!(mv, Move::Build { .. }));
    most > 0 && builds.all(|other| count(other) <= most)
}

/// The number of tiles that an attack leaves of its castle.
fn left_standing(public: &PublicPosition, mv: &Move) -> usize {
    let Move::Attack { owner, spot, .. } = *mv else { return 0 };
    let castle = public.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
    castle.len() - move_effects::falling(public, mv).len()
}

/// The reason for a move that begins a win within this turn.
fn finish(public: &PublicPosition, hand: Bag, mv: &Move) -> Option<Explanation> {
    let mut limit = winning_turn::node_limit(TURN_NODES);
    let begins = |line: &Vec<Move>| line.first() == Some(mv);
    let moves = |line: &[Move]| Arg::list(Join::Commas, line.iter().map(Message::plain));
    if let Some(line) = winning_turn::find(public, hand, &mut limit).filter(begins) {
        return Some(Explanation::Finishes { moves: moves(&line) });
    }
    let line = winning_turn::find_with_draw(public, hand, &mut limit).filter(begins)?;
    Some(match mv {
        Move::DrawTop(_) => Explanation::FinishesByDraw { moves: moves(&line[1..]) },
        _ => Explanation::Finishes { moves: moves(&line) },
    })
}

/// Whether an attack keeps its victim from a castle that they might have completed in the next turn.
fn delays_finish(view: &View, mv: &Move) -> bool {
    let Move::Attack { owner: Some(owner), spot, .. } = *mv else { return false };
    let public = &view.public;
    let castle = public.castles[owner.index()][spot.site()];
    // In Empire, a player needs both castles, so an attack on one says little.
    let reach = available(view, owner) + 2;
    let missing = 9 - castle.len();
    let fallen = move_effects::falling(public, mv).len();
    public.sites() == 1 && missing <= reach && missing + fallen > reach
}

/// The reason for a discard: what the other tiles wait for, or why this one is needed least.
fn spares(view: &View, mut hand: Bag, tile: Tile) -> Explanation {
    let (public, seat) = (&view.public, view.public.turn);
    hand.remove(tile);
    if let Some(finish) = finishing(view, public, hand) {
        return finish;
    }
    let strict = public.options.strict_finish;
    let fits = |tile: Tile| {
        (0..public.sites()).any(|site| {
            let accepted = legal::accepted(public.castle(seat, site), strict);
            accepted.iter().any(|kinds| kinds.contains(tile))
        })
    };
    match (fits(tile), hand.count(tile)) {
        // If nothing in hand fits, that is no reason to drop this tile.
        (false, _) if !hand.tiles().any(fits) => {
            let copy = (hand.count(tile) > 0).then_some(Explanation::SparesCopy);
            draws::less_wanted(view, seat, hand, tile)
                .or(copy)
                .or_else(|| draws::best_kept(view, seat, hand, tile))
                .unwrap_or(Explanation::SparesAllUnfit)
        }
        (false, _) => Explanation::SparesUnfit,
        (true, 1..) => Explanation::SparesCopy,
        (true, 0) => prospects::unneeded(view, seat, hand, tile).unwrap_or(Explanation::Spares),
    }
}

/// The reason for passing, or for stopping to build.
fn keeps(public: &PublicPosition, hand: Bag) -> Explanation {
    let moves = legal::moves_with(public, hand);
    let can_build = moves.iter().any(|mv| matches!(mv, Move::Build { .. }));
    if !can_build {
        return Explanation::NothingFits;
    }
    if hand.len() > HAND_LIMIT && !public.is(Version::Siege) {
        let after = if public.phase == Phase::Build { "built" } else { "kept" };
        return Explanation::KeepsBest { kept: HAND_LIMIT, tiles: hand.len(), after };
    }
    match public.options.version {
        Version::Siege => Explanation::KeepsFromSiege,
        Version::King => Explanation::KeepsFromOther,
        Version::Standard | Version::Takeover | Version::Empire if public.attacks_open => {
            Explanation::KeepsSafe
        }
        Version::Standard | Version::Takeover | Version::Empire => Explanation::Keeps,
    }
}

/// The position with the seat's other castle closed like rubble, so that builds on it don't count.
fn alone(public: &PublicPosition, seat: Seat, spot: Spot) -> PublicPosition {
    let mut alone = *public;
    alone.rubble[public.ground(seat).index()][1 - spot.site()] = true;
    alone
}

/// The number of tiles that the seat's other castle of an Empire lacks. 0 if it is rubble.
fn missing_elsewhere(public: &PublicPosition, seat: Seat, spot: Spot) -> usize {
    let other = 1 - spot.site();
    if public.is_rubble(seat, other) { 0 } else { 9 - public.castle(seat, other).len() }
}

/// The most tiles that can follow this build in the same turn, as far as a short search sees.
fn count_more(public: &PublicPosition, hand: Bag, mv: Move) -> usize {
    let (next, hand) = winning_turn::after_step(public, hand, mv);
    let mut limit = winning_turn::node_limit(BUILD_NODES);
    winning_turn::most_builds(&next, hand, &mut limit)
}
