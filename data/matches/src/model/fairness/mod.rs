//! Fair deals: the bot commits to a secret, the players add words, and the seed is derived from both.
//!
//! `docs/fairness.md` describes the scheme for other programs, with test vectors.

pub(crate) mod player_word;
pub(crate) mod proof;
pub(crate) mod seating;

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use rules::{OptionValues, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::ids::MatchId;

/// The number of digits of a commitment that a card shows.
const SHORT: usize = 16;

/// The bot's secret half of a deal. It is drawn for the challenge, and revealed when the match is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(Seed);

impl Secret {
    /// A secret of 32 random bytes.
    pub(crate) fn new(random: Seed) -> Self {
        Self(random)
    }

    /// The secret as 64 hexadecimal digits. Show it only when the match is over.
    pub fn to_hex(self) -> String {
        self.0.to_hex()
    }

    /// The commitment, published with the challenge: SHA-256 over the number of the match and the secret.
    pub fn commitment(self, number: MatchId) -> Commitment {
        let mut digest = Sha256::new();
        digest.update(format!("castellan commit 1\n{}\n", number.0));
        digest.update(self.0.to_bytes());
        Commitment(digest.finalize().into())
    }

    /// The seed of a match: HMAC-SHA-256 of the message, with the secret as the key.
    pub fn seed(self, message: &str) -> Seed {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0.to_bytes())
            .expect("a key of any length is taken");
        mac.update(message.as_bytes());
        Seed::from_bytes(mac.finalize().into_bytes().into())
    }
}

rules::hidden_debug!(Secret);

/// A commitment to a secret. It reveals nothing about the secret, but no other secret fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The first 16 hexadecimal digits, as a card shows them.
    pub fn short(self) -> String {
        self.to_string()[..SHORT].to_owned()
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The deal of a match, which never changes after the challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Deal {
    pub(crate) secret: Secret,
    /// The number in the commitment: the match's own or, for the second match of a pair, that of the first.
    pub(crate) number: MatchId,
}

impl Deal {
    pub(crate) fn commitment(self) -> Commitment {
        self.secret.commitment(self.number)
    }
}

/// The inputs of the seed, apart from the secret.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// The number in the commitment.
    pub number: MatchId,
    /// The slug of the game.
    pub game: &'a str,
    /// All options, including defaults.
    pub options: &'a OptionValues,
    /// The players' words, in the order of joining.
    pub words: &'a [&'a str],
}

impl Terms<'_> {
    /// The message that is signed: one line per item, without a final line break.
    pub fn message(&self) -> String {
        let mut lines = vec![
            "castellan seed 1".into(),
            self.number.0.to_string(),
            self.game.into(),
            self.words.len().to_string(),
        ];
        lines.extend(self.options.iter().map(|(name, value)| format!("{name}={value}")));
        lines.extend(self.words.iter().map(|word| format!("{}:{word}", word.len())));
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Secret {
        Secret::new(Seed::from_bytes([0xA7; 32]))
    }

    #[test]
    fn the_debug_output_of_a_secret_hides_its_bytes() {
        assert_eq!(format!("{:?}", secret()), "Secret(..)");
    }

    #[test]
    fn the_commitment_message_contains_all_terms() {
        let options = [("trees", "random"), ("contact", "free")]
            .map(|(name, value)| (name.into(), value.into()));
        let terms = Terms {
            number: MatchId(17),
            game: "kastell",
            options: &options.into(),
            words: &["größe", "1234567890123456789"],
        };
        let lines = "castellan seed 1\n17\nkastell\n2\ncontact=free\ntrees=random\n7:größe\n19:1234567890123456789";
        assert_eq!(terms.message(), lines);
    }
}
