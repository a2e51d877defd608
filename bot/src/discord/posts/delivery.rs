//! How something about a match gets to where it is played: in its thread or, where that can't be used, in its channel; once,
//! however often it is tried.

use matches::{Choice, Head, Job, MatchId, Post, Reply, Revision, Timestamp};
use poise::serenity_prelude as serenity;
use serde::de::IgnoredAny;
use serenity::http::{LightMethod, Request, Route};
use serenity::{Channel, ChannelId, EditMessage, EditThread, Http, Message, MessageId, Nonce};

use crate::app::Answer;
use crate::app::press::{
    AgreementPress, ChallengePress, ClockPress, Press, ProposalAnswer, ReplayPress, TimeoutDecision,
};
use crate::discord::error::{ARCHIVED, PostError, is_code};
use crate::discord::posts::{lost_thread, recover};
use crate::discord::session::Session;
use crate::discord::{custom_id, message};
use crate::words::discord::Say;

/// Discord's codes for what is gone.
pub(crate) const UNKNOWN_CHANNEL: isize = 10003;
pub(crate) const UNKNOWN_MESSAGE: isize = 10008;
/// Discord's code for a thread in which only moderators may post.
pub(crate) const LOCKED: isize = 160_005;
/// Discord's code for what the bot is not permitted.
pub(crate) const NOT_PERMITTED: isize = 50013;

/// What is to be posted about which match, and after which revision it is named.
#[derive(Clone, Copy)]
pub(crate) struct Order {
    pub(crate) id: MatchId,
    pub(crate) post: Post,
    pub(crate) name: Revision,
    /// Whether it may be there under this name already.
    pub(crate) may_be_out: bool,
    /// How often it was tried before.
    pub(crate) attempts: u32,
    /// From when on it may be there: Discord forgets names after a few minutes, and clocks differ.
    pub(crate) looked_for: Option<Timestamp>,
    /// The message of its kind that was posted last, as far as that is known: it may say the same, and is another.
    pub(crate) before: Option<u64>,
    /// Whether the match may be noted as one that goes on in its channel.
    pub(crate) may_be_astray: bool,
}

impl Order {
    /// What this job asks for.
    pub(crate) fn of((id, post): (MatchId, Post), job: &Job, before: Option<u64>) -> Self {
        let (name, may_be_out, attempts) = (job.named_after(), job.may_be_out(), job.attempts);
        let looked_for = Some(job.made).filter(|_| may_be_out);
        let may_be_astray = true;
        Self { id, post, name, may_be_out, attempts, looked_for, before, may_be_astray }
    }

    /// The button by which a post is known whatever its text says by now: what is asked, as long as it is open, and a board,
    /// whose line about time may have changed; as programs of former days wrote it, too.
    fn marks(&self) -> Vec<String> {
        let id = self.id;
        let presses: Vec<Press> = match self.post {
            Post::Lobby | Post::Rematch => vec![ChallengePress::Accept(id).into()],
            Post::Board => vec![ReplayPress::ListMoves { id, to: None }.into()],
            Post::TimeUp => [Some(self.name), None]
                .map(|on| {
                    let (choice, is_sure) = (Choice::Claim, false);
                    ClockPress::DecideTimeout(TimeoutDecision { id, on, choice, is_sure }).into()
                })
                .into(),
            Post::Offer | Post::Pause => {
                let (on, reply, is_sure) = (Some(self.name), Reply::Agree, false);
                vec![AgreementPress::Answer(ProposalAnswer { id, on, reply, is_sure }).into()]
            }
            _ => Vec::new(),
        };
        presses.iter().map(custom_id::write).collect()
    }
}

/// What came of a post.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sent {
    /// The message or thread that was made or changed.
    pub(crate) message: Option<u64>,
    /// Where it is a message that is new there, which rings.
    pub(crate) new_in: Option<u64>,
}

impl Sent {
    /// A message that was there, or a thread.
    pub(crate) fn known(message: impl Into<Option<u64>>) -> Self {
        Self { message: message.into(), new_in: None }
    }

    /// A message that is new.
    pub(crate) fn new(message: &Message) -> Self {
        let (message, channel) = (message.id.get(), message.channel_id.get());
        Self { message: Some(message), new_in: Some(channel) }
    }
}

