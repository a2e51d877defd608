//! `Head`: the public state of a match, without its board.

use std::borrow::Cow;

use rules::{Message, OptionValues, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, Place, PlayerId, Revision, Revisions, Timestamp};
use crate::journal::challenge::PostMode;
use crate::journal::event_link::EventLink;
use crate::journal::seats::{Candidate, FormerPlayer, candidate_of};
use crate::model::agreements::offer::{Offer, Topic};
use crate::model::agreements::seated::Seated;
use crate::model::clock::acts::Choice;
use crate::model::clock::limit::Limit;
use crate::model::clock::state::Rest;

/// The public state of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The match.
    pub id: MatchId,
    /// The game's slug.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u16,
    /// The options and their values.
    pub options: OptionValues,
    /// The stage of the match.
    pub stage: Stage,
    /// The newest revision.
    pub revision: Revision,
    /// The challenger.
    pub challenger: PlayerId,
    /// Whether anyone may join the challenge.
    pub open: bool,
    /// The invited players who have not answered.
    pub invited: Vec<PlayerId>,
    /// Before the start, the joined players, the challenger first. Afterwards, the players by seat.
    pub players: Vec<PlayerId>,
    /// The number of players that the match needs.
    pub least: u8,
    /// The number of players at which the match starts automatically.
    pub most: u8,
    /// The number of seats; 0 before the start.
    pub seats: u8,
    /// The seats of players who left while the others play on.
    pub gone: Seats,
    /// The place of the match, with its thread once that is open.
    pub place: Place,
    /// The seats that are to move.
    pub to_move: Seats,
    /// The seats that have finished their part of a turn in which several seats move simultaneously.
    pub ready: Seats,
    /// The number of the turn, which never decreases; 0 before the start. A new public board is posted only when this
    /// number grows, and at the end of the match. In between, an edit may show a new deadline.
    pub turn: u32,
    /// The number of the turn for readers: the table's own, which a take-back lowers; 0 before the start.
    pub shown_turn: u32,
    /// The number of plies that everyone sees: those before the current turn or, after the end, all.
    pub plies: u32,
    /// The time when the challenge was made.
    pub created: Timestamp,
    /// The time when the match last changed.
    pub updated: Timestamp,
    /// The time when the challenge expires. `None` once the match has started or the challenge has ended.
    pub deadline: Option<Timestamp>,
    /// The newest offers, the newest last.
    pub offers: Vec<Offer>,
    /// The players whose seats others have taken, in the order of the takeovers.
    pub former: Vec<FormerPlayer>,
    /// The players who were recently asked to take over a seat.
    pub candidates: Vec<Candidate>,
    /// The public notes of the previous turn.
    pub notes: Vec<Message>,
    /// The match of the same pair with swapped seats. `None` until both have begun, or without a pair.
    pub twin: Option<MatchId>,
    /// Whether a second match with swapped seats will start together with this one.
    pub is_to_be_paired: bool,
    /// The previous match, if this is a rematch.
    pub rematch_of: Option<MatchId>,
    /// The event of the match, if any.
    pub event: Option<EventLink>,
    /// The turn limit of the challenge or event. The clock runs only if at least two people play.
    pub limit: Option<Limit>,
    /// How the boards are posted.
    pub posts: PostMode,
    /// The code of the posts' language.
    pub language: Option<String>,
    /// The clock. `None` if no clock runs.
    pub timing: Option<Timing>,
    /// The reason that a moderator gave for ending the match.
    pub closed: Option<String>,
    /// Whether the match of an event was called off because all players were out of time. Always `false` in lists.
    pub is_timed_out: bool,
}

/// The public state of a match's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The deadline of the turn. `None` while the clock stands still.
    pub until: Option<Timestamp>,
    /// The reason why the match is paused, if it is.
    pub rest: Option<Rest>,
    /// The seats that may choose what happens, once a player is out of time. `None` otherwise.
    pub choosers: Option<Seats>,
    /// The choices of these seats so far.
    pub choices: Vec<(Seat, Choice)>,
}

