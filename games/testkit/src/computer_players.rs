//! The laws for computer players, checked at milestones of random games at every level.

use rules::{
    Chance, Level, NodeLimit, Notes, Plugin, RuleSet, Seat, Seats, Seed, Setup, Status,
    ThinkRequest, Thought, Viewer,
};
use search::{Budget, ComputerPlayer};

use crate::checks::Checks;
use crate::law::{Breach, Law, LawResult};
use crate::runner::setups;
use crate::typed::weighted;
use crate::walk::catch_panic;

/// The node limit of a thought in these checks.
const NODES: u64 = 200;

/// The number of determinizations at each milestone, and the plies for which one of them is played on.
const DETERMINIZATIONS: usize = 6;
const PLIES: usize = 40;

/// The maximum number of nodes that a search may count after it was stopped.
const MAX_OVERRUN: u64 = 2_000;

/// Checks all laws for computer players on a game. The hook that exchanges hidden things shows how often determinized
/// positions should differ from the truth.
pub fn check_computer_player<R: ComputerPlayer>(checks: &Checks<R>) {
    try_computer_player(checks).unwrap_or_else(|breach| panic!("{breach}"));
}

/// Checks all laws for computer players on a game, and returns the first breach.
pub fn try_computer_player<R: ComputerPlayer>(checks: &Checks<R>) -> Result<(), Breach> {
    let mut counts = DeterminizationCounts::default();
    for setup in setups(&Plugin::<R>::new(), &checks.plan)? {
        let mut game = Game::<R>::new(checks, &setup)?;
        while let Some(movers) = game.movers() {
            let thinkers = if game.is_milestone() { movers } else { Seats::NONE };
            for seat in thinkers.iter() {
                let visit = catch_panic(|| game.visit(seat, &mut counts));
                visit.map_err(|breach| breach.at(game.place(&setup)))?;
            }
            if game.is_milestone() {
                let judged = catch_panic(|| game.evaluates(&setup, movers));
                judged.map_err(|breach| breach.at(game.place(&setup)))?;
            }
            game.step()?;
        }
    }
    counts.check()
}

/// The numbers of positions that differed from the truth: determinized positions, and those exchanged by the hook.
#[derive(Default)]
struct DeterminizationCounts {
    determinized: u32,
    exchanged: u32,
}

impl DeterminizationCounts {
    fn check(&self) -> LawResult {
        let Self { determinized, exchanged } = *self;
        // In dozens of draws, fair dealing differs from the truth far more than half as often as the exchanges. A
        // player that peeks never differs.
        let fair = determinized * 2 >= exchanged && (exchanged > 0 || determinized == 0);
        Law::NoPeeking.holds(fair, || {
            format!("{determinized} determinized positions differ from the truth; exchanges do so {exchanged} times")
        })
    }
}

struct Game<'a, R: ComputerPlayer> {
    checks: &'a Checks<R>,
    options: R::Options,
    position: R::Position,
    seed: Seed,
    chance: Chance,
    plies: Vec<String>,
}

impl<'a, R: ComputerPlayer> Game<'a, R> {
    fn new(checks: &'a Checks<R>, setup: &Setup) -> Result<Self, Breach> {
        let refused = |refusal: rules::Refusal| Law::Info.breach(format!("{setup:?}: {refusal}"));
        let values = R::info().complete(&setup.options).map_err(refused)?;
        let options = R::options(&values).map_err(refused)?;
        let (seed, chance) = (setup.seed, setup.seed.walk(0));
        let position = R::set_up(&options, setup.seats, seed.game());
        Ok(Self { checks, options, position, seed, chance, plies: Vec::new() })
    }

    /// The seats to move. `None` at the end, or at the plan's last ply.
    fn movers(&self) -> Option<Seats> {
        match R::status(&self.position) {
            Status::ToMove(seats) if self.plies.len() < self.checks.plan.max_plies => Some(seats),
            _ => None,
        }
    }

    fn is_milestone(&self) -> bool {
        self.plies.len() < 6 || self.plies.len().is_power_of_two() || self.plies.len() % 50 == 49
    }

    fn view(&self, seat: Seat) -> R::View {
        R::view(&self.position, Viewer::Seat(seat))
    }

    fn step(&mut self) -> LawResult {
        let movers: Vec<Seat> = R::status(&self.position).to_move().iter().collect();
        let stuck = || Law::Picked.breach("who is to move has no move");
        let seat = *self.chance.one_of(&movers).ok_or_else(stuck)?;
        let view = self.view(seat);
        let biased = self.checks.bias.filter(|_| self.chance.below(2) == 0).and_then(|bias| {
            let legal = R::legal_moves(&view, seat).moves;
            let weights: Vec<usize> =
                legal.iter().map(|mv| bias(&view, seat, mv) as usize).collect();
            legal.get(weighted(&weights, &mut self.chance)?).cloned()
        });
        let mv = biased.or_else(|| R::pick(&view, seat, &mut self.chance)).ok_or_else(stuck)?;
        let _ = R::play(&mut self.position, seat, &mv, &mut Notes::muted());
        self.plies.push(format!("{seat}: {mv}"));
        Ok(())
    }

    fn place(&self, setup: &Setup) -> String {
        let (id, seed, plies) = (R::info().id, setup.seed.to_hex(), self.plies.join("; "));
        format!("  game {id} {:?}\n  seed {seed}\n  after {plies}", setup.options)
    }

