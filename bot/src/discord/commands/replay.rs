//! `/replay`: a match again, step by step, or a file that somebody brings.

use std::time::Duration;

use poise::serenity_prelude::Attachment;

use crate::app;
use crate::app::Answer;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::commands::match_option;
use crate::discord::interaction::Interaction;

/// How long a file may take to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// See a match again step by step, or a file that you exported
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn replay(
    context: Context<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
    #[description = "A file as Export in a replay makes it"] file: Option<Attachment>,
) -> CommandResult {
    let Some(file) = file else {
        return match_option::act_on(context, named, app::replay::from_start).await;
    };
    let interaction = Interaction::from(context);
    let work = async {
        match fetched(&file).await {
            Ok(bytes) => {
                let bring = move |app: &app::App, by| app::replay::upload::show(app, by, &bytes);
                interaction.run(bring).await
            }
            Err(why) => why,
        }
    };
    interaction.answer(work).await
}

/// The command.
pub(super) fn command() -> Command {
    replay()
}

/// What is in a file that came along with a command, or why it can't be had. No more of it is fetched than can be read.
async fn fetched(file: &Attachment) -> Result<Vec<u8>, Answer> {
    if file.size as usize > app::replay::upload::FILE_LIMIT {
        return Err(app::replay::upload::too_large());
    }
    let fetch = async {
        let mut response = reqwest::get(&file.url).await?.error_for_status()?;
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            bytes.extend(chunk);
            if bytes.len() > app::replay::upload::FILE_LIMIT {
                break;
            }
        }
        Ok::<_, reqwest::Error>(bytes)
    };
    match tokio::time::timeout(PATIENCE, fetch).await {
        Ok(Ok(bytes)) if bytes.len() <= app::replay::upload::FILE_LIMIT => Ok(bytes),
        Ok(Ok(_)) => Err(app::replay::upload::too_large()),
        // The address holds a key to the file, so it is not logged.
        Ok(Err(_)) | Err(_) => Err(app::replay::upload::fetch_failed()),
    }
}
