//! What people are told: text, pictures and buttons, before it is known how it is sent.

use std::sync::Arc;

use data::PlayerId;
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse,
    EditMessage, UserId,
};

use super::custom_id::Press;

/// The most characters of a message's text.
const CONTENT_LIMIT: usize = 2000;

/// The most characters of a picture's alternative text.
const ALT_LIMIT: usize = 1024;

/// The most buttons in a row.
const ROW: usize = 5;

/// A picture with its alternative text.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// The file's name; it tells nothing.
    pub(crate) name: &'static str,
    /// A PNG or a GIF, as the name says.
    pub(crate) file: Arc<Vec<u8>>,
    /// The same in words.
    pub(crate) alt: String,
}

/// Something to tell.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    text: String,
    pictures: Vec<Shown>,
    menu: Option<(String, String, Vec<CreateSelectMenuOption>)>,
    buttons: Vec<Vec<CreateButton>>,
    pings: Vec<PlayerId>,
}

impl Answer {
    /// Words alone.
    pub(crate) fn say(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Adds a line.
    #[must_use]
    pub(crate) fn line(mut self, text: impl AsRef<str>) -> Self {
        if !self.text.is_empty() && !text.as_ref().is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(text.as_ref());
        self
    }

    /// The same with a line before all others.
    #[must_use]
    pub(crate) fn headed(mut self, text: &str) -> Self {
        self.text = format!("{text}\n{}", self.text);
        self
    }

    /// Adds pictures.
    #[must_use]
    pub(crate) fn show(mut self, pictures: impl IntoIterator<Item = Shown>) -> Self {
        self.pictures.extend(pictures);
        self
    }

    /// Adds a menu. An empty one is left out, because Discord takes none.
    #[must_use]
    pub(crate) fn menu(
        mut self,
        press: &Press,
        prompt: &str,
        options: Vec<CreateSelectMenuOption>,
    ) -> Self {
        if !options.is_empty() {
            self.menu = Some((press.write(), shorten(prompt, 150), options));
        }
        self
    }

    /// Adds a button, in a new row when the last one is full.
    #[must_use]
    pub(crate) fn button(mut self, press: &Press, label: &str, style: ButtonStyle) -> Self {
        let button = CreateButton::new(press.write()).label(shorten(label, 80)).style(style);
        match self.buttons.last_mut().filter(|row| row.len() < ROW) {
            Some(row) => row.push(button),
            None => self.buttons.push(vec![button]),
        }
        self
    }

    /// Lets the text's mention of these players ring. All other mentions are silent.
    #[must_use]
    pub(crate) fn ping(mut self, players: impl IntoIterator<Item = PlayerId>) -> Self {
        self.pings.extend(players);
        self
    }

    /// As the private answer to an interaction, or as the change of the private message that it came from.
    pub(crate) fn into_response(self) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(self.content())
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .ephemeral(true)
            .embeds(self.embeds())
            .files(self.files())
    }

    /// As the late answer to an interaction that was put off.
    pub(crate) fn into_edit(self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .content(self.content())
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .embeds(self.embeds())
            .attachments(
                self.files().into_iter().fold(EditAttachments::new(), EditAttachments::add),
            )
    }

    /// As a public message.
    pub(crate) fn into_message(self) -> CreateMessage {
        CreateMessage::new()
            .content(self.content())
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .embeds(self.embeds())
            .files(self.files())
    }

    /// As the change of a public message.
    pub(crate) fn into_change(self) -> EditMessage {
        EditMessage::new()
            .content(self.content())
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .embeds(self.embeds())
            .attachments(
                self.files().into_iter().fold(EditAttachments::new(), EditAttachments::add),
            )
    }

    /// The text as it is sent.
    pub(crate) fn content(&self) -> String {
        shorten(&self.text, CONTENT_LIMIT)
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.pings.iter().map(|player| UserId::new(player.0)))
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let menu = self.menu.iter().map(|(id, prompt, options)| {
            let kind = CreateSelectMenuKind::String { options: options.clone() };
            CreateActionRow::SelectMenu(
                CreateSelectMenu::new(id.clone(), kind).placeholder(prompt.clone()),
            )
        });
        let buttons = self
            .buttons
            .iter()
            .filter(|row| !row.is_empty())
            .cloned()
            .map(CreateActionRow::Buttons);
        menu.chain(buttons).collect()
    }

    /// The first picture stands by itself; further ones go below it, since Discord would shrink them side by side.
    fn embeds(&self) -> Vec<CreateEmbed> {
        let further = self.pictures.iter().skip(1);
        further
            .map(|shown| CreateEmbed::new().image(format!("attachment://{}", shown.name)))
            .collect()
    }

    fn files(&self) -> Vec<CreateAttachment> {
        let file = |shown: &Shown| {
            CreateAttachment::bytes(shown.file.as_slice(), shown.name)
                .description(shorten(&shown.alt, ALT_LIMIT))
        };
        self.pictures.iter().map(file).collect()
    }
}

/// A menu's option.
pub(crate) fn menu_option(id: &str, label: &str, hint: &str) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(shorten(label, 100), id);
    if hint.is_empty() { option } else { option.description(shorten(hint, 100)) }
}

/// The text, cut with an ellipsis where it is longer than `limit` characters.
pub(crate) fn shorten(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.into();
    }
    text.chars().take(limit - 1).chain(['…']).collect()
}

/// A player as a mention. It shows his name and rings only where [`Answer::ping`] says so.
pub(crate) fn mention(player: PlayerId) -> String {
    if player == PlayerId::GONE { "*somebody*".into() } else { format!("<@{}>", player.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_by_characters() {
        assert_eq!(shorten("äöü", 3), "äöü");
        assert_eq!(shorten("äöüß", 3), "äö…");
    }

    #[test]
    fn nobody_is_rung_unasked() {
        let message = serde_json::to_value(Answer::say("<@1> @everyone").into_message()).unwrap();
        assert_eq!(message["allowed_mentions"]["users"], serde_json::json!([]));
        assert_eq!(message["allowed_mentions"]["parse"], serde_json::json!([]));
    }
}
