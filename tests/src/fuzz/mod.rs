//! Fuzzing: whatever is read from others may be wrong, and nothing may panic, hang or grow.
//!
//! All chance comes from a seed and the number of the try, so that each try can be made again. Where something is read, it must
//! also stay what it is: written anew it reads the same, and what is refused changes nothing.

mod engine;
mod exports;
mod gateway;
mod interactions;
mod mutate;
mod notation;
mod presses;
mod probe;
mod records;
mod rest;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::fuzz::probe::Probe;
use crate::random::Random;

/// No try may take longer.
const LONGEST: Duration = Duration::from_secs(10);

/// After so many faults nobody needs more of them.
const ENOUGH: usize = 5;

/// How often something panicked anywhere in this process.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// The target of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The ids of buttons and menus.
    Presses,
    /// Moves as people type them, in each game; drafts, states and snapshots too.
    Notation,
    /// Lines for the engine.
    Engine,
    /// Exports.
    Exports,
    /// Rows as they are stored.
    Records,
    /// Requests to the sandbox.
    Rest,
    /// Messages to the sandbox's gateway.
    Gateway,
    /// Interactions with the program, as Discord's gateway tells them.
    Interactions,
}

impl Target {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Presses,
        Self::Notation,
        Self::Engine,
        Self::Exports,
        Self::Records,
        Self::Rest,
        Self::Gateway,
        Self::Interactions,
    ];

    fn probe(self, program: &Path) -> Box<dyn Probe> {
        match self {
            Self::Presses => Box::new(presses::Presses::new()),
            Self::Notation => Box::new(notation::Notation),
            Self::Engine => Box::new(engine::Engine::new()),
            Self::Exports => Box::new(exports::Exports::new()),
            Self::Records => Box::new(records::Records::new()),
            Self::Rest => Box::new(rest::Rest::new()),
            Self::Gateway => Box::new(gateway::Gateway::new()),
            Self::Interactions => Box::new(interactions::Interactions::new(program)),
        }
    }
}

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Where all chance comes from.
    pub seed: u64,
    /// The first try.
    pub first: u64,
    /// How many tries there are at the most.
    pub tries: u64,
    /// How long it goes on at the most.
    pub time: Option<Duration>,
}

/// The report of a run.
#[derive(Clone, Debug)]
pub struct Report {
    /// The target.
    pub target: Target,
    /// How often.
    pub tries: u64,
    /// How long that took.
    pub took: Duration,
    /// The most memory that this process has had, in MB.
    pub peak_mb: u64,
    /// The faults, with the number of the try.
    pub faults: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { target, tries, took, peak_mb, faults } = self;
        let faulty = faults.len();
        writeln!(
            f,
            "{target:?}: {tries} tries in {took:.0?}, at most {peak_mb} MB, {faulty} faults"
        )?;
        faults.iter().try_for_each(|fault| writeln!(f, "  {fault}"))
    }
}

/// Tries a target until the budget is spent.
pub fn run(target: Target, program: &Path, budget: Budget) -> Report {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(count_panics);
    let (since, before) = (Instant::now(), PANICS.load(Ordering::SeqCst));
    let mut probe = target.probe(program);
    let (mut tries, mut faults) = (0, Vec::new());
    while tries < budget.tries && faults.len() < ENOUGH {
        if budget.time.is_some_and(|time| since.elapsed() >= time) {
            break;
        }
        let number = budget.first + tries;
        let mut random = Random::of(&[budget.seed, target as u64, number]);
        let begun = Instant::now();
        let tried = catch_unwind(AssertUnwindSafe(|| probe.try_one(&mut random)));
        let fault = match tried {
            Ok(Ok(())) if begun.elapsed() > LONGEST => Some("it takes too long".into()),
            Ok(tried) => tried.err(),
            Err(_) => Some("it panics".into()),
        };
        faults.extend(fault.map(|fault| format!("try {number}: {fault}")));
        tries += 1;
    }
    faults.extend(probe.end().err());
    drop(probe);
    let panics = PANICS.load(Ordering::SeqCst) - before;
    if panics > 0 {
        faults.push(format!("something panicked {panics} times"));
    }
    let peak_mb = crate::growth::peak_kb(std::process::id()) / 1024;
    Report { target, tries, took: since.elapsed(), peak_mb, faults }
}

/// A panic in a thread of its own is noticed too.
fn count_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        before(panic);
    }));
}
