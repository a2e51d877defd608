//! `/end`: lets moderators end other people's matches.

use crate::app;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;

const REASON_LIMIT: usize = 300;

/// For moderators: end a match on this server; all its players see why
#[poise::command(slash_command, default_member_permissions = "MANAGE_MESSAGES")]
pub(super) async fn end(
    context: Context<'_>,
    reason: String,
    #[rename = "match"] named: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let from = interaction.standpoint();
    interaction
        .reply(move |app, by| {
            let reason: String = reason.chars().take(REASON_LIMIT).collect();
            match app::games::find::find(app, by.player, from.place, named.as_deref()) {
                Ok(id) => app::server::moderation::ask_to_end(app, by, id, &reason, from),
                Err(unclear) => unclear.into_answer(),
            }
        })
        .await
}
