//! Selects the positions of a long match that its film shows.

use std::collections::BTreeSet;

/// The positions to show, as numbers of plies: at most `most`, which is at least two.
///
/// Plies within a turn are left out first, then whole turns, both evenly. The beginning, the end and the deciding plies
/// stay, as far as there is room.
pub(super) fn abridge<T: PartialEq>(turns: &[T], deciding: &[usize], most: usize) -> Vec<usize> {
    let end = turns.len();
    let is_deciding = |at: &usize| at.checked_sub(1).is_some_and(|ply| deciding.contains(&ply));
    let is_turn_end = |at: &usize| *at > 0 && turns.get(at - 1) != turns.get(*at);
    let mut shown = BTreeSet::from([0, end]);
    let (first, others): (Vec<_>, Vec<_>) = (1..end).partition(is_deciding);
    let (turn_ends, within) = others.into_iter().partition(is_turn_end);
    for positions in [first, turn_ends, within] {
        let room = most.saturating_sub(shown.len());
        shown.extend(evenly(&positions, room));
    }
    shown.into_iter().collect()
}

/// At most this many of the positions, at even distances.
fn evenly(positions: &[usize], most: usize) -> impl Iterator<Item = usize> {
    let count = most.min(positions.len());
    (0..count).map(move |index| positions[(2 * index + 1) * positions.len() / (2 * count)])
}

#[cfg(test)]
mod tests {
    use render::MOST_FRAMES;
    use rules::{Chance, OptionValues, Seat, Seed, Setup, Table, Viewer};

    use super::*;

    /// The seats of the plies of a random match, at most 400.
    fn random_seats(mut table: Box<dyn Table>, chance: &mut Chance) -> Vec<Seat> {
        let mut seats = Vec::new();
        while seats.len() < 400
            && let Some(seat) = table.status().to_move().iter().next()
        {
            let moves = table.see(Viewer::Seat(seat)).legal(seat).moves;
            table.play(seat, chance.one_of(&moves).unwrap()).unwrap();
            seats.push(seat);
        }
        seats
    }

    #[test]
    fn a_film_of_any_game_has_no_more_frames_than_fit_45_seconds() {
        for game in games::CATALOG {
            for number in 0..4 {
                let seed = Seed::from_bytes([number; 32]);
                let seats = *game.info().seats.end();
                let setup = Setup { options: OptionValues::new(), seats, seed };
                let plies = random_seats(game.set_up(&setup).unwrap(), &mut seed.walk(1));
                let deciding = [plies.len() / 3, plies.len() - 1];
                let shown = abridge(&plies, &deciding, MOST_FRAMES);
                assert_eq!(shown.len(), MOST_FRAMES.min(plies.len() + 1), "{}", game.info().id);
                assert_eq!([shown[0], shown[shown.len() - 1]], [0, plies.len()]);
                assert!(shown.contains(&(deciding[0] + 1)) && shown.is_sorted());
                // As if the match had gone on in the same manner.
                let long: Vec<Seat> = plies.iter().copied().cycle().take(400).collect();
                let shown = abridge(&long, &[200], MOST_FRAMES);
                assert!(shown.len() == MOST_FRAMES && shown.contains(&201) && shown.contains(&400));
            }
        }
    }

    #[test]
    fn plies_within_a_turn_are_left_out_before_whole_turns() {
        let seats = [0, 0, 0, 1, 1, 1, 0, 0, 1, 1].map(Seat);
        assert_eq!(abridge(&seats, &[], 20), (0..=10).collect::<Vec<_>>());
        assert_eq!(abridge(&seats, &[], 5), [0, 3, 6, 8, 10]);
        assert_eq!(abridge(&seats, &[], 4), [0, 3, 8, 10]);
        assert_eq!(abridge(&seats, &[4], 4), [0, 5, 6, 10]);
        assert_eq!(abridge(&seats, &[4], 2), [0, 10]);
        assert_eq!(abridge::<Seat>(&[], &[], 9), [0]);
    }
}
