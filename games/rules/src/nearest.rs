//! The legal moves nearest to a typed text by edit distance.

/// The `count` candidates nearest to `typed` by edit distance, ignoring case. The nearest comes first.
pub fn nearest(typed: &str, candidates: &[String], count: usize) -> Vec<String> {
    let typed: Vec<char> = typed.trim().to_lowercase().chars().take(40).collect();
    let mut ranked: Vec<(usize, &String)> =
        candidates.iter().map(|candidate| (distance(&typed, candidate), candidate)).collect();
    ranked.sort();
    ranked.into_iter().take(count).map(|(_, candidate)| candidate.clone()).collect()
}

/// The Levenshtein distance, computed with one row of the usual table.
fn distance(typed: &[char], candidate: &str) -> usize {
    let mut row: Vec<usize> = (0..=typed.len()).collect();
    for (line, letter) in candidate.chars().flat_map(char::to_lowercase).enumerate() {
        let mut diagonal = row[0];
        row[0] = line + 1;
        for column in 0..typed.len() {
            let replaced = diagonal + usize::from(typed[column] != letter);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[typed.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_texts_come_first() {
        let legal: Vec<String> = ["Tn@c3", "Tn@c4", "O@a1", "Ie@h1"].map(Into::into).into();
        assert_eq!(nearest("tn@c5", &legal, 2), ["Tn@c3", "Tn@c4"]);
        assert_eq!(nearest("", &legal, 1), ["O@a1"]);
    }
}
