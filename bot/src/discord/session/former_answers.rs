//! Private answers that a person's next answer in the channel removes, so that they don't pile up below the board.

use std::time::Instant;

use quick_cache::sync::Cache;

/// The number of people and channels to remember.
const CAPACITY: usize = 10_000;

/// The newest removable answer by person and channel, as far as this process has sent it.
pub(crate) struct FormerAnswers(Cache<(u64, u64), FormerAnswer>);

/// An answer that can be deleted. It has no debug form, since the token is secret.
#[derive(Clone)]
pub(crate) struct FormerAnswer {
    /// The token of its interaction.
    pub(crate) token: String,
    /// When the token expires.
    pub(crate) end: Instant,
}

impl Default for FormerAnswers {
    fn default() -> Self {
        Self(Cache::new(CAPACITY))
    }
}

impl FormerAnswers {
    /// Replaces the answer of a person in a channel, and returns the former one if it can still be deleted.
    pub(crate) fn replace(
        &self,
        person: u64,
        channel: u64,
        answer: Option<FormerAnswer>,
    ) -> Option<FormerAnswer> {
        let former = self.0.remove(&(person, channel)).map(|(_, former)| former);
        if let Some(answer) = answer {
            self.0.insert((person, channel), answer);
        }
        former.filter(|former| former.end > Instant::now())
    }
}
