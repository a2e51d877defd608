//! The components of a message as Discord sends them: with defaults and file addresses.

use serde_json::{Value, json};

use crate::id::Id;
use crate::world::{Message, World};

impl World {
    /// The components of a message, with the defaults and addresses that Discord adds.
    pub(crate) fn components_json(&self, message: &Message) -> Vec<Value> {
        let mut shown = message.components.clone();
        shown.iter_mut().for_each(|component| self.complete(component, message));
        shown
    }

    fn complete(&self, component: &mut Value, message: &Message) {
        match component["type"].as_u64() {
            Some(11) => self.complete_picture(component, message),
            Some(12) => {
                let items = component["items"].as_array_mut();
                items.into_iter().flatten().for_each(|item| self.complete_picture(item, message));
            }
            Some(13) => self.complete_file(component, message),
            Some(14) => defaults(component, [("spacing", json!(1)), ("divider", json!(true))]),
            Some(17) => {
                defaults(component, [("accent_color", Value::Null), ("spoiler", json!(false))]);
            }
            _ => {}
        }
        if let Some(accessory) = component.get_mut("accessory") {
            self.complete(accessory, message);
        }
        let inner = component.get_mut("components").and_then(Value::as_array_mut);
        inner.into_iter().flatten().for_each(|inner| self.complete(inner, message));
    }

    fn complete_picture(&self, picture: &mut Value, message: &Message) {
        defaults(picture, [("description", Value::Null), ("spoiler", json!(false))]);
        picture["media"] = self.media(&picture["media"], message);
    }

    fn complete_file(&self, component: &mut Value, message: &Message) {
        let name =
            component["file"]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
        let file = message.attachments.iter().find(|file| Some(file.filename.as_str()) == name);
        let (name, size) =
            (json!(file.map(|file| &file.filename)), json!(file.map(|file| file.size)));
        defaults(component, [("spoiler", json!(false)), ("name", name)]);
        component["size"] = size;
        component["file"] = self.media(&component["file"], message);
    }

    /// A picture or a file: one that came with the message, or one from elsewhere.
    fn media(&self, media: &Value, message: &Message) -> Value {
        let url = media["url"].as_str().unwrap_or_default();
        let name = url.strip_prefix("attachment://");
        let file = message.attachments.iter().find(|file| Some(file.filename.as_str()) == name);
        let Some(file) = file else {
            return json!({"id": external_media_id(message.id), "url": url, "proxy_url": url});
        };
        let url = self.file_url(message.channel, file);
        file.with_size(json!({
            "id": file.id, "url": url, "proxy_url": url, "content_type": file.content_type, "attachment_id": file.id,
        }))
    }
}

/// The id of a picture from another address. Discord assigns one, too.
fn external_media_id(message: Id) -> Id {
    Id(message.0 | 1)
}

fn defaults<const N: usize>(object: &mut Value, fields: [(&str, Value); N]) {
    for (field, value) in fields {
        if object[field].is_null() {
            object[field] = value;
        }
    }
}
