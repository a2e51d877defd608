//! `Loaded`: a match's decoded records, with their bytes for compare-and-set.

use rules::{Game, Message, Seat, Seats, Seed};

use crate::error::Refused;
use crate::ids::{MatchId, Place, PlayerId, Revision};
use crate::journal::head::{Head, Stage, Timing};
use crate::journal::read_ahead::ReadAhead;
use crate::journal::records::{Act, Header, People, PlyNotes, StoredHead};
use crate::journal::seats::{PairState, candidate_of};
use crate::journal::state::MatchState;
use crate::journal::state::apply::MatchRules;
use crate::journal::visible_clock::VisibleClock;
use crate::model::agreements::offer::Offer;
use crate::model::agreements::seated::Seated;
use crate::model::clock::state::ClockState;

pub(crate) struct Loaded {
    pub(crate) id: MatchId,
    pub(crate) game: &'static dyn Game,
    pub(crate) header: Header,
    pub(crate) people: People,
    pub(crate) state: MatchState,
    pub(crate) thread: Option<u64>,
    /// The reason that a moderator gave for ending the match.
    pub(crate) closed: Option<String>,
    /// Whether the match of an event was called off because all players were out of time.
    pub(crate) is_timed_out: bool,
    pub(crate) raw_head: Option<Vec<u8>>,
    pub(crate) raw_people: Option<Vec<u8>>,
    pub(crate) raw_watched: Option<Vec<u8>>,
    /// Rows that were read ahead to show the match.
    pub(crate) ahead: ReadAhead,
}

/// A change to a match: the new acts, and the list of players if the acts change the list.
#[derive(Default)]
pub(crate) struct Change {
    pub(crate) acts: Vec<Act>,
    pub(crate) people: Option<People>,
    /// The seed to store, if the match starts.
    pub(crate) seed: Option<Seed>,
    /// The display name of the acting player, if it should be stored.
    pub(crate) display_name: Option<String>,
}

impl Change {
    pub(crate) fn of(act: Act) -> Self {
        Self::all([act])
    }

    pub(crate) fn all(acts: impl IntoIterator<Item = Act>) -> Self {
        let acts = acts.into_iter().collect();
        Self { acts, people: None, seed: None, display_name: None }
    }

    pub(crate) fn with(act: Act, people: People) -> Self {
        Self { people: Some(people), ..Self::of(act) }
    }
}

impl Loaded {
    /// A match from a new challenge, not yet stored.
    pub(crate) fn challenged(
        id: MatchId,
        game: &'static dyn Game,
        header: Header,
        people: People,
    ) -> Self {
        let state = MatchState::challenged(header.created);
        Self {
            id,
            game,
            header,
            people,
            state,
            thread: None,
            closed: None,
            is_timed_out: false,
            raw_head: None,
            raw_people: None,
            raw_watched: None,
            ahead: ReadAhead::default(),
        }
    }