    fn visit(&mut self, seat: Seat, counts: &mut DeterminizationCounts) -> LawResult {
        let view = self.view(seat);
        for _ in 0..DETERMINIZATIONS {
            let determinized = self.determinize(&view, seat)?;
            let truth = state::<R>(&self.position);
            counts.determinized += u32::from(state::<R>(&determinized) != truth);
            let other = self
                .checks
                .scramble
                .map(|scramble| scramble(&self.position, Viewer::Seat(seat), &mut self.chance));
            counts.exchanged += u32::from(other.is_some_and(|other| state::<R>(&other) != truth));
        }
        let determinized = self.determinize(&view, seat)?;
        self.goes_on(determinized)?;
        Level::ALL.into_iter().try_for_each(|level| self.thinks(&view, seat, level))?;
        self.stops(&view, seat)
    }

    /// A determinized position that gives the seat the same view and is possible.
    fn determinize(&mut self, view: &R::View, seat: Seat) -> Result<R::Position, Breach> {
        let determinized = R::determinize(view, seat, &mut self.chance);
        let [seen, own] = [&R::view(&determinized, Viewer::Seat(seat)), view].map(bytes);
        Law::Determinized
            .holds(seen == own, || format!("seat {seat} would see {seen}, and sees {own}"))?;
        if self.checks.plan.loads {
            let loaded = R::load(&self.options, &state::<R>(&determinized), self.seed.game());
            let refused = loaded.err().map(|refusal| refusal.to_string());
            Law::Playable
                .holds(refused.is_none(), || format!("a determinized position: {refused:?}"))?;
        }
        Ok(determinized)
    }

    /// Plays a determinized position on by the rules.
    fn goes_on(&mut self, mut position: R::Position) -> LawResult {
        for _ in 0..PLIES {
            let Some(seat) = R::status(&position).to_move().iter().next() else { break };
            let view = R::view(&position, Viewer::Seat(seat));
            let mv = R::pick(&view, seat, &mut self.chance);
            let sound = mv.as_ref().is_some_and(|mv| R::check(&position, seat, mv).is_ok());
            Law::Playable
                .holds(sound, || format!("seat {seat} can't play {mv:?} as determinized"))?;
            if let Some(mv) = mv {
                let _ = R::play(&mut position, seat, &mv, &mut Notes::muted());
            }
        }
        Ok(())
    }

    fn thinks(&self, view: &R::View, seat: Seat, level: Level) -> LawResult {
        let ask = ThinkRequest::new(level, NodeLimit::Nodes(NODES), self.seed).explained();
        let think = || search::player::<R>().think(view, seat, &ask, &|| false);
        let (one, two) = (think(), think());
        let Some(thought) = &one else {
            return Err(Law::Thought.breach(format!("seat {seat} has no thought at {level:?}")));
        };
        self.is_sound(seat, thought)?;
        Law::Steady.holds(one == two, || format!("{level:?} first {one:?}, and then {two:?}"))
    }

    fn is_sound(&self, seat: Seat, thought: &Thought<R::Move>) -> LawResult {
        let legal = R::check(&self.position, seat, &thought.mv).is_ok();
        let valued = (-1.0..=1.0).contains(&thought.value);
        let leads = thought.line.first() == Some(&thought.mv);
        Law::Thought.holds(legal && valued && leads && thought.nodes <= NODES, || {
            format!("seat {seat} thinks {thought:?}")
        })
    }

    /// Evaluates the position for every seat, as draw offers and the ends of event rounds do.
    fn evaluates(&self, setup: &Setup, movers: Seats) -> LawResult {
        for seat in Seats::all(setup.seats).iter() {
            let (view, level) = (self.view(seat), Level::BEST);
            let ask = ThinkRequest::new(level, NodeLimit::Nodes(NODES), self.seed).explained();
            let player = search::player::<R>();
            let judge = || player.evaluate(&view, seat, &ask, &|| false);
            let thought = movers.contains(seat).then(|| player.think(&view, seat, &ask, &|| false));
            let thought = thought.flatten().map(|thought| thought.value);
            let (one, two) = (judge(), judge());
            let is_sound = one.is_some_and(|value| {
                (-1.0..=1.0).contains(&value) && thought.is_none_or(|thought| thought == value)
            });
            Law::Evaluated.holds(is_sound && one == two, || {
                format!("seat {seat} says {one:?}, and then {two:?}, and thinks {thought:?}")
            })?;
        }
        Ok(())
    }

    fn stops(&self, view: &R::View, seat: Seat) -> LawResult {
        let mut budget = Budget::new(Level::BEST, u64::MAX, self.seed.walk(0), &|| true);
        let best = R::choose_move(view, seat, &mut budget);
        Law::Stops.holds(best.is_some() && budget.overrun() <= MAX_OVERRUN, || {
            format!("{:?} and {} nodes after it was told to stop", best, budget.overrun())
        })
    }
}

fn bytes<V: serde::Serialize>(view: &V) -> String {
    serde_json::to_string(view).expect("a view has only fields that JSON can write")
}

/// The full state of a position, without the state of its chance.
fn state<R: RuleSet>(position: &R::Position) -> serde_json::Value {
    R::state(&R::view(position, Viewer::Everything))
}
