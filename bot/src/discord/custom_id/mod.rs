//! The text form of a press in buttons and menus: at most 100 characters.
//!
//! The text is `1:<word>:<match>:<revision>:<rest>`, and fields that a press doesn't need are empty. Old messages keep
//! their buttons, so every id that was ever written stays readable. Anyone can send any text, so parsing is strict.

mod agreements;
mod challenge;
mod clock;
mod clubs;
#[cfg(test)]
mod examples;
mod forms;
mod games;
mod help;
mod parts;
mod play;
mod privacy;
mod puzzles;
mod ratings;
mod replay;
mod settings;
#[cfg(test)]
mod tests;
mod web;

use matches::{MatchId, Revision};

use crate::app::Press;
use crate::app::press::{FairnessPress, ServerPress, WatchingPress};
use crate::discord::custom_id::parts::{Parts, optional_number};

const VERSION: &str = "1";

const LIMIT: usize = 100;

const REST_LIMIT: usize = 40;

const READERS: [fn(&Parts<'_>) -> Option<Press>; 15] = [
    challenge::read,
    play::read,
    agreements::read,
    clock::read,
    clubs::read,
    read_by_match,
    replay::read,
    games::read,
    ratings::read,
    settings::read,
    privacy::read,
    help::read,
    web::read,
    puzzles::read,
    forms::read,
];

/// Writes the id of a button or menu.
pub(super) fn write(press: &Press) -> String {
    let Parts { word, id, revision, rest } = parts(press);
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    let (id, revision) = (number(id.map(|id| id.0)), number(revision.map(|revision| revision.0)));
    let text = format!("{VERSION}:{word}:{id}:{revision}:{rest}");
    debug_assert!(text.len() <= LIMIT, "{text} is too long for Discord");
    text
}

fn parts(press: &Press) -> Parts<'static> {
    match press {
        Press::Challenge(press) => challenge::write(press),
        Press::Play(press) => play::write(press),
        Press::Agreements(press) => agreements::write(*press),
        Press::Substitutes(press) => agreements::write_substitute(*press),
        Press::Clock(press) => clock::write(*press),
        Press::Clubs(press) => clubs::write(*press),
        Press::Hint(id) => Parts::of("hint", *id),
        Press::Replay(press) => replay::write(*press),
        Press::ShareReplay(share) => replay::write_share(*share),
        Press::Watching(WatchingPress::Unwatch(id)) => Parts::of("unwatch", *id),
        Press::Watching(WatchingPress::Follow(id)) => Parts::of("follow", *id),
        Press::Watching(WatchingPress::Unfollow(id)) => Parts::of("unfollow", *id),
        Press::Games(press) => games::write(*press),
        Press::Ratings(press) => ratings::write(press),
        Press::Settings(press) => settings::write(*press),
        Press::Privacy(press) => privacy::write(*press),
        Press::Server(ServerPress::EndMatch(id)) => Parts::of("end!", *id),
        Press::Help(press) => help::write(press),
        Press::Fairness(FairnessPress::Show(id)) => Parts::of("fair", *id),
        Press::Web(press) => web::write(*press),
        Press::Puzzles(press) => puzzles::write(press),
        Press::SharePuzzle(id) => puzzles::write_share(id),
        Press::OpenForm(form) => forms::write_opener(form),
        Press::SubmitForm(form) => forms::write(form),
    }
}

/// Reads presses of features without a file in this folder. Such a press names only a match.
fn read_by_match(parts: &Parts<'_>) -> Option<Press> {
    let id = parts.id?;
    Some(match parts.word {
        "hint" => Press::Hint(id),
        "unwatch" => WatchingPress::Unwatch(id).into(),
        "follow" => WatchingPress::Follow(id).into(),
        "unfollow" => WatchingPress::Unfollow(id).into(),
        "end!" => ServerPress::EndMatch(id).into(),
        "fair" => FairnessPress::Show(id).into(),
        _ => return None,
    })
}

/// Reads a custom id. `None` if the bot never writes such a text.
pub(super) fn read(text: &str) -> Option<Press> {
    let mut fields = text.splitn(5, ':');
    let (version, word) = (fields.next()?, fields.next()?);
    let id = optional_number(fields.next()?)?;
    let revision = optional_number(fields.next()?)?.map(Revision);
    let rest = fields.next()?;
    let is_plain = rest.len() <= REST_LIMIT && rest.chars().all(|c| c.is_ascii_graphic());
    (version == VERSION && is_plain).then_some(())?;
    // Old ids without a match have a 0.
    let id = id.filter(|&id| id > 0).map(MatchId);
    let parts = Parts { word, id, revision, rest: rest.into() };
    READERS.iter().find_map(|read| read(&parts))
}
