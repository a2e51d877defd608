//! Matches whose thread can't be used: they go on in their channel, which is said once, there and in the log.

use matches::{MatchId, Refused};

use crate::app::App;

/// Notes that a match goes on in its channel.
pub(crate) fn note(app: &App, id: MatchId, thread: u64) -> Result<(), Refused> {
    if !app.matches().is_astray(id, thread)? {
        app.matches().note_astray(id, Some(thread))?;
        tracing::warn!(match.id = id.0, "a thread is locked or gone: the match goes on in its channel");
    }
    Ok(())
}

/// Notes that something was posted in the thread: it can be used. Should that end, it is said again.
pub(crate) fn is_back(app: &App, id: MatchId, thread: u64) -> Result<(), Refused> {
    if app.matches().is_astray(id, thread)? {
        app.matches().note_astray(id, None)?;
        tracing::info!(match.id = id.0, "a thread can be used again");
    }
    Ok(())
}
