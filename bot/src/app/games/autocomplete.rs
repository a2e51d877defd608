//! Autocomplete for the match option of commands.

use matches::{Filter, Head, MatchId, PlayerId};
use words::{Language, Plainly};

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::games::entry::names_of;
use crate::app::view::title::game_name;
use crate::words::games::MatchChoiceText;
use crate::words::say;

/// The maximum number of matches to search, of a player or of a server.
pub(super) const SEARCHED: matches::Page = matches::Page { after: None, most: 100 };

/// The maximum number of labels that Discord shows.
const MOST_LABELS: usize = 25;

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
    let Some(server) = server.filter(|_| all.len() < MOST_LABELS) else { return Ok(all) };
    let typed = search_text(typed);
    let mut here = app.matches().matches_in(server, Filter::Running, SEARCHED)?;
    here.retain(|head| all.iter().all(|(id, _)| *id != head.id));
    all.extend(labels(app, &here, reader, &typed)?);
    all.truncate(MOST_LABELS);
    Ok(all)
}

/// Each match whose label contains the typed text, with its label. At most as many as Discord shows.
fn labels(
    app: &App,
    heads: &[Head],
    reader: Reader,
    typed: &str,
) -> Result<Vec<(MatchId, String)>> {
    let known = app.matches().display_names_in(heads)?;
    let labels = heads.iter().zip(known).map(|(head, known)| (head.id, label(head, known, reader)));
    let fitting = labels.filter(|(_, label)| label.to_lowercase().contains(typed));
    Ok(fitting.take(MOST_LABELS).collect())
}

fn search_text(typed: &str) -> String {
    typed.trim().trim_start_matches('#').to_lowercase()
}

/// The label of a match: its number, game, players and turn. `known` are the stored names of its players.
fn label(head: &Head, known: Vec<Option<String>>, reader: Reader) -> String {
    let (id, game, turn) = (head.id.to_string(), game_name(head), head.shown_turn);
    let label = match (names_of(head, known), head.is_turn_of(reader.player)) {
        (Some(players), true) => MatchChoiceText::YourTurn { id, game, players },
        (Some(players), false) => MatchChoiceText::Match { id, game, players, turn },
        (None, _) => MatchChoiceText::Nameless { id, game, turn },
    };
    say(label, reader.language, &Plainly)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, Place, Request, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::kastell;
    use crate::clock::Clock;

    #[test]
    fn no_more_labels_are_made_than_discord_shows() {
        let matches =
            Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, ChallengeLimits::default());
        let app = App::new(matches, Clock::default());
        let [ada, ben, cleo] = [1, 2, 3].map(PlayerId);
        let square = Place { server: Some(7), channel: 8, thread: None };
        let mut begun = Vec::new();
        for key in 1..=30 {
            let challenge = kastell(if key <= 10 { cleo } else { ada }, ben, square);
            let id = app.matches().challenge(&challenge, Key(key), Timestamp(key)).unwrap().id;
            let by = Request { player: ben, key: Key(100 + key), now: Timestamp(key) };
            app.matches().join(id, by).unwrap();
            begun.push(id);
        }
        begun.reverse();
        let ids = |found: Vec<(MatchId, String)>| -> Vec<MatchId> {
            found.into_iter().map(|(id, _)| id).collect()
        };
        let reader = |player| Reader { player, language: Language::English };
        assert_eq!(ids(own_matches(&app, reader(ben), "").unwrap()), begun[..25]);
        let here = |player| ids(matches_here(&app, reader(player), Some(7), "").unwrap());
        assert_eq!(here(ada), begun[..25]);
        // Cleo's own matches come first, though they are older.
        assert_eq!(here(cleo), [&begun[20..], &begun[..15]].concat());
        let older = begun[25];
        let found = ids(matches_here(&app, reader(ada), Some(7), &older.to_string()).unwrap());
        assert!(found.contains(&older), "{found:?}");
    }
}
