//! What is told of a match in sentences: what happened, whose turn it is, how it ended.

use matches::{Ending, Head, PlayerId};
use rules::{Arg, Game, GameView, Join, Message, READER, Seat, Seats};

use crate::app::answer::mention::mention;
use crate::app::view::proposal;
use crate::app::view::proposal::draw_word;
use crate::app::words::agreements::OfferText;
use crate::app::words::board::BoardText;
use crate::app::words::clock::ClockText;
use crate::app::words::server::ModerationText;

/// The game by the rules of this match. A match by rules that are no longer here can't be looked at at all.
pub(crate) fn game(head: &Head) -> Option<&'static dyn Game> {
    games::find_version(&head.game, head.rules_version)
}

/// What happened, told of the people; the reader is "you".
pub(crate) fn happened(
    head: &Head,
    reader: Option<PlayerId>,
    notes: Vec<Message>,
) -> impl Iterator<Item = BoardText> {
    let told = Told { head, reader };
    notes.into_iter().map(move |note| BoardText::Note { note: told.peopled(note) })
}

/// What happened, where nobody is known who did it.
pub(crate) fn note(note: Message) -> Message {
    BoardText::Note { note }.into()
}

/// Who is told of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told<'a> {
    pub(crate) head: &'a Head,
    /// One player, or everybody.
    pub(crate) reader: Option<PlayerId>,
}

impl Told<'_> {
    /// What a game says, with the players in place of their seats. Only a text shows mentions: labels and alternative
    /// texts have [`crate::app::answer::names::TableNames`].
    pub(crate) fn peopled(self, told: Message) -> Message {
        told.with_players(&|seat| {
            let player = self.head.player(seat)?;
            Some(if self.reader == Some(player) { Arg::plain(READER) } else { mention(player) })
        })
    }
}

/// A seat as people read it: the player and the color.
fn seated(head: &Head, names: &[Message], seat: Seat) -> Message {
    let name = names.get(seat.index()).cloned().unwrap_or_else(|| Message::plain(""));
    match head.player(seat) {
        Some(player) => BoardText::Seated { player: mention(player), seat: name }.into(),
        None => name,
    }
}

/// Whose turn it is, or how it ended.
pub(crate) fn standing(told: Told<'_>, sight: &dyn GameView) -> Vec<Message> {
    let head = told.head;
    let names = sight.seat_names();
    let seats =
        |seats: Seats| Arg::list(Join::And, seats.iter().map(|seat| seated(head, &names, seat)));
    let Some(ending) = head.ending() else {
        let players = seats(head.to_move);
        let only = head.to_move.only().and_then(|seat| head.player(seat));
        let is_computer = only.is_some_and(|player| player.level().is_some());
        let turn = match head.to_move.len() {
            0 | 1 if is_computer => BoardText::Thinks { players },
            0 | 1 => BoardText::ToMove { players },
            _ => BoardText::AllToMove { players },
        };
        let offered = proposal::line(head, |seat| seated(head, &names, seat));
        return [Some(turn.into()), offered].into_iter().flatten().collect();
    };
    let (winners, why) = (head.winners(), why(told, ending, &names));
    vec![match winners.is_empty() {
        true => why,
        false => BoardText::Won { winners: seats(winners), why }.into(),
    }]
}

pub(crate) fn own_standing(head: &Head, sight: &dyn GameView, player: PlayerId) -> Vec<Message> {
    let own = head.seat_of(player).filter(|&seat| head.to_move.contains(seat));
    match own.and_then(|seat| sight.seat_names().get(seat.index()).cloned()) {
        Some(seat) if head.ending().is_none() => {
            let names = sight.seat_names();
            let offered = proposal::line(head, |seat| seated(head, &names, seat));
            let turn = Message::from(BoardText::YourTurn { seat });
            [Some(turn), offered].into_iter().flatten().collect()
        }
        _ => standing(Told { head, reader: Some(player) }, sight),
    }
}

/// Why it ended.
fn why(told: Told<'_>, ending: &Ending, names: &[Message]) -> Message {
    let head = told.head;
    let player = |seat: &Seat| seated(head, names, *seat);
    match ending {
        Ending::Rules(outcome) if !outcome.draw => return told.peopled(outcome.reason.clone()),
        Ending::Rules(outcome) => BoardText::Drawn { reason: told.peopled(outcome.reason.clone()) },
        Ending::Resigned { seat } => BoardText::Resigned { player: player(seat) },
        Ending::DrawAgreed => BoardText::DrawAgreed { word: draw_word(head) },
        Ending::Aborted { seat } => BoardText::Aborted { player: player(seat) },
        Ending::Declined => BoardText::Declined,
        Ending::Withdrawn => BoardText::Withdrawn,
        Ending::Expired => BoardText::Expired,
        Ending::CallOffAgreed => return OfferText::CalledOff.into(),
        Ending::Gone { seat } => return OfferText::Gone { player: player(seat) }.into(),
        Ending::OutOfTime { seat } => return ClockText::Lost { player: player(seat) }.into(),
        Ending::CalledOff => match head.closed.clone() {
            Some(reason) => return ModerationText::Why { reason }.into(),
            None => return ClockText::CalledOff.into(),
        },
    }
    .into()
}

/// Who had how many hints in a match that is over; nothing where nobody had any.
pub(crate) fn hint_counts(head: &Head, hints: &[(Seat, u32)]) -> Option<BoardText> {
    let had = |&(seat, count): &(Seat, u32)| {
        Some(BoardText::Hinted { player: mention(head.player(seat)?), count })
    };
    let players: Vec<_> = hints.iter().filter_map(had).collect();
    (!players.is_empty()).then(|| BoardText::Hints { players: Arg::list(Join::And, players) })
}