    pub(crate) fn fixed(&self) -> MatchRules<'_> {
        MatchRules { game: self.game, header: &self.header }
    }

    pub(crate) fn revision(&self) -> Revision {
        self.state.head.revision
    }

    /// Refuses unless the match is a challenge that waits for players.
    pub(crate) fn check_in_lobby(&self) -> Result<(), Refused> {
        match self.state.head.stage {
            Stage::Lobby => Ok(()),
            Stage::Running => Err(Refused::Started(self.id)),
            Stage::Over(_) => Err(Refused::Over(self.id)),
        }
    }

    /// Refuses unless the match is running.
    pub(crate) fn check_running(&self) -> Result<(), Refused> {
        match self.state.head.stage {
            Stage::Lobby => Err(Refused::NotStarted(self.id)),
            Stage::Running => Ok(()),
            Stage::Over(_) => Err(Refused::Over(self.id)),
        }
    }

    /// The seat of a player who may move now. Every move, panel and draft must pass this check.
    ///
    /// `seen` is the revision of the board that the player looked at, if known.
    pub(crate) fn seat_to_move(
        &self,
        player: PlayerId,
        seen: Option<Revision>,
    ) -> Result<Seat, Refused> {
        let seat = self.seat(player)?;
        self.check_fresh(seat, seen)?;
        if !self.state.head.to_move.contains(seat) {
            return Err(Refused::NotYourTurn(self.id));
        }
        Ok(seat)
    }

    /// The seat of a player in a running match. Every act except moves must pass this check.
    pub(crate) fn seat(&self, player: PlayerId) -> Result<Seat, Refused> {
        self.check_running()?;
        let seat = self.seat_of(player).ok_or_else(|| match self.people.has_left(player) {
            true => Refused::LeftTable(self.id),
            false => Refused::NotAPlayer(self.id),
        })?;
        if self.state.head.gone.contains(seat) {
            return Err(Refused::LeftTable(self.id));
        }
        Ok(seat)
    }

    /// The seat of a player, once the match has started.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        if self.state.head.seats == 0 || player == PlayerId::GONE {
            return None;
        }
        let index = self.people.joined.iter().position(|&seated| seated == player)?;
        u8::try_from(index).ok().map(Seat)
    }

    /// The seats of people (not computers) who are still at the table.
    pub(crate) fn people_at_table(&self) -> impl Iterator<Item = Seat> {
        people_at_table(&self.people, &self.state.head)
    }

    /// The clock. `None` if no clock runs.
    pub(crate) fn time(&self) -> Option<&ClockState> {
        running_clock(&self.people, &self.state.head)
    }

    /// Refuses if the seat's possible moves have changed since the revision `seen`.
    pub(crate) fn check_fresh(&self, seat: Seat, seen: Option<Revision>) -> Result<(), Refused> {
        let Some(seen) = seen else { return Ok(()) };
        let since = self.state.head.since.get(seat.index()).copied().unwrap_or_default();
        if seen < since || seen > self.revision() {
            return Err(Refused::Stale(self.id));
        }
        Ok(())
    }

    /// Refuses unless this seat may take back the last ply of its turn.
    pub(crate) fn check_undo(&self, seat: Seat) -> Result<(), Refused> {
        let head = &self.state.head;
        if !head.to_move.contains(seat) {
            return Err(Refused::NothingToTakeBack);
        }
        match head.lines.last() {
            Some(line) if line.seat != seat => Err(Refused::NothingToTakeBack),
            Some(line) if line.sealed => Err(Refused::Sealed),
            Some(_) => Ok(()),
            None => Err(Refused::NothingToTakeBack),
        }
    }

    /// The public state of the match.
    pub(crate) fn to_head(&self) -> Head {
        let Self { header, people, .. } = self;
        let head = &self.state.head;
        let spectator = rules::Viewer::Spectator;
        Head {
            id: self.id,
            game: header.game.clone(),
            rules_version: header.rules_version,
            options: header.options.clone(),
            stage: head.stage.clone(),
            revision: head.revision,
            challenger: people.challenger,
            open: people.open,
            invited: people.invited.clone(),
            players: people.joined.clone(),
            least: people.least,
            most: people.most,
            seats: head.seats,
            gone: head.gone,
            place: Place { thread: self.thread.or(header.place.thread), ..header.place },
            to_move: head.to_move,
            ready: self.state.ready(),
            turn: head.turn,
            shown_turn: self.state.shown_turn(),
            plies: self.state.plies_for(spectator),
            created: header.created,
            updated: head.updated,
            deadline: (head.stage == Stage::Lobby).then_some(header.deadline),
            offers: head.agreements.offers.clone(),
            former: people.former.clone(),
            candidates: people.candidates.clone(),
            notes: visible_messages(self.state.turn_notes(spectator), spectator),
            twin: match people.twin {
                PairState::Is(id) => Some(id),
                PairState::None | PairState::Wanted => None,
            },
            is_to_be_paired: people.twin == PairState::Wanted,
            rematch_of: header.rematch_of,
            event: header.event,
            limit: header.limit,
            posts: header.posts,
            language: header.language.clone(),
            timing: self.timing(),
            closed: self.closed.clone(),
            is_timed_out: self.is_timed_out,
        }
    }

    fn timing(&self) -> Option<Timing> {
        let head = &self.state.head;
        let time = self.time()?;
        let can_choose = time.up.is_some() && time.rest.is_none();
        Some(Timing {
            until: time.deadline().filter(|_| !time.stands_still(head.to_move)),
            rest: time.rest,
            choosers: can_choose
                .then(|| ClockState::choosers(head.to_move, self.people_at_table().collect())),
            choices: time.choices.clone(),
        })
    }

    /// The clock as spectators see it.
    pub(crate) fn visible_clock(&self) -> VisibleClock {
        self.timing().map_or(VisibleClock::None, |timing| timing.visible())
    }

    /// The seats as offers need them: who is still there, who is a person, and who is to move.
    pub(crate) fn seated(&self) -> Seated {
        let (people, to_move) = (self.people_at_table().collect(), self.state.head.to_move);
        Seated { staying: self.staying(), people, to_move }
    }

    pub(crate) fn candidate(&self, offer: &Offer) -> Option<PlayerId> {
        candidate_of(&self.people.candidates, offer)
    }

    /// The seats of players who have not left.
    pub(crate) fn staying(&self) -> Seats {
        Seats::all(self.state.head.seats) - self.state.head.gone
    }
}

/// The seats of people who are still at the table.
pub(crate) fn people_at_table(people: &People, head: &StoredHead) -> impl Iterator<Item = Seat> {
    let is_person = |seat: &Seat| {
        people.joined.get(seat.index()).is_some_and(|player| player.level().is_none())
    };
    (Seats::all(head.seats) - head.gone).iter().filter(is_person)
}

/// The clock of a running match, if at least two people play. Computers don't mind waiting.
pub(crate) fn running_clock<'a>(people: &People, head: &'a StoredHead) -> Option<&'a ClockState> {
    head.time.as_ref().filter(|_| people_at_table(people, head).count() > 1)
}

/// The notes that a viewer may read.
pub(crate) fn visible_messages(lines: &[PlyNotes], viewer: rules::Viewer) -> Vec<Message> {
    let notes = lines.iter().flat_map(|line| &line.notes);
    notes.filter(|note| note.audience.admits(viewer)).map(|note| note.message.clone()).collect()
}
