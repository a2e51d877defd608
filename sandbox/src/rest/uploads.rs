//! Files of an Activity, which belong to no message.

use serde_json::json;

use crate::api_error::{ErrorCode, form_error};
use crate::id::Id;
use crate::rest::call::Call;
use crate::rest::reply::{Reply, RestResult};
use crate::world::World;

/// Keeps a picture, whose address a frame may then share.
pub(super) fn add(world: &mut World, app: Id, call: &Call) -> RestResult {
    if app != world.app.id {
        return Err(ErrorCode::UnknownApplication.into());
    }
    let Some(upload) = call.uploads.first() else {
        return Err(form_error("file", "BASE_TYPE_REQUIRED", "This field is required"));
    };
    let file = world.store(upload, None);
    let mut attachment = world.attachment_json(app, &file);
    attachment["ephemeral"] = json!(true);
    Ok(Reply::ok(json!({"attachment": attachment})))
}