/// Where the message of a challenge can be: mostly in the channel.
pub(crate) fn places_challenged(head: &Head) -> (u64, Option<u64>) {
    (head.place.channel, head.place.thread)
}

/// Where a message about a running match can be: mostly in its thread.
pub(crate) fn places_played(head: &Head) -> (u64, Option<u64>) {
    match head.place.thread {
        Some(thread) => (thread, Some(head.place.channel)),
        None => (head.place.channel, None),
    }
}

/// Changes a message, which is in the first of these places or in the second.
pub(crate) async fn edit(
    http: &Http,
    (first, second): (u64, Option<u64>),
    (message, change): (MessageId, EditMessage),
) -> Result<(), serenity::Error> {
    let at = |place: u64| edit_at(http, (ChannelId::new(place), message), change.clone());
    match (at(first).await, second) {
        (Err(error), Some(place)) if is_elsewhere(&error) => match at(place).await {
            Err(other) if is_code(&other, UNKNOWN_MESSAGE) => Err(error),
            edited => edited,
        },
        (edited, _) => edited,
    }
}

/// Changes a message in its place; without embeds where they are not allowed.
async fn edit_at(
    http: &Http,
    (place, message): (ChannelId, MessageId),
    change: EditMessage,
) -> Result<(), serenity::Error> {
    let edited = match place.edit_message(http, message, change.clone()).await {
        Err(error) if is_code(&error, NOT_PERMITTED) => {
            place.edit_message(http, message, change.embeds(Vec::new())).await
        }
        edited => edited,
    };
    edited.map(drop)
}

/// Takes the buttons from a message, which is in the first of these places or in the second. What Discord answers is not
/// looked at: to read a whole message takes longer than to write this.
pub(crate) async fn strip(
    http: &Http,
    (first, second): (u64, Option<u64>),
    message: MessageId,
) -> Result<(), serenity::Error> {
    let bare = || EditMessage::new().components(Vec::new());
    let body = serde_json::to_vec(&bare())?;
    let route = Route::ChannelMessage { channel_id: ChannelId::new(first), message_id: message };
    let request = Request::new(route, LightMethod::Patch).body(Some(body));
    match (http.fire::<IgnoredAny>(request).await, second) {
        (Err(error), Some(place)) if is_elsewhere(&error) => {
            match edit_at(http, (ChannelId::new(place), message), bare()).await {
                Err(other) if is_code(&other, UNKNOWN_MESSAGE) => Err(error),
                stripped => stripped,
            }
        }
        (stripped, _) => stripped.map(drop),
    }
}

/// Whether the message may be in another place, since it can't be changed in this one.
fn is_elsewhere(error: &serenity::Error) -> bool {
    is_code(error, UNKNOWN_MESSAGE) || is_code(error, UNKNOWN_CHANNEL) || is_closed(error)
}

