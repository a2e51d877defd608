//! Autocomplete for the match option of commands.

use matches::{Filter, Head, MatchId, PlayerId};
use words::{Language, Plainly};

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::view::title::game_name;
use crate::words::games::MatchChoiceText;
use crate::words::say;

/// The number of matches that are searched, for a player or a server.
pub(super) const SEARCHED: matches::Page = matches::Page { after: None, most: 100 };

/// A person who types, and the language of their Discord.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    pub(crate) player: PlayerId,
    pub(crate) language: Language,
}

/// A player's running matches whose labels contain the typed text.
pub(crate) fn own_matches(
    app: &App,
    reader: Reader,
    typed: &str,
) -> Result<Vec<(MatchId, String)>> {
    let typed = search_text(typed);
    let heads = app.matches().matches_of(reader.player, Filter::Running, SEARCHED)?;
    let labels = heads.iter().map(|head| (head.id, label(head, reader)));
    Ok(labels.filter(|(_, label)| label.to_lowercase().contains(&typed)).collect())
}

/// A player's matching matches, then those of a server.
pub(crate) fn matches_here(
    app: &App,
    reader: Reader,
    server: Option<u64>,
    typed: &str,
) -> Result<Vec<(MatchId, String)>> {
    let mut all = own_matches(app, reader, typed)?;
    let Some(server) = server else { return Ok(all) };
    let typed = search_text(typed);
    let here = app.matches().matches_in(server, Filter::Running, SEARCHED)?;
    let labels = here.iter().map(|head| (head.id, label(head, reader)));
    let fitting = labels.filter(|(_, label)| label.to_lowercase().contains(&typed));
    let known: Vec<_> = all.iter().map(|(id, _)| *id).collect();
    all.extend(fitting.filter(|(id, _)| !known.contains(id)));
    Ok(all)
}

fn search_text(typed: &str) -> String {
    typed.trim().trim_start_matches('#').to_lowercase()
}

fn label(head: &Head, reader: Reader) -> String {
    let (id, game) = (head.id.to_string(), game_name(head));
    let label = match head.is_turn_of(reader.player) {
        true => MatchChoiceText::YourTurn { id, game },
        false => MatchChoiceText::Match { id, game },
    };
    say(label, reader.language, &Plainly)
}
