//! Messages that are posted once and then changed, in whatever place: cards of matches, dashboards.

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, EditThread, Http, MessageId, Nonce};
use sha2::{Digest, Sha256};

use super::faults::{ARCHIVED, is_code};
use super::wire;
use crate::desk::Answer;

/// Posts a message once, whoever tries it again, by a word and numbers that name it; its number. One from before a crash
/// is brought up to date.
pub(super) async fn send_once(
    http: &Http,
    channel: ChannelId,
    answer: &Answer,
    (word, numbers): (&str, &[u64]),
) -> Result<u64, serenity::Error> {
    let send = || {
        let message = wire::message(answer).nonce(Nonce::String(nonce(word, numbers)));
        channel.send_message(http, message.enforce_nonce(true))
    };
    let mut sent = match send().await {
        Err(error) if is_code(&error, ARCHIVED) => {
            channel.edit_thread(http, EditThread::new().archived(false)).await?;
            send().await?
        }
        sent => sent?,
    };
    if sent.content != wire::content(answer) {
        sent.edit(http, wire::change(answer)).await?;
    }
    Ok(sent.id.get())
}

/// Brings a message up to date, also where its thread was closed meanwhile.
pub(super) async fn edit_there(
    http: &Http,
    (channel, message): (ChannelId, MessageId),
    answer: &Answer,
) -> Result<(), serenity::Error> {
    let edit = || channel.edit_message(http, message, wire::change(answer));
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
