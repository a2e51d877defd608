//! Posts in private channels that the bot is not part of, with the tokens of players' interactions.

use matches::{Head, Job, JobKind, Post, Refused, Stage, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{Builder, CreateInteractionResponseFollowup, EditMessage, MessageId};

use crate::app::{Answer, App};
use crate::discord::error::{PostError, PostResult, UNKNOWN_MESSAGE, is_code, status};
use crate::discord::message;
use crate::discord::posts::delivery::{Order, Sent};
use crate::discord::posts::former_board;
use crate::discord::request_span::spanned;
use crate::discord::session::Session;

/// The milliseconds for which a post without a token waits. The next interaction makes it due.
const WAIT: u64 = 24 * 3_600_000;

/// Discord's codes for a token that has expired.
const ENDED: [isize; 3] = [10_015, 40_094, 50_027];

/// Posts or edits a message, while Discord allows that.
pub(crate) async fn post(order: Order<'_>, answer: Option<Answer>) -> PostResult<Sent> {
    let Some(answer) = answer else { return Ok(Sent::default()) };
    let known = order.before.filter(|_| is_edited(order.post));
    // A challenge that ended before it was posted is not posted. The last board shows the end.
    let is_over = order.post == Post::Lobby && matches!(order.head.stage, Stage::Over(_));
    if known.is_none() && is_over {
        return Ok(Sent::default());
    }
    let sent = deliver(order.session, order.head, known, &answer).await?;
    if let (Post::Board, Some(message)) = (order.post, sent.message) {
        order.session.posted_boards.insert(message, answer.lasting_text());
    }
    if let (Post::Board, Some(former)) = (order.post, order.before) {
        // A failed edit is not retried, since a retry would post the new board twice.
        let change = former_board::change(order, former).await;
        if let Err(error) = retouch(order.session, former, change).await {
            tracing::debug!(match.id = order.head.id.0, status = status(&error), "an old board keeps its buttons and its turn");
        }
    }
    Ok(sent)
}

/// Edits a message without new files, while Discord allows that.
pub(crate) async fn retouch(
    session: &Session,
    message: u64,
    change: EditMessage,
) -> serenity::Result<()> {
    let steady = session.app.clock().steady_now();
    let Some(token) = session.private_access.token_of_message(message, steady) else {
        return Ok(());
    };
    let (id, files) = (MessageId::new(message), Vec::new());
    spanned(
        "PATCH /webhooks/{application}/{token}/messages/{message}",
        session.http.edit_followup_message(token.secret(), id, &change, files),
    )
    .await
    .map(drop)
}

/// Whether a later state of a post edits its message. If not, the later state is a new message.
fn is_edited(post: Post) -> bool {
    match post {
        Post::Lobby | Post::Lonely | Post::Notice => true,
        Post::Thread | Post::Board | Post::Ring | Post::Rematch => false,
        Post::Offer | Post::Pause | Post::TimeUp | Post::Told => false,
    }
}

/// Edits the message `known` while Discord allows that. Without `known`, posts a new message.
pub(crate) async fn deliver(
    session: &Session,
    head: &Head,
    known: Option<u64>,
    answer: &Answer,
) -> PostResult<Sent> {
    let message = match known {
        Some(message) => edit(session, message, message::follow_up(answer)).await?,
        None => Some(send(session, head.place.channel, answer).await?),
    };
    Ok(Sent::known(message))
}

/// Makes a post due if it was delayed just when its channel got a token.
pub(crate) fn retry_if_open(
    app: &App,
    job: &Job,
    now: Timestamp,
    is_open: impl FnOnce(u64) -> bool,
) -> Result<(), Refused> {
    let (JobKind::Post(_), Some(id)) = (job.kind, job.line.id()) else { return Ok(()) };
    let view = app.matches().view(id)?;
    let (is_private, channel) = (view.head().place.is_private(), view.head().place.channel);
    match is_private && is_open(channel) {
        true => app.matches().make_line_due(job.line, now),
        false => Ok(()),
    }
}

async fn send(session: &Session, channel: u64, answer: &Answer) -> PostResult<u64> {
    let later = || PostError::NotBefore(session.app.now().plus(WAIT));
    let steady = session.app.clock().steady_now();
    let token = session.private_access.token_for(channel, steady).await.ok_or_else(later)?;
    match spanned(
        "POST /webhooks/{application}/{token}",
        message::follow_up(answer).execute(&session.http, (None, token.secret())),
    )
    .await
    {
        Ok(sent) => {
            session.private_access.note_message(sent.id.get(), token);
            Ok(sent.id.get())
        }
        Err(error) if is_code(&error, &ENDED) => {
            token.set_answered(false);
            Err(later())
        }
        Err(error) => Err(error.into()),
    }
}

/// Edits the pictures of a message, while Discord allows that.
pub(crate) async fn edit_pictures(
    session: &Session,
    message: u64,
    answer: &Answer,
) -> PostResult<()> {
    edit(session, message, message::follow_up_pictures(answer)).await.map(drop)
}

/// Edits a message. `None` if it was deleted. If its token has expired, the message stays, and its buttons lead to the
/// current state.
async fn edit(
    session: &Session,
    message: u64,
    change: CreateInteractionResponseFollowup,
) -> PostResult<Option<u64>> {
    let steady = session.app.clock().steady_now();
    let Some(token) = session.private_access.token_of_message(message, steady) else {
        return Ok(Some(message));
    };
    let to = (Some(MessageId::new(message)), token.secret());
    match spanned(
        "PATCH /webhooks/{application}/{token}/messages/{message}",
        change.execute(&session.http, to),
    )
    .await
    {
        Err(error) if is_code(&error, &[UNKNOWN_MESSAGE]) => Ok(None),
        Err(error) if is_code(&error, &ENDED) => Ok(Some(message)),
        Err(error) => Err(error.into()),
        Ok(_) => Ok(Some(message)),
    }
}
