//! Private reply to a move: only what the board below doesn't show.

use matches::{MatchView, PlayerId, Refused};
use rules::Draft;

use crate::app::answer::{Answer, Result};
use crate::app::view::board::{BoardView, sight};
use crate::app::view::narration::note_lines;

impl BoardView<'_> {
    /// The board for a player who has just acted, with a brief version for the channel of the match.
    pub(crate) fn reply(&self, view: &MatchView, player: PlayerId) -> Result {
        let answer = self.own(view, player)?;
        // During a turn, no public board is posted.
        if view.is_in_turn() {
            return Ok(answer);
        }
        let mut own = view.notes(Some(player));
        let public = view.notes(None);
        own.retain(|note| !public.contains(note));
        let brief = Answer::default().lines(note_lines(view.head(), Some(player), own));
        let brief = match sees_more(view, player)? {
            false => brief,
            true => Answer {
                pictures: answer.pictures.clone(),
                buttons: answer.buttons.clone(),
                retry: answer.retry.clone(),
                ..brief
            },
        };
        Ok(Answer { brief: Some(Box::new(brief)), ..answer })
    }
}

/// Whether a player sees more than spectators, apart from the orientation.
fn sees_more(view: &MatchView, player: PlayerId) -> Result<bool> {
    let scene_for = |player| {
        let mut scene = sight(view, player)?.scene(&Draft::default());
        scene.boards.iter_mut().for_each(|board| board.home = None);
        Ok::<_, Refused>(scene)
    };
    Ok(scene_for(Some(player))? != scene_for(None)?)
}
