//! How Discord shows what is not words: people and places as mentions, moments in the reader's own time zone.

use ::words::Voice;
use matches::PlayerId;
use poise::serenity_prelude::Timestamp;
use rules::{Message, Seat};

use crate::app::answer::args::seat_in;
use crate::app::answer::shorten;
use crate::discord::message::emoji;
use crate::words;
use crate::words::discord::Say;

/// Discord's way. In a text, what is named stands beside its name as it looks; alternative texts and labels hold no
/// pictures.
struct Discord {
    in_text: bool,
    /// The most characters of a name.
    longest: usize,
    /// Whether it is text that Discord shows as it is, in which a moment has to be written out.
    is_plain: bool,
}

/// Where a label is too long for Discord, names in it are cut to so many characters, so that the rest of it stands.
const NAMES: [usize; 4] = [32, 16, 10, 6];

/// A text has all of it.
const WHOLE: Discord = Discord { in_text: false, is_plain: false, longest: usize::MAX };

impl Voice for Discord {
    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn person(&self, number: u64) -> String {
        if PlayerId(number).is_person() { format!("<@{number}>") } else { say(Say::Somebody) }
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
            return written(seconds);
        }
        format!("<t:{seconds}:f> (<t:{seconds}:R>)")
    }

    fn icon(&self, message: &Message) -> Option<String> {
        let named = seat_in(message).unwrap_or(message);
        self.in_text
            .then(|| games::sprite_for(named))
            .flatten()
            .and_then(|mark| emoji::in_text(&mark))
    }
}

/// A message as Discord shows it.
pub(crate) fn say(message: impl Into<Message>) -> String {
    words::say(message, &WHOLE)
}

/// The same as a label of at most so many characters. Of long names stands less, and only then is the end cut off.
pub(crate) fn label(message: impl Into<Message>, limit: usize) -> String {
    let message = message.into();
    let mut said = String::new();
    for longest in NAMES {
        said = words::presenter().say(&message, &Discord { longest, ..WHOLE });
        if said.chars().count() <= limit {
            break;
        }
    }
    shorten(&said, limit)
}

/// The same in a text, with marks beside what it names.
pub(crate) fn say_marked(message: impl Into<Message>) -> String {
    words::say(message, &Discord { in_text: true, ..WHOLE })
}

/// The first of these ways to say something that has at most `limit` characters; else the last one, to be cut.
pub(crate) fn fitting(ways: impl IntoIterator<Item = Vec<Message>>, limit: usize) -> String {
    words::presenter().fitting(ways, limit, &Discord { is_plain: true, ..WHOLE })
}

/// A moment by the clock of the world, for texts that can't have it in the reader's own.
fn written(seconds: u64) -> String {
    let at = i64::try_from(seconds).ok().and_then(|at| Timestamp::from_unix_timestamp(at).ok());
    // 2026-11-25T14:03:00Z
    let written = at.unwrap_or_default().to_rfc3339().unwrap_or_default();
    format!("{} UTC", written.chars().take(16).collect::<String>().replace('T', " "))
}

#[cfg(test)]
mod tests {
    use rules::{Arg, Join};

    use super::*;

    #[test]
    fn of_a_label_that_is_too_long_the_name_is_cut_and_not_the_end() {
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
        let said = label(attack.clone(), 80);
        assert!(said.starts_with("Attack WWW") && said.ends_with("fall – the last"), "{said}");
        assert!(said.chars().count() <= 80, "{said}");
        assert!(label(attack, 200).contains(&"W".repeat(32)));
        assert_eq!(label("a long label", 6), "a lon…");
    }

    #[test]
    fn moments_are_written_out_where_discord_shows_text_as_it_is() {
        assert_eq!(written(1_790_000_000), "2026-09-21 14:13 UTC");
    }
}
