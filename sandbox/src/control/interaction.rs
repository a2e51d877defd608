//! Waits for the bot's answer to an interaction.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use serde_json::{Value, json};

use crate::control::request::{ViewQuery, find_member};
use crate::id::Id;
use crate::member::{Answer, Error, InteractionHandle};
use crate::shared::Shared;

/// Waits for the bot's first answer to an interaction of a member.
pub(super) async fn answer(
    State(shared): State<Arc<Shared>>,
    id: Result<Path<Id>, PathRejection>,
    query: Result<Query<ViewQuery>, QueryRejection>,
) -> Result<Json<Value>, Error> {
    let (Path(id), Query(query)) = (id?, query?);
    let user = find_member(&shared, &query.who)?;
    let own = shared.read(|world| {
        world.interactions.get(&id).is_some_and(|interaction| interaction.user == user)
    });
    if !own {
        return Err(Error::NotFound("such interaction".into()));
    }
    let answer = InteractionHandle { shared, id, user }.answer().await?;
    Ok(Json(match answer {
        Answer::Message(message) => json!({"answer": "message", "message": message}),
        Answer::Thinking(message) => json!({"answer": "thinking", "message": message}),
        Answer::Updated(message) => json!({"answer": "updated", "message": message}),
        Answer::Acknowledged => json!({"answer": "acknowledged"}),
        Answer::Choices(choices) => json!({"answer": "choices", "choices": choices}),
        Answer::Activity(window) => json!({"answer": "activity", "window": window}),
        Answer::Modal(modal) => json!({"answer": "modal", "modal": modal}),
    }))
}
