//! The languages of people, servers and matches: chosen, else as in Discord.
//!
//! Private texts are in the language of their reader. Public texts are in the language of the server. An edit does not
//! change the language, because each match keeps the language of its posts.

use std::collections::BTreeMap;

use matches::{Head, MatchView, Matches, PlayerId, PreferenceOwner};
use words::Language;

use crate::app::answer::Result;

/// The preferences with the chosen language, and with the last language that Discord named.
pub(crate) const CHOSEN: &str = "language";
pub(crate) const LOCALE: &str = "locale";

/// The language in a preference.
pub(crate) fn stored(preferences: &BTreeMap<String, String>, name: &str) -> Option<Language> {
    preferences.get(name)?.parse().ok()
}

/// The language of a person: their choice, else the language of their Discord, if it is known.
pub(crate) fn of_person(matches: &Matches, player: PlayerId) -> Result<Option<Language>> {
    Ok(of_preferences(&matches.preferences(PreferenceOwner::Player(player))?))
}

/// The language of a person or a server with these preferences, if it is known.
pub(crate) fn of_preferences(known: &BTreeMap<String, String>) -> Option<Language> {
    stored(known, CHOSEN).or_else(|| stored(known, LOCALE))
}

/// The language of public texts on a server: its choice, else its language in Discord, else English.
pub(crate) fn of_server(matches: &Matches, server: u64) -> Result<Language> {
    let known = matches.preferences(PreferenceOwner::Server(server))?;
    Ok(of_preferences(&known).unwrap_or_default())
}

/// The language of public texts in a place. Outside servers, this is `own`, the language of the person who asks.
pub(crate) fn of_place(matches: &Matches, server: Option<u64>, own: Language) -> Result<Language> {
    server.map_or(Ok(own), |server| of_server(matches, server))
}

/// The code of the language for the posts of a new match, by the place and the challenger.
pub(crate) fn for_match(
    matches: &Matches,
    server: Option<u64>,
    challenger: PlayerId,
) -> Result<String> {
    let own = of_person(matches, challenger)?.unwrap_or_default();
    Ok(of_place(matches, server, own)?.code().into())
}

/// The language of a match's posts.
pub(crate) fn of_match(head: &Head) -> Language {
    of_code(head.language.as_deref())
}

/// The language of a match's picture: that of its only reader, or else that of the match's posts.
///
/// Only the names of computers depend on it, so without computers the reader's preferences are not read.
pub(crate) fn of_picture(
    matches: &Matches,
    view: &MatchView,
    reader: Option<PlayerId>,
) -> Result<Language> {
    let head = view.head();
    let has_computers = head.players.iter().any(|player| player.level().is_some());
    let Some(player) = reader.filter(|_| has_computers) else { return Ok(of_match(head)) };
    let known = matches.preferences_for(view, PreferenceOwner::Player(player))?;
    Ok(of_preferences(&known).unwrap_or_default())
}

/// The language with a stored code, else English.
pub(crate) fn of_code(code: Option<&str>) -> Language {
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
}
