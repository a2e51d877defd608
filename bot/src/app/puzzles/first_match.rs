//! The first match after the lessons, against the weakest computer player.
//!
//! The page has no channel. So when a person gets a link to a lesson, their place is stored if they may challenge
//! there.

use matches::{Challenge, MatchId, Place, PreferenceOwner, Refused, Request, Seating};
use rules::{Game, Level};

use crate::app::answer::Result;
use crate::app::challenge::{self, Computers, Host};
use crate::app::context::App;
use crate::app::press::PressContext;
use crate::app::server::house_rules;
use crate::words::puzzles::LessonText;

/// The preference with the place of a learner: `UNTIL SERVER CHANNEL NAME`, with a dash outside servers.
const PLACE: &str = "learns-at";

/// How long a place counts, in milliseconds. The person may leave the server, or lose the role that may challenge.
const VALID_MS: u64 = 2 * 60 * 60 * 1000;

/// Starts a first match, in which hints are allowed.
pub(super) fn begin(app: &App, by: Request, game: &str, context: &PressContext) -> Result {
    let found = games::find_by_name(game).ok_or(Refused::UnknownGame)?;
    if let Some(refusal) = house_rules::challenge_refusal(app, context.from, &context.roles)? {
        return Ok(refusal);
    }
    let challenge = first_challenge(app, found, Host::of(by, context))?;
    Ok(challenge::create(app, by, challenge)?.line(LessonText::FirstMatch))
}

/// Stores the place where a person opens a page. Clears the place if the person may not challenge there, or if the bot
/// can't post boards.
pub(super) fn note_place(app: &App, by: Request, context: &PressContext) -> Result<()> {
    let Place { server, channel, .. } = context.from.place;
    let refusal = house_rules::challenge_refusal(app, context.from, &context.roles)?;
    let may = context.may_post && refusal.is_none();
    let server = server.map_or_else(|| "-".into(), |server| server.to_string());
    let until = by.now.plus(VALID_MS).0;
    let place = format!("{until} {server} {channel} {}", context.name);
    let noted = if may { place } else { String::new() };
    app.matches().set_preference(PreferenceOwner::Player(by.player), PLACE, &noted)
}

/// Whether a person can start a first match from the page.
pub(crate) fn may_begin_on_page(app: &App, by: Request) -> Result<bool> {
    Ok(noted_host(app, by)?.is_some())
}

/// Starts a first match from the page. A repeated request finds the same match.
pub(crate) fn begin_on_page(app: &App, by: Request, game: &str) -> Result<MatchId> {
    let found = games::find_by_name(game).ok_or(Refused::UnknownGame)?;
    let host = noted_host(app, by)?.ok_or(Refused::NoSuchStep)?;
    let challenge = first_challenge(app, found, host)?;
    challenge::begin(app, by, challenge)
}

fn noted_host(app: &App, by: Request) -> Result<Option<Host>> {
    Ok(noted_place(app, by)?.and_then(|noted| read_host(by, &noted)))
}

/// The stored place of a person while valid. Each new link to a lesson changes its text.
pub(crate) fn noted_place(app: &App, by: Request) -> Result<Option<String>> {
    let noted = app.matches().preferences(PreferenceOwner::Player(by.player))?.remove(PLACE);
    Ok(noted.filter(|noted| read_host(by, noted).is_some()))
}

fn read_host(by: Request, noted: &str) -> Option<Host> {
    let mut parts = noted.splitn(4, ' ');
    let until = parts.next()?.parse().ok()?;
    let server = match parts.next()? {
        "-" => None,
        server => Some(server.parse().ok()?),
    };
    let place = Place { server, channel: parts.next()?.parse().ok()?, thread: None };
    let name = parts.next()?.to_owned();
    (by.now.0 <= until).then_some(Host { player: by.player, name, place })
}

/// A challenge to the weakest computer player. The person has the side of the first lesson, so the board looks as in
/// the lesson.
fn first_challenge(app: &App, game: &'static dyn Game, host: Host) -> Result<Challenge> {
    let computers = Computers { game: game.info().id, level: Level::ALL[0] };
    let seat = puzzles::lessons(game).first().map(|lesson| lesson.seat);
    let seating = seat.map_or(Seating::Random, Seating::Chosen);
    Ok(Challenge { seating, ..challenge::solo_challenge(app, host, computers)? })
}

#[cfg(test)]
mod tests {
    use matches::{Key, PlayerId, Timestamp};

    use super::*;
    use crate::app::press::Standpoint;
    use crate::app::testing;

    #[test]
    fn a_noted_place_is_read_back_while_it_counts() {
        let at = |now| Request { player: PlayerId(1), key: Key(1), now: Timestamp(now) };
        let read = |noted| read_host(at(50), noted);
        let host = read("50 12 34 Ada of the Bridge").unwrap();
        assert_eq!((host.place.server, host.place.channel), (Some(12), 34));
        assert_eq!(host.name, "Ada of the Bridge");
        assert_eq!(read("99 - 34 Ada").unwrap().place.server, None);
        for damaged in ["", "99", "99 12 34", "x 12 34 Ada", "99 x 34 Ada", "99 12 x Ada"] {
            assert!(read(damaged).is_none(), "{damaged}");
        }
        assert!(read_host(at(51), "50 12 34 Ada").is_none(), "it counts no more");
    }

    #[test]
    fn a_place_where_no_board_can_come_is_not_noted() {
        let app = testing::app();
        let by = Request { player: PlayerId(1), key: Key(1), now: Timestamp(1) };
        let place = Place { server: Some(9), channel: 8, thread: None };
        let from = Standpoint { place, manages: false, moderates: false };
        for may_post in [true, false] {
            let (roles, name, departed) = (Vec::new(), "Ada".into(), Vec::new());
            let context = PressContext { input: None, from, roles, name, departed, may_post };
            note_place(&app, by, &context).unwrap();
            assert_eq!(may_begin_on_page(&app, by).unwrap(), may_post);
        }
    }
}
