//! Discord's markup: mentions of people and channels, and moments in the reader's own time zone.

use ::words::{Language, Voice};
use matches::PlayerId;
use rules::{Message, Seat};

use crate::app::answer::args::{face_in, seat_in};
use crate::app::answer::shorten;
use crate::discord::message::emoji;
use crate::words;
use crate::words::discord::Say;

/// Writes people, places and moments in Discord's markup. Only texts have emoji next to names; labels and alternative
/// texts don't.
struct Discord {
    language: Language,
    in_text: bool,
    longest: usize,
    /// Whether Discord shows no markup, so that moments are written out.
    is_plain: bool,
}

/// The lengths to which names in a label are cut, one after the other, until the label fits.
const NAMES: [usize; 4] = [32, 16, 10, 6];

impl Discord {
    fn new(language: Language) -> Self {
        Self { language, in_text: false, is_plain: false, longest: usize::MAX }
    }
}

impl Voice for Discord {
    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn person(&self, number: u64) -> String {
        if PlayerId(number).is_person() {
            format!("<@{number}>")
        } else {
            say(Say::Someone, self.language)
        }
    }

    fn called(&self, name: &str) -> String {
        shorten(name, self.longest)
    }

    fn place(&self, number: u64) -> String {
        format!("<#{number}>")
    }

    fn moment(&self, at: u64) -> String {
        let seconds = at / 1000;
        if self.is_plain {
            return words::date(at, self.language);
        }
        format!("<t:{seconds}:f> (<t:{seconds}:R>)")
    }

    fn icon(&self, message: &Message) -> Option<String> {
        if !self.in_text {
            return None;
        }
        let emblem = games::sprite_for(seat_in(message).unwrap_or(message));
        let marks = [emblem, face_in(message)].into_iter().flatten();
        let marks: Vec<String> = marks.filter_map(|mark| emoji::in_text(&mark)).collect();
        (!marks.is_empty()).then(|| marks.join(" "))
    }
}

/// A message as text without emoji.
pub(crate) fn say(message: impl Into<Message>, language: Language) -> String {
    words::say(message, language, &Discord::new(language))
}

/// A message as a label of at most `limit` characters. Names are shortened before the end is cut.
pub(crate) fn label(message: impl Into<Message>, language: Language, limit: usize) -> String {
    let message = message.into();
    let mut said = String::new();
    for longest in NAMES {
        let voice = Discord { longest, ..Discord::new(language) };
        said = words::presenter(language).say(&message, &voice);
        if said.chars().count() <= limit {
            break;
        }
    }
    shorten(&said, limit)
}

/// A message as text with emoji next to names.
pub(crate) fn say_marked(message: impl Into<Message>, language: Language) -> String {
    words::say(message, language, &Discord { in_text: true, ..Discord::new(language) })
}

/// The first of these versions with at most `limit` characters. If none fits, the last one, uncut.
pub(crate) fn fitting(
    ways: impl IntoIterator<Item = Vec<Message>>,
    language: Language,
    limit: usize,
) -> String {
    let voice = Discord { is_plain: true, ..Discord::new(language) };
    words::presenter(language).fitting(ways, limit, &voice)
}

#[cfg(test)]
mod tests {
    use rules::{Arg, Join};

    use super::*;

    const ENGLISH: Language = Language::English;

    #[test]
    fn long_labels_shorten_names_first() {
        let owner = Message::worded("castle-keep-player", vec![("number", Arg::from(2_u8))]);
        let owner = owner.naming_seat(Seat(1)).with_players(&|_| Some(Arg::plain("W".repeat(32))));
        let target = vec![("owner", owner.into()), ("number", Arg::from(2_u8))];
        let cells = ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"].map(Message::plain);
        let attack = vec![
            ("target", Message::worded("castle-keep-target", target).into()),
            ("whose", Arg::plain("theirs")),
            ("cells", Arg::list(Join::Commas, cells)),
            ("count", Arg::from(8_u8)),
            ("keeps", Arg::from(1_u8)),
            ("left", Arg::plain("none")),
        ];
        let attack = Message::worded("castle-keep-does-attack", attack);
        let said = label(attack.clone(), ENGLISH, 80);
        assert!(said.starts_with("Attack WWW") && said.ends_with("fall – the last"), "{said}");
        assert!(said.chars().count() <= 80, "{said}");
        assert!(label(attack, ENGLISH, 200).contains(&"W".repeat(32)));
        assert_eq!(label("a long label", ENGLISH, 6), "a lon…");
    }

    #[test]
    fn moments_are_written_out_in_utc() {
        assert_eq!(words::date(1_790_000_000_000, ENGLISH), "September 21, 14:13 UTC");
    }
}
