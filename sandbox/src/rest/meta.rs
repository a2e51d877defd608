//! The routes of the gateway's address and of the application.

use serde_json::{Value, json};

use crate::rest::reply::Reply;
use crate::world::{User, World};

pub(super) fn gateway(world: &World) -> Reply {
    Reply::ok(json!({"url": world.gateway_url()}))
}

pub(super) fn gateway_bot(world: &World) -> Reply {
    let starts = &world.gateway.starts;
    Reply::ok(json!({
        "url": world.gateway_url(),
        "shards": starts.sharding.shards,
        "session_start_limit": starts.json(world.now_ms()),
    }))
}

pub(super) fn application(world: &World) -> Reply {
    let flags = world.granted.application_flags();
    let redirects = world.activities.settings.as_ref().map(|portal| portal.redirects.clone());
    let user = |id| world.users.get(&id).map_or(Value::Null, User::json);
    Reply::ok(json!({
        "id": world.app.id, "name": world.app.name, "icon": null, "description": "", "summary": "", "type": null, "bot_public": true, "bot_require_code_grant": false,
        "verify_key": world.activities.verify_key(), "owner": user(world.app.owner), "bot": user(world.bot()), "team": null, "flags": flags, "hook": true, "is_monetized": false,
        "is_verified": false, "is_discoverable": false, "storefront_available": false, "explicit_content_filter": 0, "max_participants": null, "tags": [], "redirect_uris": redirects.unwrap_or_default(),
        "rpc_origins": [], "interactions_endpoint_url": null, "role_connections_verification_url": null, "event_webhooks_status": 1,
        "integration_types_config": {"0": {}, "1": {}}, "flags_new": flags.to_string(), "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "approximate_guild_count": world.guilds.values().filter(|guild| guild.has_bot).count(), "approximate_user_install_count": world.users.values().filter(|user| user.has_app).count(),
        "approximate_user_authorization_count": 0,
    }))
}
