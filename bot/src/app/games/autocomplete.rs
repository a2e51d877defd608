//! Matches to choose from while a player types a command.

use matches::{Filter, Head, MatchId, PlayerId, Refused};
use words::Plainly;

use crate::app::context::App;
use crate::app::view::title::game_name;
use crate::words::games::MatchChoiceText;
use crate::words::say;

/// How many matches of a player or a server are looked through.
pub(super) const SEARCHED: matches::Page = matches::Page { after: None, most: 100 };

/// The running matches of a player whose label contains what they typed.
///
/// # Errors
/// The store has failed.
pub(crate) fn own_matches(
    app: &App,
    player: PlayerId,
    typed: &str,
) -> Result<Vec<(MatchId, String)>, Refused> {
    let typed = search_text(typed);
    let heads = app.matches().matches_of(player, Filter::Running, SEARCHED)?;
    let labels = heads.iter().map(|head| (head.id, label(head, player)));
    Ok(labels.filter(|(_, label)| label.to_lowercase().contains(&typed)).collect())
}

/// The same, followed by the matches that are played on a server.
///
/// # Errors
/// The store has failed.
pub(crate) fn matches_here(
    app: &App,
    player: PlayerId,
    server: Option<u64>,
    typed: &str,
) -> Result<Vec<(MatchId, String)>, Refused> {
    let mut all = own_matches(app, player, typed)?;
    let Some(server) = server else { return Ok(all) };
    let typed = search_text(typed);
    let here = app.matches().matches_in(server, Filter::Running, SEARCHED)?;
    let labels = here.iter().map(|head| (head.id, label(head, player)));
    let fitting = labels.filter(|(_, label)| label.to_lowercase().contains(&typed));
    let known: Vec<_> = all.iter().map(|(id, _)| *id).collect();
    all.extend(fitting.filter(|(id, _)| !known.contains(id)));
    Ok(all)
}

fn search_text(typed: &str) -> String {
    typed.trim().trim_start_matches('#').to_lowercase()
}

/// A match as a choice.
fn label(head: &Head, player: PlayerId) -> String {
    let (id, game) = (head.id.to_string(), game_name(head));
    let label = match head.is_turn_of(player) {
        true => MatchChoiceText::YourTurn { id, game },
        false => MatchChoiceText::Match { id, game },
    };
    say(label, &Plainly)
}
