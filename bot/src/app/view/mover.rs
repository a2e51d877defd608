//! What whoever has just done something in a match is told: no more than what does not stand below it.

use matches::{Look, PlayerId, Refused};
use rules::Draft;

use crate::app::answer::Answer;
use crate::app::view::board::{Boards, sight};
use crate::app::view::narration::happened;

impl Boards<'_> {
    /// The board for whoever has just done something. Where it is played everybody's stands below what they are told: there
    /// they read no more than what that does not show.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn after(&self, look: &Look, player: PlayerId) -> Result<Answer, Refused> {
        let answer = self.own(look, player)?;
        // While a turn goes on nothing new is posted.
        if look.is_in_turn() {
            return Ok(answer);
        }
        let mut own = look.notes(Some(player));
        let public = look.notes(None);
        own.retain(|note| !public.contains(note));
        let brief = Answer::default().lines(happened(look.head(), Some(player), own));
        let brief = match shows_more(look, player)? {
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
fn shows_more(look: &Look, player: PlayerId) -> Result<bool, Refused> {
    let seen = |player| {
        let mut scene = sight(look, player)?.scene(&Draft::default());
        scene.boards.iter_mut().for_each(|board| board.home = None);
        Ok::<_, Refused>(scene)
    };
    Ok(seen(Some(player))? != seen(None)?)
}
