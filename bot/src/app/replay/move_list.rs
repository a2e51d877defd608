//! The moves of a match as a list in pages, the newest page first. The list shows only what the reader may know.

use matches::{LoggedPly, MatchId, Request};
use rules::{Arg, Join, Message};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{PlayPress, Replay, ReplayPress};
use crate::app::replay::source::OpenReplay;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// The maximum number of moves per page.
const MOVES: u32 = 12;

/// The moves on a page: after number `from`, up to number `to`.
#[derive(Clone, Copy)]
struct MovePage {
    from: u32,
    to: u32,
}

impl MovePage {
    /// The page with this move. The lengths of pages differ by at most one move, so that no page has a single move.
    fn with(at: u32, count: u32) -> Self {
        let pages = count.div_ceil(MOVES).max(1);
        let page = (at.clamp(1, count.max(1)) * pages).div_ceil(count.max(1));
        Self { from: (page - 1) * count / pages, to: page * count / pages }
    }

    /// The labels of the previous and next pages, each with the number of its last move.
    fn neighbors(self, count: u32) -> impl Iterator<Item = (ReplayText, u32)> {
        let earlier = (self.from > 0).then_some((ReplayText::Earlier, self.from));
        let later = Self::with(self.to + 1, count).to;
        let later = (self.to < count).then_some((ReplayText::Later, later));
        earlier.into_iter().chain(later)
    }
}

/// Shows the page with move number `to`, or the newest page if `None`.
pub(crate) fn show(app: &App, by: Request, id: MatchId, to: Option<u32>) -> Result {
    let replay = Replay::from(id);
    let opened = OpenReplay::open(app, by, replay)?;
    let count = opened.recording.count();
    let page = MovePage::with(to.unwrap_or(count), count);
    let (game, number) = (opened.game(), id.to_string());
    let heading = match (count, page) {
        (0, _) => ReplayText::NoMoves { game, id: number },
        (count, MovePage { from, to }) => {
            ReplayText::Moves { game, id: number, from: (from + 1).min(to), to, count }
        }
    };
    let answer = opened.add_link(Answer::say(heading)).lines(move_lines(&opened, page)?);
    let answer = page.neighbors(count).fold(answer, |answer, (label, to)| {
        answer.plain_action(ReplayPress::ListMoves { id, to: Some(to) }, label)
    });
    Ok(answer.button(replay.step(0), ReplayText::FromStart, Style::Plain).button(
        PlayPress::board(id),
        Label::Board,
        Style::Plain,
    ))
}

/// The moves of a page, each with its number.
fn move_lines(opened: &OpenReplay, page: MovePage) -> Result<Vec<Message>> {
    let plies = opened.recording.plies(page.to, (page.to - page.from) as usize)?;
    let names = opened.recording.step(page.to)?.sight.seat_names();
    let lines = plies.into_iter().map(|LoggedPly { number, seat, notes, sentence, .. }| {
        let told = match notes.is_empty() {
            true => Vec::from_iter(opened.silent_ply(number, seat, &names, sentence)),
            false => opened.notes(number, notes),
        };
        ReplayText::Numbered { number, told: Arg::list(Join::Dots, told) }.into()
    });
    Ok(lines.collect())
}

#[cfg(test)]
mod tests {
    use matches::{Key, PlayerId, Timestamp};

    use super::*;
    use crate::app::replay::tests::resigned_before_discarding;
    use crate::words::say_in_english;

    fn check(at: u32, count: u32, moves: [u32; 2], expected: &[u32]) {
        let page = MovePage::with(at, count);
        assert_eq!([page.from + 1, page.to], moves, "{at} of {count}");
        let pages: Vec<_> = page.neighbors(count).map(|(_, to)| to).collect();
        assert_eq!(pages, expected, "{at} of {count}");
    }

    #[test]
    fn pages_lead_back_to_the_first_move_and_on_to_the_newest() {
        check(0, 0, [1, 0], &[]);
        check(12, 12, [1, 12], &[]);
        check(13, 13, [7, 13], &[6]);
        check(6, 13, [1, 6], &[13]);
        check(100, 100, [89, 100], &[88]);
        check(88, 100, [78, 88], &[77, 100]);
        check(229, 229, [218, 229], &[217]);
    }

    #[test]
    fn no_page_is_nearly_empty() {
        for count in 13..400 {
            let mut to = 0;
            while to < count {
                let page = MovePage::with(to + 1, count);
                assert_eq!((page.from, MovePage::with(page.to, count).to), (to, page.to));
                assert!((6..=MOVES).contains(&(page.to - page.from)), "{to} of {count}");
                to = page.to;
            }
        }
    }

    #[test]
    fn the_end_of_a_turn_is_named_though_it_has_no_notes() {
        let (app, id) = resigned_before_discarding();
        let by = Request { player: PlayerId(2), key: Key(6), now: Timestamp(6) };
        let listed = say_in_english(show(&app, by, id, None).unwrap().lines[2].clone());
        assert!(listed.contains("finishes the turn"), "{listed}");
    }
}
