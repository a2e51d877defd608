//! `/replay`: steps through a match, or through an uploaded file.

use std::time::Duration;

use poise::serenity_prelude::Attachment;

use crate::app;
use crate::app::Answer;
use crate::app::replay::upload;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::match_option;
use crate::discord::interaction::Interaction;

/// The time limit for downloading an uploaded file.
const DOWNLOAD_TIMEOUT: Duration = Duration::from_secs(10);

/// Replay a match step by step, or a file you exported
#[poise::command(slash_command)]
pub(super) async fn replay(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
    file: Option<Attachment>,
) -> CommandResult {
    let Some(file) = file else {
        return match_option::act_on(context, named, app::replay::from_start).await;
    };
    let interaction = Interaction::from(context);
    let work = async {
        match download(&file).await {
            Ok(bytes) => {
                let show = move |app: &app::App, by| upload::show(app, by, &bytes);
                interaction.run(show).await
            }
            Err(refusal) => refusal,
        }
    };
    interaction.answer(work).await
}

/// Downloads an uploaded file, up to the size limit.
async fn download(file: &Attachment) -> Result<Vec<u8>, Answer> {
    if file.size as usize > upload::FILE_LIMIT {
        return Err(upload::too_large());
    }
    let fetch = async {
        let mut response = reqwest::get(&file.url).await?.error_for_status()?;
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            bytes.extend(chunk);
            if bytes.len() > upload::FILE_LIMIT {
                break;
            }
        }
        Ok::<_, reqwest::Error>(bytes)
    };
    match tokio::time::timeout(DOWNLOAD_TIMEOUT, fetch).await {
        Ok(Ok(bytes)) if bytes.len() <= upload::FILE_LIMIT => Ok(bytes),
        Ok(Ok(_)) => Err(upload::too_large()),
        // Not logged: the address holds a key to the file.
        Ok(Err(_)) | Err(_) => Err(upload::fetch_failed()),
    }
}
