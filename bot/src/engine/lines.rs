//! Reading lines of bounded length, with a callback before each wait for input.

use std::io::{self, BufRead, BufReader, Read};

use crate::engine::error::{EngineError, EngineResult};
use crate::words::engine::EngineText;

/// The longest line, far above any record.
pub(super) const LONGEST: usize = 8 << 20;

/// A reader of lines that knows whether the next one is ready.
pub(super) struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
}

impl<R: Read> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self { input: BufReader::new(input), line: Vec::new() }
    }

    /// The next line, or an error if it is too long. `None` at the end of the input.
    ///
    /// Calls `before_waiting` if reading may have to wait.
    pub(super) fn next(
        &mut self,
        before_waiting: impl FnOnce() -> io::Result<()>,
    ) -> io::Result<Option<EngineResult<&[u8]>>> {
        if !self.input.buffer().contains(&b'\n') {
            before_waiting()?;
        }
        self.line.clear();
        let mut bounded = self.input.by_ref().take(LONGEST as u64 + 1);
        if bounded.read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        let is_whole = self.line.pop_if(|byte| *byte == b'\n').is_some();
        if self.line.len() <= LONGEST {
            return Ok(Some(Ok(&self.line)));
        }
        if !is_whole {
            self.input.skip_until(b'\n')?;
        }
        Ok(Some(Err(EngineError::new("too_long", EngineText::LongLine { limit: LONGEST }))))
    }
}
