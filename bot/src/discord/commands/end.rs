//! `/end`: ending somebody else's match, for those who look after the server.

use crate::app;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;

/// The most characters of a reason.
const REASON: usize = 300;

/// End a match on this server, for those who moderate it; all its players are told why
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_MESSAGES"
)]
async fn end(
    context: Context<'_>,
    #[description = "Why; all players read it"] reason: String,
    #[description = "The number of the match, where it is not the one of this thread"]
    #[rename = "match"]
    named: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let from = interaction.standpoint();
    let work = interaction.run(move |app, by| {
        let reason: String = reason.chars().take(REASON).collect();
        match app::games::find::find(app, by.player, from.place, named.as_deref()) {
            Ok(id) => app::server::moderation::ask_to_end(app, by, id, &reason, from),
            Err(unclear) => unclear.into_answer(),
        }
    });
    interaction.answer(work).await
}

/// The command.
pub(super) fn command() -> Command {
    end()
}
