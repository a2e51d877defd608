//! Golden playthroughs: games as text files, with the result of each line written below it.

use std::fmt::Write;
use std::path::Path;

use rules::{
    Act, Audience, Draft, Game, GameView, Message, MoveError, Ply, Record, Scene, Seat, Status,
    Table,
};

use crate::english::English;
use crate::scene_text;
use crate::script::{Heading, Step, Subject, step};

/// Compares every playthrough (`.txt`) in a folder, whose path is relative to the package.
///
/// A playthrough has a heading, then one step per line. The result of each step is indented below its line:
/// `UPDATE_EXPECT=1 cargo test` writes it, and later runs compare it.
///
/// ```text
/// # A block never stands on a tree. (Anything after # is for people.)
/// game kastell
/// options trees=c3,d6,g4 symmetry=off
/// seats 2
/// seed 7
///
/// > tn@e5
///     Tn@e5, seat 1 to move
///     all: White builds Tn@e5, the T on e5, f5, f6 and g5.
/// 0! O@a1
///     not_to_move: …
/// ? text
///     Kastell on a board of 8 by 8 …
/// ```
///
/// | line | meaning |
/// |---|---|
/// | `game slug` | the game; another one than the tested game fails the test |
/// | `options id=value …` | the options of the match |
/// | `seats n` | the number of seats, 2 by default |
/// | `seed n` | the seed, 0 by default: a number or 64 hexadecimal digits |
/// | `state json` | the complete state to begin from, as JSON on one line |
/// | `> move` | the only seat to move plays it; `1> move` for seat 1. A refusal fails the test. |
/// | `! move` | the rules refuse it; `1! move` for seat 1. An accepted move fails the test. |
/// | `2- leave` | seat 2 leaves |
/// | `? text`, `? state`, `? scene` | the view of a spectator as text, JSON or a picture; `0? state` is that of seat 0 |
/// | `*? state` | the complete state, with all that is hidden |
/// | `0? scene T n` | the picture for seat 0 while its draft has the steps `T` and `n` |
/// | `? resigned 1` | the picture after seat 1 has resigned and all others have won |
/// | `? legal`, `? choices T n`, `? suggest tn` | the legal moves, choices and suggestions of the seat to move; `1? legal` in the view of seat 1 |
///
/// Notes have the prefix `all`, `only 0` or `all but 0`. At the end, a playthrough that began from a seed is replayed
/// from its record, and must reach the same position.
pub fn playthroughs(game: &dyn Game, folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let files = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    assert!(!paths.is_empty(), "there is no playthrough in {folder:?}");
    paths.iter().for_each(|path| playthrough(game, path));
}

/// Compares one file, or rewrites it under `UPDATE_EXPECT=1`.
pub fn playthrough(game: &dyn Game, path: impl AsRef<Path>) {
    let path = path.as_ref();
    let script = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let played = transcript(game, &script).unwrap_or_else(|wrong| panic!("{path:?}: {wrong}"));
    if std::env::var("UPDATE_EXPECT").is_ok_and(|update| update == "1") {
        std::fs::write(path, played).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        return;
    }
    let differing = played.lines().zip(script.lines()).take_while(|(one, two)| one == two).count();
    assert!(
        played == script,
        "{path:?} differs from line {} on; UPDATE_EXPECT=1 rewrites it.\nexpected: {}\nplayed:   {}",
        differing + 1,
        script.lines().nth(differing).unwrap_or("the end"),
        played.lines().nth(differing).unwrap_or("the end"),
    );
}

/// Plays a script, and returns it with the result below each line.
pub fn transcript(game: &dyn Game, script: &str) -> Result<String, String> {
    Ok(perform_script(game, script)?.0)
}

/// The scenes that a script shows, each with its line: `("0? scene T n", …)`.
pub fn scenes(game: &dyn Game, script: &str) -> Result<Vec<(String, Scene)>, String> {
    Ok(perform_script(game, script)?.1)
}

