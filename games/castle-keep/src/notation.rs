//! Parses moves as people write them: `TRc@a1`, `trc a1`, `red curvy tower on a1`.

use rules::{Cell, MoveError, Seat, TilePart, excerpt};

use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::tile::Tile;
use crate::view::View;
use crate::words::Reason;
use crate::{cells, legal};

const LONGEST: usize = 80;
/// The number of characters quoted from unreadable input.
const SHOWN: usize = 20;

/// Words that people write in place of letters, and filler words, which are dropped.
const WORDS: &[(&str, &str)] = &[
    ("tower", "t"),
    ("wall", "w"),
    ("keep", "k"),
    ("towers", "t"),
    ("walls", "w"),
    ("keeps", "k"),
    ("two", ""),
    ("tile", ""),
    ("tiles", ""),
    ("take", "draw"),
    ("discards", "drop"),
    ("pile", ""),
    ("spoils", ""),
    ("finish", "done"),
    ("turn", ""),
    ("falls", ""),
    ("fall", ""),
    ("red", "r"),
    ("yellow", "y"),
    ("blue", "b"),
    ("curvy", "c"),
    ("zigzag", "z"),
    ("straight", "s"),
    ("discard", "drop"),
    ("stop", "done"),
    ("end", "done"),
    ("skip", "pass"),
    ("on", ""),
    ("at", ""),
    ("from", ""),
    ("with", ""),
    ("build", ""),
    ("place", ""),
    ("play", ""),
    ("transfer", ""),
    ("move", ""),
    ("the", ""),
    ("to", ">"),
];

pub(crate) fn read(view: &View, seat: Seat, text: &str) -> Result<Move, MoveError> {
    if text.chars().count() > LONGEST {
        return Err(unreadable());
    }
    let text = squeeze(text);
    match text.as_str() {
        "draw" | "drawpile" => return Ok(Move::Draw),
        "done" => return Ok(Move::Done),
        "pass" => return Ok(Move::Pass),
        _ => {}
    }
    if let Some(tile) = text.strip_prefix("draw") {
        return draw_top(view, tile);
    }
    if let Some(tile) = text.strip_prefix("drop") {
        return discard(view, seat, tile);
    }
    if let Some(cell) = text.strip_prefix("hit") {
        return cells::read(cell).map(Move::Hit).ok_or_else(|| no_cell(cell));
    }
    if let Some((from, to)) = text.split_once('>') {
        // "red wall to b1" is a build.
        return match spot_at_end(from) {
            None if Tile::read(from.trim_start_matches('*')).is_some() => {
                build(view, seat, &format!("{from}{to}"))
            }
            _ => transfer(from, to),
        };
    }
    if let Some(attacked) = text.strip_prefix("attack") {
        let (target, rest) = attacked.split_once(':').unwrap_or(("", attacked));
        return attack(view, seat, target, rest);
    }
    match text.split_once(':') {
        Some((target, rest)) => attack(view, seat, target, rest),
        None => build(view, seat, &text),
    }
}

/// The text in lower case without spaces, with words replaced by their letters.
fn squeeze(text: &str) -> String {
    let text = text.to_lowercase().replace("->", ">").replace('→', ">");
    // As languages say it: "a1 (castle 2)".
    let text = text.replace(['(', ')'], " ");
    let from_spoils = text.split_whitespace().any(|word| word == "spoils");
    let attack = text.strip_prefix("attack").and_then(|attack| attack.split_once(" with "));
    let text = match attack {
        Some((castle, tile)) => attack_in_words(castle, tile),
        None => text,
    };
    let text = with_numbers(&text);
    let words = text.split_whitespace().map(|word| {
        // The colon after a verb is not that of an attack: "Discard: red keep".
        let verb = word.strip_suffix(':');
        let word =
            verb.filter(|verb| ["discard", "drop", "transfer"].contains(verb)).unwrap_or(word);
        WORDS.iter().find(|(known, _)| *known == word).map_or(word, |(_, letters)| letters)
    });
    from_spoils.then_some("*").into_iter().chain(words).collect()
}

/// The text with `1.c3` in place of "c3 in castle 1".
fn with_numbers(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (mut said, mut rest) = (Vec::new(), words.as_slice());
    while let [word, after @ ..] = rest {
        rest = if let ["in", "castle", number, later @ ..] = after {
            said.push(format!("{number}.{word}"));
            later
        } else {
            said.push((*word).to_owned());
            after
        };
    }
    said.join(" ")
}

