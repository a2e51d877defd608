//! `/board`: the board from the player's own side, shown privately; `/hand`: the same for games with hands.

use poise::serenity_prelude::CreateAutocompleteResponse;
use words::Language;

use crate::app;
use crate::app::Answer;
use crate::app::press::Orientation;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::localize::bad_option;
use crate::discord::commands::{autocomplete, match_option};
use crate::discord::interaction::Interaction;
use crate::words::presenter;

/// See a match's board from your side, privately
#[poise::command(slash_command)]
pub(super) async fn board(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
    #[autocomplete = "sides"] side: Option<String>,
) -> CommandResult {
    show(context, named, side).await
}

/// See your hand and what you can do with it, privately
#[poise::command(slash_command)]
pub(super) async fn hand(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    show(context, named, None).await
}

async fn show(context: Context<'_>, named: Option<String>, side: Option<String>) -> CommandResult {
    let language = Interaction::from(context).language;
    let turned = side.map(|typed| {
        read_side(&typed, language).ok_or_else(|| bad_option("board", "side", language))
    });
    match_option::act_on(context, named, move |app, by, id| match turned.transpose() {
        Ok(turned) => app::play::board::show_board(app, by, id, turned),
        Err(mistake) => Ok(Answer::say(mistake)),
    })
    .await
}

/// Reads a side by its id, in the words of a language, or in those of any other.
fn read_side(typed: &str, language: Language) -> Option<Orientation> {
    let lower = typed.trim().to_lowercase();
    let is_named = |side: Orientation, language: Language| {
        label(side, language).is_some_and(|label| label.to_lowercase() == lower)
    };
    let named =
        |language: Language| Orientation::ALL.into_iter().find(|&side| is_named(side, language));
    let mut languages = [language].into_iter().chain(Language::ALL);
    Orientation::parse(&lower).or_else(|| languages.find_map(named))
}

fn label(side: Orientation, language: Language) -> Option<String> {
    presenter(language).text_here(&format!("choice-{}", side.id()), None)
}

async fn sides(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let language = Interaction::from(context).language;
    let sides = Orientation::ALL
        .into_iter()
        .map(|side| (label(side, language).unwrap_or_else(|| side.id().to_owned()), side.id()));
    let sides = sides.filter(|(label, side)| label.contains(&typed) || side.starts_with(&typed));
    autocomplete::choices(sides)
}

#[cfg(test)]
mod tests {
    use rules::Edge;

    use super::*;

    #[test]
    fn sides_are_read_by_their_ids_and_by_their_names_in_every_language() {
        for typed in ["top", " Top ", "oben", "HAUT", "uppe"] {
            let top = Some(Orientation::HomeAt(Edge::Top));
            assert_eq!(read_side(typed, Language::German), top, "{typed}");
        }
        assert_eq!(read_side("Wie für alle", Language::English), Some(Orientation::Shared));
        assert_eq!(read_side("nonsense", Language::English), None);
    }
}
