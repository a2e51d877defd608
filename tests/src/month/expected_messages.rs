//! The expected messages of a match, computed by replaying its journal.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rules::{Arg, Message, Note, Setup, Table, Viewer, Words};
use words::{Presenter, Voice};

use crate::month::journal::{Entry, Journal};

/// The number of times that a turn must be posted, at least and at most. If people end the match, the last turn is
/// posted again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Often {
    pub(super) least: usize,
    pub(super) most: usize,
}

/// Lines of boards, each with its expected number of posts.
pub(super) type Lines = BTreeMap<String, Often>;

static PRESENTER: LazyLock<Presenter> = LazyLock::new(|| {
    let games = games::CATALOG.iter().map(|game| game.info().words);
    let rooms: Vec<Words> = [rules::WORDS].into_iter().chain(games).collect();
    Presenter::new(words::ENGLISH, &rooms).expect("the games' words can be read")
});

/// The voice that mentions people as Discord shows them.
struct Mentions;

impl Voice for Mentions {
    fn seat(&self, seat: rules::Seat) -> String {
        seat.to_string()
    }

    fn place(&self, number: u64) -> String {
        format!("<#{number}>")
    }

    fn moment(&self, at: u64) -> String {
        format!("<t:{}>", at / 1000)
    }

    fn person(&self, number: u64) -> String {
        format!("<@{number}>")
    }
}

/// The cause of the current position.
#[derive(Clone, Debug)]
enum Step {
    Ply(u8, String),
    Leave(u8),
}

/// A match that is replayed.
struct Again<'a> {
    journal: &'a Journal,
    table: Option<Box<dyn Table>>,
    /// The revision of the current entry.
    revision: u64,
    turn: u32,
    steps: Vec<Step>,
    /// The messages of each ply of this turn.
    now: Vec<Vec<Message>>,
    before: Vec<String>,
    lines: Lines,
}

/// The expected texts of a match's boards. `None` if its journal can't be replayed.
pub(super) fn lines(journal: &Journal) -> Option<Lines> {
    if journal.is_erased() {
        return None;
    }
    let mut again = Again {
        journal,
        table: None,
        revision: 0,
        turn: 0,
        steps: Vec::new(),
        now: Vec::new(),
        before: Vec::new(),
        lines: Lines::new(),
    };
    for entry in &journal.entries {
        again.take(entry)?;
    }
    Some(again.lines)
}

