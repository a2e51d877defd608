//! The legal moves that a typed text may mean: by notation, or by the words of their descriptions.

use matches::{MatchView, PlayerId};
use rules::{GameView, Seat, Suggestion};
use words::Language;

use crate::app::answer::names::TableNames;
use crate::app::answer::{Choice, Result};
use crate::app::context::App;
use crate::app::play::typed_words::{canonical, without_accents};
use crate::words::say_plainly;

/// The maximum number of moves whose descriptions are searched.
const MOST_DESCRIBED: usize = 1_000;

/// The maximum number of bytes of a menu entry's value.
const VALUE_LIMIT: usize = 100;

/// The player who types, and their language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Typist {
    pub(crate) player: PlayerId,
    pub(crate) language: Language,
}

/// At most `limit` legal moves that continue the typed text. If there are none, the moves whose descriptions contain
/// all of its words.
pub(crate) fn suggested_moves(
    app: &App,
    view: &MatchView,
    by: Typist,
    typed: &str,
    limit: usize,
) -> Result<Vec<Suggestion>> {
    let Some((seat, sight)) = seated(view, by.player) else { return Ok(Vec::new()) };
    let names = TableNames::load(app.matches(), view, Some(by.player))?;
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

/// Menu entries for legal moves, with their descriptions. A move that is too long for an entry is left out.
pub(super) fn menu_entries(
    app: &App,
    view: &MatchView,
    player: PlayerId,
    moves: &[String],
) -> Result<Vec<Choice>> {
    let Some((seat, sight)) = seated(view, player) else { return Ok(Vec::new()) };
    let names = TableNames::load(app.matches(), view, Some(player))?;
    let entry = |mv: &String| {
        // The first move that continues this text may be a different move.
        let is_same =
            |found: &Suggestion| sight.read(seat, &found.text).ok() == sight.read(seat, mv).ok();
        let found = sight.suggest(seat, mv, 1).into_iter().find(is_same);
        let found = found.unwrap_or_else(|| Suggestion::plain(mv.clone()));
        (found.text.len() <= VALUE_LIMIT)
            .then(|| Choice::new(found.text, names.with_names(found.label)))
    };
    Ok(moves.iter().filter_map(entry).collect())
}

/// The seat of a player, and their view.
fn seated(view: &MatchView, player: PlayerId) -> Option<(Seat, Box<dyn GameView>)> {
    view.head().seat_of(player).zip(view.sight(Some(player)))
}

/// The words of a text in lower case, without accents and punctuation.
fn words_of(text: &str) -> Vec<String> {
    let words =
        text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| without_accents(&word.to_lowercase())).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{Challenge, ChallengeLimits, Key, Matches, Place, Request, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::kastell;
    use crate::clock::Clock;
    use crate::words::say_in_english;

    const ADA: PlayerId = PlayerId(1);

    /// A match of Kastell that has just begun, with Ada to move.
    fn begun() -> (App, MatchView) {
        let store = Arc::new(MemoryStore::new());
        let app = App::new(
            Matches::new(store, games::CATALOG, ChallengeLimits::default()),
            Clock::default(),
        );
        let options = [("trees".to_owned(), "c3,d6,g4".to_owned())].into();
        let challenge = kastell(ADA, PlayerId(2), Place::default());
        let challenge = Challenge { options, ..challenge };
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let by = Request { player: PlayerId(2), key: Key(2), now: Timestamp(2) };
        app.matches().join(id, by).unwrap();
        let view = app.matches().view(id).unwrap();
        (app, view)
    }

    #[test]
    fn words_find_the_moves_that_they_describe_in_the_language_of_the_typist() {
        let (app, view) = begun();
        let found = |language, typed| {
            let by = Typist { player: ADA, language };
            let found = suggested_moves(&app, &view, by, typed, 5).unwrap();
            found.into_iter().map(|one| one.text).collect::<Vec<_>>()
        };
        let squares = found(Language::English, "square, g1");
        assert!(
            !squares.is_empty() && squares.iter().all(|mv| mv.starts_with("O@")),
            "{squares:?}"
        );
        assert_eq!(found(Language::German, "Quadrat g1"), squares);
        assert_eq!(found(Language::English, "a pawn"), [""; 0]);
        assert_eq!(found(Language::English, "?!"), [""; 0]);
    }

    #[test]
    fn menu_entries_describe_their_own_moves_and_fit_a_menu() {
        let (app, view) = begun();
        let long = "a1 ".repeat(50);
        let moves = ["Tn@c1", "Ts@c1", "no move", &long].map(str::to_owned);
        let entries = menu_entries(&app, &view, ADA, &moves).unwrap();
        let (values, labels): (Vec<_>, Vec<_>) =
            entries.into_iter().map(|one| (one.id, say_in_english(one.label))).unzip();
        assert_eq!(values, ["Tn@c1", "Ts@c1", "no move"]);
        assert!(
            labels[0].starts_with("Tn@c1 · T") && labels[1].starts_with("Ts@c1 · T"),
            "{labels:?}"
        );
        assert_eq!(labels[2], "no move");
    }
}
