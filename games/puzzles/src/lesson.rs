//! `Lesson`: a position and the wanted moves, from a text file.
//!
//! A file has one paragraph for each lesson. Each line of it begins with a keyword:
//!
//! ```text
//! lesson fit                     the name: its sentence is the message "<game>-lesson-fit"
//! options contact=apart          options that differ from their defaults
//! seats 2
//! seat 0                         the seat of the person
//! state {"trees": [], ...}       the full state
//! want Tn@c3 | Le@~              any of these; a tilde stands for any text
//! reply Ie@b4                    a ply of the others
//! wrong corner O@~ | I~          these get the message "<game>-lesson-fit-corner" instead of "-wrong"
//! ```
//!
//! `want` and `reply` may repeat. After the last wanted move comes the message `<game>-lesson-fit-done`.

use rules::{Message, OptionValues, Seat};
use thiserror::Error;

use crate::position::Position;
use crate::wanted::{Step, Wanted};

/// The separator between moves. A space is not enough, since moves may contain spaces.
const OR: &str = " | ";

/// A lesson of a game: a position, and the moves that are wanted there, one after the other.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name, from which the ids of its messages are made.
    pub name: String,
    /// The position before the first move.
    pub position: Position,
    /// The seat of the person.
    pub seat: Seat,
    pub(crate) steps: Vec<Step>,
    /// Wrong moves with a message of their own.
    wrong: Vec<(String, Wanted)>,
}

/// The reason why a file of lessons can't be read.
#[derive(Debug, Error)]
#[error("line {line}: {what}")]
pub struct LessonError {
    /// The line, from 1.
    pub line: usize,
    /// The fault of the line.
    pub what: String,
}

