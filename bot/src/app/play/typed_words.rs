//! Moves typed in words of the player's language: "röd vågig mur på b1". Notation is the same in every language.

use words::Language;

use crate::words::presenter;

/// A word of a language, and the game's word or notation for it.
struct Pair<'a> {
    local: &'a str,
    canonical: &'a str,
}

/// The text with words of a language replaced by the game's own. `None` if nothing was replaced.
pub(crate) fn canonical(game: &str, language: Language, text: &str) -> Option<String> {
    let list = presenter(language).text_here(&format!("typed-{game}"), None)?;
    let mut pairs: Vec<Pair<'_>> = list.split(',').filter_map(Pair::read).collect();
    // The longest first: "stå över" before "över".
    pairs.sort_by_key(|pair| std::cmp::Reverse(pair.local.split(' ').count()));
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let mut said: Vec<String> = Vec::new();
    let (mut at, mut is_changed) = (0, false);
    while at < words.len() {
        let found = pairs.iter().find(|pair| pair.begins(&words[at..]));
        match found {
            Some(pair) => {
                at += pair.local.split(' ').count();
                // A colon belongs to the notation of attacks and armies.
                let colon = if words[at - 1].ends_with(':') { ":" } else { "" };
                said.push(format!("{}{colon}", pair.canonical));
                is_changed = true;
            }
            // Notation may have capitals, so the text stays as it was typed.
            None => {
                said.extend(text.split_whitespace().nth(at).map(ToOwned::to_owned));
                at += 1;
            }
        }
    }
    is_changed.then(|| said.join(" "))
}

impl<'a> Pair<'a> {
    /// Reads "mur = wall".
    fn read(entry: &'a str) -> Option<Self> {
        let (local, canonical) = entry.split_once('=')?;
        Some(Self { local: local.trim(), canonical: canonical.trim() })
    }

    /// Whether the typed words begin with the pair's local words, with or without accents and signs.
    fn begins(&self, words: &[&str]) -> bool {
        let mut rest = words.iter();
        self.local.split(' ').all(|own| {
            let word = rest.next().map(|word| without_signs(word));
            word.is_some_and(|word| word == own || word == without_accents(own))
        })
    }
}

/// A word without the signs of its sentence: `done` for `done.`, as the games read English.
fn without_signs(word: &str) -> &str {
    word.trim_start_matches(['¡', '¿']).trim_end_matches([',', '.', '!', '?', ':'])
}

