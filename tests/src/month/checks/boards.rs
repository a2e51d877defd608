//! Checks boards: every turn is shown once, and only the newest board has buttons.

use std::collections::BTreeMap;

use sandbox::{Id, MessageChange};

use crate::month::checks::violation::Violation;
use crate::month::evidence::Remains;
use crate::month::expected_messages;
use crate::month::expected_messages::{Lines, told};
use crate::month::journal::Journal;

/// The line of a board that leaves out some of the earlier turns.
const LEAVES_OUT: &str = "Here are the last 8";

/// Checks that boards show the turns of the journals, as often as expected.
pub(super) fn check_told(
    journals: &[Journal],
    boards: &BTreeMap<u64, Vec<(MessageChange, String)>>,
) -> Vec<Violation> {
    let mut found = Vec::new();
    for journal in journals.iter().filter(|journal| !journal.is_erased()) {
        match expected_messages::lines(journal) {
            Some(lines) => {
                let boards = boards.get(&journal.id).map_or(&[][..], Vec::as_slice);
                found.extend(compare(journal, &lines, boards));
            }
            None => found.push(Violation::of("a journal can't be played again", journal.id, "")),
        }
    }
    found
}

fn compare(journal: &Journal, lines: &Lines, boards: &[(MessageChange, String)]) -> Vec<Violation> {
    // With a board for each turn, an edit only removes buttons, and repeats the text.
    let counts =
        |(what, _): &&(MessageChange, String)| journal.is_one_board || *what == MessageChange::Sent;
    let boards: Vec<_> = boards.iter().filter(counts).map(|(_, content)| content).collect();
    let leaves_out = boards.iter().any(|content| content.contains(LEAVES_OUT));
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for line in boards.iter().flat_map(|content| told(content)) {
        *counted.entry(line).or_default() += 1;
    }
    let mut found = Vec::new();
    for (line, often) in lines {
        let count = counted.get(line).copied().unwrap_or(0);
        // A single board is edited for many reasons, and repeats its text each time.
        let is_too_often = count > often.most && !journal.is_one_board;
        let least = if journal.is_one_board { often.least.min(1) } else { often.least };
        let more = || format!("{count} times instead of {}: {line}", often.least);
        if is_too_often {
            found.push(Violation::of("a turn was told too often", journal.id, more()));
        } else if count < least && !leaves_out {
            found.push(Violation::of("a turn was not told", journal.id, more()));
        }
    }
    found
}

/// Checks that of a match's boards in one channel only the newest has buttons.
pub(super) fn check_buttons(
    remains: &BTreeMap<(u64, Id), BTreeMap<Id, Remains>>,
) -> Vec<Violation> {
    let mut found = Vec::new();
    for ((id, _), boards) in remains {
        let there: Vec<_> = boards.iter().filter(|(_, board)| !board.is_gone).collect();
        let old = there.iter().rev().skip(1).filter(|(_, board)| board.has_buttons);
        found.extend(old.map(|(message, _)| {
            Violation::of("an old board has buttons", *id, format!("message {message}"))
        }));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::month::expected_messages::Often;
    use crate::month::journal::toy;

    fn check(boards: &[&str]) -> Vec<String> {
        let lines = Lines::from([("a".into(), Often { least: 1, most: 2 })]);
        let sent = |&board: &&str| (MessageChange::Sent, board.to_owned());
        let edited = (MessageChange::Edited, "> a".to_owned());
        let boards: Vec<_> = boards.iter().map(sent).chain([edited]).collect();
        compare(&toy(7, &[]), &lines, &boards).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn missing_and_repeated_turns_on_boards_are_found() {
        assert_eq!(check(&["x\n> a"]), [""; 0]);
        assert_eq!(check(&["> a", "> a"]), [""; 0], "an end tells the last turn again");
        assert!(check(&["> b"])[0].contains("a turn was not told in match #7"));
        assert!(check(&["> a", "> a", "> a"])[0].contains("a turn was told too often"));
    }

    #[test]
    fn a_shortened_board_is_recognized_by_the_bots_sentence() {
        let sentences = include_str!("../../../golden/sentences/board.txt");
        assert!(sentences.contains(LEAVES_OUT), "{LEAVES_OUT}");
        let board = format!("⏩ That was quick! 20 earlier turns. {LEAVES_OUT}:\n> b");
        assert_eq!(check(&[&board]), [""; 0]);
    }

    #[test]
    fn an_unplayable_journal_is_found() {
        let moved = r#"{"moved": {"seat": 0, "text": "nonsense"}}"#;
        let started = r#"{"started": {"seats": 2}}"#;
        let broken = toy(7, &[(1, 1, "challenged"), (2, 2, started), (3, 3, moved)]);
        assert_eq!(check_told(&[broken], &BTreeMap::new()).len(), 1);
    }

    #[test]
    fn an_old_board_with_buttons_is_found() {
        let board = |has_buttons, is_gone| Remains { has_buttons, is_gone };
        let place = |boards: [Remains; 3]| {
            let boards = (1..).map(Id).zip(boards).collect();
            BTreeMap::from([((7, Id(5)), boards)])
        };
        let fine = [board(false, false), board(false, false), board(true, false)];
        assert_eq!(check_buttons(&place(fine)), []);
        let gone = [board(false, false), board(true, false), board(true, true)];
        assert_eq!(check_buttons(&place(gone)), []);
        let old = [board(true, false), board(false, false), board(true, false)];
        assert!(check_buttons(&place(old))[0].to_string().contains("message 1"));
    }
}