/// An attack in words, as notation has it: `attack player 2's castle: a red wall b1 falls`. If a whole castle falls, its
/// cells are left out.
fn attack_in_words(attacked: &str, text: &str) -> String {
    let attacked = attacked.replace([':', ','], " ");
    let (cells, castle): (Vec<&str>, Vec<&str>) =
        attacked.split_whitespace().partition(|word| is_cell(word));
    // As languages say it: "player 2 (castle 1)".
    let castle = castle.join(" ").replace("in castle", "castle");
    // A name may mean any castle, but a number names one castle.
    let has_number = castle.contains(|letter: char| letter.is_ascii_digit());
    let castle = if has_number { castle.as_str() } else { "" };
    let text = match text.split_once(':') {
        Some((tile, cells))
            if cells.split_whitespace().filter(|word| is_cell(word)).count() > 1 =>
        {
            tile.to_owned()
        }
        _ => text.replace(':', " "),
    };
    // The colon is a word of its own, so that the word before it is known.
    format!("attack {castle} : {text} {}", cells.join(" "))
}

fn is_cell(word: &str) -> bool {
    cells::read(word.trim_end_matches(',')).is_some()
}

/// A discard. Its tile may be named only in part: "discard the keep".
fn discard(view: &View, seat: Seat, letters: &str) -> Result<Move, MoveError> {
    let unreadable = match tile_of(letters) {
        Ok(tile) => return Ok(Move::Drop(tile)),
        Err(unreadable) => unreadable,
    };
    let mut meant = legal::moves(view, seat);
    meant.retain(|mv| matches!(*mv, Move::Drop(tile) if tile.has_letters(letters)));
    match meant.as_slice() {
        [] => Err(unreadable),
        [one] => Ok(*one),
        several => Err(MoveError::ambiguous(Reason::NameTile, several)),
    }
}

fn unreadable() -> MoveError {
    MoveError::Unreadable(Reason::MoveForm.into())
}

fn no_cell(text: &str) -> MoveError {
    let no = match excerpt(text, SHOWN) {
        empty if empty.is_empty() => Reason::NameCell,
        typed => Reason::CellForm { typed },
    };
    MoveError::Unreadable(no.into())
}

fn tile_of(letters: &str) -> Result<Tile, MoveError> {
    Tile::read(letters).ok_or_else(|| MoveError::Unreadable(Reason::NameTile.into()))
}

fn draw_top(view: &View, text: &str) -> Result<Move, MoveError> {
    if !matches!(text, "top" | "drop") {
        // "the red curvy tower from the discards"
        return tile_of(text.strip_suffix("drop").unwrap_or(text)).map(Move::DrawTop);
    }
    view.public
        .discards
        .top()
        .map(Move::DrawTop)
        .ok_or_else(|| MoveError::Unreadable(Reason::DiscardsEmpty.into()))
}

/// Splits a castle number and a cell off the end of a text.
fn spot_at_end(text: &str) -> Option<(&str, Option<u8>, Cell)> {
    let start = text.len().checked_sub(2).filter(|&start| text.is_char_boundary(start))?;
    let cell = cells::read(&text[start..])?;
    let rest = text[..start].trim_end_matches('.');
    let number = rest.chars().last().and_then(|digit| digit.to_digit(10));
    let rest = if number.is_some() { &rest[..rest.len() - 1] } else { rest };
    Some((rest.trim_end_matches('@'), number.map(|number| number as u8), cell))
}

/// The text of a tile without a final `@`. Fails if more text follows the `@`, since that is no cell.
fn without_cell(text: &str) -> Result<&str, MoveError> {
    match text.split_once('@') {
        Some((_, cell)) if !cell.is_empty() => Err(no_cell(cell)),
        Some((letters, _)) => Ok(letters),
        None => Ok(text),
    }
}

fn transfer(from: &str, to: &str) -> Result<Move, MoveError> {
    let spot = |text: &str| match spot_at_end(text) {
        Some((tile, Some(number), cell)) if tile.is_empty() || Tile::read(tile).is_some() => {
            Some(Spot { number, cell })
        }
        _ => None,
    };
    spot(from)
        .zip(spot(to))
        .map(|(from, to)| Move::Transfer(from, to))
        .ok_or_else(|| MoveError::Unreadable(Reason::TransferForm.into()))
}

