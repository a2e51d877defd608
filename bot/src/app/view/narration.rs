//! A match in sentences: events, turn and ending.

use matches::{Ending, Head, PlayerId};
use rules::{Arg, Game, GameView, Join, Message, READER, Seat, Seats};

use crate::app::answer::args::{mention, mentions, players_at, seated};
use crate::app::view::proposal;
use crate::app::view::proposal::draw_word;
use crate::words::agreements::OfferText;
use crate::words::board::BoardText;
use crate::words::clock::ClockText;
use crate::words::server::ModerationText;

/// The game in the version of this match. `None` if this program no longer has it.
pub(crate) fn game(head: &Head) -> Option<&'static dyn Game> {
    games::find_version(&head.game, head.rules_version)
}

/// Notes of a turn with the names of players. The reader is "you".
pub(crate) fn note_lines(
    head: &Head,
    reader: Option<PlayerId>,
    notes: Vec<Message>,
) -> impl Iterator<Item = BoardText> {
    let narration = Narration { head, reader };
    let notes = match game(head) {
        Some(game) => game.merge_notes(notes),
        None => notes,
    };
    notes.into_iter().map(move |note| BoardText::Note { note: narration.with_players(note) })
}

/// A note without names of players.
pub(crate) fn anonymous_note(note: Message) -> Message {
    BoardText::Note { note }.into()
}

/// A match and its reader, for narration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Narration<'a> {
    pub(crate) head: &'a Head,
    /// The reading player, or everyone if `None`.
    pub(crate) reader: Option<PlayerId>,
}

impl Narration<'_> {
    /// A message with mentions of the players in place of their seats.
    ///
    /// Labels and alternative texts show no mentions: they use [`crate::app::answer::names::TableNames`].
    pub(crate) fn with_players(self, message: Message) -> Message {
        message.with_players(&|seat| {
            let player = self.head.player(seat)?;
            Some(if self.reader == Some(player) { Arg::plain(READER) } else { mention(player) })
        })
    }
}

fn player_and_seat(head: &Head, names: &[Message], seat: Seat) -> Message {
    let name = names.get(seat.index()).cloned().unwrap_or_else(|| Message::plain(""));
    match head.player(seat) {
        Some(player) => seated(player, name),
        None => name,
    }
}

/// Whether the line about the turn addresses the players to move, or talks about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Readers {
    /// Addresses them: "Your turn, Ada."
    Table,
    /// Talks about them: "It's Ada's turn."
    Others,
}

/// The lines with the turn and the open offer, or with the ending of the match.
pub(crate) fn status_lines(
    narration: Narration<'_>,
    sight: &dyn GameView,
    readers: Readers,
) -> Vec<Message> {
    let head = narration.head;
    let names = sight.seat_names();
    let seats = |seats: Seats| seated_players(head, &names, seats);
    let Some(ending) = head.ending() else {
        let players = seats(head.to_move);
        let only = head.to_move.only().and_then(|seat| head.player(seat));
        let is_computer = only.is_some_and(|player| player.level().is_some());
        let turn = match (readers, sight.shared_task().filter(|_| head.to_move.len() > 1)) {
            _ if is_computer => BoardText::Thinks { players },
            (Readers::Others, _) => {
                let players = mentions(Join::And, &players_at(head, head.to_move));
                BoardText::TurnOf { players }
            }
            (Readers::Table, Some(task)) => BoardText::AllToMove { players, task },
            (Readers::Table, None) => BoardText::ToMove { players },
        };
        let offer = proposal::line(head, |seat| player_and_seat(head, &names, seat));
        let ready = (!head.ready.is_empty())
            .then(|| BoardText::Ready { ready: seats(head.ready), waiting: seats(head.to_move) });
        let ready = ready.map(Message::from);
        return [ready, Some(turn.into()), offer].into_iter().flatten().collect();
    };
    let (winners, why) = (head.winners(), ending_reason(narration, ending, &names));
    vec![match winners.is_empty() {
        true => why,
        false => BoardText::Won { winners: seats(winners), why }.into(),
    }]
}

