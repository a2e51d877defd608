//! The simulated Discord of a club year: posts, direct messages and calendar entries. Posts and messages have a nonce.

use std::collections::{BTreeMap, BTreeSet};

use matches::{
    Entrant, EventId, EventMessage, EventNews, EventStage, EventView, PlayerId, Revision, Timestamp,
};

/// A direct message: its reader, and the entry that it is about.
pub(super) type DirectKey = (PlayerId, EventId, Revision);

/// The messages of all events.
#[derive(Debug, Default)]
pub(super) struct ClubPosts {
    /// The posts, each with the number of tries. Discord drops a copy by its nonce.
    pub(super) posts: BTreeMap<(EventId, Revision), usize>,
    /// The direct messages, each with the number of tries.
    pub(super) direct: BTreeMap<DirectKey, usize>,
    /// The direct messages that follow from a settled post.
    pub(super) promised: BTreeSet<DirectKey>,
    /// The calendar entries: the start and the end.
    pub(super) calendar: BTreeMap<EventId, (Option<Timestamp>, Option<Timestamp>)>,
}

impl ClubPosts {
    /// Records a post, and returns its message.
    pub(super) fn post(&mut self, id: EventId, revision: Revision) -> EventMessage {
        *self.posts.entry((id, revision)).or_default() += 1;
        EventMessage { id, revision, channel: 5, message: 6 }
    }

    /// Records a direct message.
    pub(super) fn send(&mut self, player: PlayerId, about: EventMessage) {
        *self.direct.entry((player, about.id, about.revision)).or_default() += 1;
    }

    /// Records the direct messages that a settled post creates.
    pub(super) fn promise(&mut self, messages: &[(PlayerId, EventMessage)]) {
        let keys = messages.iter().map(|(player, about)| (*player, about.id, about.revision));
        self.promised.extend(keys);
    }

    /// Updates the calendar entry of an event.
    pub(super) fn keep_entry(&mut self, event: &EventView) {
        match entry(event) {
            Some(times) => self.calendar.insert(event.id, times),
            None => self.calendar.remove(&event.id),
        };
    }
}

/// The calendar entry that an event must have.
pub(super) fn entry(event: &EventView) -> Option<(Option<Timestamp>, Option<Timestamp>)> {
    match event.state.stage {
        EventStage::Open => event.plan.starts.map(|at| (Some(at), None)),
        EventStage::Running => event.state.ends.map(|at| (None, Some(at))),
        EventStage::Over(_) => None,
    }
}

/// The players who need to know the news of a post.
pub(super) fn concerned(event: &EventView, news: &EventNews) -> BTreeSet<PlayerId> {
    let entrants: Vec<_> = match news {
        EventNews::Round { tables, .. } => tables.concat(),
        EventNews::Reminder { players, .. } => players.clone(),
        EventNews::Challenged { challenged, .. } => vec![*challenged],
        EventNews::Withdrew { entrant, .. } | EventNews::Replaced { entrant } => vec![*entrant],
        EventNews::SeasonEnded { season } => winners(event, *season),
        EventNews::Ended(_) => {
            let last = event.state.champions.last();
            last.map_or_else(Vec::new, |champion| winners(event, champion.season))
        }
        EventNews::Paused | EventNews::Resumed | EventNews::Decided { .. } => Vec::new(),
        EventNews::MatchBegan { .. } => Vec::new(),
    };
    entrants.into_iter().map(|entrant| event.player(entrant)).collect()
}

/// The winners of a season, or of the whole event.
fn winners(event: &EventView, season: u32) -> Vec<Entrant> {
    let champions = event.state.champions.iter().filter(|one| one.season == season);
    champions.map(|champion| champion.entrant).collect()
}
