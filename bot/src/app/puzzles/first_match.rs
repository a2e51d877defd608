//! The first match after the lessons, against the weakest computer player.
//!
//! The page has no channel. So the link to a lesson notes where its person was and may challenge.

use matches::{Challenge, MatchId, Place, PlayerId, PreferenceOwner, Refused, Request, Seating};
use rules::{Game, Level};

use crate::app::answer::Result;
use crate::app::challenge::{self, Computers, Host};
use crate::app::context::App;
use crate::app::press::PressContext;
use crate::app::puzzles::puzzle_games::find;
use crate::app::server::setup;
use crate::words::puzzles::LessonText;

/// The preference with the place of a learner: the server, or a dash, the channel, and their name there.
const PLACE: &str = "learns-at";

/// Starts a first match, in which hints are allowed.
pub(super) fn begin(app: &App, by: Request, game: &str, context: &PressContext) -> Result {
    let found = find(game).ok_or(Refused::UnknownGame)?;
    if let Some(refusal) = setup::challenge_refusal(app, context.from, &context.roles)? {
        return Ok(refusal);
    }
    let challenge = first_challenge(app, found, Host::of(by, context))?;
    Ok(challenge::create(app, by, challenge)?.line(LessonText::FirstMatch))
}

/// Notes where a person opens a page, if they may challenge there.
pub(super) fn note_place(app: &App, by: Request, context: &PressContext) -> Result<()> {
    let Place { server, channel, .. } = context.from.place;
    let may = setup::challenge_refusal(app, context.from, &context.roles)?.is_none();
    let server = server.map_or_else(|| "-".into(), |server| server.to_string());
    let noted = if may { format!("{server} {channel} {}", context.name) } else { String::new() };
    app.matches().set_preference(PreferenceOwner::Player(by.player), PLACE, &noted)
}

/// Whether a person can start a first match from the page.
pub(crate) fn may_begin_on_page(app: &App, by: Request) -> Result<bool> {
    Ok(noted_host(app, by.player)?.is_some())
}

/// Starts a first match from the page. The same request once more finds the same match.
pub(crate) fn begin_on_page(app: &App, by: Request, game: &str) -> Result<MatchId> {
    let found = find(game).ok_or(Refused::UnknownGame)?;
    let host = noted_host(app, by.player)?.ok_or(Refused::NoSuchStep)?;
    let challenge = first_challenge(app, found, host)?;
    challenge::begin(app, by, challenge)
}

fn noted_host(app: &App, player: PlayerId) -> Result<Option<Host>> {
    let noted = app.matches().preferences(PreferenceOwner::Player(player))?.remove(PLACE);
    Ok(noted.as_deref().and_then(|noted| read_host(player, noted)))
}

fn read_host(player: PlayerId, noted: &str) -> Option<Host> {
    let mut parts = noted.splitn(3, ' ');
    let server = match parts.next()? {
        "-" => None,
        server => Some(server.parse().ok()?),
    };
    let place = Place { server, channel: parts.next()?.parse().ok()?, thread: None };
    Some(Host { player, name: parts.next()?.to_owned(), place })
}

/// A challenge to the weakest computer player. The person has the side of the first lesson, and sees the board alike.
fn first_challenge(app: &App, game: &'static dyn Game, host: Host) -> Result<Challenge> {
    let computers = Computers { game: game.info().id, level: Level::ALL[0] };
    let seat = puzzles::lessons(game).first().map(|lesson| lesson.seat);
    let seating = seat.map_or(Seating::Random, Seating::Chosen);
    Ok(Challenge { seating, ..challenge::solo_challenge(app, host, computers)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_noted_place_is_read_back() {
        let read = |noted| read_host(PlayerId(1), noted);
        let host = read("12 34 Ada of the Bridge").unwrap();
        assert_eq!((host.place.server, host.place.channel), (Some(12), 34));
        assert_eq!(host.name, "Ada of the Bridge");
        assert_eq!(read("- 34 Ada").unwrap().place.server, None);
        for damaged in ["", "12", "12 34", "x 34 Ada", "12 x Ada"] {
            assert!(read(damaged).is_none(), "{damaged}");
        }
    }
}