impl Head {
    /// The seat of a player, once the match has started.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        if self.seats == 0 || player == PlayerId::GONE {
            return None;
        }
        let index = self.players.iter().position(|&seated| seated == player)?;
        u8::try_from(index).ok().map(Seat)
    }

    /// Whether a player has left this match. The match goes on, or ended, without them.
    pub fn has_left(&self, player: PlayerId) -> bool {
        self.seat_of(player).is_some_and(|seat| self.gone.contains(seat))
    }

    /// The player on a seat, once the match has started.
    pub fn player(&self, seat: Seat) -> Option<PlayerId> {
        if self.seats == 0 { None } else { self.players.get(seat.index()).copied() }
    }

    /// Whether a person plays or played in the match, or was asked to play.
    fn concerns(&self, person: PlayerId) -> bool {
        let seated = self.players.iter().chain(&self.invited).chain([&self.challenger]);
        let former = self.former.iter().map(|former| &former.player);
        let candidates = self.candidates.iter().map(|candidate| &candidate.player);
        seated.chain(former).chain(candidates).any(|one| *one == person)
    }

    /// Whether a person may see the match here. A match of a private conversation is public only there.
    pub fn may_be_seen(&self, person: PlayerId, here: Place) -> bool {
        let is_played_here = self.place.post_channel() == here.post_channel();
        self.place.server.is_some() || is_played_here || self.concerns(person)
    }

    /// The number of seats of a challenge that are neither taken nor reserved for an invited player.
    pub fn free_seats(&self) -> usize {
        usize::from(self.most).saturating_sub(self.players.len() + self.invited.len())
    }

    /// Whether this player is to move.
    pub fn is_turn_of(&self, player: PlayerId) -> bool {
        self.seat_of(player).is_some_and(|seat| self.to_move.contains(seat))
    }

    /// The ending. `None` unless the match is over.
    pub fn ending(&self) -> Option<&Ending> {
        match &self.stage {
            Stage::Over(ending) => Some(ending),
            Stage::Lobby | Stage::Running => None,
        }
    }

    /// A number that changes when the public state does: with each turn and takeover, and at the end.
    pub fn moment(&self) -> u64 {
        moment(self.turn, &self.stage, self.former.len())
    }

    /// The newest open offer.
    pub fn offer(&self) -> Option<&Offer> {
        self.offers.iter().rev().find(|offer| offer.is_open())
    }

    /// The seats that must still answer an offer.
    pub fn seats_asked(&self, offer: &Offer) -> Seats {
        let staying = Seats::all(self.seats) - self.gone;
        let is_person = |seat: &Seat| self.player(*seat).is_some_and(|it| it.level().is_none());
        let people = staying.iter().filter(is_person).collect();
        Seated { staying, people, to_move: self.to_move }.seats_asked(offer)
    }

    /// The player who would take over a seat if this offer is accepted.
    pub fn candidate(&self, offer: &Offer) -> Option<PlayerId> {
        candidate_of(&self.candidates, offer)
    }

    /// The people who must still answer an open offer.
    pub fn asked_players(&self, offer: &Offer) -> Vec<PlayerId> {
        let seated = self.seats_asked(offer).iter().filter_map(|seat| self.player(seat)).collect();
        match offer.topic {
            Topic::TakeSeat { .. } => self.candidate(offer).into_iter().collect(),
            _ => seated,
        }
    }

    /// The player who had a seat at a revision.
    pub fn player_at(&self, seat: Seat, revision: Revision) -> Option<PlayerId> {
        let mut later = self.former.iter().filter(|former| former.seat == seat);
        let former = later.find(|former| revision < former.until);
        former.map(|former| former.player).or_else(|| self.player(seat))
    }

    /// The same head, with the players who had the seats at a revision.
    pub fn seated_at(&self, revision: Revision) -> Cow<'_, Self> {
        if self.former.iter().all(|former| former.until <= revision) {
            return Cow::Borrowed(self);
        }
        let seats = (0..).map(Seat).take(self.players.len());
        let players = seats.filter_map(|seat| self.player_at(seat, revision)).collect();
        Cow::Owned(Self { players, ..self.clone() })
    }

    /// The players whose seats others took over within these revisions.
    pub fn replaced_in(&self, revisions: Revisions) -> Vec<&FormerPlayer> {
        self.former.iter().filter(|former| revisions.contains(former.until)).collect()
    }

    /// The winning seats. Empty for a draw, or an unfinished match.
    pub fn winners(&self) -> Seats {
        let winners = |ending: &Ending| ending.winners(self.seats, self.gone);
        match self.ending() {
            // A player who aborts a match of an event loses it.
            Some(&Ending::Aborted { seat }) if self.event.is_some() => {
                winners(&Ending::Walkover { seat })
            }
            Some(ending) => winners(ending),
            None => Seats::NONE,
        }
    }
}

