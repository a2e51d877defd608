//! A message as one member sees it.

use serde::Serialize;
use serde_json::Value;

use crate::id::Id;
use crate::world::{Attachment, Channel, Message, World};

/// A message as one member sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MessageView {
    /// The message's id.
    pub id: Id,
    /// The channel of the message.
    pub channel: Id,
    /// The author's id.
    pub author_id: Id,
    /// The author's shown name.
    pub author: String,
    /// Whether the bot wrote the message.
    pub by_bot: bool,
    /// The time of sending, in milliseconds of Unix time.
    pub at_ms: u64,
    /// The text, in Discord's markdown.
    pub content: String,
    /// The embeds, with pictures resolved to addresses.
    pub embeds: Vec<Value>,
    /// The components as the bot sent them.
    pub components: Vec<Value>,
    /// All buttons, in order.
    pub buttons: Vec<Button>,
    /// All menus, in order.
    pub menus: Vec<Menu>,
    /// The files.
    pub pictures: Vec<Picture>,
    /// Whether only this member sees it.
    pub ephemeral: bool,
    /// Whether the bot is thinking. The content comes later.
    pub thinking: bool,
    /// Whether the message was edited.
    pub edited: bool,
    /// The display names of everyone whom the message pinged when it was sent.
    pub pings: Vec<String>,
    /// Whether this member was pinged.
    pub pings_me: bool,
    /// The slash command that the message answers.
    pub command: Option<String>,
    /// The user of that command, by shown name.
    pub asked_by: Option<String>,
    /// The interaction that the message answers.
    pub interaction: Option<Id>,
    /// The message to which this one replies.
    pub reply_to: Option<Id>,
    /// The thread opened from the message.
    pub thread: Option<Id>,
    /// Discord's message flags.
    pub flags: u64,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Button {
    /// The text on the button.
    pub label: String,
    /// The emoji as written in text: `🏰` or `<:name:id>`.
    pub emoji: Option<String>,
    /// The custom id. Empty for links.
    pub custom_id: String,
    /// The address of a link.
    pub url: Option<String>,
    /// Discord's style, 1 to 6.
    pub style: u64,
    /// Whether the button is disabled.
    pub disabled: bool,
}

/// A select menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Menu {
    /// The custom id of the menu.
    pub custom_id: String,
    /// The text shown while nothing is chosen.
    pub placeholder: String,
    /// The label and value of each option.
    pub options: Vec<(String, String)>,
    /// The emoji of each option, as written in text.
    pub emojis: Vec<Option<String>>,
    /// Whether the menu is disabled.
    pub disabled: bool,
}

/// A file on a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Picture {
    /// The file's id.
    pub id: Id,
    /// The file's name.
    pub filename: String,
    /// The alternative text.
    pub description: Option<String>,
    /// The address of the file.
    pub url: String,
    /// The content type.
    pub content_type: String,
    /// The size in bytes.
    pub size: usize,
    /// Width and height of a picture.
    pub pixels: Option<(u32, u32)>,
}

impl MessageView {
    /// The button with this label.
    pub fn button(&self, label: &str) -> Option<&Button> {
        self.buttons.iter().find(|button| button.label == label)
    }

    /// All readable text: content, embeds and alternative texts.
    pub fn all_text(&self) -> String {
        let mut text = self.content.clone();
        for value in &self.embeds {
            gather(value, &mut text);
        }
        for picture in self.pictures.iter().filter_map(|picture| picture.description.as_ref()) {
            text.push('\n');
            text.push_str(picture);
        }
        text
    }
}

fn gather(value: &Value, text: &mut String) {
    match value {
        Value::String(found) => {
            text.push('\n');
            text.push_str(found);
        }
        Value::Array(list) => list.iter().for_each(|value| gather(value, text)),
        Value::Object(object) => object
            .iter()
            .filter(|(name, _)| *name != "url" && *name != "proxy_url" && *name != "type")
            .for_each(|(_, value)| gather(value, text)),
        _ => {}
    }
}

