//! The newest board, after the deadline has changed within its turn: an edit shows the present clock.
//!
//! The first board of a match of a pair is edited as well, once the thread that it links to is open.

use matches::{Head, Job, MatchId, Post, Refused, Revision};

use crate::app::play::public_board;
use crate::app::view::languages;
use crate::app::{Answer, App};
use crate::discord::error::{PostError, PostResult, is_temporary, status};
use crate::discord::message;
use crate::discord::posts::delivery::{Name, Upsert};
use crate::discord::posts::places::Places;
use crate::discord::posts::{former_board, private};
use crate::discord::session::Session;

/// A board that names an old deadline or an old link, and its new content.
struct OutdatedBoard {
    head: Head,
    message: u64,
    answer: Answer,
}

/// Edits the newest board if this job is about a new deadline or the thread of a pair. Edits ping nobody.
///
/// The job of a card comes here only if its match [`links_to_pair`].
pub(super) async fn update(session: &Session, id: MatchId, post: Post, job: &Job) -> PostResult {
    if !matches!(post, Post::Offer | Post::Told | Post::Lobby) {
        return Ok(());
    }
    let until = job.revision;
    let found = session.ask(move |app| find(app, id, post, until)).await?;
    let Some(OutdatedBoard { head, message, answer }) = found else { return Ok(()) };
    let (is_private, is_about_link) = (head.place.is_private(), post == Post::Lobby);
    let lasting = answer.lasting_text();
    let known = session.posted_boards.get(&message);
    if is_about_link && known.is_some_and(|known| known.lines == lasting.lines) {
        return Ok(());
    }
    let edited = if is_private {
        let change = message::change_text(&answer).edit();
        private::retouch(session, message, change).await.map_err(PostError::from)
    } else {
        let name = Name::of_post(id, job.revision, Post::Board);
        let board = Upsert::new(name, Places::played(head.place), None);
        let board = Upsert { known: Some(message), keeps_pictures: is_about_link, ..board };
        board.deliver(session, answer).await.map(drop)
    };
    if edited.is_ok() {
        session.posted_boards.insert(message, lasting);
    }
    // A retry in a private channel would post the notice twice.
    let may_retry = !is_private && job.attempts < former_board::EDIT_TRIES;
    match edited {
        Err(PostError::Discord(error)) if may_retry && is_temporary(&error) => Err(error.into()),
        Err(PostError::Discord(error)) => {
            tracing::debug!(match.id = id.0, status = status(&error), "a board keeps an old deadline or link");
            Ok(())
        }
        edited => edited,
    }
}

/// The board to edit. `None` if its deadline is right, or if a newer board waits, which shows the present state.
fn find(
    app: &App,
    id: MatchId,
    post: Post,
    until: Revision,
) -> Result<Option<OutdatedBoard>, Refused> {
    let is_outdated = post == Post::Lobby || app.matches().outdates_board(id, post, until)?;
    if !is_outdated || app.matches().pending_post(id, Post::Board)?.is_some() {
        return Ok(None);
    }
    let turns = app.matches().posted_turns(id)?;
    let Some((message, turns)) = app.matches().posted_message(id, Post::Board)?.zip(turns) else {
        return Ok(None);
    };
    let view = app.matches().view(id)?;
    let head = view.head().clone();
    // The board may say why the match left its thread.
    let is_thread_lost = match head.place.thread {
        Some(thread) => app.matches().is_thread_lost(id, thread)?,
        None => false,
    };
    if head.ending().is_some() || is_thread_lost {
        return Ok(None);
    }
    let board = public_board::board(app, view, turns)?;
    let answer = board.in_language(languages::of_match(&head)).draw_pictures();
    Ok(Some(OutdatedBoard { head, message, answer }))
}

/// Whether a match shows its first board, with a link to the other match of a pair. The card of the match is updated
/// when that match's thread is open.
pub(super) fn links_to_pair(head: &Head) -> bool {
    head.twin.is_some() && head.plies == 0 && !head.place.is_private()
}
