//! Delivery of messages: each is posted once, however often it is tried, and edited from then on.

use data_encoding::HEXLOWER;
use matches::{Choice, Head, Job, MatchId, Post, PostMode, Reply, Revision};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, Http, Message, Nonce};
use sha2::{Digest, Sha256};

use crate::app::Answer;
use crate::app::press::{
    AgreementPress, ChallengePress, ClockPress, ProposalAnswer, ReplayPress, TimeoutDecision,
};
use crate::discord::error::{
    ARCHIVED, DIRECT_CLOSED, LOCKED, NOT_PERMITTED, PostError, PostResult, THREADS_FULL, is_code,
    status,
};
use crate::discord::message;
use crate::discord::posts::lost_thread::MatchThread;
use crate::discord::posts::places::{Places, in_thread, is_lost, is_worn};
use crate::discord::posts::unrecorded_message::{Mark, Search};
use crate::discord::request_span::spanned;
use crate::discord::session::Session;

/// A message that exists once: edited if its id is known, otherwise posted.
#[derive(Clone, Debug)]
pub(crate) struct Upsert {
    pub(crate) name: Name,
    /// The places where the message may be. The first is for a new message.
    pub(crate) places: Places,
    /// The match's thread, if that is `places.first`. Posting records whether the thread is usable, or lost, so that
    /// `places.second` replaces it.
    pub(crate) thread: Option<MatchThread>,
    /// The search for the message, if an earlier attempt may have posted it.
    pub(crate) search: Option<Search>,
    pub(crate) known: Option<u64>,
    pub(crate) if_lost: IfLost,
    pub(crate) if_worn: IfWorn,
    /// Whether an edit leaves the pictures as they are.
    pub(crate) keeps_pictures: bool,
    /// Whether the message is only edited, and no longer posted.
    pub(crate) is_over: bool,
}

/// The reaction if the message, or its place, is gone or locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IfLost {
    /// Post another. An archived thread is reopened to edit the message.
    Repost,
    /// Forget it. An archived thread is reopened to edit the message.
    Forget,
    /// Forget it, but try again later if an archived thread can't be reopened for now.
    ForgetOrWait,
    /// Leave it unchanged.
    Keep,
}

/// The reaction if Discord limits the edits of an old message (30046).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IfWorn {
    /// Edit it later.
    Wait,
    /// Post another. The caller then deletes the old message.
    Replace,
}

/// The nonce of a message, at most 25 characters. For some minutes, Discord answers a repetition with the first
/// message.
///
/// Nonces must not change between versions, since a process of another version may have posted just now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name(String);

impl Name {
    /// The nonce of a post about a revision of a match.
    pub(crate) fn of_post(id: MatchId, revision: Revision, post: Post) -> Self {
        Self(format!("{}-{}-{}", id.0, revision.0, post as u8))
    }

    /// The nonce since the match was restored from a backup. Lost posts in Discord may have the plain nonce.
    fn since(self, restoration: Option<u64>) -> Self {
        match restoration {
            Some(number) => Self(format!("{}-{:x}", self.0, number & 0xf_ffff)),
            None => self,
        }
    }

    /// A nonce: a word of at most 4 letters and a hash of ids. The ids themselves would be too long.
    pub(crate) fn of(word: &str, numbers: &[u64]) -> Self {
        debug_assert!(word.len() <= 4, "Discord refuses longer nonces");
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_be_bytes()).collect();
        Self(format!("{word}-{}", HEXLOWER.encode(&Sha256::digest(bytes)[..10])))
    }
}

/// A message that was posted, and the answer that it shows.
#[derive(Debug)]
pub(crate) struct Posted {
    pub(crate) message: Message,
    pub(crate) answer: Answer,
}

/// The outcome of a delivery.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sent {
    pub(crate) message: Option<u64>,
    /// The channel of a new message. Only new messages ping, so it is `None` after an edit.
    pub(crate) new_in: Option<u64>,
}

impl Sent {
    /// The outcome of an edit, of opening a thread, or of a message in a private channel.
    pub(crate) fn known(message: impl Into<Option<u64>>) -> Self {
        Self { message: message.into(), new_in: None }
    }
}

impl From<&Message> for Sent {
    fn from(new: &Message) -> Self {
        Self { message: Some(new.id.get()), new_in: Some(new.channel_id.get()) }
    }
}

impl Upsert {
    /// A message that has not been posted yet.
    pub(crate) fn new(name: Name, places: Places, search: Option<Search>) -> Self {
        let (thread, known) = (None, None);
        let if_lost = IfLost::Forget;
        let (keeps_pictures, is_over) = (false, false);
        let if_worn = IfWorn::Wait;
        Self { name, places, thread, search, known, if_lost, if_worn, keeps_pictures, is_over }
    }

