//! The command filter in front of poise, which panics on kinds of commands that it does not know.

use poise::serenity_prelude as serenity;
use serenity::{Client, CommandType, Context, Framework, FullEvent, Interaction};

/// A framework that sees only commands of known kinds: a newer Discord may send others.
pub(crate) struct CommandFilter<F>(pub(crate) F);

#[serenity::async_trait]
impl<F: Framework> Framework for CommandFilter<F> {
    async fn init(&mut self, client: &Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, context: Context, event: FullEvent) {
        if is_known(&event) {
            self.0.dispatch(context, event).await;
        } else {
            tracing::warn!("a command of an unknown kind was left alone");
        }
    }
}

fn is_known(event: &FullEvent) -> bool {
    let FullEvent::InteractionCreate { interaction } = event else { return true };
    let (Interaction::Command(context) | Interaction::Autocomplete(context)) = interaction else {
        return true;
    };
    matches!(context.data.kind, CommandType::ChatInput | CommandType::User | CommandType::Message)
}