/// The stage of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A challenge that waits for players or their answers.
    #[default]
    Lobby,
    /// The match is being played.
    Running,
    /// The match has ended.
    Over(Ending),
}

/// The ending of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The rules ended it.
    Rules(Outcome),
    /// A player resigned, and the others win.
    Resigned {
        /// The seat of that player.
        seat: Seat,
    },
    /// The players agreed to a draw.
    DrawAgreed,
    /// A player aborted it before everyone had moved.
    Aborted {
        /// The seat of that player.
        seat: Seat,
    },
    /// Invited players declined, so that too few were left.
    Declined,
    /// The challenger withdrew the challenge.
    Withdrawn,
    /// The challenge expired.
    Expired,
    /// A player was out of time, and the others claimed the win.
    OutOfTime {
        /// The seat of the late player.
        seat: Seat,
    },
    /// A player was out of time, and the others called the match off.
    CalledOff,
    /// The players agreed to call it off.
    CallOffAgreed,
    /// A player had left or was silent, and the others claimed the win.
    Gone {
        /// The seat of the player who left.
        seat: Seat,
    },
    /// In an event, a player never began, or withdrew. The others win, but ratings don't change.
    Walkover {
        /// The seat of that player.
        seat: Seat,
    },
    /// In an event, the organizer or the end of the round decided the match. Ratings don't change.
    Adjudicated {
        /// The winning seats. Empty for a draw.
        winners: Seats,
    },
}

impl Stage {
    pub(crate) fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }

    /// Whether the match ended as a challenge, without a start.
    pub(crate) fn is_called_off(&self) -> bool {
        matches!(self, Self::Over(ending) if ending.is_before_start())
    }
}

impl Ending {
    /// Whether a match with this ending was never started.
    pub fn is_before_start(&self) -> bool {
        matches!(self, Self::Declined | Self::Withdrawn | Self::Expired)
    }

    pub(crate) fn is_of_first_form(&self) -> bool {
        match self {
            Self::Walkover { .. } | Self::Adjudicated { .. } => false,
            Self::Rules(_) | Self::Resigned { .. } | Self::DrawAgreed | Self::Aborted { .. } => {
                true
            }
            Self::Declined | Self::Withdrawn | Self::Expired | Self::OutOfTime { .. } => true,
            Self::CalledOff | Self::CallOffAgreed | Self::Gone { .. } => true,
        }
    }

    /// Whether the rules or an agreed draw ended the match.
    pub(crate) fn is_played_out(&self) -> bool {
        match self {
            Self::Rules(_) | Self::DrawAgreed => true,
            Self::Resigned { .. } | Self::OutOfTime { .. } | Self::Gone { .. } => false,
            Self::Walkover { .. } | Self::Adjudicated { .. } => false,
            Self::Aborted { .. } | Self::CalledOff | Self::CallOffAgreed => false,
            Self::Declined | Self::Withdrawn | Self::Expired => false,
        }
    }

    /// The winning seats. `seats` is the number of seats, and `gone` are those that left early.
    pub(crate) fn winners(&self, seats: u8, gone: Seats) -> Seats {
        match self {
            Self::Rules(outcome) => outcome.winners,
            Self::Adjudicated { winners } => *winners,
            Self::Resigned { seat }
            | Self::OutOfTime { seat }
            | Self::Gone { seat }
            | Self::Walkover { seat } => (Seats::all(seats) - gone).without(*seat),
            Self::DrawAgreed | Self::Aborted { .. } | Self::CalledOff => Seats::NONE,
            Self::CallOffAgreed | Self::Declined | Self::Withdrawn | Self::Expired => Seats::NONE,
        }
    }

    /// Whether a match with this ending counts as played.
    pub fn is_result(&self) -> bool {
        match self {
            Self::Rules(_) | Self::Resigned { .. } | Self::DrawAgreed => true,
            Self::OutOfTime { .. } | Self::Gone { .. } | Self::Adjudicated { .. } => true,
            Self::Walkover { .. } => false,
            Self::Aborted { .. } | Self::CalledOff | Self::CallOffAgreed => false,
            Self::Declined | Self::Withdrawn | Self::Expired => false,
        }
    }
}

/// See [`Head::moment`].
///
/// Early builds of version 0.2 did not count takeovers. After an upgrade, a watched place may repeat a turn once.
pub(crate) fn moment(turn: u32, stage: &Stage, takeovers: usize) -> u64 {
    2 * (u64::from(turn) + takeovers as u64) + u64::from(stage.is_over())
}