impl World {
    /// A message from the view of a member.
    pub(crate) fn message_view(
        &self,
        user: Id,
        channel: &Channel,
        message: &Message,
    ) -> MessageView {
        let json = self.message_json(message, channel);
        let asked = message
            .origin
            .metadata
            .as_ref()
            .and_then(|metadata| metadata["user"]["id"].as_str())
            .and_then(|id| id.parse().ok());
        let everyone = message.pings_everyone && message.author != user;
        MessageView {
            id: message.id,
            channel: channel.id,
            author_id: message.author,
            author: self.display_name(message.author),
            by_bot: message.author == self.bot(),
            at_ms: message.id.made_ms(),
            content: message.content.clone(),
            embeds: json["embeds"].as_array().cloned().unwrap_or_default(),
            components: message.components.clone(),
            buttons: gather_components(&message.components, &|component| component["type"] == 2)
                .into_iter()
                .map(button)
                .collect(),
            menus: gather_components(&message.components, &|component| {
                matches!(component["type"].as_u64(), Some(3 | 5..=8))
            })
            .into_iter()
            .map(menu)
            .collect(),
            pictures: message
                .attachments
                .iter()
                .map(|file| self.picture(channel.id, file))
                .collect(),
            ephemeral: message.only_for.is_some(),
            thinking: message.is_loading(),
            edited: message.edited_ms.is_some(),
            pings: message.pings.iter().map(|id| self.display_name(*id)).collect(),
            pings_me: message.pings.contains(&user) || everyone,
            command: message.origin.command.clone(),
            asked_by: asked.map(|id| self.display_name(id)),
            interaction: message.origin.interaction,
            reply_to: message.origin.reply_to,
            thread: message.thread,
            flags: message.flags,
        }
    }

    fn picture(&self, channel: Id, file: &Attachment) -> Picture {
        Picture {
            id: file.id,
            filename: file.filename.clone(),
            description: file.description.clone(),
            url: self.file_url(channel, file),
            content_type: file.content_type.clone(),
            size: file.size,
            pixels: file.pixels,
        }
    }
}

fn gather_components<'a>(
    components: &'a [Value],
    wanted: &dyn Fn(&Value) -> bool,
) -> Vec<&'a Value> {
    let mut found = Vec::new();
    for component in components {
        if wanted(component) {
            found.push(component);
        }
        found.extend(
            component["components"]
                .as_array()
                .into_iter()
                .flat_map(|inner| gather_components(inner, wanted)),
        );
        found.extend(
            Some(&component["accessory"])
                .filter(|accessory| accessory.is_object() && wanted(accessory)),
        );
    }
    found
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// An emoji as written in text.
fn emoji(json: &Value) -> Option<String> {
    let name = json["name"].as_str()?;
    let mark = if json["animated"] == true { "a" } else { "" };
    Some(
        Id::from_json(&json["id"])
            .map_or_else(|| name.into(), |id| format!("<{mark}:{name}:{id}>")),
    )
}

fn button(json: &Value) -> Button {
    Button {
        label: text(&json["label"]),
        emoji: emoji(&json["emoji"]),
        custom_id: text(&json["custom_id"]),
        url: json["url"].as_str().map(str::to_owned),
        style: json["style"].as_u64().unwrap_or(2),
        disabled: json["disabled"] == true,
    }
}

fn menu(json: &Value) -> Menu {
    let listed = || json["options"].as_array().into_iter().flatten();
    let options = listed().map(|option| (text(&option["label"]), text(&option["value"])));
    Menu {
        custom_id: text(&json["custom_id"]),
        placeholder: text(&json["placeholder"]),
        options: options.collect(),
        emojis: listed().map(|option| emoji(&option["emoji"])).collect(),
        disabled: json["disabled"] == true,
    }
}