/// Posts something new where a match is played: in its thread or, where that can't be used, in its channel. What was
/// posted, and as what.
pub(crate) async fn post_where_played(
    session: &Session,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<(Message, Answer), PostError> {
    let channel = ChannelId::new(head.place.channel);
    let Some(thread) = head.place.thread.map(ChannelId::new) else {
        return Ok((send(&session.http, channel, answer.clone(), order).await?, answer));
    };
    let sent = match send(&session.http, thread, answer.clone(), order).await {
        Err(error) if is_code(&error, ARCHIVED) => {
            match reopened(&session.http, thread, error).await {
                Err(closed) => Err(closed),
                Ok(()) => send(&session.http, thread, answer.clone(), order).await,
            }
        }
        sent => sent,
    };
    let (id, thread) = (order.id, thread.get());
    // What is told before a match begins stands in a thread of another.
    let is_own = !matches!(order.post, Post::Rematch | Post::Notice);
    let why = match sent {
        Err(error) if !is_own && (is_code(&error, UNKNOWN_CHANNEL) || is_closed(&error)) => {
            session.ask(move |app| app.matches().note_astray(id, Some(thread))).await?;
            return Ok((send(&session.http, channel, answer.clone(), order).await?, answer));
        }
        Err(error) if is_code(&error, UNKNOWN_CHANNEL) => Say::ThreadGone,
        Err(error) if is_closed(&error) => Say::ThreadLocked,
        sent => {
            let posted = sent?;
            if order.may_be_astray {
                session.ask(move |app| lost_thread::is_back(app, id, thread)).await?;
            }
            return Ok((posted, answer));
        }
    };
    let is_told = session.ask(move |app| app.matches().is_astray(id, thread)).await?;
    let answer = if is_told { answer } else { answer.prepend(why) };
    let posted = send(&session.http, channel, answer.clone(), order).await?;
    session.ask(move |app| lost_thread::note(app, id, thread)).await?;
    Ok((posted, answer))
}

/// Whether nothing can be posted or changed there, because it is archived or locked.
pub(crate) fn is_closed(error: &serenity::Error) -> bool {
    is_code(error, ARCHIVED) || is_code(error, LOCKED)
}

/// Changes a message to what is so now, if it is one that was there from before a crash.
pub(crate) async fn brought_up_to_date(
    http: &Http,
    mut sent: Message,
    answer: &Answer,
) -> Result<Sent, serenity::Error> {
    if sent.content != message::content(answer) {
        sent.edit(http, message::change(answer)).await?;
    }
    Ok(Sent::new(&sent))
}

/// Posts a message once: a repetition within minutes, after a crash between posting and settling, returns the first.
pub(crate) async fn send(
    http: &Http,
    channel: ChannelId,
    answer: Answer,
    order: Order,
) -> Result<Message, serenity::Error> {
    if let Some(sent) = found(http, channel, (&answer, order)).await? {
        return Ok(sent);
    }
    let nonce = format!("{}-{}-{}", order.id.0, order.name.0, order.post as u8);
    let message = || {
        let nonce = Nonce::String(nonce.clone());
        message::message(&answer).nonce(nonce).enforce_nonce(true)
    };
    match channel.send_message(http, message()).await {
        // Perhaps only embeds are not allowed: without them the pictures stand side by side.
        Err(error) if is_code(&error, NOT_PERMITTED) && message::has_embeds(&answer) => {
            channel.send_message(http, message().embeds(Vec::new())).await
        }
        sent => sent,
    }
}

/// The message that an attempt has posted of which nobody knows what came of it, by what it says or by a button that it alone
/// has.
pub(crate) async fn found(
    http: &Http,
    channel: ChannelId,
    (answer, order): (&Answer, Order),
) -> Result<Option<Message>, serenity::Error> {
    let Some(since) = order.looked_for else { return Ok(None) };
    let (from, marks) = (recover::From { since, before: order.before }, order.marks());
    // The way to all moves stands on other messages, too, which have no picture.
    let is_whole = |one: &Message| order.post != Post::Board || !one.attachments.is_empty();
    let is_known =
        |one: &Message| marks.iter().any(|mark| recover::has_button(one, mark)) && is_whole(one);
    recover::found(http, channel, (from, answer), is_known).await
}

/// The same where a match is played, or in its channel.
pub(crate) async fn found_where_played(
    http: &Http,
    (order, head): (Order, &Head),
    answer: &Answer,
) -> Result<Option<Message>, serenity::Error> {
    let (first, second) = places_played(head);
    for place in [Some(first), second].into_iter().flatten() {
        let found = found(http, ChannelId::new(place), (answer, order)).await?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// Whether somebody has locked a thread: it then stays so, even where the bot might open it.
pub(crate) async fn is_locked(http: &Http, thread: ChannelId) -> bool {
    let Ok(Channel::Guild(thread)) = http.get_channel(thread).await else { return false };
    thread.thread_metadata.is_some_and(|thread| thread.locked)
}

/// Opens a thread again that is archived, as this error says. Where somebody has locked it besides it stays so.
pub(crate) async fn reopened(
    http: &Http,
    thread: ChannelId,
    archived: serenity::Error,
) -> Result<(), serenity::Error> {
    if is_locked(http, thread).await {
        return Err(archived);
    }
    match thread.edit_thread(http, EditThread::new().archived(false)).await {
        Err(refused) if is_code(&refused, NOT_PERMITTED) => Err(archived),
        opened => opened.map(drop),
    }
}
