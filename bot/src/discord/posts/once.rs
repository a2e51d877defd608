//! Messages that are posted once and then changed, in whatever place: cards of matches, dashboards.

use matches::Job;
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, EditThread, Http, Message, MessageId, Nonce};
use sha2::{Digest, Sha256};

use crate::app::Answer;
use crate::app::press::Press;
use crate::discord::error::{ARCHIVED, is_code};
use crate::discord::posts::recover::{From, found, has_button};
use crate::discord::{custom_id, message};

/// A message that is there once, however often it is tried.
pub(crate) struct Once<'a> {
    /// A word and numbers that name it: Discord knows it by them for a few minutes.
    pub(crate) name: (&'a str, &'a [u64]),
    /// From where on it may be there, if an attempt at it came to nothing that is known.
    pub(crate) looked_for: Option<From>,
    /// What tells it from all others, whatever else it says by now.
    pub(crate) mark: Mark,
}

/// What tells a message from all others.
pub(crate) enum Mark {
    /// What it says.
    Text,
    /// A part of what it says.
    Words(String),
    /// A button.
    Button(Press),
}

impl Mark {
    fn is_on(&self, message: &Message) -> bool {
        match self {
            Self::Text => false,
            Self::Words(words) => message.content.contains(words),
            Self::Button(press) => has_button(message, &custom_id::write(press)),
        }
    }
}

impl Once<'_> {
    /// From where on it has to be looked for.
    pub(crate) fn from(job: &Job, before: Option<u64>) -> Option<From> {
        job.may_be_out().then_some(From { since: job.made, before })
    }
}

/// Posts a message once, whoever tries it again; its number. One from before a crash is brought up to date.
pub(crate) async fn send_once(
    http: &Http,
    channel: ChannelId,
    answer: &Answer,
    once: Once<'_>,
) -> Result<u64, serenity::Error> {
    let found = match once.looked_for {
        None => None,
        Some(from) => found(http, channel, (from, answer), |one| once.mark.is_on(one)).await?,
    };
    let (word, numbers) = once.name;
    let send = || {
        let message = message::message(answer).nonce(Nonce::String(nonce(word, numbers)));
        channel.send_message(http, message.enforce_nonce(true))
    };
    let mut sent = match found {
        Some(sent) => sent,
        None => match send().await {
            Err(error) if is_code(&error, ARCHIVED) => {
                channel.edit_thread(http, EditThread::new().archived(false)).await?;
                send().await?
            }
            sent => sent?,
        },
    };
    if sent.content != message::content(answer) {
        sent.edit(http, message::change(answer)).await?;
    }
    Ok(sent.id.get())
}

/// Brings a message up to date, also where its thread was closed meanwhile.
pub(crate) async fn edit_there(
    http: &Http,
    (channel, message): (ChannelId, MessageId),
    answer: &Answer,
) -> Result<(), serenity::Error> {
    let edit = || channel.edit_message(http, message, message::change(answer));
    match edit().await {
        Err(error) if is_code(&error, ARCHIVED) => {
            channel.edit_thread(http, EditThread::new().archived(false)).await?;
            edit().await.map(drop)
        }
        edited => edited.map(drop),
    }
}

/// What makes a repetition harmless, in the few characters that Discord takes: channels have long numbers.
fn nonce(word: &str, numbers: &[u64]) -> String {
    let mut sum = Sha256::new();
    numbers.iter().for_each(|number| sum.update(number.to_be_bytes()));
    let sum = sum.finalize();
    let digits: String = sum.iter().take(10).map(|byte| format!("{byte:02x}")).collect();
    format!("{word}-{digits}")
}
