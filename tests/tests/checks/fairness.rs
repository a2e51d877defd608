//! The proof of a deal: the program, the script of `docs/fairness` and the games agree on the same vectors.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use matches::{ClaimVerdict, RecordFile};
use rules::Viewer;
use serde_json::{Value, json};

/// The folder of the script and the vectors.
fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/fairness")
}

/// The files of the vectors, each an export of a finished match.
fn vectors() -> Vec<Value> {
    let text = std::fs::read_to_string(folder().join("vectors.json")).expect("the vectors");
    serde_json::from_str(&text).expect("a list of vectors")
}

/// The script's output for a file, and whether it confirms all claims.
fn script(file: &Value) -> (String, bool) {
    let mut child = Command::new("python3")
        .arg(folder().join("verify.py"))
        .arg("/dev/stdin")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3, as the tests need it");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(file.to_string().as_bytes()).expect("the script reads its input");
    drop(input);
    let output = child.wait_with_output().expect("the script ends");
    (String::from_utf8(output.stdout).expect("text"), output.status.success())
}

/// Whether the program confirms all claims.
fn holds(file: &Value) -> bool {
    let file: RecordFile = serde_json::from_value(file.clone()).expect("the file of a match");
    let claims = file.check().expect("a whole proof");
    claims.into_iter().all(|(_, verdict)| verdict == ClaimVerdict::Holds)
}

#[test]
fn the_program_and_the_script_verify_the_fairness_vectors_alike() {
    for vector in vectors() {
        let file = &vector["file"];
        assert!(holds(file), "{file}");
        let (printed, is_proven) = script(file);
        assert!(is_proven && !printed.contains("FAILS"), "{printed}");
        for line in vector["deal"].as_array().expect("lines") {
            let line = line.as_str().expect("a line");
            assert!(printed.lines().any(|printed| printed.trim() == line), "{line}: {printed}");
        }
        let parsed: RecordFile = serde_json::from_value(file.clone()).expect("a file");
        let game = games::find_version(&parsed.game, parsed.rules_version).expect("a game");
        let state = game.set_up(&parsed.setup).expect("a set-up").see(Viewer::Everything).state();
        let words = |list: &Value| {
            let words = list.as_array().expect("a list").iter().filter_map(Value::as_str);
            words.collect::<Vec<_>>().join(" ")
        };
        let dealt = match &*parsed.game {
            "kastell" => format!("trees: {}", words(&state["trees"])),
            // The first seat has already drawn two tiles from the top of the dealt pile.
            _ => words(&state["pile_order"]),
        };
        assert!(printed.contains(&dealt), "{dealt}: {printed}");
    }
}

#[test]
fn the_program_and_the_script_detect_changed_fairness_vectors() {
    let file = &vectors()[0]["file"];
    let changed = [
        ("/match", json!(18)),
        ("/game", json!("castello")),
        ("/setup/options/contact", json!("linked")),
        ("/setup/seed", json!("00".repeat(32))),
        ("/fairness/secret", json!("00".repeat(32))),
        ("/fairness/seed", json!("00".repeat(32))),
        ("/fairness/commitment", json!("00".repeat(32))),
        ("/fairness/words/0", json!("Tiger")),
        ("/fairness/seats", json!([0, 0])),
        ("/fairness/message", json!("castellan seed 1")),
    ];
    for (place, value) in changed {
        let mut forged = file.clone();
        *forged.pointer_mut(place).expect(place) = value;
        assert!(!holds(&forged), "{place}");
        let (printed, is_proven) = script(&forged);
        assert!(!is_proven && printed.contains("FAILS"), "{place}: {printed}");
    }
}