/// The status below these notes. If the notes say how the match ended, the status says only who won.
pub(crate) fn status_below(
    narration: Narration<'_>,
    sight: &dyn GameView,
    readers: Readers,
    notes: &[Message],
) -> Vec<Message> {
    let head = narration.head;
    let Some(Ending::Rules(outcome)) = head.ending() else {
        return status_lines(narration, sight, readers);
    };
    if !notes.contains(&outcome.reason) {
        return status_lines(narration, sight, readers);
    }
    if outcome.draw {
        return vec![BoardText::Even.into()];
    }
    let winners = seated_players(head, &sight.seat_names(), head.winners());
    // A lost solitaire has no winner.
    let has_winner = !head.winners().is_empty();
    has_winner.then(|| BoardText::Wins { winners }.into()).into_iter().collect()
}

/// Players with their seats, as a list in a sentence.
fn seated_players(head: &Head, names: &[Message], seats: Seats) -> Arg {
    Arg::list(Join::And, seats.iter().map(|seat| player_and_seat(head, names, seat)))
}

/// The status for one player, which says if it is their turn.
pub(crate) fn own_status_lines(
    head: &Head,
    sight: &dyn GameView,
    player: PlayerId,
    notes: &[Message],
) -> Vec<Message> {
    let names = sight.seat_names();
    let own = head.seat_of(player).filter(|&seat| head.to_move.contains(seat));
    match own.and_then(|seat| names.get(seat.index()).cloned()) {
        Some(seat) if head.ending().is_none() => {
            let offer = proposal::line(head, |seat| player_and_seat(head, &names, seat));
            let turn = match seat.is_stand_in() {
                true => BoardText::YourTurnByName,
                false => BoardText::YourTurn { seat },
            };
            [Some(turn.into()), offer].into_iter().flatten().collect()
        }
        _ => {
            let narration = Narration { head, reader: Some(player) };
            status_below(narration, sight, Readers::Others, notes)
        }
    }
}

/// The line that says how a match ended, without its winners.
pub(crate) fn ending_reason_line(
    narration: Narration<'_>,
    sight: &dyn GameView,
) -> Option<Message> {
    let ending = narration.head.ending()?;
    Some(ending_reason(narration, ending, &sight.seat_names()))
}

fn ending_reason(narration: Narration<'_>, ending: &Ending, names: &[Message]) -> Message {
    let head = narration.head;
    let player = |seat: &Seat| player_and_seat(head, names, *seat);
    match ending {
        Ending::Rules(outcome) if !outcome.draw => {
            return narration.with_players(outcome.reason.clone());
        }
        Ending::Rules(outcome) => {
            BoardText::Drawn { reason: narration.with_players(outcome.reason.clone()) }
        }
        Ending::Resigned { seat } => BoardText::Resigned { player: player(seat) },
        Ending::DrawAgreed => BoardText::DrawAgreed { word: draw_word(head) },
        // In an event, calling a match off loses it.
        Ending::Aborted { seat } if head.event.is_some() => {
            BoardText::Walkover { player: player(seat) }
        }
        Ending::Aborted { seat } => BoardText::Aborted { player: player(seat) },
        Ending::Declined => BoardText::Declined,
        Ending::Withdrawn => BoardText::Withdrawn,
        Ending::Expired => BoardText::Expired,
        Ending::CallOffAgreed => return OfferText::CalledOff.into(),
        Ending::Gone { seat } => return OfferText::Gone { player: player(seat) }.into(),
        Ending::OutOfTime { seat } => return ClockText::Lost { player: player(seat) }.into(),
        Ending::Walkover { seat } => BoardText::Walkover { player: player(seat) },
        Ending::Adjudicated { winners } if winners.is_empty() => {
            BoardText::Drawn { reason: BoardText::Adjudicated.into() }
        }
        Ending::Adjudicated { .. } => BoardText::Adjudicated,
        Ending::CalledOff => match head.closed.clone() {
            Some(reason) => return ModerationText::Why { reason }.into(),
            None if head.event.is_some() && !head.is_timed_out => BoardText::CalledOffByEvent,
            None => return ClockText::CalledOff.into(),
        },
    }
    .into()
}

