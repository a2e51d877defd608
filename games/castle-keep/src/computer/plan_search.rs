//! Plan search: compares plans for a turn by playouts of the same deals.
//!
//! All plans are tried on the same deals, so the luck of a deal affects them alike and cancels out.

use rules::{Notes, Seat};
use search::{BestMove, Budget, ComputerPlayer};

use crate::computer::turn_plans::{Plan, RatedPlan};
use crate::computer::{evaluator, playout, turn_plans};
use crate::legal;
use crate::moves::Move;
use crate::play;
use crate::position::Position;
use crate::public_position::SEATS;
use crate::rule_set::CastleKeep;
use crate::view::View;

/// The largest number of plans, and the number of nodes that each must get.
const MAX_PLANS: u64 = 80;
const NODES_PER_PLAN: u64 = 6_000;

/// The ply limit of a playout.
const MAX_PLIES: u32 = 160;

/// The number of deals before plans may be dropped, and the number that the last remaining plan must reach.
const MIN_DEALS: usize = 6;
const MIN_ROUNDS: usize = 100;

/// The number of deals after which the mean reward of a plan is reliable.
pub(super) const MIN_VISITS: u32 = 30;

/// A plan is dropped when it is this many standard errors behind the best.
const SIGNIFICANT_ERRORS: f64 = 2.2;

/// After this many deals, the handicap of a plan counts half.
const PRIOR_DEALS: f64 = 100.0;

/// The handicap of an unusual plan: its base, its growth per point lost at a glance, and its maximum.
const UNUSUAL: f64 = 0.02;
const PER_POINT: f64 = 0.004;
const MAX_PRIOR: f64 = 0.17;

/// A plan with its reward in each deal.
struct PlanResults {
    plan: Plan,
    /// The handicap against the usual plan, which fades as deals are played.
    handicap: f64,
    rewards: Vec<f64>,
}

impl PlanResults {
    /// The mean reward, after adding one win and one loss as a prior.
    fn mean(&self) -> f64 {
        (self.rewards.iter().sum::<f64>() + 1.0) / (self.rewards.len() as f64 + 2.0)
    }

    fn merit(&self) -> f64 {
        let prior = PRIOR_DEALS / (self.rewards.len() as f64 + PRIOR_DEALS);
        self.mean() - self.handicap * prior
    }

    fn is_behind(&self, other: &Self) -> bool {
        let differences = other.rewards.iter().zip(&self.rewards).map(|(theirs, own)| theirs - own);
        let count = self.rewards.len() as f64;
        let (mut sum, mut squares) = (0.0, 0.0);
        for difference in differences {
            sum += difference;
            squares += difference * difference;
        }
        let mean = sum / count;
        // The variance counts one extra deal with a difference, since a few equal results prove little.
        let variance = ((squares + 1.0) / count - mean * mean).max(0.0);
        mean > SIGNIFICANT_ERRORS * (variance / count).sqrt()
    }
}

/// The first move of the best plan for the rest of the turn, with the plan as its line.
pub(super) fn best(view: &View, seat: Seat, budget: &mut Budget<'_>) -> Option<BestMove<Move>> {
    let total = budget.remaining();
    let most = (total / NODES_PER_PLAN).clamp(3, MAX_PLANS) as usize;
    let position = CastleKeep::determinize(view, seat, budget.chance());
    let all = turn_plans::turn_plans(&position, most, budget);
    let mut race = PlanRace::new(all, eager_builders(view));
    while race.field.len() > 1 || race.rounds < MIN_ROUNDS {
        if !race.run(view, seat, budget) {
            break;
        }
        race.drop_behind(budget.nodes(), total);
    }
    race.best()
}

/// The value for a seat while another seat is to move: the mean result of random deals, played out.
pub(super) fn value(view: &View, seat: Seat, budget: &mut Budget<'_>) -> f64 {
    let mut results = PlanResults { plan: Plan::new(), handicap: 0.0, rewards: Vec::new() };
    let eager_builders = eager_builders(view);
    while budget.spend() {
        let deal = CastleKeep::determinize(view, seat, budget.chance());
        results.rewards.extend(play_on(deal, seat, eager_builders, budget));
    }
    2.0 * results.mean() - 1.0
}

fn eager_builders(view: &View) -> [bool; SEATS] {
    playout::eager_builders(&view.public, view.hands.map(|hand| usize::from(hand.size)))
}

/// The plans still in the race, and those that were dropped.
struct PlanRace {
    eager_builders: [bool; SEATS],
    field: Vec<PlanResults>,
    behind: Vec<PlanResults>,
    began: usize,
    rounds: usize,
    next: usize,
}

