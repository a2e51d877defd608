//! `castellan engine` over input and output in memory: every request, every kind of refusal.
#![expect(clippy::unwrap_used, reason = "a failure here is a failed test")]

use std::io::{self, Read, Write};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

const NEW: &str = r#"{"cmd":"new","game":"kastell","seats":2,"options":{"trees":"c3,d6,g4"},"seed":"0000000000000000000000000000000000000000000000000000000000000007"}"#;

/// The answers to these lines.
fn answers(lines: &[&str]) -> Vec<Value> {
    let mut output = Vec::new();
    castellan::engine::run(lines.join("\n").as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The answer to the last of these lines, in a match of Kastell.
fn answer(lines: &[&str]) -> Value {
    answers(&[&[NEW], lines].concat()).pop().unwrap()
}

/// Checks that the last line is refused with this kind and a sentence, and changes nothing.
fn check_refused(lines: &[&str], kind: &str) {
    let (_, before) = lines.split_last().unwrap();
    let refused = answer(lines);
    assert_eq!((&refused["ok"], &refused["kind"]), (&json!(false), &json!(kind)), "{refused}");
    let sentence = refused["error"].as_str().unwrap();
    assert!(
        sentence.ends_with(['.', '`']) && sentence.starts_with(char::is_uppercase),
        "{sentence}"
    );
    assert!(sentence.chars().count() <= 401, "{sentence}");
    let state = r#"{"cmd":"state","seat":"all"}"#;
    assert_eq!(answer(&[lines, &[state]].concat()), answer(&[before, &[state]].concat()));
}

#[test]
fn every_game_on_offer_is_listed() {
    let answer = answers(&[r#"{"cmd":"games"}"#]).remove(0);
    let listed: Vec<&str> = answer["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["id"].as_str().unwrap())
        .collect();
    let offered: Vec<&str> = games::on_offer().map(|game| game.info().id).collect();
    assert_eq!(listed, offered);
    let kastell = answer["games"].as_array().unwrap().iter().find(|game| game["id"] == "kastell");
    let kastell = kastell.unwrap();
    assert_eq!(kastell["seats"], json!([2, 2]));
    assert_eq!(kastell["options"][1]["values"], json!(["free", "apart", "linked"]));
    assert_eq!(kastell["options"][1]["kind"], "choice");
}

/// Castles is stored under another slug than its name, and programs may use either.
#[test]
fn a_game_is_named_by_its_slug_or_its_name() {
    const SEED: &str = "0000000000000000000000000000000000000000000000000000000000000007";
    let state = r#"{"cmd":"state","seat":"all"}"#;
    let begun = |name: &str| {
        let new = json!({"cmd":"new","game":name,"seed":SEED}).to_string();
        answers(&[
            &new,
            r#"{"cmd":"play","seat":0,"move":"deploy phalanx"}"#,
            r#"{"cmd":"record"}"#,
            state,
        ])
    };
    let by_slug = begun("findorff");
    assert!(by_slug.iter().all(|answer| answer["ok"] == true), "{by_slug:?}");
    assert_eq!(begun("castles"), by_slug);
    let mut record = by_slug[2]["record"].clone();
    assert_eq!(record["game"], "findorff");
    let (whole, played) = (&by_slug[3]["state"], &by_slug[3]);
    for name in ["findorff", "castles"] {
        record["game"] = name.into();
        let replay = json!({"cmd":"replay","record":record}).to_string();
        let replayed = answers(&[&replay, state, r#"{"cmd":"record"}"#]);
        assert_eq!((&replayed[0]["plies"], &replayed[1]), (&json!(1), played), "{name}");
        assert_eq!(replayed[2], by_slug[2], "{name}");
        let load = json!({"cmd":"load","game":name,"state":whole}).to_string();
        assert_eq!(&answers(&[&load, state])[1], played, "{name}");
    }
    let listed = answers(&[r#"{"cmd":"games"}"#]).remove(0);
    let slugs = listed["games"].as_array().unwrap().iter().map(|game| &game["id"]);
    assert_eq!(slugs.filter(|slug| *slug == "findorff" || *slug == "castles").count(), 1);
    let refused = answers(&[r#"{"cmd":"new","game":"chess"}"#]).remove(0);
    assert!(refused["error"].as_str().unwrap().contains("findorff"), "{refused}");
}

#[test]
fn a_match_is_played_shown_and_taken_back() {
    let played = answer(&[r#"{"cmd":"play","seat":0,"move":"tn@D3"}"#]);
    assert_eq!(
        played,
        json!({"ok":true,"move":"Tn@d3","notes":["White builds Tn@d3, the T on d3, e3, e4 and f3."]})
    );
    assert_eq!(
        answer(&[r#"{"cmd":"play","move":"o d1"}"#, r#"{"cmd":"turn"}"#])["to_move"],
        json!([1])
    );
    let state = r#"{"cmd":"state"}"#;
    let undone = answer(&[r#"{"cmd":"play","move":"o d1"}"#, r#"{"cmd":"undo"}"#, state]);
    assert_eq!(undone, answer(&[state]));
    assert_eq!(undone["state"]["trees"], json!(["c3", "d6", "g4"]));
    assert!(answer(&[r#"{"cmd":"text","seat":1}"#])["text"].as_str().unwrap().contains("White"));
}

#[test]
fn moves_are_listed_and_counted() {
    let legal = answer(&[r#"{"cmd":"legal","seat":0}"#]);
    assert_eq!(legal["moves"].as_array().unwrap().len(), 588);
    assert_eq!(legal["complete"], true);
    assert_eq!(answer(&[r#"{"cmd":"legal","seat":1}"#])["moves"], json!([]));
    let counted = answer(&[r#"{"cmd":"perft","depth":2}"#]);
    assert_eq!(counted["nodes"], 280_304);
    assert!(counted["seconds"].is_f64());
}

#[test]
fn secret_armies_are_too_many_to_count() {
    let perft = r#"{"cmd":"perft","depth":1}"#;
    let deploy = [0, 1].map(|seat| json!({"cmd":"play","seat":seat,"move":"deploy phalanx"}));
    let [one, other] = deploy.map(|request| request.to_string());
    let told = answers(&[r#"{"cmd":"new","game":"castles"}"#, perft, &one, perft, &other, perft]);
    assert_eq!((&told[1]["kind"], &told[3]["kind"]), (&"not_countable".into(), &told[1]["kind"]));
    assert!(told[5]["nodes"].as_u64().unwrap() > 0, "{}", told[5]);
}

#[test]
fn staged_input_leads_to_a_move() {
    let first = answer(&[r#"{"cmd":"choices","seat":0}"#]);
    assert_eq!(first["options"].as_array().unwrap().len(), 7);
    assert!(first["prompt"].is_string() && first.get("move").is_none());
    let last = answer(&[r#"{"cmd":"choices","draft":["T","n","a1-d4","d1"]}"#]);
    assert_eq!(last["move"], "Tn@d1");
    // A complete move may still be changed: here, the piece can be pushed.
    let pushed = answer(&[r#"{"cmd":"choices","draft":["T","Tn@d1","up"]}"#]);
    assert_eq!(pushed["move"], "Tn@d2");
}

#[test]
fn a_record_plays_to_the_same_state() {
    let moves = [r#"{"cmd":"play","move":"Tn@d3"}"#, r#"{"cmd":"play","move":"O@d1"}"#];
    let record = answer(&[moves[0], moves[1], r#"{"cmd":"record"}"#])["record"].clone();
    let replay = json!({"cmd":"replay","record":record}).to_string();
    let state = r#"{"cmd":"state","seat":"all"}"#;
    assert_eq!(answers(&[&replay, state])[1], answer(&[moves[0], moves[1], state]));
    let undone = answers(&[&replay, r#"{"cmd":"undo"}"#, state]).pop().unwrap();
    assert_eq!(undone, answer(&[moves[0], state]));
}

#[test]
fn a_state_that_was_shown_can_be_loaded() {
    let state = answer(&[r#"{"cmd":"play","move":"Tn@d3"}"#, r#"{"cmd":"state","seat":"all"}"#]);
    let load =
        json!({"cmd":"load","game":"kastell","options":{},"state":state["state"]}).to_string();
    let loaded = answers(&[&load, r#"{"cmd":"state"}"#, r#"{"cmd":"record"}"#]);
    assert_eq!(loaded[0], json!({"ok":true}));
    assert_eq!(loaded[1]["state"], state["state"]);
    assert_eq!(loaded[2]["kind"], "no_record");
}

#[test]
fn random_games_repeat_with_the_same_seed() {
    let random = r#"{"cmd":"random","games":50,"seed":"0000000000000000000000000000000000000000000000000000000000000009","max_plies":100}"#;
    let (one, two) = (answer(&[random]), answer(&[random]));
    assert_eq!((&one["games"], &one["decided"]), (&json!(50), &json!(50)));
    assert_eq!(one["drawn"], 0);
    assert_eq!(one["plies"], two["plies"]);
}

#[test]
fn a_new_match_without_a_seed_gets_a_random_one() {
    let new = r#"{"cmd":"new","game":"kastell"}"#;
    let drawn = answers(&[new, new]);
    assert_eq!(drawn[0]["seed"].as_str().unwrap().len(), 64);
    assert_ne!(drawn[0]["seed"], drawn[1]["seed"]);
}

#[test]
fn a_picture_is_written() {
    let path = std::env::temp_dir().join(format!("castellan-engine-{}.png", std::process::id()));
    let answer = answer(&[&json!({"cmd":"render","seat":1,"path":path}).to_string()]);
    let png = std::fs::read(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
    assert_eq!(answer["bytes"], png.len());
    assert_eq!(answer["width"], u32::from_be_bytes(png[16..20].try_into().unwrap()));
    assert_eq!(answer["height"], u32::from_be_bytes(png[20..24].try_into().unwrap()));
    assert!(!answer["alt"].as_str().unwrap().is_empty());
}

#[test]
fn invalid_engine_commands_are_refused_with_their_kind() {
    let refused: &[(&str, &str)] = &[
        (r#"{"cmd""#, "malformed_json"),
        ("\u{1}", "malformed_json"),
        ("5", "bad_request"),
        (r#"["games"]"#, "bad_request"),
        (r#"{"cmd":"fly"}"#, "bad_request"),
        (r#"{"game":"kastell"}"#, "bad_request"),
        (r#"{"cmd":"games","more":1}"#, "bad_request"),
        (r#"{"cmd":"turn","seat":0}"#, "bad_request"),
        (r#"{"cmd":"legal","seat":-1}"#, "bad_request"),
        (r#"{"cmd":"play","move":5}"#, "bad_request"),
        (r#"{"cmd":"state","seat":"judge"}"#, "bad_request"),
        (r#"{"cmd":"perft"}"#, "bad_request"),
        (r#"{"cmd":"new","game":"chess"}"#, "unknown_game"),
        (r#"{"cmd":"new","game":"kastell","seats":3}"#, "bad_options"),
        (r#"{"cmd":"new","game":"kastell","options":{"size":"9"}}"#, "bad_options"),
        (r#"{"cmd":"new","game":"kastell","options":{"trees":[]}}"#, "bad_options"),
        (r#"{"cmd":"new","game":"kastell","seed":"xyz"}"#, "bad_seed"),
        (r#"{"cmd":"load","game":"kastell","state":{}}"#, "bad_state"),
        (r#"{"cmd":"legal","seat":2}"#, "unknown_seat"),
        (r#"{"cmd":"state","seat":9}"#, "unknown_seat"),
        (r#"{"cmd":"play","seat":1,"move":"Tn@d3"}"#, "not_to_move"),
        (r#"{"cmd":"play","move":"castle"}"#, "unreadable_move"),
        (r#"{"cmd":"play","move":"T@e1"}"#, "ambiguous_move"),
        (r#"{"cmd":"play","move":"Tn@c3"}"#, "illegal_move"),
        (r#"{"cmd":"choices","draft":["X"]}"#, "bad_draft"),
        (r#"{"cmd":"undo"}"#, "nothing_to_undo"),
        (r#"{"cmd":"render","path":"/nowhere/at/all.png"}"#, "cannot_write"),
        (r#"{"cmd":"replay","record":{"game":"chess"}}"#, "bad_request"),
    ];
    for (line, kind) in refused {
        check_refused(&[line], kind);
    }
    assert_eq!(answers(&[r#"{"cmd":"turn"}"#])[0]["kind"], "no_match");
}

#[test]
fn an_unplayable_record_is_refused() {
    let mut record =
        answer(&[r#"{"cmd":"play","move":"Tn@d3"}"#, r#"{"cmd":"record"}"#])["record"].clone();
    record["plies"][0]["act"]["move"] = "Tn@c3".into();
    check_refused(&[&json!({"cmd":"replay","record":record}).to_string()], "bad_record");
    record["more"] = 1.into();
    check_refused(&[&json!({"cmd":"replay","record":record}).to_string()], "bad_request");
}

#[test]
fn the_engine_plays_no_move_after_the_end() {
    let state = json!({
        "trees": [], "hands": [["I", "J", "L", "O", "S", "T", "Z"], ["I", "J", "L", "O", "S", "T", "Z"]],
        "pieces": [], "turn": 0, "phase": "place",
    });
    let load = json!({"cmd":"load","game":"kastell","state":state}).to_string();
    let mut lines = vec![load];
    for _ in 0..14 {
        let moves = answers(
            &lines
                .iter()
                .chain([&r#"{"cmd":"legal"}"#.to_owned()])
                .map(String::as_str)
                .collect::<Vec<_>>(),
        );
        let Some(mv) = moves.last().unwrap()["moves"].get(0).cloned() else { break };
        lines.push(json!({"cmd":"play","move":mv}).to_string());
    }
    lines.push(r#"{"cmd":"turn"}"#.into());
    lines.push(r#"{"cmd":"play","move":"Tn@a1"}"#.into());
    lines.push(r#"{"cmd":"play","seat":0,"move":"Tn@a1"}"#.into());
    let told = answers(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let [.., turn, one, two] = &told[..] else { panic!("{told:?}") };
    assert_eq!(turn["over"]["winners"].as_array().unwrap().len(), 1);
    assert_eq!(turn["over"]["draw"], false);
    assert_eq!((&one["kind"], &two["kind"]), (&json!("over"), &json!("over")));
}

#[test]
fn blank_lines_are_skipped_and_long_lines_refused() {
    let long = format!(r#"{{"cmd":"{}"}}"#, "x".repeat(9 << 20));
    let told = answers(&["", "  \r", &long, r#"{"cmd":"undo"}"#]);
    let kinds: Vec<&Value> = told.iter().map(|answer| &answer["kind"]).collect();
    assert_eq!(kinds, ["too_long", "no_match"]);
}

/// Input that gives one line at a time, and records the number of flushed answers before each.
struct Asking {
    lines: Vec<String>,
    next: usize,
    heard: Arc<Mutex<Heard>>,
    seen: Arc<Mutex<Vec<usize>>>,
}

#[derive(Default)]
struct Heard {
    written: Vec<u8>,
    flushed: usize,
}

impl Read for Asking {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.seen.lock().unwrap().push(self.heard.lock().unwrap().flushed);
        let Some(line) = self.lines.get(self.next) else { return Ok(0) };
        self.next += 1;
        line.as_bytes().read(buffer)
    }
}

struct Listening(Arc<Mutex<Heard>>);

impl Write for Listening {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().written.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut heard = self.0.lock().unwrap();
        heard.flushed = heard.written.iter().filter(|&&byte| byte == b'\n').count();
        Ok(())
    }
}

#[test]
fn the_engine_flushes_each_answer_before_the_next_command() {
    let (heard, seen) = (Arc::default(), Arc::default());
    let lines = vec![format!("{NEW}\n"), "{\"cmd\":\"turn\"}\n".into(), "\n".into()];
    let input = Asking { lines, next: 0, heard: Arc::clone(&heard), seen: Arc::clone(&seen) };
    castellan::engine::run(input, Listening(heard)).unwrap();
    assert_eq!(*seen.lock().unwrap(), [0, 1, 2, 2]);
}

const THINK: &str = r#"{"cmd":"think","seat":0,"level":2,"seed":"0000000000000000000000000000000000000000000000000000000000000003","nodes":900}"#;

#[test]
fn the_think_command_reports_a_legal_move_and_plays_none() {
    let (one, two) = (answer(&[THINK]), answer(&[THINK]));
    assert_eq!(one["ok"], true, "{one}");
    let mv = one["move"].as_str().unwrap();
    assert_eq!(
        (&one["move"], &one["line"], &one["nodes"]),
        (&two["move"], &two["line"], &two["nodes"])
    );
    assert!(one["nodes"].as_u64().unwrap() <= 900);
    assert!((-1.0..=1.0).contains(&one["value"].as_f64().unwrap()));
    assert_eq!(one["line"][0], one["move"]);
    assert!(one["seconds"].is_f64() && one["why"].as_str().unwrap().ends_with('.'));
    let legal = answer(&[r#"{"cmd":"legal","seat":0}"#]);
    assert!(legal["moves"].as_array().unwrap().contains(&json!(mv)));
    let state = r#"{"cmd":"state"}"#;
    assert_eq!(answer(&[THINK, state]), answer(&[state]), "a thought is no move");
}

#[test]
fn a_computer_stops_when_its_time_is_over() {
    let thought = answer(&[r#"{"cmd":"think","ms":0}"#]);
    assert!(thought["nodes"].as_u64().unwrap() < 100, "{thought}");
    assert!(thought["move"].is_string());
}

#[test]
fn the_levels_command_lists_five_computer_levels() {
    let levels = answer(&[r#"{"cmd":"levels"}"#]);
    let levels = levels["levels"].as_array().unwrap();
    let numbers: Vec<u64> = levels.iter().map(|level| level["level"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
    assert!(levels.iter().all(|level| level["name"].is_string() && level["about"].is_string()));
}

#[test]
fn refused_think_commands_give_their_reason() {
    check_refused(&[r#"{"cmd":"think","level":6}"#], "unknown_level");
    check_refused(&[r#"{"cmd":"think","seat":1}"#], "not_to_move");
    check_refused(&[r#"{"cmd":"think","seat":2}"#], "unknown_seat");
    check_refused(&[r#"{"cmd":"think","seed":"12"}"#], "bad_seed");
    assert_eq!(answers(&[r#"{"cmd":"levels"}"#])[0]["kind"], "no_match");
}

#[test]
fn lost_siege_games_are_not_counted_as_decided() {
    let new = r#"{"cmd":"new","game":"castle-keep","seats":1,"options":{"version":"siege"}}"#;
    let seed = "22".repeat(32);
    let random = json!({"cmd": "random", "games": 60, "seed": seed, "max_plies": 300}).to_string();
    let report = answers(&[new, &random]).pop().unwrap();
    let decided = report["decided"].as_u64().unwrap();
    assert!((1..30).contains(&decided) && report["drawn"] == 0, "{report}");
}

#[test]
fn quiet_draws_are_not_counted_as_decided() {
    let new = r#"{"cmd":"new","game":"castello"}"#;
    let random = r#"{"cmd":"random","games":3,"seed":"0000000000000000000000000000000000000000000000000000000000000009"}"#;
    let report = answers(&[new, random]).pop().unwrap();
    assert_eq!((&report["decided"], &report["drawn"]), (&json!(0), &json!(3)), "{report}");
}
