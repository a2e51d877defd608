//! Parses the lines of a playthrough.

use rules::{OptionValues, Seat, Seed, Setup, Viewer};
use serde_json::Value;

use crate::plan::seed_of;

/// The subject of a line, from its prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The only seat to move, or a spectator if the line shows a view.
    Default,
    Seat(Seat),
    /// The view that hides nothing.
    Everything,
}

impl Subject {
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Self::Default => Viewer::Spectator,
            Self::Seat(seat) => Viewer::Seat(seat),
            Self::Everything => Viewer::Everything,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A line with `>`: a move to play.
    Move(Subject, String),
    /// A line with `!`: a move that must be refused.
    Refused(Subject, String),
    /// A line with `-`: a seat that leaves.
    Leave(Subject),
    /// A line with `?`: something to show, as a word and its arguments.
    Show(Subject, String, String),
    /// A comment or an empty line.
    Nothing,
}

/// Parses a line below the heading.
pub(crate) fn step(line: &str) -> Result<Step, String> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(Step::Nothing);
    }
    let wrong = || format!("`{line}` is no line of a playthrough");
    let (subject, rest) = match line.strip_prefix('*') {
        Some(rest) => (Subject::Everything, rest),
        None => numbered_seat(line).ok_or_else(wrong)?,
    };
    let mut letters = rest.chars();
    let sign = letters.next().ok_or_else(wrong)?;
    let rest = letters.as_str().trim();
    match sign {
        '>' => Ok(Step::Move(subject, rest.into())),
        '!' => Ok(Step::Refused(subject, rest.into())),
        '-' if rest == "leave" => Ok(Step::Leave(subject)),
        '?' => {
            let (what, more) = rest.split_once(' ').unwrap_or((rest, ""));
            Ok(Step::Show(subject, what.into(), more.trim().into()))
        }
        _ => Err(wrong()),
    }
}

fn numbered_seat(line: &str) -> Option<(Subject, &str)> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at(digits);
    let subject = if number.is_empty() {
        Subject::Default
    } else {
        Subject::Seat(Seat(number.parse().ok()?))
    };
    Some((subject, rest))
}

/// The lines above the first move.
#[derive(Clone, Debug)]
pub(crate) struct Heading {
    pub(crate) game: Option<String>,
    pub(crate) setup: Setup,
    pub(crate) state: Option<Value>,
}

impl Default for Heading {
    fn default() -> Self {
        let setup = Setup { options: OptionValues::new(), seats: 2, seed: seed_of(0) };
        Self { game: None, setup, state: None }
    }
}

impl Heading {
    /// Parses a line, if it belongs to the heading.
    pub(crate) fn read(&mut self, line: &str) -> Result<bool, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "game" => self.game = Some(rest.into()),
            "seats" => {
                self.setup.seats = rest.parse().map_err(|_| format!("`{rest}` seats"))?;
            }
            "seed" => {
                let number = || rest.parse().ok().map(seed_of);
                let seed = Seed::from_hex(rest).or_else(number);
                self.setup.seed = seed.ok_or_else(|| format!("`{rest}` is no seed"))?;
            }
            "options" => {
                for pair in rest.split_whitespace() {
                    let pair = pair.split_once('=').ok_or(format!("`{pair}` has no value"))?;
                    self.setup.options.insert(pair.0.into(), pair.1.into());
                }
            }
            "state" => {
                let state = serde_json::from_str(rest);
                self.state = Some(state.map_err(|error| format!("the state: {error}"))?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
