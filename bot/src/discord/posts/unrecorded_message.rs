//! Recovers messages whose poster died before recording them.
//!
//! Discord forgets nonces within minutes, and a process may be restarted hours later.

use matches::{Job, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, Button, ButtonKind, ChannelId, GetMessages, Http, Message, MessageId,
};

use crate::app::Answer;
use crate::app::press::Press;
use crate::discord::error::status;
use crate::discord::request_span::spanned;
use crate::discord::{custom_id, message, snowflake};

/// How far Discord's clock may be behind ours, in milliseconds.
const CLOCK_SKEW: u64 = 10_000;

const SEARCHED: u8 = 100;

/// A search for a message that an earlier attempt may have posted.
#[derive(Clone, Debug)]
pub(crate) struct Search {
    pub(crate) since: Timestamp,
    /// An earlier message of the same kind, which may have the same text. The search begins after it.
    pub(crate) before: Option<u64>,
    pub(crate) mark: Mark,
}

/// How a message is recognized, even if its whole text has changed.
#[derive(Clone, Debug)]
pub(crate) enum Mark {
    Text,
    /// Any of these words, since the language may have changed as well.
    Words(Vec<String>),
    Buttons(Vec<Press>),
    /// The button on a message with a picture. Messages without a picture may have the same button.
    Board(Press),
}

impl Mark {
    fn is_on(&self, message: &Message) -> bool {
        match self {
            Self::Text => false,
            Self::Words(words) => words.iter().any(|words| message.content.contains(words)),
            Self::Buttons(presses) => presses.iter().any(|press| has_button(message, press)),
            Self::Board(press) => has_button(message, press) && !message.attachments.is_empty(),
        }
    }
}

impl Search {
    /// The search before a retry of a job. `None` at the first attempt.
    pub(crate) fn before_retry(job: &Job, before: Option<u64>, mark: Mark) -> Option<Self> {
        job.may_be_out().then_some(Self { since: job.made, before, mark })
    }

    /// The first message of a bot in a channel with this text or mark.
    pub(crate) async fn find(
        &self,
        http: &Http,
        channel: ChannelId,
        answer: &Answer,
    ) -> serenity::Result<Option<Message>> {
        let newer = GetMessages::new().after(self.after_id()).limit(SEARCHED);
        match spanned("GET /channels/{channel}/messages", channel.messages(http, newer)).await {
            Ok(messages) => {
                let content = message::content(answer);
                let says = |one: &Message| without_emoji(&one.content) == without_emoji(&content);
                let is_it = |one: &Message| one.author.bot && (says(one) || self.mark.is_on(one));
                Ok(messages.into_iter().find(is_it))
            }
            // Without permission to read the channel, the message is posted.
            Err(error) if matches!(status(&error), Some(403 | 404)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The id after which to search: all messages since then have larger ids.
    fn after_id(&self) -> MessageId {
        let since = snowflake::first_at_ms(self.since.0.saturating_sub(CLOCK_SKEW));
        MessageId::new(self.before.map_or(since, |before| before.max(since)))
    }
}

fn has_button(message: &Message, press: &Press) -> bool {
    let id = custom_id::write(press);
    let mut buttons = message.components.iter().flat_map(|row| &row.components);
    buttons.any(|component| match component {
        ActionRowComponent::Button(Button {
            data: ButtonKind::NonLink { custom_id, .. }, ..
        }) => *custom_id == id,
        _ => false,
    })
}

/// A text without the application's emoji, which are unknown right after a start.
fn without_emoji(content: &str) -> String {
    let mut parts = content.split("<:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, part| {
        let rest = part.split_once('>').map_or("", |(_, rest)| rest);
        said + rest.strip_prefix(' ').unwrap_or(rest)
    })
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;
    use crate::words::puzzles::PuzzleText;

    #[test]
    fn message_recovery_searches_only_after_the_earlier_message() {
        let since = Timestamp(1_763_000_000_000);
        let at = snowflake::first_at_ms;
        let number = |before| Search { since, before, mark: Mark::Text }.after_id().get();
        assert_eq!(number(None), at(since.0 - CLOCK_SKEW));
        let moments_ago = at(since.0 - 3_000);
        assert_eq!(number(Some(moments_ago)), moments_ago);
        assert_eq!(number(Some(at(1_600_000_000_000))), number(None));
    }

    #[test]
    fn a_message_is_recognized_by_its_title_after_a_change_of_the_language() {
        let post = |day: &str, language| {
            let answer = Answer::say(PuzzleText::PostTitle { day: day.into() });
            answer.line("Ada").in_language(language)
        };
        let mark = Mark::Words(message::titles(&post("2026-11-29", Language::German)));
        let is_found = |day, language| {
            let mut message = Message::default();
            message.content = message::content(&post(day, language));
            mark.is_on(&message)
        };
        for language in Language::ALL {
            assert!(is_found("2026-11-29", language), "{language:?}");
            assert!(!is_found("2026-11-28", language), "{language:?}");
        }
    }

    #[test]
    fn message_texts_are_compared_without_emoji() {
        let (with, without) = ("<:castellan_a:5> White – <:castellan_b:6> Black", "White – Black");
        assert_eq!(without_emoji(with), without);
        assert_eq!(without_emoji(without), without);
    }
}