/// The line with each player's number of hints, if there were any.
pub(crate) fn hint_counts(hints: &[(PlayerId, u32)]) -> Option<BoardText> {
    let had = |&(player, count)| BoardText::Hinted { player: mention(player), count };
    let players = Arg::list(Join::Commas, hints.iter().map(had));
    (!hints.is_empty()).then_some(BoardText::Hints { players })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{
        ChallengeLimits, EventId, EventLink, Key, MatchView, Matches, Place, Stage, Timestamp,
    };
    use rules::Outcome;
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::kastell;
    use crate::words::say_in_english;

    fn begun() -> MatchView {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let squire = PlayerId::computer(rules::Level::ALL[1], 0);
        let challenge = kastell(PlayerId(1), squire, Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        matches.view(id).unwrap()
    }

    fn status(outcome: Outcome, notes: &[Message]) -> Vec<String> {
        let view = begun();
        let stage = Stage::Over(Ending::Rules(outcome));
        let head = Head { stage, ..view.head().clone() };
        let sight = view.sight(None).unwrap();
        let narration = Narration { head: &head, reader: None };
        let lines = status_below(narration, sight.as_ref(), Readers::Others, notes);
        lines.into_iter().map(say_in_english).collect()
    }

    /// The status of an event's match with this ending.
    fn event_status(ending: Ending, is_timed_out: bool) -> Vec<String> {
        let view = begun();
        let event = Some(EventLink { id: EventId(7), round: 1, bank_ms: 0 });
        let stage = Stage::Over(ending);
        let head = Head { stage, event, is_timed_out, ..view.head().clone() };
        let sight = view.sight(None).unwrap();
        let narration = Narration { head: &head, reader: None };
        let lines = status_lines(narration, sight.as_ref(), Readers::Others);
        lines.into_iter().map(say_in_english).collect()
    }

    #[test]
    fn a_match_that_its_event_calls_off_differs_from_one_in_which_time_was_up() {
        let by_event = ["The match was called off by its event. Nobody wins."];
        assert_eq!(event_status(Ending::CalledOff, false), by_event);
        let by_clock = ["The match was called off because time was up. Nobody wins."];
        assert_eq!(event_status(Ending::CalledOff, true), by_clock);
    }

    #[test]
    fn a_draw_by_the_decision_of_an_event_says_so() {
        let status = |winners| event_status(Ending::Adjudicated { winners }, false);
        let decided = "The match was decided by its event: it isn't rated.";
        assert_eq!(status(Seats::NONE), [format!("🤝 It's a draw. {decided}")]);
        let won = format!("🏆 Level 2 Squire (Black) wins! {decided}");
        assert_eq!(status(Seats::one(Seat(1))), [won]);
    }

    #[test]
    fn the_reason_of_an_end_is_said_once() {
        let reason = Message::plain("Ada is stuck.");
        let won = || Outcome::won(Seats::one(Seat(1)), reason.clone());
        let full = ["🏆 Level 2 Squire (Black) wins! Ada is stuck."];
        assert_eq!(status(won(), &[Message::plain("Ada builds.")]), full);
        let told = [Message::plain("Ada builds."), reason.clone()];
        assert_eq!(status(won(), &told), ["🏆 Level 2 Squire (Black) wins!"]);
        assert_eq!(status(Outcome::draw(reason.clone()), &told), ["🤝 It's a draw."]);
        assert!(status(Outcome::lost(reason.clone()), &told).is_empty(), "the note says it");
    }
}
