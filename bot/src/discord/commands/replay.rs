//! `/replay`: a match again, step by step, or a file that somebody brings.

use std::time::Duration;

use poise::serenity_prelude::Attachment;

use super::{Answered, Asked, Command, which};
use crate::desk::{self, Answer};
use crate::discord::caller::Caller;

/// How long a file may take to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// See a match again step by step, or a file that you exported
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn replay(
    asked: Asked<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "which::complete"]
    named: Option<String>,
    #[description = "A file as Export in a replay makes it"] file: Option<Attachment>,
) -> Answered {
    let Some(file) = file else {
        return which::act_on(asked, named, desk::replay).await;
    };
    let caller = Caller::from(asked.interaction);
    let work = async {
        match fetched(&file).await {
            Ok(bytes) => {
                let bring = move |desk: &desk::Desk, by| desk::bring(desk, by, &bytes);
                caller.ask(asked.data(), bring).await
            }
            Err(why) => why,
        }
    };
    caller.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    replay()
}

/// What is in a file that came along with a command, or why it can't be had. No more of it is fetched than can be read.
async fn fetched(file: &Attachment) -> Result<Vec<u8>, Answer> {
    if file.size as usize > desk::FILE_LIMIT {
        return Err(desk::too_large());
    }
    let fetch = async {
        let mut response = reqwest::get(&file.url).await?.error_for_status()?;
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            bytes.extend(chunk);
            if bytes.len() > desk::FILE_LIMIT {
                break;
            }
        }
        Ok::<_, reqwest::Error>(bytes)
    };
    match tokio::time::timeout(PATIENCE, fetch).await {
        Ok(Ok(bytes)) if bytes.len() <= desk::FILE_LIMIT => Ok(bytes),
        Ok(Ok(_)) => Err(desk::too_large()),
        // The address holds a key to the file, so it is not logged.
        Ok(Err(_)) | Err(_) => Err(desk::unfetched()),
    }
}
