//! The rules of a ladder: a ranking of entrants, challenges up to three places up, and decay.

use crate::model::clubs::Entrant;

/// The maximum number of places up that a challenge may go.
pub const REACH: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LadderRefusal {
    /// One of the two entrants is not on the ladder.
    NotThere,
    /// The challenged entrant is below the challenger, or is the challenger.
    Below,
    /// The challenged entrant is more than three places above the challenger.
    TooFar,
}

/// Checks a challenge. `order` has the best entrant first.
pub(crate) fn check_challenge(
    order: &[Entrant],
    challenger: Entrant,
    challenged: Entrant,
) -> Result<(), LadderRefusal> {
    let place = |entrant| order.iter().position(|&one| one == entrant);
    let (Some(own), Some(theirs)) = (place(challenger), place(challenged)) else {
        return Err(LadderRefusal::NotThere);
    };
    match own.checked_sub(theirs) {
        None | Some(0) => Err(LadderRefusal::Below),
        Some(up) if up > REACH => Err(LadderRefusal::TooFar),
        Some(_) => Ok(()),
    }
}

/// Moves the winner to the place of a loser who was above. The loser and the entrants between them move down a place.
pub(crate) fn after_win(order: &mut Vec<Entrant>, winner: Entrant, loser: Entrant) {
    let place = |entrant| order.iter().position(|&one| one == entrant);
    if let (Some(from), Some(to)) = (place(winner), place(loser))
        && to < from
    {
        order.remove(from);
        order.insert(to, winner);
    }
}

/// Moves an inactive entrant down by one place. Returns `false` for the last place.
pub(crate) fn decay(order: &mut [Entrant], entrant: Entrant) -> bool {
    let place = order.iter().position(|&one| one == entrant);
    let below = place.filter(|place| place + 1 < order.len());
    below.is_some_and(|place| {
        order.swap(place, place + 1);
        true
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(numbers: &[u32]) -> Vec<Entrant> {
        numbers.iter().copied().map(Entrant).collect()
    }

    #[test]
    fn a_ladder_challenge_reaches_up_to_three_places_up() {
        let order = order(&[9, 8, 7, 6, 5]);
        let check = |one, two| check_challenge(&order, Entrant(one), Entrant(two));
        assert_eq!(check(5, 8), Ok(()));
        assert_eq!(check(6, 9), Ok(()));
        assert_eq!(check(5, 9), Err(LadderRefusal::TooFar));
        assert_eq!(check(8, 5), Err(LadderRefusal::Below));
        assert_eq!(check(5, 5), Err(LadderRefusal::Below));
        assert_eq!(check(5, 1), Err(LadderRefusal::NotThere));
    }

    #[test]
    fn a_winner_takes_the_place_of_the_loser_and_the_others_move_down() {
        let mut places = order(&[1, 2, 3, 4]);
        after_win(&mut places, Entrant(4), Entrant(2));
        assert_eq!(places, order(&[1, 4, 2, 3]));
        after_win(&mut places, Entrant(1), Entrant(3));
        assert_eq!(places, order(&[1, 4, 2, 3]));
    }

    #[test]
    fn inactive_ladder_entrants_drop_one_place_at_a_time() {
        let mut places = order(&[1, 2, 3]);
        assert!(decay(&mut places, Entrant(1)) && decay(&mut places, Entrant(1)));
        assert_eq!(places, order(&[2, 3, 1]));
        assert!(!decay(&mut places, Entrant(1)) && !decay(&mut places, Entrant(9)));
    }
}
