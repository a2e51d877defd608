//! `castellan verify`: checks the exported record of a match, its deal and its moves.

use std::io::{Read, Write};
use std::path::Path;
use std::{fs, io};

use anyhow::{Context, bail};
use matches::{ClaimVerdict, DealClaim, NoProof, RecordFile};
use rules::{Message, Record};

use crate::words::fairness::VerifyText;
use crate::words::say_in_english;

/// Checks a file, or standard input, and writes a line for each claim.
///
/// # Errors
/// A claim fails, the file proves nothing or is no record, or it can't be read.
pub(crate) fn run(path: Option<&Path>, out: &mut impl Write) -> anyhow::Result<()> {
    let text = match path {
        Some(path) => fs::read(path).with_context(|| path.display().to_string())?,
        None => {
            let mut text = Vec::new();
            io::stdin().lock().read_to_end(&mut text)?;
            text
        }
    };
    let file: RecordFile =
        serde_json::from_slice(&text).context("this is not the exported record of a match")?;
    let claims = match file.check() {
        Ok(claims) => claims,
        Err(NoProof::NoCommitment) => bail!(sentence(VerifyText::NoCommitment)),
        Err(NoProof::NotRevealed) => bail!(sentence(VerifyText::NotRevealed)),
    };
    let mut fails = false;
    for (claim, verdict) in claims {
        fails |= verdict == ClaimVerdict::Fails;
        let verdict = match verdict {
            ClaimVerdict::Holds => VerifyText::Holds,
            ClaimVerdict::Fails => VerifyText::Fails,
            ClaimVerdict::Erased => VerifyText::Erased,
        };
        let verdict = verdict.into();
        let line = match claim {
            DealClaim::Commitment => VerifyText::Commitment { verdict },
            DealClaim::Message => VerifyText::Message { verdict },
            DealClaim::Seed => VerifyText::Seed { verdict },
            DealClaim::Seats => VerifyText::Seats { verdict },
        };
        writeln!(out, "{}", sentence(line))?;
    }
    let fairness = file.fairness.clone();
    let (count, replayed) = (file.plies.len(), replay(file.into()));
    fails |= replayed.is_err();
    let verdict = match replayed {
        Ok(()) => VerifyText::Holds,
        Err(reason) => VerifyText::FailsBecause { reason },
    };
    writeln!(out, "{}", sentence(VerifyText::Plies { count, verdict: verdict.into() }))?;
    if fails {
        bail!("the record does not hold");
    }
    let commitment = fairness.map(|fairness| fairness.commitment).unwrap_or_default();
    writeln!(out, "{}", sentence(VerifyText::Compare { commitment }))?;
    Ok(())
}

/// Replays the whole record by its rules.
fn replay(record: Record) -> Result<(), Message> {
    let game = games::find_version(&record.game, record.rules_version)
        .ok_or_else(|| VerifyText::UnknownRules { game: record.game.clone() })?;
    game.replay(&record).map(drop).map_err(|refusal| refusal.message().clone())
}

fn sentence(text: VerifyText) -> String {
    say_in_english(text)
}
