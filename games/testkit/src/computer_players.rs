//! The laws for computer players: tried at the milestones of random games, at every level.

use rules::{
    Chance, Level, NodeLimit, Notes, Plugin, RuleSet, Seat, Seats, Seed, Setup, Status,
    ThinkRequest, Thought, Viewer,
};
use search::{Effort, Mind};

use crate::checks::Checks;
use crate::law::{Broken, Held, Law};
use crate::runner::setups;
use crate::typed::weighted;
use crate::walk::guarded;

/// What a thought may cost here: enough to look around, for every level at every milestone.
const NODES: u64 = 200;

/// How many positions are imagined at each milestone, and how far one of them is played on.
const IMAGINED: usize = 6;
const PLIES: usize = 40;

/// How many nodes a mind may still begin after it was told to stop: those of lines that it is returning from.
const LATE: u64 = 2_000;

/// Tries all laws for computer players on a game. The hook of the checks that exchanges hidden things tells how often what
/// is imagined should differ from the truth.
///
/// # Panics
/// When a law is broken, with its name and the game that broke it.
pub fn check_minds<R: Mind>(checks: &Checks<R>) {
    try_minds(checks).unwrap_or_else(|broken| panic!("{broken}"));
}

/// Tries all laws for computer players on a game, and returns the first that is broken.
///
/// # Errors
/// The law, and what was seen.
pub fn try_minds<R: Mind>(checks: &Checks<R>) -> Result<(), Broken> {
    let mut guesses = Guesses::default();
    for setup in setups(&Plugin::<R>::new(), &checks.plan)? {
        let mut game = Game::<R>::new(checks, &setup)?;
        while let Some(movers) = game.movers() {
            let thinkers = if game.is_milestone() { movers } else { Seats::NONE };
            for seat in thinkers.iter() {
                let visit = guarded(|| game.visit(seat, &mut guesses));
                visit.map_err(|broken| broken.at(game.place(&setup)))?;
            }
            if game.is_milestone() {
                let judged = guarded(|| game.is_judged(&setup, movers));
                judged.map_err(|broken| broken.at(game.place(&setup)))?;
            }
            game.step()?;
        }
    }
    guesses.judged()
}

/// How often what was imagined differed from the truth, and how often the hook's exchanges did.
#[derive(Default)]
struct Guesses {
    imagined: u32,
    exchanged: u32,
}

impl Guesses {
    fn judged(&self) -> Held {
        let Self { imagined, exchanged } = *self;
        // Half as often is far from what chance does in dozens of draws, and what is known by peeking is never wrong.
        let fair = imagined * 2 >= exchanged && (exchanged > 0 || imagined == 0);
        Law::Guessed.holds(fair, || {
            format!("{imagined} guesses differ from the truth; exchanges do so {exchanged} times")
        })
    }
}

/// A game at random.
struct Game<'a, R: Mind> {
    checks: &'a Checks<R>,
    options: R::Options,
    position: R::Position,
    seed: Seed,
    chance: Chance,
    plies: Vec<String>,
}

impl<'a, R: Mind> Game<'a, R> {
    fn new(checks: &'a Checks<R>, setup: &Setup) -> Result<Self, Broken> {
        let refused = |refusal: rules::Refusal| Law::Info.broken(format!("{setup:?}: {refusal}"));
        let values = R::info().complete(&setup.options).map_err(refused)?;
        let options = R::options(&values).map_err(refused)?;
        let (seed, chance) = (setup.seed, setup.seed.walk(0));
        let position = R::set_up(&options, setup.seats, seed.game());
        Ok(Self { checks, options, position, seed, chance, plies: Vec::new() })
    }

    /// Who is to move; nobody at the end, or where the plan breaks off.
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

