//! Finds what was posted and of which nobody knows: a program that was killed and comes back hours later, when Discord has
//! forgotten under which name it was posted.

use matches::Timestamp;
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, Button, ButtonKind, ChannelId, GetMessages, Http, Message, MessageId,
};

use crate::app::Answer;
use crate::discord::error::status;
use crate::discord::message;

/// By so many milliseconds Discord's clock may be behind ours.
const ASKEW: u64 = 10_000;

/// How many messages are looked through for one that may be there.
const LOOKED_THROUGH: u8 = 100;

/// When Discord's numbers begin, in milliseconds of Unix time.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// From where on something may be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct From {
    /// When it was called for: clocks differ.
    pub(crate) since: Timestamp,
    /// The message of its kind that was posted last, as far as that is known: it may say the same, and is another.
    pub(crate) before: Option<u64>,
}

impl From {
    /// The number behind which a message is that was posted since then.
    fn number(self) -> MessageId {
        let since = self.since.0.saturating_sub(DISCORD_EPOCH_MS + ASKEW).max(1) << 22;
        MessageId::new(self.before.map_or(since, |before| before.max(since)))
    }
}

/// The first of our messages in a channel that says this, or is known by something that does not change with time.
pub(crate) async fn found(
    http: &Http,
    channel: ChannelId,
    (from, answer): (From, &Answer),
    is_known: impl Fn(&Message) -> bool,
) -> Result<Option<Message>, serenity::Error> {
    let asked = GetMessages::new().after(from.number()).limit(LOOKED_THROUGH);
    match channel.messages(http, asked).await {
        Ok(said) => {
            let content = message::content(answer);
            let says = |one: &Message| words(&one.content) == words(&content);
            let is_it = |one: &Message| one.author.bot && (says(one) || is_known(one));
            Ok(said.into_iter().find(is_it))
        }
        // Where nothing can be looked at, it is posted.
        Err(error) if matches!(status(&error), Some(403 | 404)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whether a message has a button of this id.
pub(crate) fn has_button(message: &Message, id: &str) -> bool {
    let mut buttons = message.components.iter().flat_map(|row| &row.components);
    buttons.any(|component| match component {
        ActionRowComponent::Button(Button {
            data: ButtonKind::NonLink { custom_id, .. }, ..
        }) => custom_id == id,
        _ => false,
    })
}

/// A text without emoji of the application's own: just after a start they are not known yet.
fn words(content: &str) -> String {
    let mut parts = content.split("<:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, part| {
        let rest = part.split_once('>').map_or("", |(_, rest)| rest);
        said + rest.strip_prefix(' ').unwrap_or(rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_says_the_same_and_was_posted_before_is_another() {
        let since = Timestamp(1_763_000_000_000);
        let at = |ms: u64| (ms - DISCORD_EPOCH_MS) << 22;
        let number = |before| From { since, before }.number().get();
        assert_eq!(number(None), at(since.0 - ASKEW));
        let moments_ago = at(since.0 - 3_000);
        assert_eq!(number(Some(moments_ago)), moments_ago);
        assert_eq!(number(Some(at(1_600_000_000_000))), number(None));
    }

    #[test]
    fn a_text_is_the_same_with_and_without_emoji() {
        let (with, without) = ("<:castellan_a:5> White – <:castellan_b:6> Black", "White – Black");
        assert_eq!(words(with), without);
        assert_eq!(words(without), without);
    }
}
