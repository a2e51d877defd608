//! What whoever has just done something in a match is told: no more than what does not stand below it.

use matches::{MatchView, PlayerId, Refused};
use rules::Draft;

use crate::app::answer::Answer;
use crate::app::view::board::{BoardView, sight};
use crate::app::view::narration::happened;

impl BoardView<'_> {
    /// The board for whoever has just done something. Where it is played everybody's stands below what they are told: there
    /// they read no more than what that does not show.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn after(&self, view: &MatchView, player: PlayerId) -> Result<Answer, Refused> {
        let answer = self.own(view, player)?;
        // While a turn goes on nothing new is posted.
        if view.is_in_turn() {
            return Ok(answer);
        }
        let mut own = view.notes(Some(player));
        let public = view.notes(None);
        own.retain(|note| !public.contains(note));
        let brief = Answer::default().lines(happened(view.head(), Some(player), own));
        let brief = match shows_more(view, player)? {
            false => brief,
            true => Answer {
                pictures: answer.pictures.clone(),
                buttons: answer.buttons.clone(),
                again: answer.again.clone(),
                ..brief
            },
        };
        Ok(Answer { brief: Some(Box::new(brief)), ..answer })
    }
}

/// Whether somebody sees more than everybody does. From which side they look at it is no matter.
fn shows_more(view: &MatchView, player: PlayerId) -> Result<bool, Refused> {
    let seen = |player| {
        let mut scene = sight(view, player)?.scene(&Draft::default());
        scene.boards.iter_mut().for_each(|board| board.home = None);
        Ok::<_, Refused>(scene)
    };
    Ok(seen(Some(player))? != seen(None)?)
}
