//! The settings of the Activity, the match page inside Discord.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER_PERMISSIVE;

use crate::config::target::Token;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ActivityConfig {
    /// The OAuth client secret.
    pub(crate) client_secret: Token,
    /// The application's public key. With it, requests of frames need the signature of Discord's proxy.
    pub(crate) public_key: Option<[u8; 32]>,
}

/// Reads the settings of the Activity. They are an error without the match page, which the Activity shows.
pub(super) fn read(
    values: &BTreeMap<String, String>,
    has_page: bool,
) -> Result<Option<ActivityConfig>, String> {
    let name = "`activity.client_secret` (CASTELLAN_ACTIVITY_CLIENT_SECRET)";
    let public_key = read_key(&values["activity.public_key"])?;
    let secret = &values["activity.client_secret"];
    if secret.is_empty() {
        return match public_key {
            Some(_) => Err(format!("`activity.public_key` needs {name} as well")),
            None => Ok(None),
        };
    }
    if !secret.chars().all(|c| c.is_ascii_graphic()) {
        return Err(format!("{name} holds blanks or characters that no secret has"));
    }
    match has_page {
        true => Ok(Some(ActivityConfig { client_secret: Token::new(secret.clone()), public_key })),
        false => Err(format!("{name} needs the match page: set `web_url` as well")),
    }
}

fn read_key(text: &str) -> Result<Option<[u8; 32]>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok();
    bytes.and_then(|bytes| bytes.try_into().ok()).map(Some).ok_or_else(|| {
        "`activity.public_key` (CASTELLAN_ACTIVITY_PUBLIC_KEY) must be the 64 digits under General Information in the portal".into()
    })
}
