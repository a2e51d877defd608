//! Where a match's seed comes from.

use rules::Seed;

/// A source of seeds.
pub trait Seeds: Send + Sync {
    /// A seed that nobody can guess; none if the source has failed.
    fn draw(&self) -> Option<Seed>;
}

/// The operating system's chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemSeeds;

impl Seeds for SystemSeeds {
    fn draw(&self) -> Option<Seed> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok()?;
        Some(Seed::from_bytes(bytes))
    }
}

/// Seeds of one's own choosing, for tests.
impl<F: Fn() -> Seed + Send + Sync> Seeds for F {
    fn draw(&self) -> Option<Seed> {
        Some(self())
    }
}

/// A number that no other process is likely to have. Where nothing can be drawn, the one that the machine gave us must do.
pub(crate) fn process() -> u64 {
    getrandom::u64().unwrap_or_else(|_| std::process::id().into())
}
