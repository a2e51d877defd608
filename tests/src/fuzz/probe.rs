//! The interface of everything that is fuzzed.

use crate::random::Random;

/// Something that reads.
pub(super) trait Probe {
    /// Has it read something; what is wrong, if something is.
    fn try_one(&mut self, random: &mut Random) -> Result<(), String>;

    /// The fault at the end, if there is one.
    fn end(&mut self) -> Result<(), String> {
        Ok(())
    }
}
