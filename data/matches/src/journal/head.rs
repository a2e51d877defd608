//! What anyone may know about a match without looking at its board.

use std::borrow::Cow;

use rules::{Message, OptionValues, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, Place, PlayerId, Revision, Timestamp};
use crate::journal::challenge::PostMode;
use crate::journal::seats::{Candidate, FormerPlayer, candidate_of};
use crate::model::agreements::offer::{Offer, Topic};
use crate::model::agreements::seated::Seated;
use crate::model::clock::acts::Choice;
use crate::model::clock::limit::Limit;
use crate::model::clock::state::Rest;

/// The state of a match, as anyone may list it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Which match it is.
    pub id: MatchId,
    /// The game's slug.
    pub game: String,
    /// The rules it is played by.
    pub rules_version: u16,
    /// The options, each with its value.
    pub options: OptionValues,
    /// How far it is.
    pub stage: Stage,
    /// How often it has changed.
    pub revision: Revision,
    /// Who asked for it.
    pub challenger: PlayerId,
    /// Whether anyone may join.
    pub open: bool,
    /// Who was asked and has not answered.
    pub invited: Vec<PlayerId>,
    /// Before the start, who has joined, the challenger first; from then on, who sits on each seat.
    pub players: Vec<PlayerId>,
    /// With how many players it can start.
    pub least: u8,
    /// With how many players it starts by itself.
    pub most: u8,
    /// How many seats there are; 0 before the start.
    pub seats: u8,
    /// The seats that have left while the others play on.
    pub gone: Seats,
    /// Where it is played. The thread is known once it was posted.
    pub place: Place,
    /// The seats that are to move.
    pub to_move: Seats,
    /// Which turn it is, a number that only grows; 0 before the start. What anyone may see of the board changes with it
    /// and with nothing else.
    pub turn: u32,
    /// How many plies anyone may know of: those that were played before this turn began, or all once it is over.
    pub plies: u32,
    /// When the challenge was made.
    pub created: Timestamp,
    /// When something last happened.
    pub updated: Timestamp,
    /// When the challenge expires; none once it is answered.
    pub deadline: Option<Timestamp>,
    /// What players have offered each other last, the newest at the end.
    pub offers: Vec<Offer>,
    /// Who sat at the table before somebody else took their seat, in that order.
    pub former: Vec<FormerPlayer>,
    /// Who is, or was lately, to take somebody's seat.
    pub candidates: Vec<Candidate>,
    /// What everybody may know of the turn before this one.
    pub notes: Vec<Message>,
    /// The other match of its pair, once both have begun.
    pub twin: Option<MatchId>,
    /// Whether another match is to begin with it, in which each has the other's seat.
    pub is_to_be_paired: bool,
    /// Which match it is the rematch of.
    pub rematch_of: Option<MatchId>,
    /// How long a turn may take; none where there is no limit.
    pub limit: Option<Limit>,
    /// How its boards are posted.
    pub posts: PostMode,
    /// How it stands in time, while it runs and has a limit.
    pub timing: Option<Timing>,
    /// Why somebody who looks after its server has ended it, if that is so.
    pub closed: Option<String>,
}

/// How a running match stands in time, as anyone may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Until when the turn must be over; none while its time does not run, or stands still for somebody's own reasons.
    pub until: Option<Timestamp>,
    /// Why the match rests, if it does.
    pub rest: Option<Rest>,
    /// Who can choose what shall become of it, when time is up.
    pub choosers: Option<Seats>,
    /// What they have chosen so far.
    pub choices: Vec<(Seat, Choice)>,
}