    /// Edits or posts the message. If an earlier attempt posted it, finds and updates it.
    pub(crate) async fn deliver(&self, session: &Session, answer: Answer) -> PostResult<Sent> {
        if let Some(message) = self.known {
            match self.edit(&session.http, message, &answer).await {
                // The message is too old to be edited often, so a new one replaces it.
                Err(error) if self.if_worn == IfWorn::Replace && is_worn(&error) => {}
                Ok(()) => return Ok(Sent::known(message)),
                Err(error) if !is_lost(&error) => return Err(error.into()),
                Err(error) => match self.if_lost {
                    // The server may have room for the thread soon.
                    IfLost::ForgetOrWait if is_code(&error, &[THREADS_FULL]) => {
                        return Err(error.into());
                    }
                    IfLost::Forget | IfLost::ForgetOrWait => return Ok(Sent::default()),
                    IfLost::Keep => return Ok(Sent::known(message)),
                    IfLost::Repost => {}
                },
            }
        }
        let posted = match self.is_over {
            true => self.find(&session.http, answer).await?,
            false => Some(self.post(session, answer).await?),
        };
        let Some(Posted { message, answer }) = posted else { return Ok(Sent::default()) };
        let texts = [message::content(&answer), message::content_without_embeds(&answer)];
        if !texts.contains(&message.content) {
            let place = Places::one(message.channel_id.get());
            place.edit(&session.http, message.id.get(), message::change(&answer)).await?;
        }
        Ok(Sent::from(&message))
    }

    /// Delivers the message. `None` if its place is gone or closed, or if the message is gone and isn't posted again.
    ///
    /// A missing permission is an error, since it may be granted again. So is a server with too many threads.
    pub(crate) async fn deliver_or_drop(
        &self,
        session: &Session,
        answer: Answer,
    ) -> PostResult<Option<u64>> {
        let if_lost = match self.if_lost {
            IfLost::Forget => IfLost::ForgetOrWait,
            other @ (IfLost::Repost | IfLost::ForgetOrWait | IfLost::Keep) => other,
        };
        match (Self { if_lost, ..self.clone() }).deliver(session, answer).await {
            Err(PostError::Discord(error)) if is_closed_or_gone(&error) => Ok(None),
            sent => sent.map(|sent| sent.message),
        }
    }

    /// Posts the message, or finds the one that an earlier attempt posted.
    pub(crate) async fn post(&self, session: &Session, answer: Answer) -> PostResult<Posted> {
        let error = match self.post_in(&session.http, self.places.first, &answer).await {
            Err(error) => error,
            Ok(message) => {
                if let Some(thread) = self.thread {
                    thread.note_usable(session).await?;
                }
                return Ok(Posted { message, answer });
            }
        };
        let (Some(place), Some(thread)) = (self.places.second, self.thread) else {
            return Err(error.into());
        };
        let notice = thread.notice_of_loss(session, error).await?;
        let answer = notice.into_iter().fold(answer, Answer::prepend);
        let message = self.post_in(&session.http, place, &answer).await?;
        thread.note_lost(session).await?;
        Ok(Posted { message, answer })
    }

    async fn edit(&self, http: &Http, message: u64, answer: &Answer) -> serenity::Result<()> {
        let change = || match self.keeps_pictures {
            true => message::change_text(answer),
            false => message::change(answer),
        };
        let edit = || self.places.edit(http, message, change());
        match self.if_lost {
            IfLost::Keep => edit().await,
            IfLost::Repost | IfLost::Forget | IfLost::ForgetOrWait => {
                in_thread(http, self.places.first, edit).await
            }
        }
    }

    /// Finds or posts the message in one place.
    async fn post_in(
        &self,
        http: &Http,
        place: ChannelId,
        answer: &Answer,
    ) -> serenity::Result<Message> {
        in_thread(http, place, async || {
            if let Some(search) = &self.search
                && let Some(found) = search.find(http, place, answer).await?
            {
                return Ok(found);
            }
            let name = || Nonce::String(self.name.0.clone());
            let new = || message::message(answer).nonce(name()).enforce_nonce(true);
            match spanned("POST /channels/{channel}/messages", place.send_message(http, new()))
                .await
            {
                // Perhaps only embeds are forbidden. Without them, the pictures are side by side.
                Err(error) if is_code(&error, &[NOT_PERMITTED]) && message::has_embeds(answer) => {
                    let content = message::content_without_embeds(answer);
                    let bare = new().content(content).embeds(Vec::new());
                    spanned("POST /channels/{channel}/messages", place.send_message(http, bare))
                        .await
                }
                sent => sent,
            }
        })
        .await
    }

