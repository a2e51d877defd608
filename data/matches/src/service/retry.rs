//! Repeats commits that conflict with other commits.

use crate::error::Refused;
use crate::service::Matches;
use store::{Batch, Commit};

/// The maximum number of attempts. Each conflict means that another commit succeeded.
const TRIES: usize = 50;

/// Repeats an attempt as long as it returns `None`, which means that another commit came first.
pub(crate) fn until_first<T>(
    mut attempt: impl FnMut() -> Result<Option<T>, Refused>,
) -> Result<T, Refused> {
    (0..TRIES).find_map(|_| attempt().transpose()).unwrap_or(Err(Refused::Busy))
}

impl Matches {
    /// Commits a batch. `None` if another commit came first.
    pub(crate) fn commit_first(&self, batch: Batch) -> Result<Option<()>, Refused> {
        Ok((self.store.commit(batch)? == Commit::Applied).then_some(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attempt_is_repeated_until_it_comes_first() {
        let mut left = 3;
        let third = until_first(|| {
            left -= 1;
            Ok((left == 0).then_some("third"))
        });
        assert_eq!((third, left), (Ok("third"), 0));
    }

    #[test]
    fn an_attempt_that_never_comes_first_ends_as_busy() {
        let mut tries = 0;
        let never = until_first::<()>(|| {
            tries += 1;
            Ok(None)
        });
        assert_eq!((never, tries), (Err(Refused::Busy), TRIES));
    }

    #[test]
    fn a_refused_attempt_is_not_repeated() {
        let mut tries = 0;
        let refused = until_first::<()>(|| {
            tries += 1;
            Err(Refused::NoChance)
        });
        assert_eq!((refused, tries), (Err(Refused::NoChance), 1));
    }
}
