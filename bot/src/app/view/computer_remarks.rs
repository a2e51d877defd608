//! Remarks of computer players: a sentence at the start of a match, and one at its end.
//!
//! Both are lines of posts that are sent anyway. Of several computers at a table, only one speaks.

use matches::{Head, PlayerId};
use rules::Seat;

use crate::app::answer::args::players_at;
use crate::app::answer::names::computer_name;
use crate::words::computers::{ComputerRemark, Saying};

/// The number of sentences of each level for each occasion.
const SENTENCES: u64 = 2;

/// The fewest rounds after which a computer remarks on the end of a match.
const FEWEST_ROUNDS: u32 = 2;

/// A computer's remark in the first post of a match. `None` once a person has moved.
pub(crate) fn greeting(head: &Head) -> Option<ComputerRemark> {
    // Seats move in order from turn 1, so the earlier movers can be counted back.
    let (before, seats) = (head.turn.saturating_sub(1), u32::from(head.seats.max(1)));
    let now = u32::from(head.to_move.iter().next()?.0);
    let mover = |back: u32| Seat(u8::try_from((now + seats - back % seats) % seats).unwrap_or(0));
    let is_computer = |seat| head.player(seat).is_some_and(|player| player.level().is_some());
    if !(1..=before).map(mover).all(is_computer) {
        return None;
    }
    let player = computers(&head.players).next()?;
    says(head, player, |level, pick| Saying::Begins { level, pick })
}

/// A computer's remark in the last post of a match with a result, by a winner if possible. `None` before all seats have
/// moved twice, since there is nothing to talk about.
pub(crate) fn farewell(head: &Head) -> Option<ComputerRemark> {
    head.ending().filter(|ending| ending.is_result())?;
    if head.shown_turn.saturating_sub(1) < FEWEST_ROUNDS * u32::from(head.seats) {
        return None;
    }
    let won = players_at(head, head.winners());
    let speaker = computers(&won).next().or_else(|| computers(&head.players).next())?;
    says(head, speaker, |level, pick| match (won.is_empty(), won.contains(&speaker)) {
        (true, _) => Saying::Drawn { level },
        (false, true) => Saying::Won { level, pick },
        (false, false) => Saying::Lost { level, pick },
    })
}

fn computers(players: &[PlayerId]) -> impl Iterator<Item = PlayerId> {
    players.iter().copied().filter(|player| player.level().is_some())
}

fn says(
    head: &Head,
    player: PlayerId,
    saying: impl FnOnce(u32, u32) -> Saying,
) -> Option<ComputerRemark> {
    let (level, name) = (player.level()?, computer_name(player)?);
    let level = u32::from(level.number());
    let pick = u32::try_from(head.id.0 % SENTENCES).ok()?;
    Some(ComputerRemark::Says { name, said: saying(level, pick).into() })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{Challenge, ChallengeLimits, Key, Matches, Place, Request, Timestamp};
    use rules::Level;
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::kastell;
    use crate::words::say_in_english;

    const ADA: PlayerId = PlayerId(1);

    fn said(text: Option<ComputerRemark>) -> Option<String> {
        text.map(say_in_english)
    }

    #[test]
    fn a_computer_speaks_at_the_start_and_fits_its_words_to_the_end() {
        let matches =
            Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, ChallengeLimits::default());
        let squire = PlayerId::computer(Level::ALL[1], 0);
        let challenge = kastell(ADA, squire, Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let head = matches.view(id).unwrap().head().clone();
        assert_eq!(said(greeting(&head)).unwrap(), "Squire: “May we play well!”");
        assert_eq!(said(farewell(&head)), None);
        let by = |key| Request { player: ADA, key: Key(key), now: Timestamp(key) };
        let view = matches.view(id).unwrap();
        let mv = view.sight(Some(ADA)).unwrap().legal(Seat(0)).moves.swap_remove(0);
        matches.play(id.into(), &mv, by(2)).unwrap();
        assert_eq!(said(greeting(matches.view(id).unwrap().head())), None, "a person has moved");
        matches.resign(id, by(3)).unwrap();
        let head = matches.view(id).unwrap().head().clone();
        assert_eq!(said(farewell(&head)), None, "each has moved at most once");
        let said = say_in_english(farewell(&Head { shown_turn: 5, ..head }).unwrap());
        assert!(said.starts_with("Squire: “"), "{said}");
    }

    #[test]
    fn a_greeting_at_a_table_of_three_is_not_for_two() {
        let matches =
            Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, ChallengeLimits::default());
        let squires = [0, 1].map(|index| PlayerId::computer(Level::ALL[1], index));
        let challenge = Challenge {
            game: "castle-keep".into(),
            seats: Some(3),
            opponents: squires.to_vec(),
            ..kastell(ADA, squires[0], Place::default())
        };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let said = said(greeting(matches.view(id).unwrap().head())).unwrap();
        assert!(said.starts_with("Squire") && !said.contains("both"), "{said}");
    }

    #[test]
    fn a_computer_in_the_seat_that_begins_speaks_in_the_first_post() {
        let matches =
            Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, ChallengeLimits::default());
        let squire = PlayerId::computer(Level::ALL[1], 0);
        // In Castello the second seat begins.
        let (game, options) = ("castello".into(), Default::default());
        let challenge = Challenge { game, options, ..kastell(ADA, squire, Place::default()) };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let play = |player, key| {
            let view = matches.view(id).unwrap();
            let seat = view.head().to_move.iter().next().unwrap();
            assert_eq!(view.head().player(seat), Some(player));
            let mv = view.sight(Some(player)).unwrap().legal(seat).moves.swap_remove(0);
            let by = Request { player, key: Key(key), now: Timestamp(key) };
            matches.play(id.into(), &mv, by).unwrap();
            greeting(matches.view(id).unwrap().head()).is_some()
        };
        assert!(play(squire, 2), "the person has not moved yet");
        assert!(!play(ADA, 3));
    }

    #[test]
    fn people_among_themselves_hear_no_computer() {
        let matches =
            Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, ChallengeLimits::default());
        let challenge = kastell(ADA, PlayerId(2), Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        assert_eq!(said(greeting(matches.view(id).unwrap().head())), None);
    }
}