    /// Finds the message that an earlier attempt posted.
    async fn find(&self, http: &Http, answer: Answer) -> serenity::Result<Option<Posted>> {
        let Some(search) = &self.search else { return Ok(None) };
        for place in self.places.each() {
            if let Some(message) = search.find(http, place, &answer).await? {
                return Ok(Some(Posted { message, answer }));
            }
        }
        Ok(None)
    }
}

/// Whether the place of a message is closed or gone.
pub(crate) fn is_closed_or_gone(error: &serenity::Error) -> bool {
    is_code(error, &[ARCHIVED, LOCKED])
        || is_code(error, &DIRECT_CLOSED)
        || status(error) == Some(404)
}

/// A job that posts about a match.
#[derive(Clone, Copy)]
pub(crate) struct Order<'a> {
    pub(crate) session: &'a Session,
    pub(crate) job: &'a Job,
    pub(crate) post: Post,
    pub(crate) head: &'a Head,
    /// The last recorded message of this kind of post.
    pub(crate) before: Option<u64>,
    /// Whether the store may list the thread as lost. `false` saves a query.
    pub(crate) may_be_lost: bool,
    /// The number for the nonces of a match that was restored from a backup.
    pub(crate) restoration: Option<u64>,
}

impl Order<'_> {
    /// A separate message for this job.
    pub(crate) fn separate(&self) -> Upsert {
        self.named(self.job.named_after())
    }

    /// The match's only message of this kind. The first one has a fixed nonce. A message that replaces it has a nonce
    /// from the job's revision.
    pub(crate) fn only(&self) -> Upsert {
        let first = Revision(0);
        let name = self.before.map_or(first, |_| self.job.named_after());
        Upsert { known: self.before, ..self.named(name) }
    }

    pub(crate) fn named(&self, revision: Revision) -> Upsert {
        let (id, place) = (self.head.id, self.head.place);
        let is_own = !is_before_match(self.post);
        // A single board ends the record of a lost thread, when it returns to the thread.
        let is_ended_by_board = is_own && self.head.posts == PostMode::OneBoard;
        let may_be_lost = self.may_be_lost && !is_ended_by_board;
        let thread = place.thread.map(|thread| MatchThread { id, thread, is_own, may_be_lost });
        let mark = mark(id, self.post, revision);
        let search = Search::before_retry(self.job, self.before, mark);
        let name = Name::of_post(id, revision, self.post).since(self.restoration);
        Upsert { thread, ..Upsert::new(name, Places::played(place), search) }
    }
}

/// Whether a post may be in the thread of the previous match.
pub(crate) fn is_before_match(post: Post) -> bool {
    match post {
        Post::Rematch | Post::Notice => true,
        Post::Lobby | Post::Lonely | Post::Thread | Post::Board | Post::Ring => false,
        Post::Offer | Post::Pause | Post::TimeUp | Post::Told => false,
    }
}

/// The button that identifies a post while its text may change. Time-up questions of old versions have a different
/// button.
fn mark(id: MatchId, post: Post, name: Revision) -> Mark {
    match post {
        Post::Lobby | Post::Rematch => Mark::Buttons(vec![ChallengePress::Accept(id).into()]),
        Post::Board => Mark::Board(ReplayPress::ListMoves { id, to: None }.into()),
        Post::TimeUp => {
            let (choice, is_sure) = (Choice::Claim, false);
            let claim =
                |on| ClockPress::DecideTimeout(TimeoutDecision { id, on, choice, is_sure }).into();
            Mark::Buttons([Some(name), None].map(claim).into())
        }
        Post::Offer | Post::Pause => {
            let (on, reply, is_sure) = (Some(name), Reply::Agree, false);
            let answer = ProposalAnswer { id, on, reply, is_sure };
            Mark::Buttons(vec![AgreementPress::Answer(answer).into()])
        }
        Post::Thread | Post::Notice | Post::Told | Post::Lonely | Post::Ring => Mark::Text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn posts_of_a_restored_match_have_other_nonces_that_discord_takes() {
        let plain = || Name::of_post(MatchId(99_999_999), Revision(99_999), Post::Ring);
        assert_eq!(plain().since(None), plain());
        let restored = [10_007, u64::MAX].map(|number| plain().since(Some(number)));
        assert!(restored[0] != plain() && restored[0] != restored[1]);
        assert!(restored.iter().all(|name| name.0.len() <= 25), "{restored:?}");
    }
}
