//! `Word`: the word that a player adds to a deal.

use rules::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::error::Refused;
use crate::hex::hex;
use crate::ids::{Key, PlayerId};

/// The maximum number of characters of a word.
pub const WORD_LIMIT: usize = 40;

/// The number of bytes of a salt.
const SALT: usize = 16;

/// The word of a computer player.
const COMPUTER: &str = "computer";

/// A player's word. Lists of words are in the order of joining.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Word {
    pub(crate) player: PlayerId,
    /// The player's seat. `None` before the start.
    pub(crate) seat: Option<Seat>,
    pub(crate) text: WordText,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WordText {
    /// The word that the player chose, or the default.
    Plain(String),
    /// The player's data was erased. Anyone who knows the word can still check it against the hash.
    Erased(ErasedWord),
}

/// The salted hash that replaces a word when its player's data is erased.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ErasedWord {
    /// The salt, as 32 hexadecimal digits.
    pub salt: String,
    /// SHA-256 over the bytes of the salt and the word, as 64 hexadecimal digits.
    pub sha256: String,
}

impl ErasedWord {
    /// Hashes a word with a salt derived from these bytes.
    fn new(word: &str, random: &[u8]) -> Self {
        let salt = &Sha256::digest(random)[..SALT];
        let digest = Sha256::new().chain_update(salt).chain_update(word).finalize();
        Self { salt: hex(salt), sha256: hex(&digest) }
    }
}

impl Word {
    /// The default word of a player who chose none.
    ///
    /// For a person it is the id of the interaction by which they joined, which Discord creates after the commitment.
    pub(crate) fn by_default(player: PlayerId, key: Option<Key>) -> Self {
        let text = match (player.level(), key) {
            (Some(_), _) => COMPUTER.into(),
            (None, Some(key)) => key.0.to_string(),
            (None, None) => String::new(),
        };
        Self { player, seat: None, text: WordText::Plain(text) }
    }

    /// The word. `None` if it was erased.
    pub(crate) fn plain(&self) -> Option<&str> {
        match &self.text {
            WordText::Plain(text) => Some(text),
            WordText::Erased(_) => None,
        }
    }

    /// Replaces the word by a hash, with a salt derived from these bytes.
    pub(crate) fn erase(&mut self, random: &[u8]) {
        if let WordText::Plain(text) = &self.text {
            self.text = WordText::Erased(ErasedWord::new(text, random));
        }
    }
}

/// Checks a player's word: 1 to 40 characters without control characters. Surrounding spaces are removed.
pub(crate) fn checked(text: &str) -> Result<String, Refused> {
    let text = text.trim();
    let length = text.chars().count();
    if length == 0 || length > WORD_LIMIT || text.chars().any(char::is_control) {
        return Err(Refused::BadWord);
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_word_is_one_short_line() {
        assert_eq!(checked("  tiger \u{1F42F} ").unwrap(), "tiger \u{1F42F}");
        assert!(checked(&"ä".repeat(WORD_LIMIT)).is_ok());
        for bad in ["", "   ", "two\nlines", "nul\0", &"a".repeat(WORD_LIMIT + 1)] {
            assert!(matches!(checked(bad), Err(Refused::BadWord)), "{bad:?}");
        }
    }

    #[test]
    fn an_erased_player_word_keeps_only_its_hash() {
        let mut word =
            Word { text: WordText::Plain("tiger".into()), ..Word::by_default(PlayerId(1), None) };
        word.erase(&[1]);
        let erased = word.clone();
        word.erase(&[2]);
        assert_eq!(word, erased);
        assert_eq!(word.text, WordText::Erased(ErasedWord::new("tiger", &[1])));
        assert_eq!(word.plain(), None);
    }
}
