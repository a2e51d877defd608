//! The routes of OAuth: exchanging codes for tokens, and looking up the user of a token.

use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};

use crate::api_error::{ApiError, ErrorCode};
use crate::clock::iso;
use crate::id::Id;
use crate::rest::call::Call;
use crate::rest::meta;
use crate::rest::reply::{Reply, RestResult};
use crate::world::{Grant, TOKEN_S, User, World};

/// Exchanges a code for a token. Its errors have the form of OAuth, not of Discord.
pub(super) fn token(world: &mut World, call: &Call) -> RestResult {
    if !is_client(world, call) {
        return refused(401, "invalid_client", None);
    }
    if call.body["grant_type"] != "authorization_code" {
        return refused(400, "unsupported_grant_type", None);
    }
    let now_ms = world.now_ms();
    let code = call.body["code"].as_str().unwrap_or_default();
    let Some((token, grant)) = world.activities.grants.exchange(code, now_ms) else {
        return refused(400, "invalid_grant", Some("Invalid \"code\" in request."));
    };
    Ok(Reply::ok(json!({
        "access_token": token, "token_type": "Bearer", "expires_in": TOKEN_S,
        "refresh_token": format!("{token}r"), "scope": grant.scopes.join(" "),
    })))
}

fn refused(status: u16, error: &str, why: Option<&str>) -> RestResult {
    let mut body = json!({"error": error});
    if let Some(why) = why {
        body["error_description"] = json!(why);
    }
    Ok(Reply { status, body: Some(body) })
}

/// Whether a request has the client's id and secret, in its body or as basic authentication.
fn is_client(world: &World, call: &Call) -> bool {
    let (id, secret) = (world.app.id.to_string(), world.activity_secret());
    let given = |field: &str| call.body[field].as_str().unwrap_or_default();
    let basic = call.basic.as_deref().and_then(|text| BASE64_STANDARD.decode(text).ok());
    (given("client_id") == id && given("client_secret") == secret)
        || basic.is_some_and(|basic| basic == format!("{id}:{secret}").as_bytes())
}

/// Shows the user of a bearer token.
pub(super) fn current_user(world: &World, call: &Call) -> RestResult {
    let grant = grant(world, call)?;
    if !grant.scopes.iter().any(|scope| scope == "identify") {
        return Err(ErrorCode::MissingAccess.into());
    }
    let user = world.users.get(&grant.user).ok_or(ErrorCode::UnknownUser)?;
    let mut json = user.json();
    let locale = json!(user.locale);
    let more = [("mfa_enabled", json!(false)), ("locale", locale), ("premium_type", json!(0))];
    for (field, value) in more {
        json[field] = value;
    }
    Ok(Reply::ok(json))
}

/// Shows the authorization of a bearer token.
pub(super) fn current_authorization(world: &World, call: &Call) -> RestResult {
    let grant = grant(world, call)?;
    let user = world.users.get(&grant.user).map_or(Value::Null, User::json);
    let application = meta::application(world).body.unwrap_or_default();
    Ok(Reply::ok(json!({
        "application": application, "expires": iso(grant.until_ms), "scopes": grant.scopes, "user": user,
    })))
}

/// The grant of a bearer token. An error if it is unknown or has expired.
pub(super) fn grant<'a>(world: &'a World, call: &Call) -> Result<&'a Grant, ApiError> {
    let token = call.bearer.as_deref().unwrap_or_default();
    world.activities.grants.of_token(token, world.now_ms()).ok_or_else(ApiError::unauthorized)
}

/// Shows a running instance of the application's Activity.
pub(super) fn instance(world: &World, app: Id, id: &str) -> RestResult {
    if app != world.app.id {
        return Err(ErrorCode::UnknownApplication.into());
    }
    world.instance_json(id).map(Reply::ok).ok_or_else(|| ErrorCode::General.into())
}
