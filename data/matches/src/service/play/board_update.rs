//! `BoardUpdate`: the content of a turn's board, also when later turns are finished already.

use std::fmt;

use rules::{Draft, GameView, Item, Message, Seat, Seats, Viewer};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision, Revisions};
use crate::journal::head::moment;
use crate::journal::records::{Act, Entry};
use crate::journal::seats::FormerPlayer;
use crate::journal::snapshot::{Loaded, visible_messages};
use crate::journal::state::MatchState;
use crate::journal::watching::WatchMode;
use crate::service::Matches;
use crate::service::play::former_players::name_former_players;
use crate::service::view::MatchView;
use crate::service::watching::WatchCard;

/// The approximate maximum number of earlier turns that a new message in a watched place shows.
const AGAIN: u64 = 8;

/// The number of last entries that are replayed first, in search of the turns to show.
const LAST_ENTRIES: usize = 4;

/// The content of a board's post: the match, and earlier turns that got no board of their own.
#[derive(Debug)]
pub struct BoardUpdate {
    /// The match after the board's turn, with the players at that time.
    pub view: MatchView,
    /// The earlier turns without a board of their own, in order.
    pub skipped: Vec<FinishedTurn>,
    /// Whether the match has had no board before.
    pub is_first: bool,
    /// Whether no later turn is finished.
    pub is_newest: bool,
}

/// A finished turn, with its public facts.
pub struct FinishedTurn {
    /// The public notes of the turn.
    pub notes: Vec<Message>,
    /// The players after the turn, by seat.
    pub players: Vec<PlayerId>,
    /// The seats to move next.
    pub next: Seats,
    /// The public view after the turn. `None` unless the caller needs it.
    pub sight: Option<Box<dyn GameView>>,
    /// Whether the turn changed the boards of `sight`. Otherwise, as after a pass, the boards have the marks of an
    /// earlier turn.
    pub changes_boards: bool,
    revision: Revision,
    /// The [`Head::moment`](crate::Head::moment) after the turn.
    moment: u64,
    /// Whether the turn had a move or notes. A start has neither, and an ending by people repeats the notes of the
    /// previous turn.
    has_news: bool,
}

impl Matches {
    /// The content of a match's board that these revisions cause.
    pub fn board_update(
        &self,
        view: MatchView,
        revisions: Revisions,
    ) -> Result<BoardUpdate, Refused> {
        let Revisions { first: since, last: revision } = revisions;
        let mut loaded = view.into_loaded();
        let id = loaded.id;
        let is_as_it_stands = loaded.people.former.is_empty();
        if since == revision && revision >= loaded.revision() && is_as_it_stands {
            let is_first = loaded.state.head.plies == 0 && loaded.state.head.turn <= 1;
            return Ok(BoardUpdate {
                view: MatchView::new(loaded),
                skipped: Vec::new(),
                is_first,
                is_newest: true,
            });
        }
        let mut entries = self.entries(id)?;
        entries.retain(|entry| entry.revision <= loaded.revision());
        let is_start = |entry: &Entry| matches!(entry.act, Act::Started { .. });
        let is_first = entries.iter().any(|entry| is_start(entry) && entry.revision >= since);
        let is_early = |turn: &FinishedTurn| turn.revision <= since;
        let is_wanted = |turn: &FinishedTurn| turn.revision >= since;
        let mut turns = last_turns(&loaded, &entries, is_early, is_wanted)?;
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
        name_former_players(&loaded.people, &entries, &mut loaded.state.head);
        Ok(BoardUpdate { view: MatchView::new(loaded), skipped, is_first, is_newest })
    }

    /// The turns that a watched place must show since its last message. A card or a first message also shows earlier
    /// turns that computers answered directly.
    pub fn watch_update(&self, id: MatchId, card: &WatchCard) -> Result<BoardUpdate, Refused> {
        let mut loaded = self.load(id)?;
        let (head, takeovers) = (&loaded.state.head, loaded.people.former.len());
        let newest = moment(head.turn, &head.stage, takeovers);
        let seen = card.seen(newest);
        let is_gone = card.place.mode == WatchMode::Card || card.message.is_none();
        let oldest = if is_gone { seen.min(newest.saturating_sub(2 * AGAIN)) } else { seen };
        let entries = self.entries(id)?;
        let is_wanted = |turn: &FinishedTurn| turn.moment > oldest;
        let mut turns = last_turns(&loaded, &entries, |turn| !is_wanted(turn), is_wanted)?;
        let mut first = turns.partition_point(|turn| turn.moment <= seen);
        first = first.min(turns.len().saturating_sub(1));
        let is_answered = |turn: &FinishedTurn| turn.sight.is_some() && is_computers(turn);
        while is_gone && first > 0 && is_answered(&turns[first - 1]) {
            first -= 1;
        }
        let skipped = before_last(turns.split_off(first));
        name_former_players(&loaded.people, &entries, &mut loaded.state.head);
        let view = MatchView::new(loaded);
        Ok(BoardUpdate { view, skipped, is_first: false, is_newest: true })
    }
}

