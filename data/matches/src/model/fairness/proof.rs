//! The proof of a deal in the file of a match, and its verification.

use rules::{Ply, Record, Seat, Seed, Setup};
use serde::{Deserialize, Serialize};

use crate::ids::MatchId;
use crate::model::fairness::player_word::ErasedWord;
use crate::model::fairness::seating::Seating;
use crate::model::fairness::{Secret, Terms};

/// The file of a match: its record, with the proof of its deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordFile {
    /// The number of the match in the commitment. `None` for a record that is no match of this bot.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u64>,
    /// The slug of the game.
    pub game: String,
    /// The version of the rules.
    pub rules_version: u16,
    /// Options, seats and seed.
    pub setup: Setup,
    /// The plies in order.
    pub plies: Vec<Ply>,
    /// The proof of the deal. `None` for a match that was dealt without a commitment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
}

/// The proof of a deal. All bytes are in hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The commitment that was shown before the players gave their words.
    pub commitment: String,
    /// The revealed secret. `None` while the match runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// The words, in the order in which their players joined.
    pub words: Vec<FileWord>,
    /// The seat that the player of each word drew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// The assignment of seats. The first word is the challenger's.
    #[serde(default)]
    pub seating: Seating,
    /// The signed message. `None` if a word was erased.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// The seed of all randomness in the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

/// A player's word in a record file, or the hash that replaces an erased one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FileWord {
    /// The word as given.
    Plain(String),
    /// Erased with its player's data.
    Erased(ErasedWord),
}

/// One claim of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealClaim {
    /// The commitment is that of the secret and the number of the match.
    Commitment,
    /// The message contains the agreed options and the words.
    Message,
    /// The seed is derived from the secret and the message, and the match was played with it.
    Seed,
    /// The seats were drawn from the seed.
    Seats,
}

/// The verdict on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimVerdict {
    /// The claim is true.
    Holds,
    /// The claim is false.
    Fails,
    /// A word was erased, so the claim can't be checked.
    Erased,
}

/// The reason why a file proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoProof {
    /// The match was dealt without a commitment.
    NoCommitment,
    /// The match was not over when the file was made.
    NotRevealed,
}

impl From<RecordFile> for Record {
    fn from(file: RecordFile) -> Self {
        let RecordFile { game, rules_version, setup, plies, .. } = file;
        Self { game, rules_version, setup, plies }
    }
}

impl From<Record> for RecordFile {
    fn from(record: Record) -> Self {
        let Record { game, rules_version, setup, plies } = record;
        Self { number: None, game, rules_version, setup, plies, fairness: None }
    }
}

impl RecordFile {
    /// Checks all claims of the proof, in order. Does not replay the plies.
    ///
    /// # Errors
    /// The file holds no complete proof.
    pub fn check(&self) -> Result<Vec<(DealClaim, ClaimVerdict)>, NoProof> {
        let (Some(fairness), Some(number)) = (&self.fairness, self.number) else {
            return Err(NoProof::NoCommitment);
        };
        let (Some(secret), Some(seed)) = (fairness.secret, fairness.seed) else {
            return Err(NoProof::NotRevealed);
        };
        let number = MatchId(number);
        let verdict = |holds| if holds { ClaimVerdict::Holds } else { ClaimVerdict::Fails };
        let commitment = secret.commitment(number).to_string() == fairness.commitment;
        let words: Option<Vec<&str>> = fairness.words.iter().map(FileWord::plain).collect();
        let (message, signed) = match (words, &fairness.message) {
            (Some(words), Some(message)) => {
                let terms =
                    Terms { number, game: &self.game, options: &self.setup.options, words: &words };
                let is_agreed =
                    terms.message() == *message && words.len() == usize::from(self.setup.seats);
                (verdict(is_agreed), verdict(secret.seed(message) == seed))
            }
            (None, None) => (ClaimVerdict::Erased, ClaimVerdict::Erased),
            (Some(_), None) | (None, Some(_)) => (ClaimVerdict::Fails, ClaimVerdict::Fails),
        };
        let signed = if seed == self.setup.seed { signed } else { ClaimVerdict::Fails };
        let seats = fairness.seating.draw(fairness.words.len(), seed);
        Ok(vec![
            (DealClaim::Commitment, verdict(commitment)),
            (DealClaim::Message, message),
            (DealClaim::Seed, signed),
            (DealClaim::Seats, verdict(seats == fairness.seats)),
        ])
    }
}

impl FileWord {
    fn plain(&self) -> Option<&str> {
        match self {
            Self::Plain(word) => Some(word),
            Self::Erased(_) => None,
        }
    }
}
