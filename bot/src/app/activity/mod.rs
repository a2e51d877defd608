//! The Activity: launches at a match, and the lists of matches that a person can choose from.
//!
//! An instance of the Activity belongs to a channel or thread. Each person in it chooses a match to look at.

use matches::{EventSummary, Head, Launch, List, MatchId, PlayerId, Refused, Request, Stage};

use crate::app::analysis::final_curve;
use crate::app::answer::Result;
use crate::app::context::App;

/// The most matches or events in a list.
const MOST: usize = 25;

/// The most running matches of a server that are checked for being played at this place.
const SEARCHED: usize = 100;

/// The channel or thread in which a frame of the Activity is open, and its server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FramePlace {
    pub(crate) channel: u64,
    pub(crate) server: Option<u64>,
}

/// The matches that a person can choose from.
#[derive(Clone, Debug, Default)]
pub(crate) struct MatchLists {
    /// Their own matches, the newest first.
    pub(crate) mine: Vec<Head>,
    /// Running matches of this place in which they don't play.
    pub(crate) here: Vec<Head>,
    /// Their running events, and the running events of this server.
    pub(crate) events: Vec<EventSummary>,
}

/// Remembers a press that opens the Activity at a match.
pub(crate) fn note_launch(app: &App, by: Request, launch: Launch) -> Result<(), Refused> {
    let view = app.matches().view(launch.id)?;
    if view.head().seats == 0 {
        return Err(Refused::NotStarted(launch.id));
    }
    app.matches().note_launch(by.player, launch, by.now)
}

/// The match at which a person has just opened the Activity, in this channel or this instance. `None` without such a
/// press.
pub(crate) fn launched_match(
    app: &App,
    player: PlayerId,
    place: FramePlace,
    instance: &str,
) -> Result<Option<MatchId>> {
    let launch = app.matches().launch_of(player, app.now())?;
    let fits = |launch: &Launch| {
        launch.channel == place.channel || launch.instance.as_deref() == Some(instance)
    };
    Ok(launch.filter(fits).map(|launch| launch.id))
}

/// Whether a match is played at this place, where everyone sees its board.
pub(crate) fn is_played_at(head: &Head, place: FramePlace) -> bool {
    let at = head.place;
    at.server == place.server && (at.thread == Some(place.channel) || at.channel == place.channel)
}

pub(crate) fn match_lists(app: &App, player: PlayerId, place: FramePlace) -> Result<MatchLists> {
    let is_begun = |head: &Head| head.seats > 0;
    let mut mine = app.matches().list_page(List::Player(player), None, MOST)?.heads;
    mine.retain(is_begun);
    let events = events(app, player, place.server)?;
    let mut here = Vec::new();
    let Some(server) = place.server else { return Ok(MatchLists { mine, here, events }) };
    for head in app.matches().list_page(List::Running(server), None, SEARCHED)?.heads {
        let is_own = head.seat_of(player).is_some() && !head.has_left(player);
        let is_other = is_begun(&head) && !is_own;
        if is_other && is_played_at(&head, place) {
            here.push(head);
        }
    }
    here.truncate(MOST);
    Ok(MatchLists { mine, here, events })
}

/// The running events of a person, and the running events of a server.
pub(crate) fn events(
    app: &App,
    player: PlayerId,
    server: Option<u64>,
) -> Result<Vec<EventSummary>> {
    let mut events = app.matches().running_events_of(player)?;
    let here = server.map(|server| app.matches().running_events_on(server)).transpose()?;
    for event in here.unwrap_or_default() {
        if !events.contains(&event) {
            events.push(event);
        }
    }
    events.truncate(MOST);
    Ok(events)
}

/// The public picture of a finished match. `None` while it runs.
pub(crate) fn final_picture(app: &App, id: MatchId) -> Result<Option<Vec<u8>>> {
    let view = app.matches().view(id)?;
    if view.head().ending().is_none() {
        return Ok(None);
    }
    let curve = final_curve(app, view.head())?;
    let picture = app.board_view().public_picture(&view, curve)?;
    Ok(picture.map(|picture| picture.file.bytes().to_vec()))
}

/// Whether it's a player's turn in a running match.
pub(crate) fn is_turn(head: &Head, player: PlayerId) -> bool {
    head.stage == Stage::Running && head.is_turn_of(player)
}
