//! Every game on offer: the laws through type-erased games, and the limits of one command that offers all games.

use std::collections::BTreeSet;

use games::{CATALOG, find, find_by_name, find_version, on_offer};
use rules::{Game, GameOption, MessageId, OptionKind, Plugin, Viewer};
use testkit::{Plan, check_game, setup};

/// The maximum number of characters of a Discord command: names, descriptions and values of everything in it.
const COMMAND_SIZE: usize = 8000;

/// The maximum number of subcommands of a command, options of a subcommand, and choices of an option.
const MOST: usize = 25;

/// The options of a challenge that don't come from the game.
const OWN_OPTIONS: usize = 5;

/// The default options, and each offered value with all other options at their defaults.
fn variants(game: &dyn Game) -> Vec<Vec<(&'static str, &'static str)>> {
    let options = game.info().options.iter();
    let offered = options.filter(|option| !matches!(option.kind, OptionKind::Text(_)));
    let values =
        offered.flat_map(|option| option.kind.values().iter().map(move |value| (option, *value)));
    let other = values.filter(|(option, value)| option.default != *value);
    [Vec::new()].into_iter().chain(other.map(|(option, value)| vec![(option.id, value)])).collect()
}

/// A short walk at every variant with every number of players that it admits.
fn plan(game: &dyn Game) -> Plan {
    let mut plan = Plan::default().games(1).break_off_after(40);
    for variant in variants(game) {
        let options = variant.iter().map(|(id, value)| (id.to_string(), value.to_string()));
        // A combination may be refused. Another law checks that the refusal has a reason.
        let Ok(seats) = game.seats(&options.collect()) else { continue };
        plan = seats.fold(plan, |plan, seats| plan.table(&variant, seats));
    }
    plan
}

/// Plays randomly, and checks the draft of each move. Returns the number of moves with and without a draft.
fn play_by_drafts(game: &dyn Game, options: &[(&str, &str)], seats: u8) -> (u32, u32) {
    let (mut drafted, mut others) = (0, 0);
    let asked = setup(options, seats, 5);
    let mut table = game.set_up(&asked).unwrap_or_else(|refusal| panic!("{refusal}"));
    let mut chance = asked.seed.walk(7);
    for _ in 0..40 {
        let Some(seat) = table.status().to_move().iter().next() else { break };
        let sight = table.see(Viewer::Seat(seat));
        let offered = sight.suggest(seat, "", 25);
        let text = &chance.one_of(&offered).expect("who is to move has a move").text;
        let mv = sight.read(seat, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        if let Some(draft) = sight.draft_of(seat, &mv) {
            let chosen = sight.choices(seat, &draft).unwrap_or_else(|refusal| panic!("{refusal}"));
            assert_eq!(chosen.complete.as_ref(), Some(&mv));
            drafted += 1;
        } else {
            others += 1;
        }
        table.play(seat, &mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    (drafted, others)
}

/// Games whose every move has a draft, by which hints are drawn. Other games may have no drafts.
const DRAWN: [&str; 4] = ["kastell", "castello", "castle-keep", "findorff"];

#[test]
fn every_move_is_reached_by_a_draft() {
    for game in CATALOG {
        for options in variants(*game) {
            let asked = options.iter().map(|(id, value)| (id.to_string(), value.to_string()));
            let Ok(seats) = game.seats(&asked.collect()) else { continue };
            let (drafted, others) = play_by_drafts(*game, &options, *seats.end());
            let (is_all, is_none) = (others == 0 && drafted > 0, drafted == 0);
            let id = game.info().id;
            assert!(is_all || is_none && !DRAWN.contains(&id), "{id}: {others} without a draft");
        }
    }
}

#[test]
fn every_game_keeps_the_laws_through_the_plugin_interface() {
    CATALOG.iter().for_each(|&game| check_game(game, &plan(game)));
}

#[test]
fn the_example_game_keeps_the_laws_and_is_not_offered() {
    let example = Plugin::<example::Reversi>::new();
    check_game(&example, &plan(&example));
    assert!(find(example.info().id).is_none());
}

#[test]
fn every_game_is_found_only_by_its_slug() {
    let slugs: BTreeSet<&str> = on_offer().map(|game| game.info().id).collect();
    let names: BTreeSet<&str> = on_offer().map(|game| game.info().name).collect();
    assert_eq!((slugs.len(), names.len()), (on_offer().count(), on_offer().count()));
    for slug in slugs {
        assert_eq!(find(slug).map(|game| game.info().id), Some(slug));
        assert!(find(&slug.to_uppercase()).is_none());
    }
    assert!(find("").is_none());
}

#[test]
fn every_game_is_found_by_its_command_name_and_its_slug() {
    let words: BTreeSet<String> = on_offer().map(|game| game.info().command_name()).collect();
    assert_eq!(words.len(), on_offer().count());
    for game in on_offer() {
        let info = game.info();
        for word in [&info.command_name(), info.id, info.name, &info.name.to_uppercase()] {
            assert_eq!(find_by_name(word).map(|game| game.info().id), Some(info.id), "{word}");
        }
    }
    assert_eq!(find_by_name("castles").map(|game| game.info().id), Some("findorff"));
    assert_eq!(find_by_name(" Castle  Keep").map(|game| game.info().id), Some("castle-keep"));
    for word in ["Borgar", "Burgen", "Castillos", "Châteaux", "chateaux", "Kastelen", "Findorff"] {
        assert_eq!(find_by_name(word).map(|game| game.info().id), Some("findorff"), "{word}");
    }
    assert!(find_by_name("Castle").is_none() && find_by_name(" ").is_none());
}

#[test]
fn every_rules_version_is_in_the_catalog_once() {
    let version = |game: &&dyn Game| (game.info().id, game.info().rules_version);
    let versions: BTreeSet<_> = CATALOG.iter().map(version).collect();
    assert_eq!(versions.len(), CATALOG.len());
    for (slug, number) in versions {
        let found = find_version(slug, number);
        assert_eq!(found.as_ref().map(version), Some((slug, number)));
        assert!(find_version(slug, u16::MAX).is_none());
    }
}

#[test]
fn one_command_has_room_for_all_games() {
    let count = on_offer().count();
    assert!((1..=MOST).contains(&count), "{count} subcommands");
    let size: usize = on_offer().map(subcommand_size).sum();
    assert!(size <= COMMAND_SIZE * 3 / 4, "{size} characters leave too little for the rest");
    for game in on_offer() {
        let options = game.info().options.len();
        assert!(options + OWN_OPTIONS <= MOST, "{}: {options} options", game.info().id);
    }
}

fn subcommand_size(game: &dyn Game) -> usize {
    let info = game.info();
    let options: usize = info.options.iter().map(|option| option_size(game, option)).sum();
    info.command_name().len() + told(game, info.summary) + options
}

fn told(game: &dyn Game, named: MessageId) -> usize {
    testkit::in_english(game, &named.into()).chars().count()
}

/// The size of an option in a slash command. Choices have a name and a value; free text has neither.
fn option_size(game: &dyn Game, option: &GameOption) -> usize {
    let choices = match option.kind {
        OptionKind::Text(_) => &[],
        kind => kind.values(),
    };
    let choices: usize = choices.iter().map(|value| 2 * value.chars().count()).sum();
    option.id.len() + told(game, option.help) + choices
}

#[test]
fn option_defaults_are_canonical() {
    for game in CATALOG {
        let complete = game.complete(&[].into()).unwrap();
        for option in game.info().options {
            assert_eq!(complete.get(option.id).map(String::as_str), Some(option.default));
        }
    }
}
