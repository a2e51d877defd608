//! The body of a message or an edit, read after it was validated.

use axum::body::Bytes;
use serde_json::{Value, json};

use crate::id::Id;

/// A file as it arrives: part `files[n]` of a form.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    pub(crate) n: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

/// An entry of a message's list of attachments.
#[derive(Clone, Debug)]
pub(crate) struct AttachmentEntry {
    pub(super) id: Id,
    pub(super) description: Option<Option<String>>,
    pub(super) filename: Option<String>,
}

/// The body of a message or an edit. Absent fields stay unchanged.
#[derive(Clone, Debug, Default)]
pub(crate) struct MessageBody {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) flags: Option<u64>,
    pub(super) allowed_mentions: Value,
    pub(super) attachments: Option<Vec<AttachmentEntry>>,
    pub(super) uploads: Vec<Upload>,
}

impl MessageBody {
    /// Reads a validated body.
    pub(crate) fn read(body: &Value, uploads: &[Upload]) -> Self {
        let list = |field: &str| match &body[field] {
            Value::Array(list) => Some(list.clone()),
            Value::Null if body.get(field).is_some() => Some(Vec::new()),
            _ => None,
        };
        let content = match body.get("content") {
            Some(Value::String(text)) => Some(text.trim().to_owned()),
            Some(Value::Null) => Some(String::new()),
            _ => None,
        };
        let mut components = list("components");
        if let Some(components) = &mut components {
            number(components, &mut 0);
        }
        Self {
            content,
            embeds: list("embeds"),
            components,
            flags: body["flags"].as_u64(),
            allowed_mentions: body["allowed_mentions"].clone(),
            attachments: list("attachments")
                .map(|list| list.iter().filter_map(attachment_entry).collect()),
            uploads: uploads.to_vec(),
        }
    }

    /// A body of plain text.
    pub(crate) fn text(content: &str) -> Self {
        Self { content: Some(content.into()), ..Self::default() }
    }

    pub(crate) fn has_files(&self) -> bool {
        !self.uploads.is_empty()
    }

    pub(crate) fn has_embeds(&self) -> bool {
        self.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty())
    }
}

/// Numbers components without an `id`, in order. Fills in the default number of choices of a menu, as Discord does.
fn number(components: &mut [Value], last: &mut u64) {
    for component in components {
        *last += 1;
        if component.get("id").is_none() {
            component["id"] = json!(*last);
        }
        if matches!(component["type"].as_u64(), Some(3 | 5..=8)) {
            for field in ["min_values", "max_values"] {
                if component[field].is_null() {
                    component[field] = json!(1);
                }
            }
        }
        if let Some(accessory) = component.get_mut("accessory") {
            number(std::slice::from_mut(accessory), last);
        }
        if let Some(inner) = component.get_mut("components").and_then(Value::as_array_mut) {
            number(inner, last);
        }
    }
}

fn attachment_entry(entry: &Value) -> Option<AttachmentEntry> {
    let description = entry.get("description").map(|text| text.as_str().map(str::to_owned));
    Some(AttachmentEntry {
        id: Id::from_json(&entry["id"])?,
        description,
        filename: entry["filename"].as_str().map(str::to_owned),
    })
}
