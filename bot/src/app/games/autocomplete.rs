//! Autocomplete for the match option of commands.

use matches::{Filter, Head, MatchId, PlayerId};
use words::{Language, Plainly};

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::games::entry::names;
use crate::app::view::title::game_name;
use crate::words::games::MatchChoiceText;
use crate::words::say;

/// The most matches of a player or a server that are searched.
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
    labels(app, &heads, reader, &typed)
}

/// A player's running matches whose labels contain the typed text, then the server's.
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
    let fitting = labels(app, &here, reader, &typed)?;
    let known: Vec<_> = all.iter().map(|(id, _)| *id).collect();
    all.extend(fitting.into_iter().filter(|(id, _)| !known.contains(id)));
    Ok(all)
}

/// Each match whose label contains the typed text, with its label.
fn labels(
    app: &App,
    heads: &[Head],
    reader: Reader,
    typed: &str,
) -> Result<Vec<(MatchId, String)>> {
    let mut all = Vec::new();
    for head in heads {
        let label = label(app, head, reader)?;
        if label.to_lowercase().contains(typed) {
            all.push((head.id, label));
        }
    }
    Ok(all)
}

fn search_text(typed: &str) -> String {
    typed.trim().trim_start_matches('#').to_lowercase()
}

/// The label of a match: its number, game, players and turn.
fn label(app: &App, head: &Head, reader: Reader) -> Result<String> {
    let (id, game, turn) = (head.id.to_string(), game_name(head), head.turn);
    let label = match (names(app, head)?, head.is_turn_of(reader.player)) {
        (Some(players), true) => MatchChoiceText::YourTurn { id, game, players },
        (Some(players), false) => MatchChoiceText::Match { id, game, players, turn },
        (None, _) => MatchChoiceText::Nameless { id, game, turn },
    };
    Ok(say(label, reader.language, &Plainly))
}
