//! Perft and random games over a typed rule set.

use crate::{Notes, OptionValues, RuleSet, Seat, Seed, Status, Viewer};

/// The random games to play.
#[derive(Clone, Debug)]
pub struct RandomGames {
    /// The number of games.
    pub games: u64,
    /// The options.
    pub options: OptionValues,
    /// The number of players.
    pub seats: u8,
    /// The seed.
    pub seed: Seed,
    /// The number of plies after which a game is stopped.
    pub max_plies: u64,
}

/// The results of random games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RandomReport {
    /// The number of games played.
    pub games: u64,
    /// The total number of plies.
    pub plies: u64,
    /// The number of games with a winner. A solitaire loss counts neither here nor as a draw.
    pub decided: u64,
    /// The number of games that the rules ended as a draw.
    pub drawn: u64,
}

/// The number of positions after `depth` plies. `None` if some moves on the way are only sampled.
pub(crate) fn perft<R: RuleSet>(position: &R::Position, depth: u32) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let Some(seat) = next_seat::<R>(position) else { return Some(0) };
    let view = R::view(position, Viewer::Seat(seat));
    if depth == 1 {
        return R::count_legal(&view, seat);
    }
    let legal = R::legal_moves(&view, seat);
    if !legal.complete {
        return None;
    }
    legal.moves.iter().map(|mv| perft::<R>(&after::<R>(position, seat, mv), depth - 1)).sum()
}

pub(crate) fn random<R: RuleSet>(options: &R::Options, asked: &RandomGames) -> RandomReport {
    let mut report = RandomReport::default();
    for index in 0..asked.games {
        let mut chance = asked.seed.walk(2 * index);
        let mut position = R::set_up(options, asked.seats, asked.seed.walk(2 * index + 1));
        let mut plies = 0;
        while plies < asked.max_plies {
            let Some(seat) = next_seat::<R>(&position) else { break };
            let Some(mv) = R::pick(&R::view(&position, Viewer::Seat(seat)), seat, &mut chance)
            else {
                break;
            };
            let _ = R::play(&mut position, seat, &mv, &mut Notes::muted());
            plies += 1;
        }
        report.games += 1;
        report.plies += plies;
        if let Status::Over(outcome) = R::status(&position) {
            report.decided += u64::from(!outcome.draw && !outcome.winners.is_empty());
            report.drawn += u64::from(outcome.draw);
        }
    }
    report
}

fn next_seat<R: RuleSet>(position: &R::Position) -> Option<Seat> {
    match R::status(position) {
        Status::ToMove(seats) => seats.iter().next(),
        Status::Over(_) => None,
    }
}

fn after<R: RuleSet>(position: &R::Position, seat: Seat, mv: &R::Move) -> R::Position {
    let mut next = position.clone();
    let _ = R::play(&mut next, seat, mv, &mut Notes::muted());
    next
}