impl PlanRace {
    fn new(all: Vec<RatedPlan>, eager_builders: [bool; SEATS]) -> Self {
        let usual = all.first().map_or(0, |rated| rated.gain);
        let results = |(index, rated): (usize, RatedPlan)| {
            let points = f64::from((usual - rated.gain).max(0));
            let handicap = (UNUSUAL + PER_POINT * points).min(MAX_PRIOR);
            let handicap = if index == 0 { 0.0 } else { handicap };
            PlanResults { plan: rated.plan, handicap, rewards: Vec::new() }
        };
        let field: Vec<PlanResults> = all.into_iter().enumerate().map(results).collect();
        Self {
            eager_builders,
            began: field.len(),
            field,
            behind: Vec::new(),
            rounds: 0,
            next: MIN_DEALS,
        }
    }

    /// Tries every plan on one more deal. Returns `false`, and discards the deal, if the budget ends first.
    fn run(&mut self, view: &View, seat: Seat, budget: &mut Budget<'_>) -> bool {
        let deal = CastleKeep::determinize(view, seat, budget.chance());
        let mut met = Vec::with_capacity(self.field.len());
        for results in &self.field {
            let mut position = deal.clone();
            if !budget.spend() {
                return false;
            }
            turn_plans::follow(&mut position, &results.plan);
            let Some(result) = play_on(position, seat, self.eager_builders, budget) else {
                return false;
            };
            met.push(result);
        }
        self.field.iter_mut().zip(met).for_each(|(results, result)| results.rewards.push(result));
        self.rounds += 1;
        true
    }

    /// Drops plans that are significantly behind. As the budget is used up, drops the worse half again and again.
    fn drop_behind(&mut self, spent: u64, budget: u64) {
        if self.rounds < self.next || self.field.len() < 2 {
            return;
        }
        self.next = self.rounds + self.rounds / 4 + 1;
        self.field.sort_by(|one, other| other.merit().total_cmp(&one.merit()));
        let halvings = (self.began.max(2).ilog2() + 1) as u64;
        let done = spent.saturating_mul(halvings) / budget.max(1);
        let allowed = (self.began >> done.min(31)).max(2);
        let mut rest = self.field.split_off(1);
        self.behind.extend(rest.split_off(rest.len().min(allowed - 1)));
        let (behind, level): (Vec<_>, Vec<_>) =
            rest.into_iter().partition(|results| results.is_behind(&self.field[0]));
        self.behind.extend(behind);
        self.field.extend(level);
    }

    fn best(mut self) -> Option<BestMove<Move>> {
        // With too few deals, the results mean nothing. So the first plan is played, which is the usual one.
        if self.rounds >= MIN_DEALS {
            self.field.sort_by(|one, other| other.merit().total_cmp(&one.merit()));
        }
        let best = self.field.first()?;
        let chosen = *best.plan.first()?;
        let value = 2.0 * best.mean() - 1.0;
        let mut others: Vec<(Move, f64)> = Vec::new();
        for results in self.field.iter().chain(&self.behind) {
            let Some(&mv) = results.plan.first() else { continue };
            let is_known = results.rewards.len() >= MIN_VISITS as usize;
            if is_known && !others.iter().any(|(known, _)| *known == mv) {
                others.push((mv, 2.0 * results.mean() - 1.0));
            }
        }
        Some(BestMove { value, line: best.plan.clone(), others, ..BestMove::unrated(chosen) })
    }
}

/// Plays a match out and returns the reward of a seat, or `None` if the budget ends first.
fn play_on(
    mut position: Position,
    seat: Seat,
    eager_builders: [bool; SEATS],
    budget: &mut Budget<'_>,
) -> Option<f64> {
    let mut chance = position.chance.clone();
    for _ in 0..MAX_PLIES {
        if position.public.ending.is_some() {
            break;
        }
        if !budget.spend() {
            return None;
        }
        let mover = position.public.turn;
        let moves = legal::moves_with(&position.public, position.hands[mover.index()]);
        let Some(mv) =
            playout::next_move(&position, &moves, eager_builders[mover.index()], &mut chance)
        else {
            break;
        };
        let _ = play::play(&mut position, &mv, &mut Notes::muted());
    }
    Some(match position.public.outcome() {
        Some(outcome) if outcome.draw => 0.5,
        Some(outcome) => f64::from(u8::from(outcome.winners.contains(seat))),
        None => evaluator::rewards(&position.public)[seat.index() & 7],
    })
}
