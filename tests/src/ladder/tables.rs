//! All combinations of options and seats of a game.

use rules::{Game, OptionKind, OptionValues, Seed, Setup};

/// Every combination of offered option values and admitted numbers of players, two or more. Options that are free text
/// keep their defaults. Options in `chosen` stay as they are.
pub fn every_table(game: &dyn Game, chosen: &OptionValues) -> Vec<(OptionValues, u8)> {
    let mut combinations = vec![OptionValues::new()];
    for option in game.info().options {
        let fixed = chosen.get(option.id).map(String::as_str);
        let values: Vec<&str> = match (fixed, option.kind) {
            (Some(value), _) => vec![value],
            (None, OptionKind::Text(_)) => vec![option.default],
            (None, kind) => kind.values().to_vec(),
        };
        combinations = combinations
            .iter()
            .flat_map(|so_far| values.iter().map(move |value| with(so_far, option.id, value)))
            .collect();
    }
    let seats = |options: &OptionValues| game.seats(options).into_iter().flatten();
    let tables = combinations
        .into_iter()
        .flat_map(|options| seats(&options).map(move |seats| (options.clone(), seats)));
    tables.filter(|(options, seats)| *seats > 1 && is_possible(game, options, *seats)).collect()
}

/// The options of a table, and its number of seats if it can vary: `version=empire towers=on seats=3`.
pub fn label(game: &dyn Game, options: &OptionValues, seats: u8) -> String {
    let info = game.info();
    let is_default =
        |id: &str, value: &str| info.option(id).is_some_and(|one| one.default == value);
    let chosen = options.iter().filter(|(id, value)| !is_default(id, value));
    let mut words: Vec<String> = chosen.map(|(id, value)| format!("{id}={value}")).collect();
    words.sort_by_key(|word| info.options.iter().position(|one| word.starts_with(one.id)));
    if *info.seats.end() > 2 {
        words.push(format!("seats={seats}"));
    }
    if words.is_empty() { "as it comes".into() } else { words.join(" ") }
}

fn with(options: &OptionValues, id: &str, value: &str) -> OptionValues {
    let mut options = options.clone();
    options.insert(id.into(), value.into());
    options
}

/// Whether a match can be set up with these options: some exclude each other.
fn is_possible(game: &dyn Game, options: &OptionValues, seats: u8) -> bool {
    let setup = Setup { options: options.clone(), seats, seed: Seed::from_bytes([1; 32]) };
    game.set_up(&setup).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables(game: &str) -> Vec<String> {
        let game = games::find_by_name(game).unwrap();
        let tables = every_table(game, &OptionValues::new());
        tables.iter().map(|(options, seats)| label(game, options, *seats)).collect()
    }

    #[test]
    fn every_table_is_listed_once() {
        // Eight combinations of advanced rules, for two, three and four players in Standard and Empire, and for two in
        // Takeover and King. The siege is for one player.
        for (game, count) in [("castle-keep", 64), ("kastell", 6), ("castello", 4), ("findorff", 6)]
        {
            let mut all = tables(game);
            assert_eq!(all.len(), count, "{game}: {all:#?}");
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "{game}: {all:#?}");
        }
    }

    #[test]
    fn table_names_list_options_in_their_order() {
        let all = tables("castle-keep");
        assert!(all.contains(&"seats=2".to_owned()), "{all:#?}");
        assert!(all.contains(&"version=empire towers=on strict_finish=on seats=3".to_owned()));
        assert!(tables("castello").contains(&"as it comes".to_owned()));
    }

    #[test]
    fn chosen_options_remain_in_every_table() {
        let game = games::find_by_name("castle-keep").unwrap();
        let king = OptionValues::from([("version".to_owned(), "king".to_owned())]);
        let tables = every_table(game, &king);
        assert_eq!(tables.len(), 8);
        assert!(tables.iter().all(|(options, seats)| options["version"] == "king" && *seats == 2));
    }
}
