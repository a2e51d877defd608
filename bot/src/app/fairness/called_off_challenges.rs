//! The line about challenges between two people that came to nothing.

use matches::Head;

use crate::app::answer::Result;
use crate::app::answer::args::mention;
use crate::app::context::App;
use crate::words::fairness::FairnessText;

/// Counts the challenges between two people that came to nothing in the last week: a way to drop deals. `None` if
/// there were none, or if the match is not between two people.
pub(super) fn called_off_line(app: &App, head: &Head) -> Result<Option<FairnessText>> {
    let people: Vec<_> = head.players.iter().chain(&head.invited).copied().collect();
    let &[first, second] = &people[..] else { return Ok(None) };
    if !first.is_person() || !second.is_person() {
        return Ok(None);
    }
    let count = app.matches().called_off_between([first, second], app.now())?;
    let (first, second) = (mention(first), mention(second));
    Ok((count > 0).then_some(FairnessText::CalledOff { first, second, count }))
}
