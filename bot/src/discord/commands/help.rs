//! `/help`: what the bot is, and what can be asked of it.

use super::{Answered, Asked, Command};
use crate::discord::answer::{Answer, shorten};
use crate::discord::caller::Caller;

/// What Castellan is, and what you can do
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn help(asked: Asked<'_>) -> Answered {
    let caller = Caller::from(asked.interaction);
    let commands: Vec<String> = asked.framework.options.commands.iter().filter_map(line).collect();
    let work = asked.data().answer(&caller, move |_, _| Ok(page(&commands)));
    caller.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    help()
}

fn page(commands: &[String]) -> Answer {
    let answer = Answer::say(
        "🏰 **Castellan** — castle games among friends, played over days, each move with a picture.",
    );
    let answer = ::games::CATALOG.iter().fold(answer.line("**Games**"), |answer, game| {
        answer.line(format!("- **{}** — {}", game.info().name, game.info().summary))
    });
    let answer =
        commands.iter().fold(answer.line("**Commands**"), |answer, command| answer.line(command));
    answer
        .line("**How a match goes**")
        .line("`/challenge` somebody. When it is accepted, a thread opens with the board.")
        .line("Press **Move** and choose step by step, or type `/move`. Everybody may watch; what is secret stays secret.")
        .line("When it is over, **Replay** shows it again, step by step or as a film.")
        .line("-# The bot keeps your Discord number with the matches you play, nothing else. `/forget` erases it.")
}

fn line(command: &Command) -> Option<String> {
    command.slash_action?;
    let about = command.description.as_deref().unwrap_or_default();
    Some(format!("- `/{}` — {}", command.name, shorten(about, 100)))
}
