//! Messages as plain sentences for the page: names in place of mentions, and no Discord markup.

use std::collections::BTreeMap;

use matches::{Head, MatchView, Matches, PlayerId, Refused};
use rules::{Message, Seat};
use words::{Plainly, Voice};

use crate::app::view::narration::Narration;
use crate::words::say;
use crate::words::web::WebText;

/// A message without names, as a plain sentence.
pub(crate) fn say_plainly(message: impl Into<Message>) -> String {
    plain(&say(message, &PageVoice::default()))
}

/// The voice for one reader of a match.
pub(crate) struct MatchVoice<'a> {
    head: &'a Head,
    reader: Option<PlayerId>,
    names: PageVoice,
}

impl<'a> MatchVoice<'a> {
    /// The voice for a person, or for spectators.
    pub(crate) fn new(
        matches: &Matches,
        view: &'a MatchView,
        reader: Option<PlayerId>,
    ) -> Result<Self, Refused> {
        let head = view.head();
        let names = head.players.iter().copied().zip(matches.display_names(view)?);
        let names = names.filter_map(|(player, name)| Some((player.0, name?))).collect();
        Ok(Self { head, reader, names: PageVoice { names } })
    }

    /// A message as a plain sentence, with players in place of their seats.
    pub(crate) fn say(&self, message: impl Into<Message>) -> String {
        let narration = Narration { head: self.head, reader: self.reader };
        plain(&say(narration.with_players(message.into()), &self.names))
    }

    /// A message with players in place of their seats, which calls nobody "you".
    pub(crate) fn say_to_all(&self, message: impl Into<Message>) -> String {
        let narration = Narration { head: self.head, reader: None };
        plain(&say(narration.with_players(message.into()), &self.names))
    }

    /// Messages as one text.
    pub(crate) fn say_lines(&self, lines: impl IntoIterator<Item = impl Into<Message>>) -> String {
        let lines: Vec<_> = lines.into_iter().map(|line| self.say(line)).collect();
        lines.join(" ")
    }
}

/// Names of people, by number.
#[derive(Default)]
struct PageVoice {
    names: BTreeMap<u64, String>,
}

impl Voice for PageVoice {
    fn seat(&self, seat: Seat) -> String {
        Plainly.seat(seat)
    }

    fn person(&self, number: u64) -> String {
        let name = self.names.get(&number).cloned();
        name.unwrap_or_else(|| say(WebText::Someone, &Plainly))
    }

    fn place(&self, _number: u64) -> String {
        String::new()
    }

    fn moment(&self, at: u64) -> String {
        let at = i64::try_from(at).ok().and_then(|at| jiff::Timestamp::from_millisecond(at).ok());
        at.map_or_else(String::new, |at| at.strftime("%B %-d, %H:%M UTC").to_string())
    }
}

/// A text without the markup that only Discord shows.
fn plain(text: &str) -> String {
    let line = |line: &str| {
        let quoted = line.strip_prefix("> ").unwrap_or(line);
        quoted.strip_prefix("-# ").unwrap_or(quoted).replace("**", "")
    };
    text.lines().map(line).collect::<Vec<_>>().join(" ").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_of_discord_does_not_reach_the_page() {
        assert_eq!(plain("> Ada plays\n**e4** `e5`\n-# Paused."), "Ada plays e4 e5 Paused.");
    }

    #[test]
    fn a_person_without_a_name_is_someone_and_times_are_written_out() {
        let voice = PageVoice { names: BTreeMap::from([(7, "Ada".into())]) };
        assert_eq!([voice.person(7), voice.person(8)], ["Ada", "someone"]);
        assert_eq!(voice.moment(0), "January 1, 00:00 UTC");
    }
}
