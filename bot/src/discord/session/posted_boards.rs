//! The lasting texts of the boards that this process has posted: the parts that remain true.
//!
//! Only a cache: the text of any other board is rebuilt from the journal.

use quick_cache::sync::Cache;

use crate::app::Answer;

/// The lasting texts of the newest boards, by message.
#[derive(Debug)]
pub(crate) struct PostedBoards(Cache<u64, Answer>);

impl Default for PostedBoards {
    fn default() -> Self {
        Self(Cache::new(1_000))
    }
}

impl PostedBoards {
    /// Records a board that was posted as this message.
    pub(crate) fn note(&self, message: u64, lasting_text: Answer) {
        self.0.insert(message, lasting_text);
    }

    /// The lasting text of a board. `None` if it isn't cached.
    pub(crate) fn lasting_text(&self, message: u64) -> Option<Answer> {
        self.0.get(&message)
    }
}
