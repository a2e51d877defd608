//! `RecordFile`: a match's record with the proof of its deal, and the verification of that proof.

use rules::{Ply, Record, Seat, Seed, Setup};
use serde::{Deserialize, Serialize};

use crate::ids::MatchId;
use crate::model::fairness::player_word::ErasedWord;
use crate::model::fairness::seating::Seating;
use crate::model::fairness::{Secret, Terms};

/// The file of a match: its record, and the proof of its deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordFile {
    /// The number of the match in the commitment. `None` for a record of another origin.
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

/// The proof of a deal. Bytes are written as hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The commitment, as shown before the players added their words.
    pub commitment: String,
    /// The revealed secret. `None` while the match runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// The players' words, in the order of joining.
    pub words: Vec<FileWord>,
    /// The seats of the players, in the order of joining. Empty before the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// How seats were assigned. The first player is the challenger.
    #[serde(default)]
    pub seating: Seating,
    /// The message that was signed. `None` if a word was erased, or while the match runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// The seed of all randomness in the match. `None` while the match runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

/// A player's word in a record file, or the hash that replaces an erased one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FileWord {
    /// The word itself.
    Plain(String),
    /// The hash of a word that was erased with its player's data.
    Erased(ErasedWord),
}

/// A claim of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealClaim {
    /// The commitment fits the secret and the number of the match.
    Commitment,
    /// The message contains the game, the options and the words of the match.
    Message,
    /// The seed is derived from the secret and the message, and is the seed of the record.
    Seed,
    /// The seats were drawn with the seed.
    Seats,
}

/// The verdict on a claim of a proof.
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
    /// The file has no proof, or the match was not over when it was made.
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