/// Plays a script. Returns its transcript and the scenes that it shows.
fn perform_script(game: &dyn Game, script: &str) -> Result<(String, Vec<(String, Scene)>), String> {
    let mut heading = Heading::default();
    let mut session = None;
    let (mut written, mut scenes) = (String::new(), Vec::new());
    for (number, line) in script.lines().enumerate().map(|(index, line)| (index + 1, line)) {
        if line.starts_with(' ') {
            continue;
        }
        let at = |wrong: String| format!("line {number}: {wrong}");
        written.push_str(line.trim_end());
        written.push('\n');
        if session.is_none() && heading.read(line).map_err(at)? {
            continue;
        }
        let step = step(line).map_err(at)?;
        if step == Step::Nothing {
            continue;
        }
        let session = match &mut session {
            Some(session) => session,
            none => none.insert(Session::open(game, &heading)?),
        };
        for line in session.perform(&step).map_err(at)?.lines() {
            writeln!(written, "    {line}").map_err(|error| error.to_string())?;
        }
        if let Step::Show(subject, what, more) = &step
            && let Some(scene) = session.scene(*subject, what, more)
        {
            scenes.push((line.trim_end().into(), scene));
        }
    }
    session.ok_or("there is no move in it")?.replays(game, &heading)?;
    Ok((written, scenes))
}

struct Session {
    table: Box<dyn Table>,
    english: English,
    plies: Vec<Ply>,
}

impl Session {
    fn open(game: &dyn Game, heading: &Heading) -> Result<Self, String> {
        if let Some(id) = heading.game.as_deref().filter(|&id| id != game.info().id) {
            return Err(format!("it is of {id}, not of {}", game.info().id));
        }
        let table = match &heading.state {
            Some(state) => game.load(&heading.setup, state),
            None => game.set_up(&heading.setup),
        };
        let english = English::new(game).map_err(|breach| breach.to_string())?;
        let table = table.map_err(|refusal| {
            format!("the heading is refused: {}", english.say(refusal.message()))
        })?;
        Ok(Self { table, english, plies: Vec::new() })
    }

    fn perform(&mut self, step: &Step) -> Result<String, String> {
        match step {
            Step::Move(subject, text) => self.play(*subject, text),
            Step::Refused(subject, text) => self.refuse(*subject, text),
            Step::Leave(subject) => self.leave(*subject),
            Step::Show(subject, what, more) => self.show(*subject, what, more),
            Step::Nothing => Ok(String::new()),
        }
    }

    fn play(&mut self, subject: Subject, text: &str) -> Result<String, String> {
        let seat = self.seat(subject)?;
        let before = self.table.turn();
        let played = self.table.play(seat, text);
        let played = played.map_err(|error| {
            format!("`{text}` is refused: {}", self.english.say(&error.message()))
        })?;
        let ply = Ply { seat, act: Act::Move(played.mv.clone()) };
        self.plies.push(ply);
        let sealed = if played.sealed { ", sealed" } else { "" };
        let goes_on = if self.table.turn() == before { ", the turn goes on" } else { "" };
        Ok(format!(
            "{}{sealed}, {}{goes_on}{}",
            played.mv,
            self.turn(),
            self.note_lines(&played.notes)
        ))
    }

    fn refuse(&mut self, subject: Subject, text: &str) -> Result<String, String> {
        let seat = self.seat(subject)?;
        let before = self.table.snapshot();
        match self.table.play(seat, text) {
            Ok(played) => Err(format!("`{text}` is played as `{}`", played.mv)),
            Err(_) if self.table.snapshot() != before => {
                Err(format!("`{text}` is refused, and has changed the position"))
            }
            Err(error) => Ok(self.explain(&error)),
        }
    }

    fn leave(&mut self, subject: Subject) -> Result<String, String> {
        let seat = self.seat(subject)?;
        let notes = self.table.leave(seat);
        self.plies.push(Ply { seat, act: Act::Leave });
        Ok(format!("{}{}", self.turn(), self.note_lines(&notes)))
    }

    fn show(&self, subject: Subject, what: &str, more: &str) -> Result<String, String> {
        let sight = self.table.see(subject.viewer());
        match what {
            "text" => Ok(self.english.text(&*sight)),
            "state" => Ok(sight.state().to_string()),
            "legal" | "choices" | "suggest" => {
                let seat = self.seat(subject)?;
                self.answer(&*self.table.see(rules::Viewer::Seat(seat)), seat, what, more)
            }
            _ => {
                let scene = self.scene(subject, what, more).map(|scene| scene_text::scene(&scene));
                scene.ok_or_else(|| format!("there is no `{what}` to show"))
            }
        }
    }

