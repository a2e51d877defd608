//! The legal moves that a typed text may mean: by notation, or by the words of their descriptions.

use matches::{MatchId, PlayerId};
use rules::Suggestion;
use words::Language;

use crate::app::answer::names::TableNames;
use crate::app::answer::{Choice, Result};
use crate::app::context::App;
use crate::app::play::typed_words::{canonical, without_accents};
use crate::words::say_plainly;

/// The most moves whose descriptions are searched.
const MOST_DESCRIBED: usize = 1_000;

/// The player who types, and their language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Typist {
    pub(crate) player: PlayerId,
    pub(crate) language: Language,
}

/// At most `limit` legal moves that continue the typed text. If there are none, those whose description has all its
/// words.
pub(crate) fn suggested_moves(
    app: &App,
    id: MatchId,
    by: Typist,
    typed: &str,
    limit: usize,
) -> Result<Vec<Suggestion>> {
    let view = app.matches().view(id)?;
    let sight = view.head().seat_of(by.player).zip(view.sight(Some(by.player)));
    let Some((seat, sight)) = sight else { return Ok(Vec::new()) };
    let names = TableNames::load(app.matches(), &view, Some(by.player))?;
    let named = |found: Suggestion| Suggestion { label: names.with_names(found.label), ..found };
    let mut found = sight.suggest(seat, typed, limit);
    if found.is_empty()
        && let Some(notation) = canonical(&view.head().game, by.language, typed)
    {
        found = sight.suggest(seat, &notation, limit);
    }
    if !found.is_empty() {
        return Ok(found.into_iter().map(named).collect());
    }
    let wanted = words_of(typed);
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    let all = sight.suggest(seat, "", MOST_DESCRIBED).into_iter().map(named);
    let is_meant = |found: &Suggestion| {
        let described = words_of(&say_plainly(found.label.clone(), by.language));
        wanted.iter().all(|word| described.iter().any(|other| other.starts_with(word)))
    };
    Ok(all.filter(is_meant).take(limit).collect())
}

/// The menu entries of legal moves, with their descriptions.
pub(super) fn entries(
    app: &App,
    id: MatchId,
    player: PlayerId,
    moves: &[String],
) -> Result<Vec<Choice>> {
    let view = app.matches().view(id)?;
    let sight = view.head().seat_of(player).zip(view.sight(Some(player)));
    let Some((seat, sight)) = sight else { return Ok(Vec::new()) };
    let names = TableNames::load(app.matches(), &view, Some(player))?;
    let described = |mv: &String| {
        let found = sight.suggest(seat, mv, 1).into_iter().next()?;
        Some(Choice::new(mv, names.with_names(found.label)))
    };
    Ok(moves.iter().filter_map(described).collect())
}

/// The words of a text in small letters, without accents and signs.
fn words_of(text: &str) -> Vec<String> {
    let words =
        text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| without_accents(&word.to_lowercase())).collect()
}
