//! Messages as plain sentences for the page: names in place of mentions, and no Discord markup.

use std::collections::BTreeMap;

use matches::{Head, MatchView, Matches, PlayerId, Refused};
use rules::{Message, Seat};
use words::{Language, Plainly, Voice};

use crate::app::view::narration::Narration;
use crate::words::web::WebText;
use crate::words::{date, say};

/// A message without names, as a plain sentence.
pub(crate) fn say_plainly(message: impl Into<Message>, language: Language) -> String {
    plain(&say(message, language, &PageVoice { language, names: BTreeMap::new() }))
}

/// A message with people's names, as a plain sentence.
pub(crate) fn say_with_names(
    message: impl Into<Message>,
    language: Language,
    names: &BTreeMap<u64, String>,
) -> String {
    plain(&say(message, language, &PageVoice { language, names: names.clone() }))
}

/// A reader of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    /// `None` for a spectator with a link.
    pub(crate) person: Option<PlayerId>,
    pub(crate) language: Language,
}

/// Says messages about a match to one reader.
pub(crate) struct MatchVoice<'a> {
    head: &'a Head,
    reader: Option<PlayerId>,
    names: PageVoice,
}

impl<'a> MatchVoice<'a> {
    pub(crate) fn new(
        matches: &Matches,
        view: &'a MatchView,
        Reader { person: reader, language }: Reader,
    ) -> Result<Self, Refused> {
        let head = view.head();
        let seated = head.players.iter().copied().zip(matches.display_names(view)?);
        // The moves and offers of former players need their names.
        let former: Vec<_> = head.former.iter().map(|former| former.player).collect();
        let known = match former.is_empty() {
            true => Vec::new(),
            false => matches.display_names_of(head.id, &former)?,
        };
        let names = seated.chain(former.into_iter().zip(known));
        let names = names.filter_map(|(player, name)| Some((player.0, name?))).collect();
        Ok(Self { head, reader, names: PageVoice { language, names } })
    }

    /// A voice for messages about the current players. `known` are their display names by seat.
    pub(crate) fn with_names(
        head: &'a Head,
        known: Vec<Option<String>>,
        Reader { person: reader, language }: Reader,
    ) -> Self {
        let names = head.players.iter().zip(known);
        let names = names.filter_map(|(player, name)| Some((player.0, name?))).collect();
        Self { head, reader, names: PageVoice { language, names } }
    }

    /// A message as a plain sentence, with players in place of their seats.
    pub(crate) fn say(&self, message: impl Into<Message>) -> String {
        let narration = Narration { head: self.head, reader: self.reader };
        self.plain(narration.with_players(message.into()))
    }

    /// A message with players in place of their seats, which addresses nobody as "you".
    pub(crate) fn say_to_all(&self, message: impl Into<Message>) -> String {
        let narration = Narration { head: self.head, reader: None };
        self.plain(narration.with_players(message.into()))
    }

    pub(crate) fn language(&self) -> Language {
        self.names.language
    }

    fn plain(&self, message: Message) -> String {
        plain(&say(message, self.names.language, &self.names))
    }

    /// Messages as one text, with spaces between the sentences.
    pub(crate) fn say_lines(&self, lines: impl IntoIterator<Item = impl Into<Message>>) -> String {
        self.say_lines_at(self.head, lines)
    }

    /// Messages as one text, with the players of this head in place of their seats. Others may have taken seats since.
    pub(crate) fn say_lines_at(
        &self,
        head: &Head,
        lines: impl IntoIterator<Item = impl Into<Message>>,
    ) -> String {
        let narration = Narration { head, reader: self.reader };
        let say = |line: Message| self.plain(narration.with_players(line));
        lines.into_iter().map(|line| say(line.into())).collect::<Vec<_>>().join(" ")
    }
}

/// Writes people's names, found by their ids, in place of mentions.
struct PageVoice {
    language: Language,
    names: BTreeMap<u64, String>,
}

impl Voice for PageVoice {
    fn seat(&self, seat: Seat) -> String {
        Plainly.seat(seat)
    }

    fn person(&self, number: u64) -> String {
        let name = self.names.get(&number).cloned();
        name.unwrap_or_else(|| say(WebText::Someone, self.language, &Plainly))
    }

    fn place(&self, _number: u64) -> String {
        String::new()
    }

    fn moment(&self, at: u64) -> String {
        date(at, self.language)
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
    fn the_page_names_unknown_people_someone_and_writes_times_in_utc() {
        let names = BTreeMap::from([(7, "Ada".into())]);
        let voice = PageVoice { language: Language::English, names };
        assert_eq!([voice.person(7), voice.person(8)], ["Ada", "someone"]);
        assert_eq!(voice.moment(0), "January 1, 00:00 UTC");
    }
}