    /// The scene that a line shows.
    fn scene(&self, subject: Subject, what: &str, more: &str) -> Option<Scene> {
        let sight = self.table.see(subject.viewer());
        match what {
            "scene" => Some(sight.scene(&split_draft(more))),
            "resigned" => {
                let gone = Seat(more.parse().ok()?);
                let seats = u8::try_from(sight.seat_names().len()).ok()?;
                let winners = rules::Seats::all(seats).without(gone);
                let stopped = sight.stopped(winners, rules::Seats::one(gone));
                Some(stopped.scene(&rules::Draft::default()))
            }
            _ => None,
        }
    }

    fn seat(&self, subject: Subject) -> Result<Seat, String> {
        match subject {
            Subject::Seat(seat) => Ok(seat),
            // After the end, seat 0 gets the refusals.
            _ if self.table.status().is_over() => Ok(Seat(0)),
            _ => self.table.status().to_move().only().ok_or_else(|| "say which seat".into()),
        }
    }

    fn turn(&self) -> String {
        let list = |seats: rules::Seats| {
            let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("seat{} {}", if seats.len() > 1 { "s" } else { "" }, seats.join(" "))
        };
        let end = match self.table.status() {
            Status::ToMove(seats) => return format!("{} to move", list(seats)),
            Status::Over(end) => end,
        };
        let reason = self.english.say(&end.reason);
        match end.winners {
            _ if end.draw => format!("over, a draw: {reason}"),
            winners if winners.is_empty() => format!("over, lost: {reason}"),
            winners => format!("over, won by {}: {reason}", list(winners)),
        }
    }

    fn replays(&self, game: &dyn Game, heading: &Heading) -> Result<(), String> {
        if heading.state.is_some() {
            return Ok(());
        }
        let info = game.info();
        let record = Record {
            game: info.id.into(),
            rules_version: info.rules_version,
            setup: heading.setup.clone(),
            plies: self.plies.clone(),
        };
        let replayed = game.replay(&record);
        let replayed = replayed
            .map_err(|refusal| format!("replayed: {}", self.english.say(refusal.message())))?;
        let same = replayed.snapshot() == self.table.snapshot();
        if same { Ok(()) } else { Err("its record leads to another position".into()) }
    }

    fn answer(
        &self,
        sight: &dyn GameView,
        seat: Seat,
        what: &str,
        more: &str,
    ) -> Result<String, String> {
        let say = |message: &Message| self.english.say(message);
        let mut shown = String::new();
        match what {
            "legal" => {
                let legal = sight.legal(seat);
                let extent = if legal.complete { "" } else { " and more" };
                shown = format!("{}{extent}: {}", legal.moves.len(), legal.moves.join(" · "));
            }
            "choices" => {
                let answer = match sight.choices(seat, &split_draft(more)) {
                    Ok(answer) => answer,
                    Err(refusal) => return Ok(format!("refused: {}", say(refusal.message()))),
                };
                shown = format!("[{}] {}", answer.draft.joined(), say(&answer.prompt));
                for option in answer.options {
                    let hint = option.hint.as_ref().map(|hint| format!(" · {}", say(hint)));
                    let hint = hint.unwrap_or_default();
                    shown += &format!("\n{}: {}{hint}", option.id, say(&option.label));
                }
                shown += &answer.complete.map_or(String::new(), |mv| format!("\ncomplete: {mv}"));
            }
            _ => {
                for offered in sight.suggest(seat, more, 25) {
                    shown += &format!("{} ({})\n", offered.text, say(&offered.label));
                }
            }
        }
        Ok(shown)
    }

    fn note_lines(&self, notes: &[rules::Note]) -> String {
        let line = |note: &rules::Note| {
            let said = self.english.say(&note.message);
            match note.audience {
                Audience::All => format!("\nall: {said}"),
                Audience::Only(seat) => format!("\nonly {seat}: {said}"),
                Audience::AllBut(seat) => format!("\nall but {seat}: {said}"),
            }
        };
        notes.iter().map(line).collect()
    }

    fn explain(&self, error: &MoveError) -> String {
        let offered = match error {
            MoveError::Ambiguous { candidates, .. } => candidates.join(" · "),
            MoveError::Illegal { nearest, .. } => nearest.join(" · "),
            _ => String::new(),
        };
        let offered = if offered.is_empty() { offered } else { format!("\ninstead: {offered}") };
        format!("{}: {}{offered}", error.kind(), self.english.say(&error.message()))
    }
}

/// The draft of steps separated by spaces.
fn split_draft(steps: &str) -> Draft {
    Draft::split(&steps.replace(' ', "."))
}
