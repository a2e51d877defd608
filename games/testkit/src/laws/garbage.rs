//! Laws of malformed input: it is a legal move, or it is refused and changes nothing.

use rules::{Chance, Legal, MoveError, Seat};

use crate::law::{Law, LawResult};
use crate::moment::Moment;

const DAMAGED: usize = 24;

/// The longest refusal of a move.
const REASON_LIMIT: usize = 600;

/// Tries texts that are not moves, the plan's texts, and damaged moves.
pub(crate) fn check(moment: &Moment<'_>, texts: &[String], chance: &mut Chance) -> LawResult {
    let long = "a1".repeat(5000);
    let fixed = ["", " ", ".", "0", "-", "@", "💥", "ÄÖ@ß1", "\u{0}", "a1-", "1:", ">>", &long];
    for seat in moment.seats() {
        let legal = moment.own(seat).legal(seat);
        let mut all: Vec<String> = fixed.map(Into::into).into();
        all.extend_from_slice(texts);
        let pool = if legal.moves.is_empty() { &all } else { &legal.moves }.clone();
        all.extend((0..DAMAGED).map(|_| damaged(&pool, chance)));
        all.iter().try_for_each(|text| tried(moment, seat, &legal, text))?;
    }
    Ok(())
}

fn tried(moment: &Moment<'_>, seat: Seat, legal: &Legal<String>, text: &str) -> LawResult {
    let mut table = moment.table.duplicate();
    let before = table.snapshot();
    match table.play(seat, text) {
        Ok(played) => Law::Unlisted
            .holds(!legal.complete || legal.moves.contains(&played.mv), || {
                format!("`{text}` of seat {seat} is played as `{}`, which isn't listed", played.mv)
            }),
        Err(error) => {
            Law::Unchanged.holds(table.snapshot() == before, || {
                format!("`{text}` of seat {seat} was refused and changed the position")
            })?;
            refusal(moment, seat, &error)
        }
    }
}

/// Checks that a refusal has a reason, and suggests only sensible moves.
fn refusal(moment: &Moment<'_>, seat: Seat, error: &MoveError) -> LawResult {
    let reason = moment.english.say(&error.message());
    let length = reason.chars().count();
    Law::Refusal.holds((1..=REASON_LIMIT).contains(&length), || {
        format!("a refusal of {length} characters: {reason}")
    })?;
    let offered: &[String] = match error {
        MoveError::Ambiguous { candidates, .. } => candidates,
        MoveError::Illegal { nearest, .. } => nearest,
        _ => return Ok(()),
    };
    let own = moment.own(seat);
    let stray = offered.iter().find(|text| own.read(seat, text).as_ref() != Ok(*text));
    Law::Refusal.holds(offered.len() <= 25 && stray.is_none(), || {
        format!("a refusal offers {} moves, among them {stray:?}", offered.len())
    })
}

/// A move with one typing mistake: a letter missing, doubled, swapped or from another move.
pub(crate) fn damaged(pool: &[String], chance: &mut Chance) -> String {
    let [text, other] = [pick(pool, chance), pick(pool, chance)];
    let mut letters: Vec<char> = text.chars().collect();
    let others: Vec<char> = other.chars().collect();
    if letters.len() < 2 {
        return other;
    }
    let place = chance.index(letters.len() - 1);
    match chance.below(5) {
        0 => drop(letters.remove(place)),
        1 => letters.insert(place, letters[place]),
        2 => letters.swap(place, place + 1),
        3 => letters.truncate(place + 1),
        _ => letters[place] = chance.one_of(&others).copied().unwrap_or('?'),
    }
    letters.into_iter().collect()
}

fn pick(pool: &[String], chance: &mut Chance) -> String {
    chance.one_of(pool).cloned().unwrap_or_default()
}
