//! Sources of match seeds.

use rules::Seed;

/// A source of seeds.
pub trait Seeds: Send + Sync {
    /// A seed that nobody can guess. `None` if the source fails.
    fn draw(&self) -> Option<Seed>;

    /// Whether challenges commit to a deal before the players give their words. Only then does the seed depend on them.
    fn are_committed(&self) -> bool {
        true
    }
}

/// The operating system's random numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemSeeds;

impl Seeds for SystemSeeds {
    fn draw(&self) -> Option<Seed> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok()?;
        Some(Seed::from_bytes(bytes))
    }
}

/// Fixed seeds, for tests.
impl<F: Fn() -> Seed + Send + Sync> Seeds for F {
    fn draw(&self) -> Option<Seed> {
        Some(self())
    }

    fn are_committed(&self) -> bool {
        false
    }
}

/// A number that is almost certainly unique among processes. If randomness fails, it is the process id.
pub(crate) fn process() -> u64 {
    getrandom::u64().unwrap_or_else(|_| std::process::id().into())
}
