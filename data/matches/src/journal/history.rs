//! The line of a match: which of its entries stand, and which were taken back.

use crate::ids::Revision;
use crate::journal::records::{Act, Entry};

/// The entries do not follow from one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InconsistentHistory;

/// Whether no entry is missing: they are numbered one after the other, to the last revision of the match where that is known.
pub(crate) fn is_whole(entries: &[Entry], last: Option<Revision>) -> bool {
    let numbered = entries.iter().zip(1..).all(|(entry, number)| entry.revision.0 == number);
    let ends = entries.last().map(|entry| entry.revision);
    numbered && ends.is_some_and(|end| last.is_none_or(|last| last == end))
}

/// The entries that stand after all take-backs.
pub(crate) fn standing(entries: &[Entry]) -> Result<Vec<&Entry>, InconsistentHistory> {
    let line = marked(entries)?.into_iter();
    Ok(line.filter(|(_, stands)| *stands).map(|(entry, _)| entry).collect())
}

/// All entries but take-backs of single plies, each with whether it stands. A take-back takes away the last move before it
/// or, where all agreed, all moves after the first few.
pub(crate) fn marked(entries: &[Entry]) -> Result<Vec<(&Entry, bool)>, InconsistentHistory> {
    let mut line: Vec<(&Entry, bool)> = Vec::with_capacity(entries.len());
    let is_move =
        |(entry, stands): &(&Entry, bool)| *stands && matches!(entry.act, Act::Moved { .. });
    for (index, entry) in entries.iter().enumerate() {
        if entry.revision != Revision(index as u64 + 1) {
            return Err(InconsistentHistory);
        }
        match entry.act {
            Act::TookBack { seat } => match line.iter_mut().rfind(|marked| is_move(marked)) {
                Some((Entry { act: Act::Moved { seat: mover, .. }, .. }, stands))
                    if *mover == seat =>
                {
                    *stands = false;
                }
                _ => return Err(InconsistentHistory),
            },
            Act::WentBack { plies, .. } => {
                let moves = line.iter_mut().filter(|marked| is_move(marked));
                moves.skip(plies as usize).for_each(|(_, stands)| *stands = false);
                line.push((entry, true));
            }
            _ => line.push((entry, true)),
        }
    }
    Ok(line)
}

#[cfg(test)]
mod tests {
    use rules::Seat;

    use super::*;
    use crate::ids::Timestamp;

    #[test]
    fn what_one_has_moved_another_can_not_have_taken_back() {
        let acts = |back| {
            let moved = Act::Moved { seat: Seat(0), text: "1".into() };
            [Act::Challenged, moved, Act::TookBack { seat: Seat(back) }]
        };
        let entry = |(at, act)| Entry { revision: Revision(at), at: Timestamp(1), act };
        let entries = |back| (1..).zip(acts(back)).map(entry).collect::<Vec<_>>();
        assert_eq!(standing(&entries(0)).map(|line| line.len()).ok(), Some(1));
        assert!(standing(&entries(1)) == Err(InconsistentHistory));
    }
}
