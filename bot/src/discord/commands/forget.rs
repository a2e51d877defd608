//! `/forget`: erases what is kept about a person. It was offered before `/privacy`, and whoever still has it is served.

use crate::app;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;

/// Erase what is kept about you; running matches are resigned first
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn forget(
    context: Context<'_>,
    #[description = "Type: yes, forget me"] confirm: String,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let work = interaction.run(move |app, by| {
        if confirm.trim().to_lowercase() != "yes, forget me" {
            return Ok(app::privacy::how_to_forget());
        }
        let matches = app.matches().forget(by.player, by.now)?;
        Ok(app::privacy::forgotten(matches))
    });
    interaction.answer(work).await
}

/// The command.
pub(super) fn command() -> Command {
    forget()
}
