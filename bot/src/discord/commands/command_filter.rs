//! The command filter in front of poise, which panics on kinds of commands that it does not know.
//!
//! The Entry Point command is of such a kind. poise gets it as a slash command that nobody can type.

use poise::serenity_prelude as serenity;
use serenity::{Client, CommandType, Context, Framework, FullEvent, Interaction};

use crate::discord::commands::entry_point;

/// A framework that receives only commands of known kinds. A newer Discord may send others.
pub(crate) struct CommandFilter<F>(pub(crate) F);

#[serenity::async_trait]
impl<F: Framework> Framework for CommandFilter<F> {
    async fn init(&mut self, client: &Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, context: Context, mut event: FullEvent) {
        rename_entry_point(&mut event);
        if is_known(&event) {
            self.0.dispatch(context, event).await;
        } else {
            tracing::warn!("a command of an unknown kind was left alone");
        }
    }
}

/// Gives a received Entry Point command the kind and name of its handler. An operator may have renamed the command.
fn rename_entry_point(event: &mut FullEvent) {
    if let FullEvent::InteractionCreate { interaction: Interaction::Command(command) } = event
        && command.data.kind == CommandType::PrimaryEntryPoint
    {
        command.data.kind = CommandType::ChatInput;
        command.data.name = entry_point::HANDLER.into();
    }
}

fn is_known(event: &FullEvent) -> bool {
    let FullEvent::InteractionCreate { interaction } = event else { return true };
    let (Interaction::Command(context) | Interaction::Autocomplete(context)) = interaction else {
        return true;
    };
    matches!(context.data.kind, CommandType::ChatInput | CommandType::User | CommandType::Message)
}
