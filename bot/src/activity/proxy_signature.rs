//! The signature of Discord's proxy, which names the person whose frame sends a request.

use data_encoding::{BASE64, HEXLOWER_PERMISSIVE};
use matches::PlayerId;
use ring::signature::{ED25519, UnparsedPublicKey};
use serde::Deserialize;

/// How far the clocks of the proxy and this machine may differ, in seconds.
const LEEWAY_S: u64 = 30;

/// The longest lifetime of an accepted signature, in seconds: a day. Discord's own signatures are valid for minutes.
const LONGEST_S: u64 = 86_400;

/// The public key of the application. Discord's proxy signs with the private key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProxyKey([u8; 32]);

/// The three headers of a signed request, as received.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProxyHeaders<'a> {
    /// In base64 or hexadecimal digits.
    pub(crate) signature: &'a str,
    /// The Unix time at which the payload was made, in seconds.
    pub(crate) timestamp: &'a str,
    /// JSON in base64. The signature covers the decoded bytes.
    pub(crate) payload: &'a str,
}

#[derive(Deserialize)]
struct PayloadJson {
    application_id: String,
    user_id: String,
    created_at: u64,
    expires_at: u64,
}

impl ProxyKey {
    pub(crate) fn new(key: [u8; 32]) -> Self {
        Self(key)
    }

    /// The person whose frame sends a request. `None` if Discord has not recently signed the request for this
    /// application.
    pub(super) fn sender(
        self,
        headers: ProxyHeaders<'_>,
        application: u64,
        now_s: u64,
    ) -> Option<PlayerId> {
        let payload = BASE64.decode(headers.payload.as_bytes()).ok()?;
        let signature = read_signature(headers.signature)?;
        UnparsedPublicKey::new(&ED25519, self.0).verify(&payload, &signature).ok()?;
        let json: PayloadJson = serde_json::from_slice(&payload).ok()?;
        let PayloadJson { application_id, user_id, created_at, expires_at } = json;
        let is_own = application_id.parse() == Ok(application);
        let is_whole = headers.timestamp.parse() == Ok(created_at);
        let is_fresh = created_at <= now_s + LEEWAY_S
            && now_s <= expires_at.saturating_add(LEEWAY_S)
            && expires_at.saturating_sub(created_at) <= LONGEST_S;
        let user = user_id.parse().ok().map(PlayerId);
        user.filter(|_| is_own && is_whole && is_fresh)
    }
}

/// Reads a signature in hexadecimal digits or base64: Discord's own examples differ.
fn read_signature(text: &str) -> Option<Vec<u8>> {
    let hex = HEXLOWER_PERMISSIVE.decode(text.as_bytes());
    hex.or_else(|_| BASE64.decode(text.as_bytes())).ok().filter(|bytes| bytes.len() == 64)
}

#[cfg(test)]
mod tests {
    use ring::signature::{Ed25519KeyPair, KeyPair};
    use serde_json::{Value, json};

    use super::*;

    /// The current Unix time in these tests, in seconds.
    const NOW: u64 = 1_700_000_000;

    fn pair(seed: u8) -> Ed25519KeyPair {
        Ed25519KeyPair::from_seed_unchecked(&[seed; 32]).unwrap()
    }

    fn payload(created_at: u64) -> Value {
        json!({
            "application_id": "5", "user_id": "7", "is_developer": false,
            "created_at": created_at, "expires_at": created_at + 60,
        })
    }

    /// The sender of a payload that `signer` has signed, with this timestamp in the header.
    fn sender(signer: &Ed25519KeyPair, payload: &Value, timestamp: u64) -> Option<PlayerId> {
        let bytes = payload.to_string().into_bytes();
        let signature = BASE64.encode(signer.sign(&bytes).as_ref());
        sent(&signature, &timestamp.to_string(), &BASE64.encode(&bytes))
    }

    fn sent(signature: &str, timestamp: &str, payload: &str) -> Option<PlayerId> {
        let key = ProxyKey::new(pair(1).public_key().as_ref().try_into().unwrap());
        key.sender(ProxyHeaders { signature, timestamp, payload }, 5, NOW)
    }

    #[test]
    fn a_signed_request_names_its_sender_in_either_form_of_the_signature() {
        assert_eq!(sender(&pair(1), &payload(NOW), NOW), Some(PlayerId(7)));
        let bytes = payload(NOW).to_string().into_bytes();
        let hex = data_encoding::HEXLOWER.encode(pair(1).sign(&bytes).as_ref());
        assert_eq!(sent(&hex, &NOW.to_string(), &BASE64.encode(&bytes)), Some(PlayerId(7)));
    }

    #[test]
    fn a_forged_signature_a_changed_payload_and_another_application_are_refused() {
        assert_eq!(sender(&pair(2), &payload(NOW), NOW), None);
        let bytes = payload(NOW).to_string();
        let signature = BASE64.encode(pair(1).sign(bytes.as_bytes()).as_ref());
        let changed = bytes.replace("\"7\"", "\"8\"");
        assert_eq!(sent(&signature, &NOW.to_string(), &BASE64.encode(changed.as_bytes())), None);
        let mut foreign = payload(NOW);
        foreign["application_id"] = json!("6");
        assert_eq!(sender(&pair(1), &foreign, NOW), None);
        assert_eq!(sent("", "", ""), None);
        assert_eq!(sent(&"0".repeat(128), &NOW.to_string(), &BASE64.encode(b"{}")), None);
    }

    #[test]
    fn old_future_and_mismatched_timestamps_are_refused() {
        let at = |created_at: u64| sender(&pair(1), &payload(created_at), created_at);
        assert!(at(NOW - 60 - LEEWAY_S).is_some() && at(NOW - 61 - LEEWAY_S).is_none());
        assert!(at(NOW + LEEWAY_S).is_some() && at(NOW + LEEWAY_S + 1).is_none());
        assert_eq!(sender(&pair(1), &payload(NOW), NOW - 1), None);
        let mut eternal = payload(NOW);
        eternal["expires_at"] = json!(u64::MAX);
        assert_eq!(sender(&pair(1), &eternal, NOW), None);
    }
}
