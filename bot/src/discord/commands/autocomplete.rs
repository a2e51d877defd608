//! What is suggested while somebody types. poise would send it once; here it is sent again where Discord falters.

use poise::serenity_prelude as serenity;
use serenity::{CreateAutocompleteResponse, CreateInteractionResponse, ResolvedValue};

use crate::discord::commands::context::Context;
use crate::discord::interaction::Interaction;
use crate::discord::interaction::deadline::in_time;

/// Offers what is suggested for the field that is being typed in.
pub(crate) async fn offer(context: Context<'_>) -> Result<(), serenity::Error> {
    let typed = context.args.iter().find_map(|option| match option.value {
        ResolvedValue::Autocomplete { value, .. } => Some((option.name, value)),
        _ => None,
    });
    let Some((field, typed)) = typed else { return Ok(()) };
    let parameter = context.command().parameters.iter().find(|known| known.name == field);
    let suggest = parameter.and_then(|parameter| parameter.autocomplete_callback);
    // Somebody's list of commands is of another day.
    let Some(suggest) = suggest else { return Ok(()) };
    let interaction = Interaction::from(context);
    // What was typed since then is asked for anew. Nothing of this can be put off: what comes too late is left out.
    let suggested = async {
        match context.data().app.enter(interaction.player, interaction.server).await {
            Some(_pass) => Some(suggest(context, typed).await),
            None => None,
        }
    };
    let suggested = in_time(std::pin::pin!(suggested)).await.flatten();
    let suggested = suggested.unwrap_or_else(CreateAutocompleteResponse::new);
    let offered = CreateInteractionResponse::Autocomplete(suggested);
    interaction.suggest(offered).await
}
