//! Names of the players at a table, for labels, prompts and alternative texts, which can't show mentions.

use matches::{Head, MatchView, Matches, PlayerId, Refused};
use rules::{Arg, BRIEFEST, GameView, Join, Message, READER, Seat, is_match_over};
use words::Language;

use crate::words::board::BoardText;
use crate::words::say_plainly;

/// The names of the players at a table, as one reader sees them.
#[derive(Clone, Default)]
pub(crate) struct TableNames {
    names: Vec<Option<Message>>,
    reader: Option<Seat>,
    /// The language of the names in pictures.
    language: Language,
}

/// Hides the names, which don't belong in logs.
impl std::fmt::Debug for TableNames {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableNames").field("reader", &self.reader).finish_non_exhaustive()
    }
}

impl TableNames {
    /// The names for this reader, or for all readers if `None`.
    pub(crate) fn load(
        matches: &Matches,
        view: &MatchView,
        reader: Option<PlayerId>,
    ) -> Result<Self, Refused> {
        Ok(Self::new(view.head(), matches.display_names(view)?, reader))
    }

    /// The names of the players at a former time. `then` is the match with its players of that time.
    pub(crate) fn load_former(
        matches: &Matches,
        then: &Head,
        reader: Option<PlayerId>,
    ) -> Result<Self, Refused> {
        Ok(Self::new(then, matches.display_names_of(then.id, &then.players)?, reader))
    }

    fn new(head: &Head, names: Vec<Option<String>>, reader: Option<PlayerId>) -> Self {
        let reader = reader.and_then(|reader| head.seat_of(reader));
        let computers = head.players.iter().map(|&player| computer_name(player));
        let names = names.into_iter().map(|name| name.map(Message::plain)).zip(computers);
        let names = names.map(|(name, computer)| computer.or(name)).collect();
        Self { names, reader, ..Self::default() }
    }

    /// The same names, with those of computers in this language in pictures.
    pub(crate) fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The names at a table where only the person on this seat has a name, as in a puzzle.
    pub(crate) fn of_reader(seat: Seat) -> Self {
        Self { reader: Some(seat), ..Self::default() }
    }

    /// A message in which known names of players replace their seats.
    pub(crate) fn with_names(&self, message: Message) -> Message {
        message.with_players(&|seat| self.name(seat))
    }

    /// A line that says who has which seat. `None` if the position's text names players itself, or if a name is
    /// unknown.
    pub(crate) fn seat_list(&self, sight: &dyn GameView) -> Option<Message> {
        let names = sight.seat_names();
        let is_named =
            |line: Message| !is_match_over(&line) && self.with_names(line.clone()) != line;
        if names.len() < 2 || sight.text(BRIEFEST).into_iter().any(is_named) {
            return None;
        }
        let seated = (0..)
            .map(Seat)
            .zip(names)
            .map(|(seat, name)| Some(BoardText::Seated { player: self.name(seat)?, seat: name }));
        let seated: Option<Vec<BoardText>> = seated.collect();
        Some(BoardText::Sit { players: Arg::list(Join::Dashes, seated?) }.into())
    }

    /// The name of a seat's player in pictures, also if the player is the reader.
    pub(crate) fn written(&self, seat: Seat) -> Option<String> {
        let name = self.names.get(seat.index())?.clone()?;
        Some(say_plainly(name, self.language))
    }

    fn name(&self, seat: Seat) -> Option<Arg> {
        if self.reader == Some(seat) {
            return Some(Arg::plain(READER));
        }
        self.names.get(seat.index())?.clone().map(Arg::from)
    }
}

/// The short name of a computer player. Computers of the same level at one table get Roman numerals.
pub(crate) fn computer_name(player: PlayerId) -> Option<Message> {
    const NUMERALS: [&str; 7] = ["II", "III", "IV", "V", "VI", "VII", "VIII"];
    let (name, index) = (player.level()?.name(), usize::from(player.index()?));
    let numeral = index.checked_sub(1).and_then(|index| NUMERALS.get(index));
    Some(match numeral {
        Some(numeral) => BoardText::NextOfName { name, numeral: (*numeral).into() }.into(),
        None => name,
    })
}

#[cfg(test)]
mod tests {
    use rules::{Level, OptionValues, Seats, Seed, Setup, Viewer};

    use super::*;
    use crate::words::say_in_english;

    #[test]
    fn pictures_name_computers_in_their_language() {
        let knight = computer_name(PlayerId::computer(Level::of(3).unwrap(), 0));
        let names = TableNames { names: vec![knight], ..TableNames::default() };
        for (language, expected) in [(Language::English, "Knight"), (Language::Swedish, "Riddare")]
        {
            let written = names.clone().in_language(language).written(Seat(0));
            assert_eq!(written.as_deref(), Some(expected));
        }
    }

    #[test]
    fn the_text_of_a_resigned_match_names_the_winner() {
        let names = ["Ada", "Ben"].map(|name| Some(Message::plain(name))).into();
        let names = TableNames { names, ..TableNames::default() };
        let seed = Seed::from_bytes([3; 32]);
        for game in games::on_offer() {
            let setup = Setup { options: OptionValues::new(), seats: 2, seed };
            let (sight, won) = (game.set_up(&setup).unwrap(), Seats::one(Seat(1)));
            let sight = sight.see(Viewer::Spectator).stopped(won, Seats::one(Seat(0)));
            let said: Vec<String> = sight
                .text(0)
                .into_iter()
                .map(|line| say_in_english(names.with_names(line)))
                .collect();
            let wanted = "The match is over, and Ben wins.";
            assert!(said.contains(&wanted.into()), "{}: {said:?}", game.info().id);
            let has_names = say_in_english(sight.seat_names().swap_remove(0)) == "Player 1";
            assert_eq!(names.seat_list(sight.as_ref()).is_some(), !has_names, "{}", game.info().id);
        }
    }
}
