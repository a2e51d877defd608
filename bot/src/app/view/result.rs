//! The result of a match, and the lines that boards show once it is over.

use matches::{Head, MatchView, Refused};
use rules::Draft;

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Style};
use crate::app::press::ChallengePress;
use crate::app::view::board::{BoardView, sight};
use crate::app::view::buttons::replay_press;
use crate::app::view::narration::{Narration, status_lines};
use crate::app::view::title::match_title;
use crate::app::view::{narration, pair, rating_change};
use crate::words::board::BoardText;
use crate::words::common::Label;
use crate::words::ratings::RatingText;

impl BoardView<'_> {
    /// The result of a match, for where it was challenged: winner, reason, final picture and the ways to go on.
    ///
    /// # Errors
    /// The match has not started.
    pub(crate) fn result(&self, view: &MatchView) -> Result<Answer, Refused> {
        let head = view.head();
        let sight = sight(view, None)?;
        let answer = Answer::say(match_title(head, sight.as_ref()))
            .lines(status_lines(Narration { head, reader: None }, sight.as_ref()))
            .lines(self.series(head)?)
            .lines(self.hint_counts(head)?)
            .lines(self.rating_changes(head)?)
            .lines(pair::line(self.matches, head)?)
            .link(head.place);
        let text = self.position_text(view, None, sight)?;
        let style = self.public_style(view)?;
        let answer = answer.show(self.pictures.draw(text, &Draft::default(), style));
        Ok(answer.button(ChallengePress::Rematch(head.id), Label::Rematch, Style::Agree).button(
            replay_press(head),
            Label::Replay,
            Style::Main,
        ))
    }

    /// How many hints each player had, once the match is over.
    pub(super) fn hint_counts(&self, head: &Head) -> Result<Option<BoardText>, Refused> {
        Ok(match head.ending() {
            Some(_) => narration::hint_counts(head, &self.matches.hints(head.id)?),
            None => None,
        })
    }

    /// The score of the series, once a match of it is over. Only two can be compared in a line.
    pub(super) fn series(&self, head: &Head) -> Result<Option<BoardText>, Refused> {
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

    /// The rating changes of the players, once the match is over and counts.
    pub(super) fn rating_changes(&self, head: &Head) -> Result<Option<RatingText>, Refused> {
        if head.ending().is_none() {
            return Ok(None);
        }
        let changes = self.matches.rating_changes(head.id)?;
        Ok(changes.map(|changes| rating_change::line(&changes)))
    }
}
