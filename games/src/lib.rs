//! The catalog: the games on offer, one line each.

use rules::{Game, Info, Level, Message, Plugin, Sprite};

/// All rule sets, in the order of lists. A game with changed rules has one entry per version: matches keep theirs, and
/// new ones take the newest.
pub static CATALOG: &[&dyn Game] = &[
    &Plugin::<kastell::Kastell>::with(search::player()),
    &Plugin::<castello::Castello>::with(search::player()),
    &Plugin::<castle_keep::CastleKeep>::with(search::player()),
    &Plugin::<castles::Castles>::with(search::player()),
];

/// The games on offer, each by its newest rules.
pub fn on_offer() -> impl Iterator<Item = &'static dyn Game> {
    offered(CATALOG)
}

/// The game with this slug, with its newest rules.
pub fn find(id: &str) -> Option<&'static dyn Game> {
    newest(CATALOG, id)
}

/// The game with this name or slug as people type it in any language, with its newest rules. Letter case doesn't
/// matter, and words may be joined by spaces or hyphens.
pub fn find_by_name(typed: &str) -> Option<&'static dyn Game> {
    let name = typed.to_lowercase().split_whitespace().collect::<Vec<_>>().join("-");
    let is_named =
        |info: &Info| info.command_name() == name || info.other_names.contains(&name.as_str());
    on_offer().find(|game| is_named(game.info())).or_else(|| find(&name))
}

/// The game with this slug in the version of the rules with which a match began.
pub fn find_version(id: &str, version: u16) -> Option<&'static dyn Game> {
    with_version(CATALOG, id, version)
}

/// The sprite of the thing that a message of any game names.
pub fn sprite_for(message: &Message) -> Option<Sprite> {
    CATALOG.iter().find_map(|game| (game.info().sprite_for)(message))
}

/// The sprites of all games and the faces of computer players, each once.
pub fn sprites() -> Vec<Sprite> {
    let mut all: Vec<Sprite> = Level::ALL.map(Sprite::Face).into();
    for sprite in CATALOG.iter().flat_map(|game| (game.info().sprites)()) {
        if !all.contains(&sprite) {
            all.push(sprite);
        }
    }
    all
}

/// The games of a catalog, each with its newest rules.
pub fn offered(catalog: &[&'static dyn Game]) -> impl Iterator<Item = &'static dyn Game> {
    catalog.iter().copied().filter(move |game| {
        let info = game.info();
        let newest = newest(catalog, info.id);
        newest.is_some_and(|newest| newest.info().rules_version == info.rules_version)
    })
}

/// The game with this slug in a catalog, with its newest rules.
pub fn newest(catalog: &[&'static dyn Game], id: &str) -> Option<&'static dyn Game> {
    let versions = catalog.iter().copied().filter(|game| game.info().id == id);
    versions.max_by_key(|game| game.info().rules_version)
}

/// The game with this slug in a catalog, in this version of the rules.
pub fn with_version(
    catalog: &[&'static dyn Game],
    id: &str,
    version: u16,
) -> Option<&'static dyn Game> {
    let is_meant = |game: &&dyn Game| (game.info().id, game.info().rules_version) == (id, version);
    catalog.iter().copied().find(is_meant)
}
