//! Tells which entries of a match are in effect, and which were taken back.

use crate::ids::Revision;
use crate::journal::records::{Act, Entry};

/// The error that the entries of a match contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InconsistentHistory;

/// Whether the entries are numbered without gaps, and end at `last`, if given.
pub(crate) fn is_complete(entries: &[Entry], last: Option<Revision>) -> bool {
    let numbered = entries.iter().zip(1..).all(|(entry, number)| entry.revision.0 == number);
    let ends = entries.last().map(|entry| entry.revision);
    numbered && ends.is_some_and(|end| last.is_none_or(|last| last == end))
}

/// The entries in effect after all take-backs.
pub(crate) fn standing_entries(entries: &[Entry]) -> Result<Vec<&Entry>, InconsistentHistory> {
    let history = history(entries)?.into_iter();
    Ok(history.filter(|past| past.stands).map(|past| past.entry).collect())
}

/// An entry, and whether it is in effect after all take-backs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PastEntry<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) stands: bool,
}

impl PastEntry<'_> {
    fn is_standing_move(&self) -> bool {
        self.stands && matches!(self.entry.act, Act::Moved { .. })
    }
}

/// All entries except take-backs of single plies, each with whether it is in effect.
///
/// A take-back of a single ply cancels the last move before it. A take-back by agreement cancels all moves after the
/// first `plies`.
pub(crate) fn history(entries: &[Entry]) -> Result<Vec<PastEntry<'_>>, InconsistentHistory> {
    let mut history: Vec<PastEntry<'_>> = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        if entry.revision != Revision(index as u64 + 1) {
            return Err(InconsistentHistory);
        }
        match entry.act {
            Act::TookBack { seat } => {
                let last = history.iter_mut().rfind(|past| past.is_standing_move());
                let is_own = |past: &&mut PastEntry<'_>| matches!(past.entry.act, Act::Moved { seat: mover, .. } if mover == seat);
                last.filter(is_own).ok_or(InconsistentHistory)?.stands = false;
            }
            Act::WentBack { plies, .. } => {
                let moves = history.iter_mut().filter(|past| past.is_standing_move());
                moves.skip(plies as usize).for_each(|past| past.stands = false);
                history.push(PastEntry { entry, stands: true });
            }
            _ => history.push(PastEntry { entry, stands: true }),
        }
    }
    Ok(history)
}

#[cfg(test)]
mod tests {
    use rules::Seat;

    use super::*;
    use crate::ids::Timestamp;

    #[test]
    fn a_seat_cannot_take_back_the_ply_of_another_seat() {
        let acts = |back| {
            let moved = Act::Moved { seat: Seat(0), text: "1".into() };
            [Act::Challenged, moved, Act::TookBack { seat: Seat(back) }]
        };
        let entry = |(at, act)| Entry { revision: Revision(at), at: Timestamp(1), act };
        let entries = |back| (1..).zip(acts(back)).map(entry).collect::<Vec<_>>();
        assert_eq!(standing_entries(&entries(0)).map(|line| line.len()).ok(), Some(1));
        assert!(standing_entries(&entries(1)) == Err(InconsistentHistory));
    }
}
