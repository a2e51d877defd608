//! Adds the curve of a match to its final post, as soon as the analysis is complete.

use matches::{Head, MatchId, Post, Refused, Timestamp};

use crate::app;
use crate::app::view::languages;
use crate::app::{Answer, App};
use crate::discord::error::{PostError, PostResult};
use crate::discord::message;
use crate::discord::posts::places::{Places, is_lost};
use crate::discord::posts::private;
use crate::discord::session::Session;

/// The final post, and its picture with the curve.
struct FinalPost {
    head: Head,
    message: u64,
    answer: Answer,
}

/// The state of the final post.
enum Found {
    /// The post waits to be sent at this time.
    Pending(Timestamp),
    /// Nothing to add, or no post.
    Nothing,
    Posted(Box<FinalPost>),
}

/// Adds the curve to the final post. Returns when that post is due if it still has to be sent.
pub(crate) async fn add(session: &Session, id: MatchId) -> PostResult<Option<Timestamp>> {
    let found = session.ask(move |app| find(app, id)).await?;
    let post = match found {
        Found::Pending(due) => return Ok(Some(due)),
        Found::Nothing => return Ok(None),
        Found::Posted(post) => post,
    };
    if post.head.place.is_private() {
        private::edit_pictures(session, post.message, &post.answer).await?;
        return Ok(None);
    }
    let change = message::change_pictures(&post.answer);
    match Places::played(post.head.place).edit(&session.http, post.message, change).await {
        // A lost post needs no curve.
        Err(error) if is_lost(&error) => Ok(None),
        Err(error) => Err(PostError::from(error)),
        Ok(()) => Ok(None),
    }
}

fn find(app: &App, id: MatchId) -> Result<Found, Refused> {
    let view = match app.matches().view(id) {
        Err(Refused::NoSuchMatch(_) | Refused::Retired(_)) => return Ok(Found::Nothing),
        view => view?,
    };
    let head = view.head().clone();
    if head.ending().is_none() {
        return Ok(Found::Nothing);
    }
    // Read in this order: settling the job stores the message, so one of the two is found.
    let pending = app.matches().pending_post(id, Post::Board)?;
    let message = app.matches().posted_message(id, Post::Board)?;
    if let Some(due) = pending {
        return Ok(Found::Pending(due));
    }
    let curve = app::analysis::final_curve(app, &head)?;
    Ok(match (message, curve) {
        (Some(message), Some(curve)) => {
            let picture = app.board_view().public_picture(&view, Some(curve))?;
            let language = languages::of_match(&head);
            let answer = Answer::default().show(picture).in_language(language);
            Found::Posted(Box::new(FinalPost { head, message, answer }))
        }
        _ => Found::Nothing,
    })
}
