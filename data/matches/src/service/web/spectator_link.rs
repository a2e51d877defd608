//! Links for spectators. They can't be guessed, and are the same for everyone who watches a match.
//!
//! A link has the number of the match, and an authentication code made with a secret of the store. So it needs no row,
//! and a copy of the journals reveals no links.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::codec::seal;
use crate::error::Refused;
use crate::hex::{hex, unhex};
use crate::ids::{MatchId, Revision};
use crate::journal::records::TextRow;
use crate::keys;
use crate::seeds::{Seeds, SystemSeeds};
use crate::service::Matches;
use crate::service::retry::until_first;
use store::Batch;

/// The number of bytes of a link's authentication code.
const CODE: usize = 16;

impl Matches {
    /// The key by which everyone who has the link can watch this match.
    pub fn spectator_key(&self, id: MatchId) -> Result<String, Refused> {
        let code = authentication(&self.web_secret()?, id).finalize().into_bytes();
        Ok(format!("{}-{}", id.0, hex(&code[..CODE])))
    }

    /// The match that a spectator's key opens. `None` for any other text.
    pub fn match_of_spectator_key(&self, key: &str) -> Result<Option<MatchId>, Refused> {
        let read = || {
            let (number, code) = key.split_once('-')?;
            let id: u64 = number.parse().ok()?;
            (id.to_string() == number).then_some((MatchId(id), unhex(code)?))
        };
        let Some((id, code)) = read().filter(|(_, code)| code.len() == CODE) else {
            return Ok(None);
        };
        let is_right = authentication(&self.web_secret()?, id).verify_truncated_left(&code).is_ok();
        Ok(is_right.then_some(id))
    }

    /// An identifier of an offer that doesn't reveal how many acts came before it.
    pub fn offer_key(&self, id: MatchId, since: Revision) -> Result<String, Refused> {
        let mut code = authentication(&self.web_secret()?, id);
        code.update(b"offer");
        code.update(&since.0.to_be_bytes());
        Ok(hex(&code.finalize().into_bytes()[..8]))
    }

    /// The secret of this store, created at its first use.
    fn web_secret(&self) -> Result<Vec<u8>, Refused> {
        until_first(|| {
            let (raw, secret) = self.row_with_bytes::<TextRow>(keys::web_secret())?;
            if let Some(secret) = secret {
                return unhex(&secret.0).ok_or(Refused::Busy).map(Some);
            }
            self.check_not_newer::<TextRow>(&keys::web_secret())?;
            let drawn = SystemSeeds.draw().ok_or(Refused::NoChance)?;
            let mut batch = Batch::default();
            batch.replace(keys::web_secret(), raw, seal(&TextRow(hex(&drawn.to_bytes()))));
            self.store.commit(batch)?;
            Ok(None)
        })
    }
}

fn authentication(secret: &[u8], id: MatchId) -> Hmac<Sha256> {
    let mut code =
        Hmac::<Sha256>::new_from_slice(secret).expect("a code of this kind takes any key");
    code.update(b"castellan spectator\n");
    code.update(&id.0.to_be_bytes());
    code
}
