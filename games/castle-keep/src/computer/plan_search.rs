//! Plans for a turn, weighed against each other: each is followed in the same deals, and the match played on to its end.
//!
//! That all plans meet the same deals is what tells them apart: luck strikes them alike.

use rules::{Notes, Seat};
use search::{Effort, Guess, Idea, Mind};

use crate::computer::turn_plans::Plan;
use crate::computer::{playout, turn_plans};
use crate::moves::Move;
use crate::open_position::SEATS;
use crate::play;
use crate::position::Position;
use crate::rule_set::CastleKeep;
use crate::view::View;

/// The most plans, and how many nodes there should be for each.
const MOST: u64 = 160;
const EACH: u64 = 2_500;

/// The most plies of a match that is played on.
const LONGEST: u32 = 160;

/// After how many deals a plan may be given up, and how many there are at the least.
const FIRST: usize = 6;
const LEAST: usize = 100;

/// By how many standard errors a plan must be behind to be given up.
const SURE: f64 = 2.2;

/// A plan with what came of it, deal by deal.
struct Weighed {
    plan: Plan,
    results: Vec<f64>,
}

impl Weighed {
    /// The mean, as if it had been won once more and lost once more: nothing is certain here.
    fn mean(&self) -> f64 {
        (self.results.iter().sum::<f64>() + 1.0) / (self.results.len() as f64 + 2.0)
    }

    /// Whether it is worse than another that has met the same deals, as far as can be told.
    fn is_behind(&self, other: &Self) -> bool {
        let differences = other.results.iter().zip(&self.results).map(|(theirs, own)| theirs - own);
        let count = self.results.len() as f64;
        let (mut sum, mut squares) = (0.0, 0.0);
        for difference in differences {
            sum += difference;
            squares += difference * difference;
        }
        let mean = sum / count;
        // As if one more deal had made a difference: a few alike ones prove little.
        let variance = ((squares + 1.0) / count - mean * mean).max(0.0);
        mean > SURE * (variance / count).sqrt()
    }
}

/// The best plan for the rest of the turn, by its first move.
pub(super) fn best(view: &View, seat: Seat, effort: &mut Effort<'_>) -> Option<Idea<Move>> {
    let budget = effort.left();
    let most = (budget / EACH).clamp(3, MOST) as usize;
    let position = CastleKeep::imagine(view, seat, effort.chance());
    let all = turn_plans::all(&position, most, effort);
    let eager = playout::eager(&view.court, view.hands.map(|hand| usize::from(hand.size)));
    let mut race = Race::of(all, eager);
    while race.field.len() > 1 || race.rounds < LEAST {
        if !race.run(view, seat, effort) {
            break;
        }
        race.thin_out(effort.nodes(), budget);
    }
    race.idea()
}

/// Plans that are still in question, and those that were given up.
struct Race {
    eager: [bool; SEATS],
    field: Vec<Weighed>,
    behind: Vec<Weighed>,
    began: usize,
    rounds: usize,
    next: usize,
}

impl Race {
    fn of(all: Vec<Plan>, eager: [bool; SEATS]) -> Self {
        let field: Vec<Weighed> =
            all.into_iter().map(|plan| Weighed { plan, results: Vec::new() }).collect();
        Self { eager, began: field.len(), field, behind: Vec::new(), rounds: 0, next: FIRST }
    }

    /// One more deal for every plan. `false` where the effort was over before all had met it: then it doesn't count.
    fn run(&mut self, view: &View, seat: Seat, effort: &mut Effort<'_>) -> bool {
        let deal = CastleKeep::imagine(view, seat, effort.chance());
        let mut met = Vec::with_capacity(self.field.len());
        for weighed in &self.field {
            let mut position = deal.clone();
            if !effort.spend() {
                return false;
            }
            turn_plans::follow(&mut position, &weighed.plan);
            let Some(result) = play_on(position, (seat, self.eager), effort) else { return false };
            met.push(result);
        }
        self.field.iter_mut().zip(met).for_each(|(weighed, result)| weighed.results.push(result));
        self.rounds += 1;
        true
    }

    /// Gives up what is behind, and, as the effort is used up, what is in the worse half.
    fn thin_out(&mut self, spent: u64, budget: u64) {
        if self.rounds < self.next || self.field.len() < 2 {
            return;
        }
        self.next = self.rounds + self.rounds / 4 + 1;
        self.field.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        let halvings = (self.began.max(2).ilog2() + 1) as u64;
        let done = spent.saturating_mul(halvings) / budget.max(1);
        let allowed = (self.began >> done.min(31)).max(2);
        let mut rest = self.field.split_off(1);
        self.behind.extend(rest.split_off(rest.len().min(allowed - 1)));
        let (behind, level): (Vec<_>, Vec<_>) =
            rest.into_iter().partition(|weighed| weighed.is_behind(&self.field[0]));
        self.behind.extend(behind);
        self.field.extend(level);
    }

    fn idea(mut self) -> Option<Idea<Move>> {
        // So few deals tell nothing about so many plans: then it is the usual one, which is the first.
        if self.rounds >= FIRST {
            self.field.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        }
        let best = self.field.first()?;
        let chosen = *best.plan.first()?;
        let value = 2.0 * best.mean() - 1.0;
        let mut others: Vec<(Move, f64)> = Vec::new();
        for weighed in self.field.iter().chain(&self.behind) {
            let Some(&mv) = weighed.plan.first() else { continue };
            let is_known = weighed.results.len() >= crate::computer::TRIED as usize;
            if is_known && !others.iter().any(|(known, _)| *known == mv) {
                others.push((mv, 2.0 * weighed.mean() - 1.0));
            }
        }
        Some(Idea { value, line: best.plan.clone(), others, ..Idea::plain(chosen) })
    }
}

/// Plays a match on out of habit, and says how it stands for a seat then; nothing where the effort is over before.
fn play_on(
    mut position: Position,
    (seat, eager): (Seat, [bool; SEATS]),
    effort: &mut Effort<'_>,
) -> Option<f64> {
    let mut chance = position.chance.clone();
    for _ in 0..LONGEST {
        if position.court.ending.is_some() {
            break;
        }
        if !effort.spend() {
            return None;
        }
        let mover = position.court.turn;
        let moves = CastleKeep::moves(&position, mover);
        let Some(mv) = playout::next(&position, &moves, (eager[mover.index()], &mut chance)) else {
            break;
        };
        let _ = play::play(&mut position, &mv, &mut Notes::muted());
    }
    Some(match position.court.outcome() {
        Some(outcome) if outcome.draw => 0.5,
        Some(outcome) => f64::from(u8::from(outcome.winners.contains(seat))),
        None => CastleKeep::prospects(&position)[seat.index() & 7],
    })
}
