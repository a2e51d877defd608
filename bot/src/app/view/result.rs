//! The result of a match, and the lines of its boards once it is over.

use matches::{Head, MatchView};
use rules::{Draft, Join};

use crate::app::answer::args::{mention, mentions, players_at};
use crate::app::answer::{Answer, Result, Style};
use crate::app::press::FairnessPress;
use crate::app::view::board::{BoardView, sight};
use crate::app::view::buttons::{rematch_button, replay_press};
use crate::app::view::narration::{Narration, Readers, status_lines};
use crate::app::view::title::match_title;
use crate::app::view::{narration, pair};
use crate::words::board::BoardText;
use crate::words::common::Label;
use crate::words::fairness::FairnessText;
use crate::words::games::GameListText;

impl BoardView<'_> {
    /// The result for the challenge's channel: winner, reason, final picture and buttons.
    pub(crate) fn result(&self, view: &MatchView) -> Result {
        let head = view.head();
        let sight = sight(view, None)?;
        let answer = Answer::say(match_title(head, sight.as_ref()))
            .lines(status_lines(Narration { head, reader: None }, sight.as_ref(), Readers::Others))
            .lines(self.series(head)?)
            .lines(self.hint_counts(head)?)
            .lines(self.rating_changes(head)?)
            .lines(pair::line(self.matches, head)?)
            .link(head.place);
        let scene = sight.scene(&Draft::default());
        let text = self.position_text(view, None, sight)?;
        let style = self.public_style(view)?;
        let answer = answer.show(self.pictures.draw_board(scene, text, style));
        let answer = rematch_button(answer, head);
        let answer = answer.button(replay_press(head), Label::Replay, Style::Main);
        let check = FairnessPress::Show(head.id);
        Ok(answer.button(check, FairnessText::CheckTheDeal, Style::Plain))
    }

    /// The line with the numbers of hints. `None` until the match is over, or without hints.
    pub(super) fn hint_counts(&self, head: &Head) -> Result<Option<BoardText>> {
        Ok(match head.ending() {
            Some(_) => narration::hint_counts(&self.matches.hint_counts(head)?),
            None => None,
        })
    }

    /// The score of the series of two players, once the match is over.
    pub(super) fn series(&self, head: &Head) -> Result<Option<BoardText>> {
        if head.ending().is_none() || head.seats != 2 {
            return Ok(None);
        }
        let series = self.matches.series(head.id)?;
        Ok(series.and_then(|series| match series.wins.as_slice() {
            &[(first, wins), (second, others)] => Some(BoardText::Series {
                first: mention(first),
                wins,
                others,
                second: mention(second),
                draws: series.draws,
            }),
            _ => None,
        }))
    }
}

/// The result of a match in a sentence, without its reason.
pub(crate) fn result_sentence(head: &Head) -> BoardText {
    let winners = players_at(head, head.winners());
    match head.ending() {
        // A walkover has winners, too.
        Some(_) if !winners.is_empty() => {
            BoardText::Wins { winners: mentions(Join::And, &winners) }
        }
        // A lost solitaire has no winner, but it is no draw.
        Some(ending) if ending.is_result() && head.seats > 1 => BoardText::Even,
        Some(_) | None => BoardText::NobodyWins,
    }
}

/// The result of a match in a word or two.
pub(crate) fn short_result(head: &Head) -> GameListText {
    let winners = players_at(head, head.winners());
    match head.ending() {
        Some(_) if !winners.is_empty() => {
            GameListText::WonBy { winners: mentions(Join::And, &winners) }
        }
        Some(ending) if ending.is_result() && head.seats > 1 => GameListText::Drawn,
        Some(ending) if ending.is_result() => GameListText::Lost,
        Some(_) | None => GameListText::NoResult,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Ending, Key, Matches, Place, PlayerId, Stage, Timestamp};
    use rules::{Level, Message, Outcome, Seat};
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::kastell;
    use crate::words::say_in_english;

    fn results(seats: u8, ending: Ending) -> [String; 2] {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let squire = PlayerId::computer(Level::ALL[1], 0);
        let challenge = kastell(PlayerId(1), squire, Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let view = matches.view(id).unwrap();
        let head = Head { seats, stage: Stage::Over(ending), ..view.head().clone() };
        [say_in_english(result_sentence(&head)), say_in_english(short_result(&head))]
    }

    #[test]
    fn a_lost_solitaire_is_no_draw() {
        let why = || Message::plain("The castle falls.");
        for ending in [Ending::Rules(Outcome::lost(why())), Ending::Resigned { seat: Seat(0) }] {
            assert_eq!(results(1, ending), ["Nobody wins.", "lost"]);
        }
        let drawn = Ending::Rules(Outcome::draw(why()));
        assert_eq!(results(2, drawn), ["🤝 It's a draw.", "🤝 draw"]);
    }

    #[test]
    fn a_walkover_has_a_winner() {
        let [sentence, short] = results(2, Ending::Walkover { seat: Seat(0) });
        assert!(sentence.contains("wins!"), "{sentence}");
        assert_ne!(short, results(2, Ending::CalledOff)[1], "it is no match without a result");
        assert_eq!(results(2, Ending::CalledOff)[0], "Nobody wins.");
    }
}
