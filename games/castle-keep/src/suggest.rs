//! Autocomplete suggestions for a typed move.

use std::cmp::Reverse;

use rules::{Seat, Suggestion};

use crate::moves::Move;
use crate::view::View;
use crate::words::Prompt;
use crate::{legal, move_effects};

/// Legal moves that match the typed text. Moves that begin with the text come first, then moves that contain it.
pub(crate) fn suggest(view: &View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
    let typed = plain(typed);
    let mut found: Vec<(bool, Reverse<u8>, Move)> = legal::moves(view, seat)
        .into_iter()
        .filter_map(|mv| {
            let begins = plain(&mv.to_string()).find(&typed)? == 0;
            Some((!begins, Reverse(move_effects::weight(&view.public, &mv)), mv))
        })
        .collect();
    found.sort_unstable();
    found.into_iter().take(limit).map(|(.., mv)| suggestion(view, mv)).collect()
}

/// The text as lower-case letters and digits only, since people leave out signs and spaces.
fn plain(text: &str) -> String {
    text.chars().take(40).filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn suggestion(view: &View, mv: Move) -> Suggestion {
    let told = move_effects::effect_prompt(&view.public, &mv).into();
    Suggestion { text: mv.to_string(), label: Prompt::Suggested { mv, told }.into() }
}
