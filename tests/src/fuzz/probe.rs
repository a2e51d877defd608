//! The interface of fuzz targets.

use crate::random::Random;

/// A reader of arbitrary input, under test.
pub(super) trait Probe {
    /// Gives the reader one random input. An error describes the fault.
    fn try_one(&mut self, random: &mut Random) -> Result<(), String>;

    /// The fault at the end, if there is one.
    fn end(&mut self) -> Result<(), String> {
        Ok(())
    }
}
