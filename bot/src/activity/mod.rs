//! The Activity: the match page in a frame inside Discord. Asks Discord who the person in the frame is.
//!
//! A frame sends an authorization code and the id of its instance. Discord checks both: the code names the person, and
//! the instance must have this person among its participants. Nothing else that a frame sends is trusted.

mod instances;
mod location;
mod oauth;
mod picture_upload;
mod proxy_signature;
mod sign_in_error;

use std::sync::Arc;

use matches::PlayerId;
use words::Language;

use crate::activity::instances::Instances;
use crate::activity::oauth::{Client, Person};

pub(crate) use location::Location;
pub(crate) use oauth::ActivityAccess;
pub(crate) use proxy_signature::{ProxyHeaders, ProxyKey};
pub(crate) use sign_in_error::NotSignedIn;

/// Signs people in to the Activity and finds its running instances, by asking Discord. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Activity(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    client: Client,
    instances: Instances,
    /// Verifies the signatures of Discord's proxy. `None` if requests need no signature.
    key: Option<ProxyKey>,
}

/// A person in a frame, and the place of the frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SignedIn {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    /// The language that the person has set in Discord. `None` if the bot isn't translated into it.
    pub(crate) language: Option<Language>,
    /// The channel or thread of the instance.
    pub(crate) channel: u64,
    pub(crate) server: Option<u64>,
}

impl Activity {
    pub(crate) fn new(access: ActivityAccess, key: Option<ProxyKey>) -> Self {
        let client = Client::new(access);
        Self(Arc::new(Inner { client, instances: Instances::default(), key }))
    }

    /// Whether Discord's proxy must sign the requests of frames.
    pub(crate) fn needs_signature(&self) -> bool {
        self.0.key.is_some()
    }

    /// The sender of a request, according to its signature. `None` if no signature is required.
    pub(crate) fn sender(
        &self,
        application: u64,
        headers: Option<ProxyHeaders<'_>>,
        now_s: u64,
    ) -> Result<Option<PlayerId>, NotSignedIn> {
        let Some(key) = self.0.key else { return Ok(None) };
        let sender = headers.and_then(|headers| key.sender(headers, application, now_s));
        sender.map(Some).ok_or(NotSignedIn::Signature)
    }

    /// Signs in the person to whom an authorization code belongs. Fails if they are not in the instance. Discord's
    /// token is used once, and never stored.
    pub(crate) async fn sign_in(
        &self,
        application: u64,
        code: &str,
        instance: &str,
    ) -> Result<SignedIn, NotSignedIn> {
        if !is_code(code) || !is_instance(instance) {
            return Err(NotSignedIn::Code);
        }
        let client = &self.0.client;
        let token = client.exchange(application, code).await?;
        let person = client.current_user(&token).await?;
        drop(token);
        // A cached instance may be outdated.
        let found = client.instance(application, instance).await?;
        let found = self.0.instances.keep(instance, found);
        let Location { channel, server } = found.of(person.id)?;
        let Person { id: player, name, language } = person;
        Ok(SignedIn { player, name, language, channel, server })
    }

    /// The place of a cached instance, if this person was in it.
    pub(crate) fn known_location(&self, person: PlayerId, instance: &str) -> Option<Location> {
        self.0.instances.get(instance)?.of(person).ok()
    }

    /// Asks Discord for the place of an instance. Fails if this person is not in it.
    pub(crate) async fn locate(
        &self,
        application: u64,
        person: PlayerId,
        instance: &str,
    ) -> Result<Location, NotSignedIn> {
        if !is_instance(instance) {
            return Err(NotSignedIn::Instance);
        }
        let Inner { client, instances, .. } = &*self.0;
        instances.keep(instance, client.instance(application, instance).await?).of(person)
    }

    /// Uploads a picture that the person can then share. Returns its address at Discord.
    pub(crate) async fn upload(
        &self,
        application: u64,
        png: Vec<u8>,
    ) -> Result<String, NotSignedIn> {
        self.0.client.upload(application, png).await
    }
}

/// Whether a text can be an authorization code.
fn is_code(text: &str) -> bool {
    (1..=200).contains(&text.len()) && text.chars().all(|c| c.is_ascii_graphic())
}

/// Whether a text can be the id of an instance, which becomes a part of a request's path.
fn is_instance(text: &str) -> bool {
    text.len() <= 120
        && text.starts_with("i-")
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instance_ids_with_path_characters_are_refused() {
        assert!(is_instance("i-1455953436672000000-gc-1-2") && is_instance("i-1-pc-3"));
        for wrong in ["", "i", "1-gc-2", "i-1/../../users/@me", "i-1?x=1", "i-1%2f", "i-1 2"] {
            assert!(!is_instance(wrong), "{wrong}");
        }
        assert!(!is_instance(&format!("i-{}", "1".repeat(200))));
        assert!(is_code("a1.-_") && !is_code("") && !is_code("a b") && !is_code(&"a".repeat(201)));
    }
}
