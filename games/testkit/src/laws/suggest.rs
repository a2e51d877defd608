//! Laws of autocomplete suggestions.

use std::collections::BTreeSet;

use rules::{Chance, GameView, Seat, Suggestion};

use crate::law::{Law, LawResult};
use crate::moment::Moment;

/// The maximum number of suggestions that Discord shows, and the most characters of each.
const LIMIT: usize = 25;
const LENGTH: usize = 100;

/// The number of moves that are typed letter by letter.
const TYPED: usize = 3;

/// Checks the suggestions for empty text, for nonsense, and along moves typed letter by letter.
pub(crate) fn check(moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
    for seat in moment.seats() {
        let own = moment.own(seat);
        for typed in ["", " ", "zzzz", "💥", "1", "a"] {
            for limit in [LIMIT, 1, 0] {
                sound(moment, seat, &own.suggest(seat, typed, limit), limit)?;
            }
        }
        let legal = own.legal(seat);
        for _ in 0..TYPED {
            let Some(text) = chance.one_of(&legal.moves) else { break };
            typing(moment, seat, text)?;
        }
    }
    Ok(())
}

/// Checks that more typed text gives fewer suggestions, and that the full move is among them.
fn typing(moment: &Moment<'_>, seat: Seat, text: &str) -> LawResult {
    let own = moment.own(seat);
    let letters = text.chars().count();
    let mut before = usize::MAX;
    for length in [1, letters.div_ceil(2), letters] {
        let typed: String = text.chars().take(length).collect();
        let offered = own.suggest(seat, &typed, LIMIT);
        sound(moment, seat, &offered, LIMIT)?;
        Law::Suggested.holds(offered.len() <= before, || {
            format!("`{typed}` is offered {} moves, less of it only {before}", offered.len())
        })?;
        before = offered.len();
    }
    let found = offers(&*own, seat, text);
    Law::Suggested.holds(letters > LENGTH || found, || format!("`{text}` in full is not offered"))
}

fn offers(own: &dyn GameView, seat: Seat, text: &str) -> bool {
    let offered = own.suggest(seat, text, LIMIT);
    offered.iter().any(|suggestion| own.read(seat, &suggestion.text).as_deref() == Ok(text))
}

/// Checks that suggestions are few, short, distinct and legal.
fn sound(moment: &Moment<'_>, seat: Seat, offered: &[Suggestion], limit: usize) -> LawResult {
    Law::Suggested
        .holds(offered.len() <= limit, || format!("{} suggestions of {limit}", offered.len()))?;
    let distinct: BTreeSet<&String> = offered.iter().map(|suggestion| &suggestion.text).collect();
    Law::Suggested.holds(distinct.len() == offered.len(), || format!("twice: {offered:?}"))?;
    for suggestion in offered {
        let fits = |text: &str| (1..=LENGTH).contains(&text.chars().count());
        Law::Suggested.holds(
            fits(&suggestion.text) && fits(&moment.english.say(&suggestion.label)),
            || format!("the length of {suggestion:?}"),
        )?;
        let played = moment.table.duplicate().play(seat, &suggestion.text);
        Law::Suggested.holds(played.is_ok(), || {
            format!("seat {seat} is offered {suggestion:?}: {played:?}")
        })?;
    }
    Ok(())
}
