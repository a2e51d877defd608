//! A uniformly random legal move, also where there are too many to list.

use rules::{Chance, Seat, Table, Viewer};

/// How often something is drawn up blindly before one of the listed ways is taken.
const TRIES: usize = 400;

/// One of the moves of a seat that is to move. Where they are a sample of too many to list, as armies are, the squares of one
/// of them are dealt anew among what stands there.
pub(super) fn random_move(table: &dyn Table, seat: Seat, chance: &mut Chance) -> Option<String> {
    let legal = table.see(Viewer::Seat(seat)).legal(seat);
    let listed = chance.one_of(&legal.moves)?.clone();
    if legal.complete {
        return Some(listed);
    }
    for _ in 0..TRIES {
        let dealt = dealt(&listed, chance);
        if table.duplicate().play(seat, &dealt).is_ok() {
            return Some(dealt);
        }
    }
    Some(listed)
}

/// A deployment such as `deploy G:d1 H:a1,b1`, with each square given to a random kind.
fn dealt(listed: &str, chance: &mut Chance) -> String {
    let mut words = listed.split(' ');
    let verb = words.next().unwrap_or_default();
    let kinds: Vec<(&str, &str)> = words.filter_map(|word| word.split_once(':')).collect();
    let mut groups = vec![Vec::new(); kinds.len()];
    for square in kinds.iter().flat_map(|(_, squares)| squares.split(',')) {
        groups[chance.index(kinds.len())].push(square);
    }
    let written = kinds.iter().zip(&groups).filter(|(_, group)| !group.is_empty());
    written.fold(verb.to_string(), |text, ((kind, _), group)| {
        format!("{text} {kind}:{}", group.join(","))
    })
}

#[cfg(test)]
mod tests {
    use rules::Seed;

    use super::*;

    #[test]
    fn a_random_deployment_uses_every_square_once() {
        let mut chance = Seed::from_bytes([1; 32]).walk(0);
        let dealt = dealt("deploy G:d1 H:a1,b1,c1 M:e2", &mut chance);
        assert!(dealt.starts_with("deploy "), "{dealt}");
        for square in ["a1", "b1", "c1", "d1", "e2"] {
            assert_eq!(dealt.matches(square).count(), 1, "{dealt}");
        }
        assert_eq!(super::dealt("pass", &mut chance), "pass");
    }
}
