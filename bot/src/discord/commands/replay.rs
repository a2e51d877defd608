//! `/replay`: steps through a match, or through an uploaded file.

use poise::serenity_prelude::Attachment;

use crate::app;
use crate::app::replay::upload;
use crate::discord::attachment_download::download;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::match_option;
use crate::discord::interaction::Interaction;

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