impl Head {
    /// The seat on which this player sits, once the match has started.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        if self.seats == 0 || player == PlayerId::GONE {
            return None;
        }
        let index = self.players.iter().position(|&seated| seated == player)?;
        u8::try_from(index).ok().map(Seat)
    }

    /// The player on this seat, once the match has started.
    pub fn player(&self, seat: Seat) -> Option<PlayerId> {
        if self.seats == 0 { None } else { self.players.get(seat.index()).copied() }
    }

    /// Whether this player is to move.
    pub fn is_turn_of(&self, player: PlayerId) -> bool {
        self.seat_of(player).is_some_and(|seat| self.to_move.contains(seat))
    }

    /// How it ended, once it has.
    pub fn ending(&self) -> Option<&Ending> {
        match &self.stage {
            Stage::Over(ending) => Some(ending),
            Stage::Lobby | Stage::Running => None,
        }
    }

    /// Which moment of the match everybody sees: a number that grows with each turn, and when it is over.
    pub fn moment(&self) -> u64 {
        moment(self.turn, &self.stage)
    }

    /// The offer that stands, the newest of several.
    pub fn offer(&self) -> Option<&Offer> {
        self.offers.iter().rev().find(|offer| offer.is_open())
    }

    /// Who is still asked about an offer.
    pub fn seats_asked(&self, offer: &Offer) -> Seats {
        let staying = self.gone.iter().fold(Seats::all(self.seats), Seats::without);
        let is_person = |seat: &Seat| self.player(*seat).is_some_and(|it| it.level().is_none());
        let people = staying.iter().filter(is_person).collect();
        Seated { staying, people, to_move: self.to_move }.seats_asked(offer)
    }

    /// Who would take the seat that an offer is about.
    pub fn candidate(&self, offer: &Offer) -> Option<PlayerId> {
        candidate_of(&self.candidates, offer)
    }

    /// The people who are still asked about an offer that stands.
    pub fn asked_players(&self, offer: &Offer) -> Vec<PlayerId> {
        let seated = self.seats_asked(offer).iter().filter_map(|seat| self.player(seat)).collect();
        match offer.topic {
            Topic::TakeSeat { .. } => self.candidate(offer).into_iter().collect(),
            _ => seated,
        }
    }

    /// Who sat there at a revision.
    pub fn player_at(&self, seat: Seat, revision: Revision) -> Option<PlayerId> {
        let mut later = self.former.iter().filter(|former| former.seat == seat);
        let former = later.find(|former| revision < former.until);
        former.map(|former| former.player).or_else(|| self.player(seat))
    }

    /// The match with those who sat at its table at a revision.
    pub fn seated_at(&self, revision: Revision) -> Cow<'_, Self> {
        if self.former.iter().all(|former| former.until <= revision) {
            return Cow::Borrowed(self);
        }
        let seats = (0..).map(Seat).take(self.players.len());
        let players = seats.filter_map(|seat| self.player_at(seat, revision)).collect();
        Cow::Owned(Self { players, ..self.clone() })
    }

    /// Who sat there before the seat was another's with one of these revisions; nobody, where it was not.
    pub fn replaced_between(&self, first: Revision, last: Revision) -> Vec<&FormerPlayer> {
        let came = self.former.iter().filter(|former| (first..=last).contains(&former.until));
        came.collect()
    }

    /// The seats that have won; none for a draw, or where it was not played to an end.
    pub fn winners(&self) -> Seats {
        self.ending().map_or(Seats::NONE, |ending| ending.winners(self.seats, self.gone))
    }
}

/// How far a match is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are still asked to join.
    Lobby,
    /// It is being played.
    Running,
    /// It has ended.
    Over(Ending),
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By the rules of the game.
    Rules(Outcome),
    /// This seat gave up.
    Resigned {
        /// Who gave up.
        seat: Seat,
    },
    /// The players agreed on a draw.
    DrawAgreed,
    /// It was called off before everybody had moved.
    Aborted {
        /// Who called it off.
        seat: Seat,
    },
    /// Nobody was left who wanted to join.
    Declined,
    /// The challenger took the challenge back.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
    /// This seat's time was up, and those who waited claimed the win.
    OutOfTime {
        /// Whose time was up.
        seat: Seat,
    },
    /// Somebody's time was up, and those who waited called the match off.
    CalledOff,
    /// The players agreed that it does not count.
    CallOffAgreed,
    /// This seat's player had left, and the others claimed the win.
    Gone {
        /// Who had left.
        seat: Seat,
    },
}

impl Stage {
    /// That a match is one that was challenged to, and came to nothing.
    pub(crate) fn is_called_off(&self) -> bool {
        matches!(self, Self::Over(ending) if ending.is_before_start())
    }
}

impl Ending {
    /// Whether a match that ended so was never started.
    pub fn is_before_start(&self) -> bool {
        matches!(self, Self::Declined | Self::Withdrawn | Self::Expired)
    }

    /// The seats that have won at a table of so many, some of which have left.
    pub(crate) fn winners(&self, seats: u8, gone: Seats) -> Seats {
        match self {
            Self::Rules(outcome) => outcome.winners,
            Self::Resigned { seat } | Self::OutOfTime { seat } | Self::Gone { seat } => {
                gone.iter().fold(Seats::all(seats), Seats::without).without(*seat)
            }
            _ => Seats::NONE,
        }
    }

    /// Whether a match that ended so counts: it was played to a result, whoever won or nobody.
    pub fn is_result(&self) -> bool {
        match self {
            Self::Rules(_) | Self::Resigned { .. } | Self::DrawAgreed => true,
            Self::OutOfTime { .. } | Self::Gone { .. } => true,
            Self::Aborted { .. } | Self::CalledOff | Self::CallOffAgreed => false,
            Self::Declined | Self::Withdrawn | Self::Expired => false,
        }
    }
}

/// Which moment everybody sees in this turn, see [`Head::moment`].
pub(crate) fn moment(turn: u32, stage: &Stage) -> u64 {
    2 * u64::from(turn) + u64::from(matches!(stage, Stage::Over(_)))
}
