//! Fuzzing: input may be malformed, and the program must not panic, hang or use more and more memory.
//!
//! A seed and the number of a try determine everything, so that each try can be repeated. Accepted input must also stay
//! the same when it is written and read again, and refused input must change nothing.

mod engine;
mod export_kinds;
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
use crate::proc_files::peak_kb;
use crate::random::Random;
use crate::wait::PATIENCE;

/// The number of faults that ends a run.
const ENOUGH: usize = 5;

/// The number of panics in this process.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// The target of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The ids of buttons and menus.
    Presses,
    /// Typed moves, drafts, states and snapshots of each game.
    Notation,
    /// Lines for the engine.
    Engine,
    /// Exports.
    Exports,
    /// Stored rows.
    Records,
    /// Requests to the sandbox.
    Rest,
    /// Messages to the sandbox's gateway.
    Gateway,
    /// Interactions, as Discord's gateway sends them.
    Interactions,
}

impl Target {
    /// All targets.
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

/// The extent of a run.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The seed.
    pub seed: u64,
    /// The number of the first try.
    pub first: u64,
    /// The maximum number of tries.
    pub tries: u64,
    /// The time limit of the run.
    pub time: Option<Duration>,
}

/// The report of a run.
#[derive(Clone, Debug)]
pub struct Report {
    /// The target.
    pub target: Target,
    /// The number of tries.
    pub tries: u64,
    /// The duration.
    pub took: Duration,
    /// The peak memory of this process, in MB.
    pub peak_mb: u64,
    /// The faults, each with the number of its try.
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

/// Runs tries of a target until the budget is spent.
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
            Ok(Ok(())) if begun.elapsed() > PATIENCE => Some("it takes too long".into()),
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
    let peak_mb = peak_kb(std::process::id()) / 1024;
    Report { target, tries, took: since.elapsed(), peak_mb, faults }
}

/// Counts the panics of all threads.
fn count_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        before(panic);
    }));
}