fn build(view: &View, seat: Seat, text: &str) -> Result<Move, MoveError> {
    let (spoils, text) = text.strip_prefix('*').map_or((false, text), |rest| (true, rest));
    let (letters, number, cell) = match spot_at_end(text) {
        Some((letters, number, cell)) => (letters, number, Some(cell)),
        None => (without_cell(text)?, None, None),
    };
    if letters.is_empty() || letters.chars().count() > 24 {
        return Err(unreadable());
    }
    let tile = tile_of(letters)?;
    let cell = cell.or((tile.part() == TilePart::Keep).then_some(cells::MIDDLE));
    let empire = view.public.is(Version::Empire);
    match (cell, number) {
        (Some(cell), Some(number)) if empire => {
            Ok(Move::Build { spoils, tile, spot: Spot { number, cell } })
        }
        (Some(cell), None | Some(1)) if !empire => {
            Ok(Move::Build { spoils, tile, spot: Spot { number: 0, cell } })
        }
        (_, Some(_)) if !empire => Err(MoveError::Unreadable(Reason::OneCastle.into())),
        _ => only_legal(view, seat, "cell", |mv| {
            matches!(*mv, Move::Build { spoils: other, tile: kind, spot }
                if other == spoils && kind == tile && cell.is_none_or(|cell| spot.cell == cell))
        }),
    }
}

fn attack(view: &View, seat: Seat, target: &str, rest: &str) -> Result<Move, MoveError> {
    let (letters, cell) = match spot_at_end(rest) {
        Some((letters, None, cell)) => (letters, Some(cell)),
        Some(_) => return Err(no_cell(rest)),
        None => (without_cell(rest)?, None),
    };
    let tile = tile_of(letters)?;
    let cell = cell.or((tile.part() == TilePart::Keep).then_some(cells::MIDDLE));
    let (owner, number) = owner(view, target)?;
    let king = view.public.is(Version::King);
    if let (Some(cell), Some(number), true) = (cell, number, king || owner.is_some()) {
        return Ok(Move::Attack { owner, spot: Spot { number, cell }, tile });
    }
    only_legal(view, seat, "target", |mv| {
        matches!(*mv, Move::Attack { owner: other, spot, tile: kind }
            if kind == tile
                && cell.is_none_or(|cell| spot.cell == cell)
                && number.is_none_or(|number| spot.number == number)
                && (king || owner.is_none() || other == owner))
    })
}

/// The owner and the castle number that the text names.
fn owner(view: &View, target: &str) -> Result<(Option<Seat>, Option<u8>), MoveError> {
    let empire = view.public.is(Version::Empire);
    if view.public.is(Version::King) {
        let named = matches!(target, "" | "king");
        return named
            .then_some((None, Some(0)))
            .ok_or_else(|| MoveError::Unreadable(Reason::KingForm.into()));
    }
    let castle = target.strip_prefix("castle").unwrap_or_default();
    let named = match castle.split_once("player") {
        // The castle stands before its owner: "castle 1 of player 2".
        Some((number, owner)) => numbers(&format!("{owner}{number}")),
        // No owner is named.
        None if empire && castle.starts_with(|letter: char| letter.is_ascii_digit()) => None,
        None => numbers(target),
    };
    match named.as_deref() {
        Some([]) if target.is_empty() => Ok((None, (!empire).then_some(0))),
        Some([owner @ 1..=4]) => Ok((Some(Seat(owner - 1)), (!empire).then_some(0))),
        Some([owner @ 1..=4, number @ 1..=2]) if empire => {
            Ok((Some(Seat(owner - 1)), Some(*number)))
        }
        _ => {
            let typed = excerpt(target, SHOWN);
            Err(MoveError::Unreadable(Reason::OwnerForm { typed }.into()))
        }
    }
}

/// The digits of a text like `2.1` or `player2'scastle1`. `None` if it has other words.
fn numbers(text: &str) -> Option<Vec<u8>> {
    let known = ["player", "castle", "of", "p", "'s", "’s"];
    let text = known.iter().fold(text.to_owned(), |text, word| text.replace(word, ""));
    let letters = text.chars().filter(|letter| letter.is_alphanumeric());
    letters.map(|letter| letter.to_digit(10).map(|digit| digit as u8)).collect()
}

/// The only legal move that matches. Otherwise an error that asks for the `cell` or the `target`.
fn only_legal(
    view: &View,
    seat: Seat,
    ask: &'static str,
    is_meant: impl Fn(&Move) -> bool,
) -> Result<Move, MoveError> {
    let mut meant = legal::moves(view, seat);
    meant.retain(is_meant);
    meant.sort();
    match meant.as_slice() {
        [one] => Ok(*one),
        [] => Err(MoveError::Unreadable(Reason::NothingFits { ask }.into())),
        [example, ..] => {
            let reason = Reason::Ambiguous { ask, example: *example };
            Err(MoveError::ambiguous(reason, &meant))
        }
    }
}
