//! Reading lines of bounded length, with a callback before each wait for input.

use std::io::{self, BufRead, ErrorKind};

use crate::engine::error::EngineError;
use crate::words::engine::EngineText;

/// The longest line that is read, far above any record.
pub(super) const LONGEST: usize = 8 << 20;

/// Reads lines, and knows whether the next one lies ready.
pub(super) struct Lines<R> {
    input: R,
    /// How much of what was read is not yet used.
    ready: usize,
    line: Vec<u8>,
    is_too_long: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines of this input.
    pub(super) fn new(input: R) -> Self {
        Self { input, ready: 0, line: Vec::new(), is_too_long: false }
    }

    /// The next line without its end, or that it was too long; `None` at the end of the input. Calls `before_waiting`
    /// whenever reading on may have to wait.
    pub(super) fn next(
        &mut self,
        mut before_waiting: impl FnMut() -> io::Result<()>,
    ) -> io::Result<Option<Result<&[u8], EngineError>>> {
        self.line.clear();
        self.is_too_long = false;
        let mut is_begun = false;
        loop {
            if self.ready == 0 {
                before_waiting()?;
            }
            match self.take_part() {
                Ok(Part::End) if !is_begun => return Ok(None),
                Ok(Part::End | Part::Whole) => return Ok(Some(self.current_line())),
                Ok(Part::More) => is_begun = true,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn take_part(&mut self) -> io::Result<Part> {
        let read = self.input.fill_buf()?;
        let end = read.iter().position(|&byte| byte == b'\n');
        let part = &read[..end.unwrap_or(read.len())];
        self.is_too_long |= self.line.len() + part.len() > LONGEST;
        if !self.is_too_long {
            self.line.extend_from_slice(part);
        }
        let used = end.map_or(read.len(), |end| end + 1);
        self.ready = read.len() - used;
        self.input.consume(used);
        Ok(match end {
            Some(_) => Part::Whole,
            None if used == 0 => Part::End,
            None => Part::More,
        })
    }

    fn current_line(&self) -> Result<&[u8], EngineError> {
        if self.is_too_long {
            return Err(EngineError::new("too_long", EngineText::LongLine { limit: LONGEST }));
        }
        Ok(&self.line)
    }
}

/// How far a reading went.
enum Part {
    /// To the end of a line.
    Whole,
    /// Into a line.
    More,
    /// To the end of the input.
    End,
}