/// A word as people type it on a keyboard without accents.
pub(super) fn without_accents(word: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' | 'á' | 'å' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ó' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        other => other,
    };
    word.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use rules::{Arg, GameView, Join, Message, OptionValues, READER, Seat, Seed, Setup, Viewer};

    use super::*;
    use crate::words::say_plainly;

    #[track_caller]
    fn check(game: &str, language: Language, typed: &str, expected: Option<&str>) {
        assert_eq!(canonical(game, language, typed).as_deref(), expected, "{typed}");
    }

    #[test]
    fn localized_move_words_become_notation() {
        let (sv, fr, de) = (Language::Swedish, Language::French, Language::German);
        check("castle-keep", sv, "Röd vågig mur på b1", Some("red curvy wall on b1"));
        check("castle-keep", sv, "rod vagig mur pa b1", Some("red curvy wall on b1"));
        check("castle-keep", sv, "stå över", Some("pass"));
        check("castle-keep", fr, "Défausser TRc", Some("drop TRc"));
        check("castle-keep", de, "fertig", Some("done"));
        for typed in ["fertig.", "Fertig!", "fertig,"] {
            check("castle-keep", de, typed, Some("done"));
        }
        check("castle-keep", sv, "stå över.", Some("pass"));
        check("castle-keep", sv, "Röd, vågig mur på b1.", Some("red curvy wall on b1."));
        check("castle-keep", Language::Spanish, "¡Paso!", Some("pass"));
        check("findorff", de, "Musketiere: a1, b1", Some("M: a1, b1"));
        check("castle-keep", sv, "TRc@a1", None);
        check("castle-keep", Language::English, "red wall", None);
        check("no-such-game", sv, "mur", None);
    }

    /// What the first seat of a new match sees.
    fn sight(game: &str) -> Box<dyn GameView> {
        sight_with(game, OptionValues::new())
    }

    fn sight_with(game: &str, options: OptionValues) -> Box<dyn GameView> {
        let seed = Seed::from_bytes([0; 32]);
        let setup = Setup { options, seats: 2, seed };
        games::find(game).unwrap().set_up(&setup).unwrap().see(Viewer::Seat(Seat(0)))
    }

    #[test]
    fn a_piece_and_its_squares_are_typed_as_they_are_narrated() {
        let sight = sight("kastell");
        for language in Language::ALL {
            let args = vec![
                ("mv", Arg::plain("Ie@a1")),
                ("piece", Arg::plain("I")),
                ("squares", Arg::list(Join::And, ["a1", "a2", "a3", "a4"])),
            ];
            let placed = Message::worded("kastell-placed", args);
            let said = say_plainly(placed.clone(), language);
            let (_, without_notation) = said.split_once(", ").unwrap();
            let args = vec![("side", Arg::plain(READER)), ("mv", placed.into())];
            let built = say_plainly(Message::worded("kastell-built", args), language);
            for text in [said.as_str(), without_notation, built.as_str()] {
                let typed = canonical("kastell", language, text);
                let typed = typed.unwrap_or_else(|| text.to_owned());
                assert_eq!(sight.read(Seat(0), &typed).unwrap(), "Ie@a1", "{text}");
            }
        }
    }

    #[test]
    fn the_squares_of_a_step_or_jump_are_typed_as_they_are_narrated() {
        let sight = sight("castello");
        for language in Language::ALL {
            let args = ["from", "to", "mv"].into_iter().zip(["a1", "c3", "a1-c3"].map(Arg::plain));
            let goes = Message::worded("castello-goes", args.collect());
            let moved = |captures: usize| {
                let side = ("side", Arg::plain(READER));
                let args = vec![side, ("mv", goes.clone().into()), ("captures", captures.into())];
                say_plainly(Message::worded("castello-moved", args), language)
            };
            for said in [say_plainly(goes.clone(), language), moved(0), moved(1)] {
                let without_notation = said.replace(" (a1-c3)", "");
                let typed = canonical("castello", language, &without_notation);
                let typed = typed.unwrap_or(without_notation);
                assert_eq!(sight.read(Seat(0), &typed).unwrap(), "a1-c3", "{said}");
            }
        }
        check("castello", Language::French, "pion de t1 a r3", Some("pawn from t1 to r3"));
    }

    #[test]
    fn a_piece_of_castles_moves_as_it_is_narrated() {
        let setup =
            Setup { options: OptionValues::new(), seats: 2, seed: Seed::from_bytes([0; 32]) };
        let state = r#"{"board": "small", "phase": "play", "ready": [true, true], "turn": 0, "quiet_plies": 0,
            "pieces": [{"seat": 0, "kind": "G", "square": "d1"}, {"seat": 0, "kind": "M", "square": "b4"},
                {"seat": 1, "kind": "G", "square": "h6"}, {"seat": 1, "kind": "M", "square": "b5"}]}"#;
        let state = serde_json::from_str(state).unwrap();
        let table = games::find("findorff").unwrap().load(&setup, &state).unwrap();
        let sight = table.see(Viewer::Seat(Seat(0)));
        for language in Language::ALL {
            for (id, to) in
                [("findorff-stepped", "a4"), ("findorff-struck", "b5"), ("findorff-pushed", "b5")]
            {
                let kind = || Arg::from(Message::worded("findorff-musketeer", Vec::new()));
                let args = vec![
                    ("side", Arg::plain(READER)),
                    ("kind", kind()),
                    ("from", Arg::plain("b4")),
                    ("victim", kind()),
                    ("to", Arg::plain(to)),
                    ("behind", Arg::plain("b6")),
                ];
                let said = say_plainly(Message::worded(id, args), language);
                let typed = canonical("findorff", language, &said);
                let typed = typed.unwrap_or_else(|| said.clone());
                let expected = sight.read(Seat(0), &format!("b4-{to}")).unwrap();
                assert_eq!(sight.read(Seat(0), &typed), Ok(expected), "{said}");
            }
        }
        let de = Language::German;
        check("findorff", de, "Musketier von b4 nach a4", Some("M from b4 to a4"));
    }

    /// A red zigzag tile.
    fn tile(part: &str) -> Arg {
        let args = [("form", "a"), ("color", "red"), ("shape", "zigzag"), ("part", part)];
        let args = args.into_iter().map(|(name, value)| (name, Arg::plain(value)));
        Message::worded("castle-keep-tile", args.collect()).into()
    }

    /// Checks that a sentence about a move of Castle Keep is read as the move, in this language.
    #[track_caller]
    fn reads(sight: &dyn GameView, language: Language, message: Message, expected: &str) {
        let said = say_plainly(message, language);
        let typed = canonical("castle-keep", language, &said).unwrap_or_else(|| said.clone());
        assert_eq!(sight.read(Seat(0), &typed).as_deref(), Ok(expected), "{said}: {typed}");
    }

    #[test]
    fn a_tile_is_built_and_discarded_as_it_is_narrated() {
        let sight = sight("castle-keep");
        for language in Language::ALL {
            for (id, from, expected) in [
                ("castle-keep-builds", "hand", "TRz@b1"),
                ("castle-keep-builds", "spoils", "*TRz@b1"),
                ("castle-keep-discards", "hand", "drop TRz"),
                ("castle-keep-does-discard", "hand", "drop TRz"),
            ] {
                let args = vec![
                    ("from", Arg::plain(from)),
                    ("player", Arg::plain(READER)),
                    ("tile", tile("tower")),
                    ("spot", Arg::plain("b1")),
                ];
                reads(sight.as_ref(), language, Message::worded(id, args), expected);
            }
        }
    }

    #[test]
    fn a_tile_of_an_empire_is_built_and_moved_as_it_is_narrated() {
        let options = OptionValues::from([("version".into(), "empire".into())]);
        let sight = sight_with("castle-keep", options);
        let spot = |cell: &str, number: usize| {
            let args = vec![("cell", Arg::plain(cell)), ("number", Arg::from(number))];
            Arg::from(Message::worded("castle-keep-in-castle", args))
        };
        for language in Language::ALL {
            for (id, from, expected) in [
                ("castle-keep-builds", Arg::plain("hand"), "TRz@2.b1"),
                ("castle-keep-tile-goes-on", Arg::plain("hand"), "TRz@2.b1"),
                ("castle-keep-transfers", spot("c3", 1), "1.c3>2.b1"),
                ("castle-keep-does-transfer", spot("c3", 1), "1.c3>2.b1"),
            ] {
                let args = vec![
                    ("from", from),
                    ("player", Arg::plain(READER)),
                    ("tile", tile("tower")),
                    ("spot", spot("b1", 2)),
                    ("to", spot("b1", 2)),
                ];
                reads(sight.as_ref(), language, Message::worded(id, args), expected);
            }
        }
    }

    /// Checks that the first seat's attack on b1 of a castle is read as it is narrated, in every language.
    #[track_caller]
    fn reads_attack(sight: &dyn GameView, owner: &Arg, number: usize, expected: &str) {
        for language in Language::ALL {
            for cells in [&["b1"][..], &["a1", "b1"]] {
                let castle = vec![("owner", owner.clone()), ("number", Arg::from(number))];
                let args = vec![
                    ("player", Arg::plain(READER)),
                    ("castle", Message::worded("castle-keep-castle-of", castle).into()),
                    ("tiles", tile("wall")),
                    ("cells", Arg::list(Join::And, cells.iter().copied())),
                    ("count", Arg::from(cells.len())),
                ];
                reads(sight, language, Message::worded("castle-keep-attacks", args), expected);
            }
        }
    }

    #[test]
    fn a_castle_of_an_empire_is_attacked_as_it_is_narrated() {
        let options = OptionValues::from([("version".into(), "empire".into())]);
        let setup = Setup { options, seats: 2, seed: Seed::from_bytes([0; 32]) };
        let state = r#"{"version": "empire", "castles": [[{"a1": "TRc"}, {}], [{"b1": "WRz"}, {"b1": "WRz"}]],
            "hands": [["WRz"], []], "spoils": [[], []], "pile": 2, "discards": [], "open": true, "turn": 0,
            "phase": "act", "rubble": [[], []], "pile_order": ["KY", "WBc"], "moved": []}"#;
        let state = serde_json::from_str(state).unwrap();
        let table = games::find("castle-keep").unwrap().load(&setup, &state).unwrap();
        let sight = table.see(Viewer::Seat(Seat(0)));
        let owner = Message::worded("castle-keep-player", vec![("number", Arg::from(2_usize))]);
        let owner = Arg::from(owner);
        for (number, expected) in [(1, "2.1:WRz@b1"), (2, "2.2:WRz@b1")] {
            reads_attack(sight.as_ref(), &owner, number, expected);
        }
    }

    #[test]
    fn a_castle_is_attacked_as_it_is_narrated() {
        let setup =
            Setup { options: OptionValues::new(), seats: 2, seed: Seed::from_bytes([0; 32]) };
        let state = r#"{"version": "standard", "castles": [[{"a1": "TRc"}], [{"a1": "TRc", "b1": "WRz"}]],
            "hands": [["WRz"], []], "spoils": [[], []], "pile": 2, "discards": [], "open": true, "turn": 0,
            "phase": "act", "rubble": [[], []], "pile_order": ["KY", "WBc"]}"#;
        let state = serde_json::from_str(state).unwrap();
        let table = games::find("castle-keep").unwrap().load(&setup, &state).unwrap();
        let sight = table.see(Viewer::Seat(Seat(0)));
        reads_attack(sight.as_ref(), &Arg::plain("Ben"), 0, "2:WRz@b1");
        let de = "greife Spieler 2 mit roter gezackter Mauer auf b1 an";
        let typed = canonical("castle-keep", Language::German, de).unwrap();
        assert_eq!(sight.read(Seat(0), &typed).as_deref(), Ok("2:WRz@b1"));
    }

    #[test]
    fn formations_are_typed_by_the_names_that_each_language_shows() {
        let sight = sight("findorff");
        let read = |text: &str| sight.read(Seat(0), text).unwrap_or_else(|_| panic!("{text}"));
        for language in Language::ALL {
            for id in [
                "motley", "phalanx", "volley", "pincer", "oblique", "open", "columns", "guard",
                "raiders",
            ] {
                let name = Message::worded("findorff-formation", vec![("id", Arg::plain(id))]);
                let name = say_plainly(name, language);
                let typed = canonical("findorff", language, &name).unwrap_or(name);
                assert_eq!(read(&typed), read(&format!("deploy {id}")));
            }
        }
    }

    #[test]
    fn several_pieces_of_an_army_are_typed_as_they_are_described() {
        for language in Language::ALL {
            for letter in ["H", "M", "P"] {
                let args = vec![("kind", Arg::plain(letter)), ("count", Arg::from(2_usize))];
                let pieces = say_plainly(Message::worded("findorff-several", args), language);
                // The game itself reads English.
                let expected = (language != Language::English).then(|| format!("{letter} a1, b1"));
                check("findorff", language, &format!("{pieces} a1, b1"), expected.as_deref());
            }
        }
    }
}
