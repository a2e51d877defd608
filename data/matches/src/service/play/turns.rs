//! Turns that are over: what a board is to show that one of them called for, even where others are over since.

use std::fmt;

use rules::{GameView, Message, Seat, Seats, Viewer};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::journal::head::moment;
use crate::journal::records::{Act, Entry};
use crate::journal::snapshot::{Loaded, visible_messages};
use crate::journal::state::MatchState;
use crate::journal::watching::WatchMode;
use crate::service::Matches;
use crate::service::play::former_players;
use crate::service::view::MatchView;
use crate::service::watching::Shown;

/// The most turns before the last that a place where a match is watched shows again when it is brought up to date.
const AGAIN: u64 = 8;

/// What a board is to show and to tell.
#[derive(Debug)]
pub struct Turns {
    /// The match as it stood when the last of these turns was over, with who sat there then; as it stands now, if that is the
    /// newest.
    pub view: MatchView,
    /// The turns before that get no board of their own, in their order.
    pub skipped: Vec<Turn>,
    /// Whether no other turn is over since.
    pub is_newest: bool,
}

/// A turn that is over, as everybody may know it.
pub struct Turn {
    /// What happened in it.
    pub notes: Vec<Message>,
    /// Who sat at the table when it was over, in the order of the seats.
    pub players: Vec<PlayerId>,
    /// Whose turn it was next.
    pub next: Seats,
    /// What everybody saw when it was over; only of turns that get no board of their own.
    pub sight: Option<Box<dyn GameView>>,
    revision: Revision,
    /// Which moment of the match it has brought.
    moment: u64,
    /// Whether something was done in it. A beginning has none; an end that people made tells again what was before.
    has_news: bool,
}

impl Matches {
    /// What a board is to show that these revisions called for, from the first to the last.
    ///
    /// # Errors
    /// There is no such match, or it can't be read.
    pub fn turns(
        &self,
        id: MatchId,
        (since, revision): (Revision, Revision),
    ) -> Result<Turns, Refused> {
        let mut loaded = self.load(id)?;
        let is_as_it_stands = loaded.people.former.is_empty();
        if since == revision && revision >= loaded.revision() && is_as_it_stands {
            return Ok(Turns {
                view: MatchView::new(loaded),
                skipped: Vec::new(),
                is_newest: true,
            });
        }
        let mut entries = self.entries(id)?;
        entries.retain(|entry| entry.revision <= loaded.revision());
        let mut turns = over(&loaded, &entries, |turn| turn.revision >= since)?;
        let later = turns.split_off(turns.partition_point(|turn| turn.revision <= revision));
        let first = turns.partition_point(|turn| turn.revision <= since).saturating_sub(1);
        let skipped = before_last(turns.split_off(first.min(turns.len())));
        let is_newest = later.is_empty();
        if !is_newest {
            entries.retain(|entry| entry.revision <= revision);
            let state = MatchState::folded(loaded.fixed(), &entries);
            loaded.state = state.map_err(|_| Refused::Damaged(id))?;
            loaded.people.rewind_to(revision);
        }
        former_players::name(&loaded.people, &entries, &mut loaded.state.head);
        Ok(Turns { view: MatchView::new(loaded), skipped, is_newest })
    }

    /// What a place is to show where a match is watched: what has been played since what it shows and, where that is gone as it
    /// is brought up to date or nothing was there, all that was answered together with the last turn.
    ///
    /// # Errors
    /// There is no such match, or it can't be read.
    pub fn unseen(&self, id: MatchId, place: &Shown) -> Result<Turns, Refused> {
        let mut loaded = self.load(id)?;
        let newest = moment(loaded.state.head.turn, &loaded.state.head.stage);
        let seen = place.message.map_or(newest, |_| place.shown);
        let is_gone = place.place.mode == WatchMode::Card || place.message.is_none();
        let oldest = if is_gone { seen.min(newest.saturating_sub(2 * AGAIN)) } else { seen };
        let entries = self.entries(id)?;
        let mut turns = over(&loaded, &entries, |turn| turn.moment > oldest)?;
        let mut first = turns.partition_point(|turn| turn.moment <= seen);
        first = first.min(turns.len().saturating_sub(1));
        let is_answered = |turn: &Turn| turn.sight.is_some() && is_computers(turn);
        while is_gone && first > 0 && is_answered(&turns[first - 1]) {
            first -= 1;
        }
        let skipped = before_last(turns.split_off(first));
        former_players::name(&loaded.people, &entries, &mut loaded.state.head);
        Ok(Turns { view: MatchView::new(loaded), skipped, is_newest: true })
    }
}

/// Whether computers alone were to move after it.
fn is_computers(turn: &Turn) -> bool {
    let player = |seat: Seat| turn.players.get(seat.index());
    !turn.next.is_empty()
        && turn.next.iter().all(|seat| player(seat).is_some_and(|player| player.level().is_some()))
}

/// What is told before the last of some turns.
fn before_last(mut turns: Vec<Turn>) -> Vec<Turn> {
    let own = turns.pop();
    turns.retain(|turn| turn.has_news);
    // An end that people made tells again what was before, or what was done of a turn that nobody ends any more.
    let is_told_again = |own: &Turn| turns.last().is_some_and(|last| last.notes == own.notes);
    if own.is_some_and(|own| !own.has_news && is_told_again(&own)) {
        turns.pop();
    }
    turns
}

/// All turns of a match that are over, and its beginning, those that were taken back later too: whoever is to be told of them may
/// not have been yet. With what was seen then, of those where that is wanted.
fn over(
    loaded: &Loaded,
    entries: &[Entry],
    is_wanted: impl Fn(&Turn) -> bool,
) -> Result<Vec<Turn>, Refused> {
    let damaged = |_| Refused::Damaged(loaded.id);
    let Some((first, rest)) = entries.split_first() else { return Ok(Vec::new()) };
    let people = &loaded.people;
    let seats = || (0..).map(Seat).take(people.joined.len());
    let seated = |at| seats().filter_map(|seat| people.player_at(seat, at)).collect();
    let mut state = MatchState::challenged(first.at);
    let mut turns = Vec::new();
    for (at, entry) in (1..).zip(rest) {
        let (passed, has_news) = match entry.act {
            Act::TookBack { .. } | Act::WentBack { .. } => {
                state = MatchState::folded(loaded.fixed(), &entries[..=at]).map_err(damaged)?;
                let is_told = matches!(entry.act, Act::WentBack { .. });
                (is_told, is_told)
            }
            _ => {
                let effects = state.apply(loaded.fixed(), entry).map_err(damaged)?;
                (effects.passed, effects.mv.is_some() || !effects.notes.is_empty())
            }
        };
        if passed {
            former_players::name(people, &entries[..=at], &mut state.head);
            let mut turn = Turn {
                sight: None,
                notes: visible_messages(state.turn_notes(Viewer::Spectator), Viewer::Spectator),
                players: seated(entry.revision),
                next: state.head.to_move,
                revision: entry.revision,
                moment: moment(state.head.turn, &state.head.stage),
                has_news,
            };
            let table = state.table_for(Viewer::Spectator).filter(|_| is_wanted(&turn));
            turn.sight = table.map(|table| table.see(Viewer::Spectator));
            turns.push(turn);
        }
    }
    Ok(turns)
}

/// Without what happened: notes belong into no log.
impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turn").field("revision", &self.revision).finish_non_exhaustive()
    }
}
