//! From what a search has found to what is played.

use rules::Chance;

use crate::alphabeta::Found;
use crate::arithmetic::value_of;
use crate::computer_player::Idea;
use crate::score::is_proven;
use crate::softmax::choose;

/// The move that is played of all that were rated, as softly as [`choose`] does. A worth of `scale` is half a win. Nothing
/// where there was no move.
pub fn settle<M: Copy + PartialEq>(
    found: Found<M>,
    softness: i32,
    scale: i32,
    chance: &mut Chance,
) -> Option<Idea<M>> {
    let chosen = *choose(&found.rated, softness, chance)?;
    let worth = found.rated.iter().find(|(mv, _)| *mv == chosen).map_or(0, |(_, worth)| *worth);
    let is_proven = is_proven(worth);
    let value = if is_proven { f64::from(worth.signum()) } else { value_of(worth, scale) };
    let is_first = found.line.first() == Some(&chosen);
    let line = if is_first { found.line } else { vec![chosen] };
    Some(Idea { value, is_proven, line, depth: Some(found.depth), ..Idea::plain(chosen) })
}

#[cfg(test)]
mod tests {
    use rules::Seed;

    use super::*;
    use crate::score::WON;

    fn settled(rated: &[(char, i32)], line: &[char]) -> Idea<char> {
        let found = Found { rated: rated.to_vec(), line: line.to_vec(), depth: 4 };
        settle(found, 0, 100, &mut Seed::from_bytes([1; 32]).walk(0)).unwrap()
    }

    #[test]
    fn the_best_is_played_with_the_line_that_begins_with_it() {
        let idea = settled(&[('a', 100), ('b', 90)], &['a', 'x', 'y']);
        assert_eq!((idea.mv, idea.value, idea.is_proven), ('a', 0.5, false));
        assert_eq!((idea.line, idea.depth), (vec!['a', 'x', 'y'], Some(4)));
        assert_eq!(settled(&[('a', 1), ('b', 2)], &['a', 'x']).line, ['b']);
    }

    #[test]
    fn what_is_proven_is_worth_all_or_nothing() {
        let lost = settled(&[('a', 3 - WON)], &['a']);
        assert_eq!((lost.value, lost.is_proven), (-1.0, true));
        let found = Found::<char> { rated: Vec::new(), line: Vec::new(), depth: 0 };
        assert_eq!(settle(found, 0, 100, &mut Seed::from_bytes([1; 32]).walk(0)), None);
    }
}
