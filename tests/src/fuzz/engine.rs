//! Fuzzing of the lines that the engine reads.

use serde_json::Value;

use crate::fuzz::mutate;
use crate::fuzz::probe::Probe;
use crate::random::Random;

/// Valid requests, except those that write files or run for a requested time.
const ASKED: [&str; 16] = [
    r#"{"cmd":"games"}"#,
    r#"{"cmd":"new","game":"kastell","options":{"trees":"c3,d6,g4"}}"#,
    r#"{"cmd":"new","game":"castello","seed":"0505050505050505050505050505050505050505050505050505050505050505"}"#,
    r#"{"cmd":"new","game":"castle-keep","seats":3,"options":{"version":"3"}}"#,
    r#"{"cmd":"new","game":"findorff"}"#,
    r#"{"cmd":"legal"}"#,
    r#"{"cmd":"legal","seat":1}"#,
    r#"{"cmd":"play","move":"Tn@c1"}"#,
    r#"{"cmd":"play","seat":0,"move":"deploy phalanx"}"#,
    r#"{"cmd":"undo"}"#,
    r#"{"cmd":"state","seat":"all"}"#,
    r#"{"cmd":"state","seat":1}"#,
    r#"{"cmd":"choices","draft":["T","n"]}"#,
    r#"{"cmd":"text","seat":0}"#,
    r#"{"cmd":"replay","record":{"game":"kastell","rules_version":1,"options":{"trees":"c3,d6,g4"},"seats":2,"seed":"0505050505050505050505050505050505050505050505050505050505050505","plies":[{"seat":0,"mv":"Tn@c1"}]}}"#,
    r#"{"cmd":"load","game":"kastell","state":{}}"#,
];

/// Input that contains one of these commands is never sent.
const NEVER: [&str; 4] = ["render", "perft", "random", "think"];

/// The maximum number of lines of a try.
const LINES: usize = 6;

pub(super) struct Engine(Vec<String>);

impl Engine {
    pub(super) fn new() -> Self {
        Self(ASKED.map(str::to_owned).into())
    }

    /// A line that is right, has a wrong form, or has a wrong content.
    fn line(&self, random: &mut Random) -> String {
        let right = &self.0[random.below(self.0.len())];
        match (random.below(3), serde_json::from_str::<Value>(right)) {
            (0, _) => right.clone(),
            (1, Ok(value)) => mutate::json(random, &value).to_string(),
            _ => mutate::text(random, &self.0),
        }
    }
}

impl Probe for Engine {
    fn try_one(&mut self, random: &mut Random) -> Result<(), String> {
        let lines: Vec<String> = (0..=random.below(LINES)).map(|_| self.line(random)).collect();
        let mut input = lines.join("\n").into_bytes();
        let is_asked = |line: &&[u8]| !line.trim_ascii().is_empty();
        let asked = input.split(|&byte| byte == b'\n').filter(is_asked).count();
        if NEVER.iter().any(|word| input.windows(word.len()).any(|part| part == word.as_bytes())) {
            return Ok(());
        }
        input.push(b'\n');
        let mut output = Vec::new();
        castellan::engine::run(input.as_slice(), &mut output).map_err(|error| error.to_string())?;
        let answers: Vec<&[u8]> = output.split(|&byte| byte == b'\n').filter(is_asked).collect();
        let is_sound = |line: &&[u8]| {
            serde_json::from_slice::<Value>(line).is_ok_and(|answer| answer["ok"].is_boolean())
        };
        match answers.len() == asked && answers.iter().all(is_sound) {
            true => Ok(()),
            false => Err(format!("{} answers to {asked} lines: {lines:?}", answers.len())),
        }
    }
}