    fn step(&mut self) -> Held {
        let movers: Vec<Seat> = R::status(&self.position).to_move().iter().collect();
        let stuck = || Law::Picked.broken("who is to move has no move");
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

    fn visit(&mut self, seat: Seat, guesses: &mut Guesses) -> Held {
        let view = self.view(seat);
        for _ in 0..IMAGINED {
            let imagined = self.imagine(&view, seat)?;
            let truth = state::<R>(&self.position);
            guesses.imagined += u32::from(state::<R>(&imagined) != truth);
            let other = self
                .checks
                .scramble
                .map(|scramble| scramble(&self.position, Viewer::Seat(seat), &mut self.chance));
            guesses.exchanged += u32::from(other.is_some_and(|other| state::<R>(&other) != truth));
        }
        let imagined = self.imagine(&view, seat)?;
        self.goes_on(imagined)?;
        Level::ALL.into_iter().try_for_each(|level| self.thinks(&view, seat, level))?;
        self.stops(&view, seat)
    }

    /// What is imagined gives the seat its view, and could be.
    fn imagine(&mut self, view: &R::View, seat: Seat) -> Result<R::Position, Broken> {
        let imagined = R::imagine(view, seat, &mut self.chance);
        let [seen, own] = [&R::view(&imagined, Viewer::Seat(seat)), view].map(bytes);
        Law::Imagined
            .holds(seen == own, || format!("seat {seat} would see {seen}, and sees {own}"))?;
        if self.checks.plan.loads {
            let loaded = R::load(&self.options, &state::<R>(&imagined), self.seed.game());
            let refused = loaded.err().map(|refusal| refusal.to_string());
            Law::Playable.holds(refused.is_none(), || format!("what is imagined: {refused:?}"))?;
        }
        Ok(imagined)
    }

    /// An imagined position is played on by its own rules.
    fn goes_on(&mut self, mut position: R::Position) -> Held {
        for _ in 0..PLIES {
            let Some(seat) = R::status(&position).to_move().iter().next() else { break };
            let view = R::view(&position, Viewer::Seat(seat));
            let mv = R::pick(&view, seat, &mut self.chance);
            let sound = mv.as_ref().is_some_and(|mv| R::check(&position, seat, mv).is_ok());
            Law::Playable.holds(sound, || format!("seat {seat} can't play {mv:?} as imagined"))?;
            if let Some(mv) = mv {
                let _ = R::play(&mut position, seat, &mv, &mut Notes::muted());
            }
        }
        Ok(())
    }

    fn thinks(&self, view: &R::View, seat: Seat, level: Level) -> Held {
        let ask = ThinkRequest { level, limit: NodeLimit::Nodes(NODES), seed: self.seed };
        let think = || search::of::<R>().think(view, seat, &ask, &|| false);
        let (one, two) = (think(), think());
        let Some(thought) = &one else {
            return Err(Law::Thought.broken(format!("seat {seat} has no thought at {level:?}")));
        };
        self.is_sound(seat, thought)?;
        Law::Steady.holds(one == two, || format!("{level:?} first {one:?}, and then {two:?}"))
    }

    fn is_sound(&self, seat: Seat, thought: &Thought<R::Move>) -> Held {
        let legal = R::check(&self.position, seat, &thought.mv).is_ok();
        let valued = (-1.0..=1.0).contains(&thought.value);
        let leads = thought.line.first() == Some(&thought.mv);
        Law::Thought.holds(legal && valued && leads && thought.nodes <= NODES, || {
            format!("seat {seat} thinks {thought:?}")
        })
    }

    /// What everybody at the table would say to an offer, whoever is to move.
    fn is_judged(&self, setup: &Setup, movers: Seats) -> Held {
        for seat in Seats::all(setup.seats).iter() {
            let (view, level) = (self.view(seat), Level::BEST);
            let ask = ThinkRequest { level, limit: NodeLimit::Nodes(NODES), seed: self.seed };
            let mind = search::of::<R>();
            let judge = || mind.evaluate(&view, seat, &ask, &|| false);
            let thought = movers.contains(seat).then(|| mind.think(&view, seat, &ask, &|| false));
            let thought = thought.flatten().map(|thought| thought.value);
            let (one, two) = (judge(), judge());
            let is_sound = one.is_none_or(|value| {
                (-1.0..=1.0).contains(&value) && thought.is_none_or(|thought| thought == value)
            });
            Law::Judged.holds(is_sound && one == two, || {
                format!("seat {seat} says {one:?}, and then {two:?}, and thinks {thought:?}")
            })?;
        }
        Ok(())
    }

    fn stops(&self, view: &R::View, seat: Seat) -> Held {
        let mut effort = Effort::new(Level::BEST, u64::MAX, self.seed.walk(0), &|| true);
        let idea = R::ponder(view, seat, &mut effort);
        Law::Stops.holds(idea.is_some() && effort.late() <= LATE, || {
            format!("{:?} and {} nodes after it was told to stop", idea, effort.late())
        })
    }
}

fn bytes<V: serde::Serialize>(view: &V) -> String {
    serde_json::to_string(view).expect("a view has only fields that JSON can write")
}

/// All that matters of a position: what chance it still has in it does not.
fn state<R: RuleSet>(position: &R::Position) -> serde_json::Value {
    R::state(&R::view(position, Viewer::Everything))
}
