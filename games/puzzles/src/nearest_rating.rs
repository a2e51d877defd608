//! The choice of the next puzzle: the nearest in rating.

use rules::Game;

use crate::catalog::puzzles;
use crate::tags::Tag;

/// The puzzle nearest to a rating among those that are not `known` and have the tag. If several are equally near, the
/// first.
pub fn nearest_rating(
    game: &dyn Game,
    rating: i32,
    tag: Option<Tag>,
    is_known: impl Fn(usize) -> bool,
) -> Option<usize> {
    let all = puzzles(game).iter().enumerate();
    let open = all.filter(|(number, puzzle)| {
        tag.is_none_or(|tag| puzzle.tags.contains(&tag)) && !is_known(*number)
    });
    open.min_by_key(|(_, puzzle)| puzzle.rating.abs_diff(rating)).map(|(number, _)| number)
}
