//! The Activity: launches at a match, and the lists of matches that a person can choose from.
//!
//! An instance of the Activity belongs to a channel or thread. Each person in it chooses a match to look at.

use matches::{
    EventSummary, Filter, Head, Launch, List, MatchId, Page, PlayerId, Refused, Request, Stage,
};

use crate::app::analysis::final_curve;
use crate::app::answer::Result;
use crate::app::context::App;

/// The maximum number of matches or events in a list.
const MOST: usize = 25;

/// The maximum number of pages to search for a place's matches among the running matches of its server.
const PAGES: usize = 4;

/// The number of running matches on a page.
const PAGE_SIZE: usize = 100;

/// The channel or thread in which a frame of the Activity is open, and the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FramePlace {
    pub(crate) channel: u64,
    pub(crate) server: Option<u64>,
}

/// The matches that a person can choose from.
#[derive(Clone, Debug, Default)]
pub(crate) struct MatchLists {
    /// The person's own matches, the newest first.
    pub(crate) mine: Vec<Head>,
    /// Running matches of the frame's place in which the person doesn't play.
    pub(crate) here: Vec<Head>,
    /// The person's running events, and the running events of the server.
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

/// The match at which a person has just opened the Activity, in this channel or this instance. `None` if there is none.
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
    let mut mine = app.matches().list_page(List::Player(player), None, MOST)?.heads;
    mine.retain(|head| head.seats > 0);
    let events = events(app, player, place.server)?;
    let here = place.server.map(|server| running_here(app, player, place, server)).transpose()?;
    Ok(MatchLists { mine, here: here.unwrap_or_default(), events })
}

/// A place's newest running matches in which a person doesn't play. The store has no index of matches by place.
fn running_here(app: &App, player: PlayerId, place: FramePlace, server: u64) -> Result<Vec<Head>> {
    let is_own = |head: &Head| head.seat_of(player).is_some() && !head.has_left(player);
    let (mut here, mut after) = (Vec::new(), None);
    for _ in 0..PAGES {
        let page = Page { after, most: PAGE_SIZE };
        let heads = app.matches().matches_in(server, Filter::Running, page)?;
        after = heads.last().map(|head| head.id);
        let others = heads.into_iter().filter(|head| !is_own(head) && is_played_at(head, place));
        here.extend(others);
        if after.is_none() || here.len() >= MOST {
            break;
        }
    }
    here.truncate(MOST);
    Ok(here)
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

#[cfg(test)]
mod tests {
    use matches::{Key, Place, Timestamp};

    use super::*;
    use crate::app::testing::{self, kastell};

    #[test]
    fn an_old_match_of_this_channel_is_listed_on_a_server_with_many_newer_ones() {
        let app = testing::app();
        let begin = |number: u64, channel: u64| {
            let (one, other, now) = (2 * number, 2 * number + 1, Timestamp(number));
            let place = Place { server: Some(9), channel, thread: None };
            let challenge = kastell(PlayerId(one), PlayerId(other), place);
            let id = app.matches().challenge(&challenge, Key(one), now).unwrap().id;
            let by = Request { player: PlayerId(other), key: Key(other), now };
            app.matches().join(id, by).unwrap();
            id
        };
        let old = begin(1, 8);
        for number in 2..=102 {
            begin(number, 7);
        }
        let place = FramePlace { channel: 8, server: Some(9) };
        let here = |player| match_lists(&app, PlayerId(player), place).unwrap().here;
        assert_eq!(here(1_000).iter().map(|head| head.id).collect::<Vec<_>>(), [old]);
        assert!(here(2).is_empty(), "it is one of their own");
    }
}
