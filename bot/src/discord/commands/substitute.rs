//! `/substitute`: proposes a substitute for an absent player.

use matches::PlayerId;
use poise::serenity_prelude as serenity;
use rules::Level;

use crate::app;
use crate::app::Answer;
use crate::app::agreements::substitutes::SubstituteRequest;
use crate::discord::commands::command_types::{Command, CommandResult, Context, names_non_member};
use crate::discord::commands::{challenge, match_option};
use crate::discord::interaction::{Interaction, membership};
use crate::words::discord::Say;

/// Ask someone, or a computer, to take over a missing player's seat
#[poise::command(slash_command)]
pub(super) async fn substitute(
    context: Context<'_>,
    player: Option<serenity::User>,
    computer: Option<u8>,
    #[rename = "for"] gone: Option<serenity::User>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let (place, by) = (interaction.place(), interaction.player);
    let is_unknown_here = names_non_member(&context, "player");
    let is_bot = player.as_ref().is_some_and(|player| player.bot);
    let gone = gone.map(|gone| PlayerId(gone.id.get()));
    let person = player.map(|player| PlayerId(player.id.get()));
    let level = computer.and_then(Level::of).map(|level| PlayerId::computer(level, 0));
    let wanted = SubstituteRequest { gone, candidate: person.or(level) };
    let session = context.data();
    let work = async {
        let find = move |app: &app::App| app::games::find::find(app, by, place, named.as_deref());
        let id = match session.app.work(find).await {
            Some(Ok(id)) => id,
            Some(Err(unclear)) => {
                return interaction.run(move |_, _| unclear.into_answer()).await;
            }
            None => return interaction.run(|_, _| Err::<Answer, _>(matches::Refused::Busy)).await,
        };
        if is_bot {
            return Answer::say(Say::BotsDoNotPlay);
        }
        let left = match membership::others_at_table(session, by, id).await {
            Some((server, _)) if interaction.server == Some(server) && is_unknown_here => {
                return Answer::say(Say::NotASubstitute);
            }
            Some((server, mut people)) => {
                // The match may be on another server than the command.
                people.extend(person.filter(|_| interaction.server != Some(server)));
                membership::non_members(session, server, people).await
            }
            None => Vec::new(),
        };
        if person.is_some_and(|person| left.contains(&person)) {
            return Answer::say(Say::NotASubstitute);
        }
        interaction
            .run(move |app, by| {
                app::agreements::substitutes::substitute(app, by, id, &wanted, &left)
            })
            .await
    };
    interaction.answer(work).await
}

pub(super) fn command() -> Command {
    let mut command = substitute();
    // Levels are offered by name, as in a challenge.
    let levels = command.parameters.iter_mut().filter(|parameter| parameter.name == "computer");
    levels.for_each(|parameter| parameter.type_setter = Some(challenge::levels));
    command
}
