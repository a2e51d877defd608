//! A uniformly random legal move, even if there are too many to list.

use rules::{Chance, Seat, Table, Viewer};

/// The number of blind set-ups that are tried before a listed one is taken.
const TRIES: usize = 400;

/// A random move of a seat that is to move. If the listed moves are a sample, such as armies, each square of a listed
/// move gets a random kind.
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
