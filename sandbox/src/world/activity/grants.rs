//! OAuth: one-time codes that expire soon, and the tokens for which they are exchanged.

use std::collections::HashMap;

use crate::id::Id;
use crate::world::activity::hex::hex;

/// The lifetime of a code.
const CODE_MS: u64 = 60_000;

/// The lifetime of a token: seven days.
pub(crate) const TOKEN_S: u64 = 604_800;

/// A member's authorization of the application, and when it expires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Grant {
    pub(crate) user: Id,
    pub(crate) scopes: Vec<String>,
    pub(crate) until_ms: u64,
}

/// The open codes and tokens.
#[derive(Default)]
pub(crate) struct Grants {
    codes: HashMap<String, Grant>,
    tokens: HashMap<String, Grant>,
}

/// Hides codes and tokens.
impl std::fmt::Debug for Grants {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Grants").field("codes", &self.codes.len()).finish_non_exhaustive()
    }
}

impl Grants {
    /// A new code for a member.
    pub(crate) fn new_code(&mut self, user: Id, scopes: Vec<String>, now_ms: u64) -> String {
        let code = secret();
        self.codes.insert(code.clone(), Grant { user, scopes, until_ms: now_ms + CODE_MS });
        code
    }

    /// Exchanges a code for a token. `None` if the code was used or has expired.
    pub(crate) fn exchange(&mut self, code: &str, now_ms: u64) -> Option<(String, Grant)> {
        let grant = self.codes.remove(code).filter(|grant| grant.until_ms > now_ms)?;
        let grant = Grant { until_ms: now_ms + TOKEN_S * 1000, ..grant };
        let token = secret();
        self.tokens.insert(token.clone(), grant.clone());
        Some((token, grant))
    }

    /// The grant of a token. `None` if it is unknown or has expired.
    pub(crate) fn of_token(&self, token: &str, now_ms: u64) -> Option<&Grant> {
        self.tokens.get(token).filter(|grant| grant.until_ms > now_ms)
    }
}

/// A text that nobody can guess.
fn secret() -> String {
    let mut bytes = [0; 15];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    hex(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_used_once_and_within_a_minute() {
        let mut grants = Grants::default();
        let code = grants.new_code(Id(1), vec!["identify".into()], 0);
        let (token, grant) = grants.exchange(&code, CODE_MS - 1).expect("it is fresh");
        assert_eq!(grant.user, Id(1));
        assert_eq!(grants.exchange(&code, 0), None);
        let late = grants.new_code(Id(1), Vec::new(), 0);
        assert_eq!(grants.exchange(&late, CODE_MS), None);
        assert!(grants.of_token(&token, 0).is_some());
        assert!(grants.of_token(&token, u64::MAX).is_none() && grants.of_token(&code, 0).is_none());
    }
}