impl Lesson {
    /// Reads all lessons of a file.
    pub fn read_all(text: &str) -> Result<Vec<Self>, LessonError> {
        let mut lessons: Vec<Self> = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let wrong = |what: String| LessonError { line: at + 1, what };
            if word == "lesson" {
                lessons.push(Self::named(rest.trim()));
                continue;
            }
            let lesson = lessons.last_mut().ok_or_else(|| wrong("no lesson has begun".into()))?;
            lesson.read_line(word, rest.trim()).map_err(wrong)?;
        }
        Ok(lessons)
    }

    fn named(name: &str) -> Self {
        let position =
            Position { options: OptionValues::new(), seats: 2, state: serde_json::Value::Null };
        let (seat, steps, wrong) = (Seat(0), Vec::new(), Vec::new());
        Self { name: name.into(), position, seat, steps, wrong }
    }

    fn read_line(&mut self, word: &str, rest: &str) -> Result<(), String> {
        let number = |text: &str| text.parse().map_err(|_| format!("{text} is no number"));
        match word {
            "options" => {
                let values = rest.split_whitespace().filter_map(|one| one.split_once('='));
                self.position.options = values.map(|(id, to)| (id.into(), to.into())).collect();
            }
            "seats" => self.position.seats = number(rest)?,
            "seat" => self.seat = Seat(number(rest)?),
            "state" => {
                self.position.state =
                    serde_json::from_str(rest).map_err(|error| error.to_string())?;
            }
            "want" => {
                let wanted = rest.split(OR).map(Wanted::form).collect();
                self.steps.push(Step { wanted, replies: Vec::new() });
            }
            "reply" => {
                let step = self.steps.last_mut().ok_or("a reply needs a wanted move")?;
                step.replies.push(rest.into());
            }
            "wrong" => {
                let (name, forms) = rest.split_once(' ').ok_or("a name and forms of moves")?;
                let forms = forms.split(OR).map(Wanted::form);
                self.wrong.extend(forms.map(|form| (name.to_owned(), form)));
            }
            other => return Err(format!("{other} is no keyword")),
        }
        Ok(())
    }

    /// The message that says what to do.
    pub fn sentence(&self, game: &str) -> Message {
        self.message(game, None)
    }

    /// The message after the last wanted move.
    pub fn praise(&self, game: &str) -> Message {
        self.message(game, Some("done"))
    }

    /// The message that says why this move is not the wanted one.
    pub fn why_wrong(&self, game: &str, mv: &str) -> Message {
        self.message(game, Some(self.own_name(mv).unwrap_or("wrong")))
    }

    /// Whether a later step wants this move. `done` is the number of right moves so far.
    ///
    /// A move with a message of its own stays wrong, such as one that spends too early what a later step needs.
    pub fn wants_later(&self, done: usize, mv: &str) -> bool {
        let later = self.steps.iter().skip(done + 1);
        let is_wanted = later.flat_map(|step| &step.wanted).any(|wanted| wanted.is_met_by(mv));
        is_wanted && self.own_name(mv).is_none()
    }

    /// The name of this wrong move's own message. `None` if it has none.
    fn own_name(&self, mv: &str) -> Option<&str> {
        self.wrong.iter().find(|(_, form)| form.is_met_by(mv)).map(|(name, _)| name.as_str())
    }

    /// All messages of the lesson.
    pub fn messages(&self, game: &str) -> Vec<Message> {
        let mut names: Vec<&str> = self.wrong.iter().map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        let parts = [None, Some("done"), Some("wrong")].into_iter();
        parts.chain(names.into_iter().map(Some)).map(|part| self.message(game, part)).collect()
    }

    /// The wanted forms of each move, and the forms of wrong moves with a message of their own.
    pub fn forms(&self) -> (Vec<&[Wanted]>, Vec<&Wanted>) {
        let wanted = self.steps.iter().map(|step| step.wanted.as_slice()).collect();
        (wanted, self.wrong.iter().map(|(_, form)| form).collect())
    }

    fn message(&self, game: &str, part: Option<&str>) -> Message {
        let id = match part {
            Some(part) => format!("{game}-lesson-{}-{part}", self.name),
            None => format!("{game}-lesson-{}", self.name),
        };
        Message::Worded { id: id.into(), args: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invalid_line_of_a_lesson_is_reported_by_number() {
        let error = Lesson::read_all("lesson a\n\nwnat x").unwrap_err();
        assert_eq!((error.line, error.what.as_str()), (3, "wnat is no keyword"));
        assert!(
            Lesson::read_all("want a").is_err() && Lesson::read_all("lesson a\nseat x").is_err()
        );
    }

    #[test]
    fn a_lesson_has_its_messages() {
        let lessons = Lesson::read_all("lesson fit\nwant a\nreply b\nwrong far c | d~\n").unwrap();
        let ids: Vec<_> =
            lessons[0].messages("g").iter().filter_map(|one| Some(one.id()?.to_owned())).collect();
        assert_eq!(
            ids,
            ["g-lesson-fit", "g-lesson-fit-done", "g-lesson-fit-wrong", "g-lesson-fit-far"]
        );
        assert_eq!(lessons[0].why_wrong("g", "dx").id(), Some("g-lesson-fit-far"));
        assert_eq!(lessons[0].why_wrong("g", "e").id(), Some("g-lesson-fit-wrong"));
    }

    #[test]
    fn a_move_of_a_later_step_is_known_as_such() {
        let lesson = &Lesson::read_all("lesson two\nwant a\nwant b | c~\n").unwrap()[0];
        assert_eq!(
            ["a", "b", "cx", "d"].map(|mv| lesson.wants_later(0, mv)),
            [false, true, true, false]
        );
        assert!(!lesson.wants_later(1, "b"), "it is its turn");
    }

    #[test]
    fn a_later_move_with_a_message_of_its_own_is_not_called_right() {
        let lesson =
            &Lesson::read_all("lesson two\nwant a\nwant b | c\nwrong spent b\n").unwrap()[0];
        assert_eq!(["b", "c"].map(|mv| lesson.wants_later(0, mv)), [false, true]);
        assert_eq!(lesson.why_wrong("g", "b").id(), Some("g-lesson-two-spent"));
    }
}
