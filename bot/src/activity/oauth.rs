//! Requests to Discord: exchanges a code for a token, and reads the token's person and an instance's participants.

use matches::PlayerId;
use reqwest::{RequestBuilder, Response, StatusCode};
use serde::Deserialize;
use serde_json::Value;
use words::Language;

use crate::activity::instances::Instance;
use crate::activity::location::Location;
use crate::activity::sign_in_error::NotSignedIn;
use crate::config::Token;

/// The maximum number of bytes of an answer. Instances with many people have the longest answers.
const MOST_BYTES: usize = 1 << 20;

/// Access to Discord's REST API.
pub(crate) struct ActivityAccess {
    pub(crate) http: reqwest::Client,
    /// The address of the API, with its version.
    pub(crate) base: String,
    pub(crate) bot: Token,
    pub(crate) client_secret: Token,
}

/// Sends the Activity's requests to Discord.
pub(super) struct Client(ActivityAccess);

// Hides the secrets.
rules::hidden_debug!(Client);

/// A person's token. It is neither stored nor logged.
pub(super) struct AccessToken(String);

/// A person as Discord names them.
pub(super) struct Person {
    pub(super) id: PlayerId,
    pub(super) name: String,
    pub(super) language: Option<Language>,
}

#[derive(Deserialize)]
struct TokenJson {
    access_token: String,
}

#[derive(Deserialize)]
struct UserJson {
    id: String,
    username: String,
    global_name: Option<String>,
    locale: Option<String>,
}

#[derive(Deserialize)]
struct InstanceJson {
    location: LocationJson,
    /// Ids, or objects with an id.
    users: Vec<Value>,
}

#[derive(Deserialize)]
struct LocationJson {
    channel_id: String,
    guild_id: Option<String>,
}

impl Client {
    pub(super) fn new(access: ActivityAccess) -> Self {
        Self(access)
    }

    /// Exchanges an authorization code for a token. Each code works once.
    pub(super) async fn exchange(
        &self,
        application: u64,
        code: &str,
    ) -> Result<AccessToken, NotSignedIn> {
        let application = application.to_string();
        let form = [
            ("client_id", application.as_str()),
            ("client_secret", self.0.client_secret.reveal()),
            ("grant_type", "authorization_code"),
            ("code", code),
        ];
        let response = send(self.post("/oauth2/token").form(&form)).await?;
        match response.status() {
            StatusCode::OK => {
                read::<TokenJson>(response).await.map(|token| AccessToken(token.access_token))
            }
            StatusCode::UNAUTHORIZED => Err(NotSignedIn::Secret),
            StatusCode::BAD_REQUEST => Err(refusal(response).await),
            other => Err(unavailable("oauth2/token", other)),
        }
    }

    /// Fetches the person of a token.
    pub(super) async fn current_user(&self, token: &AccessToken) -> Result<Person, NotSignedIn> {
        let request = self.0.http.get(format!("{}/users/@me", self.0.base)).bearer_auth(&token.0);
        let response = send(request).await?;
        if response.status() != StatusCode::OK {
            return Err(unavailable("users/@me", response.status()));
        }
        let user: UserJson = read(response).await?;
        let id = user.id.parse().map_err(|_| NotSignedIn::Unavailable)?;
        let language = user.locale.as_deref().and_then(Language::of_locale);
        Ok(Person { id: PlayerId(id), name: user.global_name.unwrap_or(user.username), language })
    }

    /// Fetches a running instance. The caller has checked its id, which becomes a part of the address.
    pub(super) async fn instance(
        &self,
        application: u64,
        instance: &str,
    ) -> Result<Instance, NotSignedIn> {
        let address =
            format!("{}/applications/{application}/activity-instances/{instance}", self.0.base);
        let request = self.0.http.get(address).header("Authorization", self.bot_authorization());
        let response = send(request).await?;
        match response.status() {
            StatusCode::OK => read::<InstanceJson>(response).await?.instance(),
            StatusCode::NOT_FOUND => Err(NotSignedIn::Instance),
            other => Err(unavailable("activity-instances", other)),
        }
    }

    pub(super) fn post(&self, path: &str) -> RequestBuilder {
        self.0.http.post(format!("{}{path}", self.0.base))
    }

    pub(super) fn bot_authorization(&self) -> String {
        format!("Bot {}", self.0.bot.reveal())
    }
}

impl InstanceJson {
    fn instance(self) -> Result<Instance, NotSignedIn> {
        let number = |text: &str| text.parse().map_err(|_| NotSignedIn::Unavailable);
        let LocationJson { channel_id, guild_id } = self.location;
        let location = Location {
            channel: number(&channel_id)?,
            server: guild_id.as_deref().map(number).transpose()?,
        };
        let id = |user: &Value| user.as_str().or(user["id"].as_str())?.parse().ok();
        let people = self.users.iter().filter_map(id).map(PlayerId).collect();
        Ok(Instance { location, people })
    }
}

pub(super) async fn send(request: RequestBuilder) -> Result<Response, NotSignedIn> {
    request.send().await.map_err(|error| {
        // The address may contain an id, so it is not logged.
        tracing::warn!(error = %error.without_url(), "Discord does not answer an Activity");
        NotSignedIn::Unavailable
    })
}

/// The reason why Discord refused an authorization code: a bad code, or a bad client id or secret.
async fn refusal(response: Response) -> NotSignedIn {
    let why: Value = read(response).await.unwrap_or_default();
    match why["error"].as_str() {
        Some("invalid_client" | "unauthorized_client") => NotSignedIn::Secret,
        _ => NotSignedIn::Code,
    }
}

pub(super) fn unavailable(route: &str, status: StatusCode) -> NotSignedIn {
    tracing::warn!(route, status = status.as_u16(), "Discord refuses an Activity");
    NotSignedIn::Unavailable
}

pub(super) async fn read<T: for<'de> Deserialize<'de>>(
    mut response: Response,
) -> Result<T, NotSignedIn> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|_| NotSignedIn::Unavailable)? {
        bytes.extend_from_slice(&chunk);
        if bytes.len() > MOST_BYTES {
            return Err(NotSignedIn::Unavailable);
        }
    }
    serde_json::from_slice(&bytes).map_err(|_| NotSignedIn::Unavailable)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn participants_are_read_as_ids_or_as_objects() {
        let json = json!({
            "application_id": "1", "instance_id": "i-1-gc-2-3", "launch_id": "1",
            "location": {"id": "gc-2-3", "kind": "gc", "channel_id": "3", "guild_id": "2"},
            "users": ["7", {"id": "8"}, 9],
        });
        let instance = serde_json::from_value::<InstanceJson>(json).unwrap().instance().unwrap();
        assert_eq!(instance.people, [PlayerId(7), PlayerId(8)]);
        assert_eq!(instance.location, Location { channel: 3, server: Some(2) });
    }
}