impl Again<'_> {
    fn take(&mut self, entry: &Entry) -> Option<()> {
        self.revision = entry.revision;
        let seat = || u8::try_from(entry.with["seat"].as_u64()?).ok();
        match entry.act.as_str() {
            "started" => {
                let seats = u8::try_from(entry.with["seats"].as_u64()?).ok()?;
                self.set_up(seats)?;
            }
            "moved" => self.play(seat()?, entry.with["text"].as_str()?, true)?,
            "took_back" => {
                self.steps.pop();
                self.now.pop();
                self.again()?;
            }
            "left_table" => {
                self.leave(seat()?, true)?;
                self.pass();
            }
            "went_back" => {
                let stand = usize::try_from(entry.with["plies"].as_u64()?).ok()?;
                self.keep(stand);
                self.again()?;
                self.now.clear();
                self.before.clear();
            }
            "ended" => match self.now.iter().all(Vec::is_empty) {
                true => {
                    for line in &self.before {
                        self.lines.entry(line.clone()).or_default().most += 1;
                    }
                }
                false => self.pass(),
            },
            _ => {}
        }
        Some(())
    }

    fn set_up(&mut self, seats: u8) -> Option<()> {
        let game = games::find_version(&self.journal.game, self.journal.version)?;
        let options = self.journal.options.clone();
        let table = game.set_up(&Setup { options, seats, seed: self.journal.seed }).ok()?;
        self.turn = table.turn();
        self.table = Some(table);
        Some(())
    }

    /// Replays all plies that were not taken back.
    fn again(&mut self) -> Option<()> {
        let seats = u8::try_from(self.journal.players.len()).ok()?;
        let steps = std::mem::take(&mut self.steps);
        self.set_up(seats)?;
        for step in steps {
            match step {
                Step::Ply(seat, text) => self.play(seat, &text, false)?,
                Step::Leave(seat) => self.leave(seat, false)?,
            }
        }
        Some(())
    }

    /// Takes back plies until this many remain.
    fn keep(&mut self, stand: usize) {
        let mut plies = 0;
        self.steps.retain(|step| {
            plies += usize::from(matches!(step, Step::Ply(..)));
            plies <= stand
        });
    }

    fn leave(&mut self, seat: u8, is_new: bool) -> Option<()> {
        let notes = self.table.as_mut()?.leave(rules::Seat(seat));
        self.steps.push(Step::Leave(seat));
        self.turn = self.table.as_ref()?.turn();
        if is_new {
            self.now.push(self.readable(notes));
        }
        Some(())
    }

    fn play(&mut self, seat: u8, text: &str, is_new: bool) -> Option<()> {
        let played = self.table.as_mut()?.play(rules::Seat(seat), text).ok()?;
        self.steps.push(Step::Ply(seat, text.to_owned()));
        let is_over = self.table.as_ref()?.turn() != self.turn;
        self.turn = self.table.as_ref()?.turn();
        if is_new {
            self.now.push(self.readable(played.notes));
            if is_over {
                self.pass();
            }
        }
        Some(())
    }

    /// Ends the turn, which then has a board.
    fn pass(&mut self) {
        let notes = std::mem::take(&mut self.now).into_iter().flatten().collect();
        let told = self.say(notes);
        for line in &told {
            let often = self.lines.entry(line.clone()).or_default();
            (often.least, often.most) = (often.least + 1, often.most + 1);
        }
        self.before = told;
        self.turn = self.table.as_ref().map_or(0, |table| table.turn());
    }

    /// The public messages of an entry.
    fn readable(&self, notes: Vec<Note>) -> Vec<Message> {
        let readable = notes.into_iter().filter(|note| note.audience.admits(Viewer::Spectator));
        readable.map(|note| self.peopled(note.message)).collect()
    }

    /// The text of a turn.
    fn say(&self, notes: Vec<Message>) -> Vec<String> {
        let notes = match games::find_version(&self.journal.game, self.journal.version) {
            Some(game) => game.merge_notes(notes),
            None => notes,
        };
        notes.iter().map(|note| plain(&PRESENTER.say(note, &Mentions))).collect()
    }

    fn peopled(&self, told: Message) -> Message {
        told.with_players(&|seat| {
            let player = matches::PlayerId(self.journal.sat_at(seat.index(), self.revision)?);
            Some(match player.level() {
                Some(level) => {
                    let name = PRESENTER.say(&level.name(), &Mentions);
                    Arg::plain(format!("Level {} {name}", level.number()))
                }
                None => Arg::Person(player.0),
            })
        })
    }
}

/// A line without emoji of the program and without spaces.
pub(super) fn plain(line: &str) -> String {
    let mut rest = line;
    let mut plain = String::new();
    while let Some((before, after)) = rest.split_once("<:") {
        plain.push_str(before);
        rest = after.split_once('>').map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    plain.retain(|c| !c.is_whitespace());
    plain
}

/// The turns that a board shows, each in the form that [`plain`] gives to expected lines.
pub(super) fn told(content: &str) -> Vec<String> {
    content.lines().filter_map(|line| line.strip_prefix("> ")).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_drops_emoji_and_blanks() {
        assert_eq!(plain("<:castellan_1:5> White builds  a1."), "Whitebuildsa1.");
        assert_eq!(told("title\n> <@5> builds a1\n➡️ on"), ["<@5>buildsa1"]);
    }
}
