//! Sources of match seeds.

use rules::Seed;

/// A source of random seeds.
pub trait Seeds: Send + Sync {
    /// A seed that nobody can guess. `None` if the source fails.
    fn draw(&self) -> Option<Seed>;

    /// Whether challenges commit to a deal, so that the players' words change the seed.
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

/// Seeds chosen by a function, for tests. Challenges don't commit to a deal, so the words don't change them.
impl<F: Fn() -> Seed + Send + Sync> Seeds for F {
    fn draw(&self) -> Option<Seed> {
        Some(self())
    }

    fn are_committed(&self) -> bool {
        false
    }
}

/// A random number for this process or, if randomness fails, its process id.
pub(crate) fn process() -> u64 {
    getrandom::u64().unwrap_or_else(|_| std::process::id().into())
}