/// Whether only computers were to move after a turn.
fn is_computers(turn: &FinishedTurn) -> bool {
    let player = |seat: Seat| turn.players.get(seat.index());
    !turn.next.is_empty()
        && turn.next.iter().all(|seat| player(seat).is_some_and(|player| player.level().is_some()))
}

/// The turns before the last one that must be shown.
fn before_last(mut turns: Vec<FinishedTurn>) -> Vec<FinishedTurn> {
    let own = turns.pop();
    turns.retain(|turn| turn.has_news);
    // If the last turn only repeats the notes of the turn before it, the turn before is not shown again.
    let is_told_again =
        |own: &FinishedTurn| turns.last().is_some_and(|last| last.notes == own.notes);
    if own.is_some_and(|own| !own.has_news && is_told_again(&own)) {
        turns.pop();
    }
    turns
}

/// The last finished turns of a match: if `is_early` selects one, at least from that turn on. Only the wanted turns get
/// their `sight`.
///
/// Long matches with many take-backs are expensive to replay, so this replays only as many last entries as it must.
fn last_turns(
    loaded: &Loaded,
    entries: &[Entry],
    is_early: impl Fn(&FinishedTurn) -> bool,
    is_wanted: impl Fn(&FinishedTurn) -> bool,
) -> Result<Vec<FinishedTurn>, Refused> {
    let mut count = LAST_ENTRIES;
    loop {
        let begin = entries.len().saturating_sub(count);
        let turns = finished_turns(loaded, entries, begin, &is_wanted)?;
        if begin == 0 || turns.first().is_some_and(&is_early) {
            return Ok(turns);
        }
        count *= 4;
    }
}

/// The turns that finish with the entries from `begin` on, including turns that were taken back later. The start is one
/// of them.
///
/// Players may not have seen the boards of those turns yet. Only the wanted turns get their `sight`.
fn finished_turns(
    loaded: &Loaded,
    entries: &[Entry],
    begin: usize,
    is_wanted: impl Fn(&FinishedTurn) -> bool,
) -> Result<Vec<FinishedTurn>, Refused> {
    let damaged = |_| Refused::Damaged(loaded.id);
    let folded = |end: usize| MatchState::folded(loaded.fixed(), &entries[..end]).map_err(damaged);
    let people = &loaded.people;
    let seats = || (0..).map(Seat).take(people.joined.len());
    let seated = |at| seats().filter_map(|seat| people.player_at(seat, at)).collect();
    let mut known: Option<MatchState> = None;
    let mut turns = Vec::new();
    // The first entry is the challenge, which is no turn.
    for (at, entry) in entries.iter().enumerate().skip(begin.max(1)) {
        let (state, passed, has_news, table_before) = match entry.act {
            // Another take-back may follow directly, so the state is folded only when it is needed.
            Act::TookBack { .. } => {
                known = None;
                continue;
            }
            Act::WentBack { .. } => (known.insert(folded(at + 1)?), true, true, None),
            _ => {
                let before = match known.take() {
                    Some(state) => state,
                    None => folded(at)?,
                };
                let state = known.insert(before);
                let effects = state.apply(loaded.fixed(), entry).map_err(damaged)?;
                let has_news = effects.mv.is_some() || !effects.notes.is_empty();
                (state, effects.passed, has_news, effects.table_before)
            }
        };
        if passed {
            name_former_players(people, &entries[..=at], &mut state.head);
            let is_past = |former: &&FormerPlayer| former.until <= entry.revision;
            let takeovers = people.former.iter().filter(is_past).count();
            let is_new = matches!(entry.act, Act::Started { .. } | Act::WentBack { .. });
            let mut turn = FinishedTurn {
                sight: None,
                changes_boards: is_new || table_before.is_some(),
                notes: visible_messages(state.turn_notes(Viewer::Spectator), Viewer::Spectator),
                players: seated(entry.revision),
                next: state.head.to_move,
                revision: entry.revision,
                moment: moment(state.head.turn, &state.head.stage, takeovers),
                has_news,
            };
            if is_wanted(&turn) {
                let table = state.table_for(Viewer::Spectator);
                turn.sight = table.map(|table| table.see(Viewer::Spectator));
                let before = table_before.map(|table| table.see(Viewer::Spectator));
                if let (Some(before), Some(after)) = (&before, &turn.sight) {
                    turn.changes_boards =
                        board_items(before.as_ref()) != board_items(after.as_ref());
                }
            }
            turns.push(turn);
        }
    }
    Ok(turns)
}

fn board_items(sight: &dyn GameView) -> Vec<Vec<Item>> {
    sight.scene(&Draft::default()).boards.into_iter().map(|board| board.items).collect()
}

impl fmt::Debug for FinishedTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FinishedTurn").field("revision", &self.revision).finish_non_exhaustive()
    }
}
