//! The places of a message: its channel or thread, and the channel that replaces a lost thread.

use matches::{Head, Place, Post};
use poise::serenity_prelude as serenity;
use serde::de::IgnoredAny;
use serenity::http::{LightMethod, Request, Route};
use serenity::{ChannelId, EditMessage, EditThread, Http, MessageId, Result, ThreadMetadata};

use crate::discord::error::{
    ARCHIVED, LOCKED, NOT_PERMITTED, OLD_MESSAGE_EDITS, THREADS_FULL, UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE, is_code, is_temporary,
};
use crate::discord::message::Change;
use crate::discord::request_span::spanned;

/// The places of a message. The second is used if the first can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) first: ChannelId,
    pub(crate) second: Option<ChannelId>,
}

impl Places {
    pub(crate) fn one(channel: u64) -> Self {
        Self { first: ChannelId::new(channel), second: None }
    }

    /// The thread of a match, if it has one, and its channel.
    pub(crate) fn played(place: Place) -> Self {
        let channel = ChannelId::new(place.channel);
        match place.thread {
            Some(thread) => Self { first: ChannelId::new(thread), second: Some(channel) },
            None => Self { first: channel, second: None },
        }
    }

    pub(crate) fn each(self) -> impl Iterator<Item = ChannelId> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    pub(crate) async fn edit(self, http: &Http, message: u64, change: Change) -> Result<()> {
        let edited = edit_at(http, self.first, message, change.clone()).await;
        self.or_second(http, edited, message, change).await
    }

    /// Edits a message without new files. Skips parsing the response, which would take longer than the edit.
    pub(crate) async fn retouch(
        self,
        http: &Http,
        message: u64,
        change: EditMessage,
    ) -> Result<()> {
        let message_id = MessageId::new(message);
        let route = Route::ChannelMessage { channel_id: self.first, message_id };
        let body = serde_json::to_vec(&change)?;
        let request = Request::new(route, LightMethod::Patch).body(Some(body));
        let edited = spanned(
            "PATCH /channels/{channel}/messages/{message}",
            http.fire::<IgnoredAny>(request),
        )
        .await
        .map(drop);
        self.or_second(http, edited, message, change.into()).await
    }

    /// Deletes a message, which may be gone already.
    pub(crate) async fn delete(self, http: &Http, message: u64) -> Result<()> {
        let message = MessageId::new(message);
        for place in self.each() {
            let delete = || {
                spanned(
                    "DELETE /channels/{channel}/messages/{message}",
                    place.delete_message(http, message),
                )
            };
            match in_thread(http, place, delete).await {
                Err(error) if is_lost(&error) => {}
                deleted => return deleted,
            }
        }
        Ok(())
    }

    /// Edits a message in the second place if it was not in the first.
    async fn or_second(
        self,
        http: &Http,
        edited: Result<()>,
        message: u64,
        change: Change,
    ) -> Result<()> {
        match (edited, self.second) {
            (Err(error), Some(place)) if is_lost(&error) => {
                match edit_at(http, place, message, change).await {
                    Err(other) if is_code(&other, &[UNKNOWN_MESSAGE]) => Err(error),
                    edited => edited,
                }
            }
            (edited, _) => edited,
        }
    }
}

/// Edits a message, without embeds if they are not allowed.
async fn edit_at(http: &Http, place: ChannelId, message: u64, change: Change) -> Result<()> {
    let message = MessageId::new(message);
    let edited = match spanned(
        "PATCH /channels/{channel}/messages/{message}",
        place.edit_message(http, message, change.edit()),
    )
    .await
    {
        Err(error) if is_code(&error, &[NOT_PERMITTED]) => {
            spanned(
                "PATCH /channels/{channel}/messages/{message}",
                place.edit_message(http, message, change.without_embeds()),
            )
            .await
        }
        edited => edited,
    };
    edited.map(drop)
}

/// Whether a message, or its place, is gone or locked.
pub(crate) fn is_lost(error: &serenity::Error) -> bool {
    is_code(error, &[UNKNOWN_MESSAGE, UNKNOWN_CHANNEL]) || is_closed(error)
}

/// Whether an old message can't be edited again so soon.
pub(crate) fn is_worn(error: &serenity::Error) -> bool {
    is_code(error, &[OLD_MESSAGE_EDITS])
}

/// Whether a thread is locked, or archived and can't be reopened.
pub(crate) fn is_closed(error: &serenity::Error) -> bool {
    is_code(error, &[ARCHIVED, LOCKED, THREADS_FULL])
}

/// Calls `act`. If the place is an archived thread, reopens it and calls `act` again.
pub(crate) async fn in_thread<T, F>(http: &Http, place: ChannelId, act: impl Fn() -> F) -> Result<T>
where
    F: Future<Output = Result<T>>,
{
    match act().await {
        Err(error) if is_code(&error, &[ARCHIVED]) => {
            reopen(http, place, error).await?;
            act().await
        }
        done => done,
    }
}

/// Reopens an archived thread. A locked one stays closed, and the error is returned.
pub(crate) async fn reopen(
    http: &Http,
    thread: ChannelId,
    archived: serenity::Error,
) -> Result<()> {
    match is_locked(http, thread).await {
        Ok(true) => return Err(archived),
        // The thread's state is unknown, so it is left as it is.
        Err(error) if is_temporary(&error) => return Err(error),
        Ok(false) | Err(_) => {}
    }
    match spanned(
        "PATCH /channels/{channel}",
        thread.edit_thread(http, EditThread::new().archived(false)),
    )
    .await
    {
        Err(refused) if is_code(&refused, &[NOT_PERMITTED]) => Err(archived),
        opened => opened.map(drop),
    }
}

/// Whether a moderator has locked a thread. The bot could reopen it, but must not.
async fn is_locked(http: &Http, thread: ChannelId) -> Result<bool> {
    Ok(thread_state(http, thread).await?.is_some_and(|state| state.locked))
}

/// Whether a thread is archived or locked now. `None` for a channel.
pub(crate) async fn thread_state(http: &Http, thread: ChannelId) -> Result<Option<ThreadMetadata>> {
    let channel = spanned("GET /channels/{channel}", http.get_channel(thread)).await?;
    Ok(channel.guild().and_then(|channel| channel.thread_metadata))
}

/// The channel or thread for a post about a match.
pub(crate) fn channel_of(head: &Head, post: Post) -> u64 {
    // A thread is opened in the channel.
    head.place.thread.filter(|_| post != Post::Thread).unwrap_or(head.place.channel)
}
