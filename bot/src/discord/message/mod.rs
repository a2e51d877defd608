//! Answers as Discord's messages, responses and edits, within its limits.

mod content;
pub(crate) mod emoji;
pub(crate) mod markup;

use std::collections::HashSet;
use std::num::NonZeroU64;

use matches::PlayerId;
use poise::serenity_prelude as serenity;
use rules::Message;
use serenity::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateMessage, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments,
    EditInteractionResponse, EditMessage, UserId,
};

use words::Language;

use crate::app::Answer;
use crate::app::answer::{
    Attachment, Button, Choice, LinkButton, Menu, Picture, Section, Style, shorten,
};
use crate::discord::custom_id;
use crate::discord::message::content::{TITLE_LIMIT, language_of};
use crate::discord::message::markup::{fitting, label, say, say_marked};

pub(super) use crate::discord::message::content::{content, content_without_embeds, titles};

/// Discord's limits of characters.
const ALT_LIMIT: usize = 1024;
const BUTTON_LIMIT: usize = 80;
const PROMPT_LIMIT: usize = 150;
const CHOICE_LIMIT: usize = 100;
const SECTION_LIMIT: usize = 4096;

/// The maximum number of characters of all sections together. Discord takes 6,000, titles included.
const SECTIONS_LIMIT: usize = 5600;

/// The maximum number of characters of a section with a picture. All others share the rest.
const CARD_LIMIT: usize = 200;

/// The most people that a message can ping. Discord refuses more.
const MOST_PINGS: usize = 100;

const ROW: usize = 5;

/// Fills a builder of serenity with an answer. `$files` is the builder's method for files.
macro_rules! fill {
    ($builder:expr, $answer:expr, $files:ident) => {
        $builder
            .content(content($answer))
            .components(rows($answer))
            .allowed_mentions(mentions($answer))
            .embeds(embeds($answer))
            .$files($files($answer))
    };
}

/// The private answer to an interaction, or the edit of the private message whose button was pressed.
pub(super) fn response(answer: &Answer) -> CreateInteractionResponseMessage {
    fill!(CreateInteractionResponseMessage::new().ephemeral(true), answer, files)
}

/// The answer to a deferred interaction.
pub(super) fn edit(answer: &Answer) -> EditInteractionResponse {
    fill!(EditInteractionResponse::new(), answer, attachments)
}

pub(super) fn message(answer: &Answer) -> CreateMessage {
    fill!(CreateMessage::new(), answer, files)
}

/// A follow-up to an interaction or, in a private channel, the edit of one.
pub(super) fn follow_up(answer: &Answer) -> CreateInteractionResponseFollowup {
    fill!(CreateInteractionResponseFollowup::new(), answer, files)
}

/// An edit of the pictures alone, in a private channel.
pub(super) fn follow_up_pictures(answer: &Answer) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new().files(files(answer))
}

/// An edit of a message that also fits a place where embeds are not allowed.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    edit: EditMessage,
    /// The content for a place without embeds. `None` if it doesn't differ, or if the edit leaves the content
    /// unchanged.
    content: Option<String>,
}

impl Change {
    fn of(answer: &Answer, edit: EditMessage) -> Self {
        let has_sections = !answer.sections.is_empty();
        Self { edit, content: has_sections.then(|| content_without_embeds(answer)) }
    }

    pub(crate) fn edit(&self) -> EditMessage {
        self.edit.clone()
    }

    pub(crate) fn without_embeds(self) -> EditMessage {
        let edit = self.edit.embeds(Vec::new());
        self.content.into_iter().fold(edit, EditMessage::content)
    }
}

impl From<EditMessage> for Change {
    fn from(edit: EditMessage) -> Self {
        Self { edit, content: None }
    }
}

pub(super) fn change(answer: &Answer) -> Change {
    Change::of(answer, fill!(EditMessage::new(), answer, attachments))
}

/// A change of the pictures alone.
pub(super) fn change_pictures(answer: &Answer) -> Change {
    EditMessage::new().attachments(attachments(answer)).into()
}

/// A change that leaves the pictures as they are.
pub(super) fn change_text(answer: &Answer) -> Change {
    let edit = EditMessage::new()
        .content(content(answer))
        .components(rows(answer))
        .allowed_mentions(mentions(answer))
        .embeds(embeds(answer));
    Change::of(answer, edit)
}

/// A change of the words that removes the buttons, and leaves the pictures as they are.
pub(super) fn change_words(answer: &Answer) -> EditMessage {
    without_buttons().content(content(answer)).allowed_mentions(mentions(answer))
}

/// A change that removes the buttons.
pub(super) fn without_buttons() -> EditMessage {
    EditMessage::new().components(Vec::new())
}

pub(super) fn address(server: u64, channel: u64, message: u64) -> String {
    format!("https://discord.com/channels/{server}/{channel}/{message}")
}

fn mentions(answer: &Answer) -> CreateAllowedMentions {
    // Discord refuses a list that names a person twice.
    let mut known = HashSet::new();
    let pings = answer.pings.iter().copied();
    let pinged = pings.filter(|player| !answer.silent.contains(player) && known.insert(*player));
    CreateAllowedMentions::new().users(pinged.filter_map(user).take(MOST_PINGS))
}

/// The Discord user of a player. Computers and erased players have none, and serenity panics over 0.
pub(super) fn user(player: PlayerId) -> Option<UserId> {
    NonZeroU64::new(player.0).filter(|_| player.is_person()).map(UserId::from)
}

fn rows(answer: &Answer) -> Vec<CreateActionRow> {
    let language = language_of(answer);
    let menus = answer.menus.iter().map(|asked| CreateActionRow::SelectMenu(menu(asked, language)));
    let buttons = answer.actions.chunks(ROW).chain(answer.buttons.chunks(ROW));
    let buttons = buttons
        .map(|row| CreateActionRow::Buttons(row.iter().map(|one| button(one, language)).collect()));
    let links = answer.links.chunks(ROW);
    let links = links.map(|row| {
        CreateActionRow::Buttons(row.iter().map(|one| link_button(one, language)).collect())
    });
    links.chain(menus).chain(buttons).collect()
}

fn link_button(button: &LinkButton, language: Language) -> CreateButton {
    CreateButton::new_link(&button.url).label(label(button.label.clone(), language, BUTTON_LIMIT))
}

fn menu(menu: &Menu, language: Language) -> CreateSelectMenu {
    let options = menu.choices.iter().map(|one| choice(one, language)).collect();
    CreateSelectMenu::new(custom_id::write(&menu.press), CreateSelectMenuKind::String { options })
        .placeholder(label(menu.prompt.clone(), language, PROMPT_LIMIT))
}

fn choice(choice: &Choice, language: Language) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(
        label(choice.label.clone(), language, CHOICE_LIMIT),
        &choice.id,
    );
    let option = match choice.sprite.as_ref().and_then(emoji::on_button) {
        None => option,
        Some(emoji) => option.emoji(emoji),
    };
    // Discord rejects an empty description.
    let hint = choice.hint.clone().map(|hint| label(hint, language, CHOICE_LIMIT));
    match hint.filter(|hint| !hint.is_empty()) {
        None => option,
        Some(hint) => option.description(hint),
    }
}

fn button(button: &Button, language: Language) -> CreateButton {
    let style = match button.style {
        Style::Main => ButtonStyle::Primary,
        Style::Agree => ButtonStyle::Success,
        Style::Plain => ButtonStyle::Secondary,
        Style::Grave => ButtonStyle::Danger,
    };
    let made = CreateButton::new(custom_id::write(&button.press))
        .label(label(button.label.clone(), language, BUTTON_LIMIT))
        .style(style)
        .disabled(button.is_disabled);
    match button.sprite.as_ref().and_then(emoji::on_button) {
        None => made,
        Some(emoji) => made.emoji(emoji),
    }
}

pub(super) fn has_embeds(answer: &Answer) -> bool {
    answer.pictures.len() > 1 || !answer.sections.is_empty()
}

/// The pictures after the first, which Discord would shrink next to it, and the sections of a long answer.
fn embeds(answer: &Answer) -> Vec<CreateEmbed> {
    let further = answer.pictures.iter().skip(1);
    let further =
        further.map(|shown| CreateEmbed::new().image(format!("attachment://{}", shown.name)));
    let cards = answer.sections.iter().filter(|section| section.thumbnail.is_some()).count();
    let others = answer.sections.len() - cards;
    let rest = SECTIONS_LIMIT.saturating_sub(cards * CARD_LIMIT) / others.max(1);
    let sections = answer.sections.iter().map(|part| {
        let limit = if part.thumbnail.is_some() { CARD_LIMIT } else { rest.min(SECTION_LIMIT) };
        section(part, language_of(answer), limit)
    });
    further.chain(sections).collect()
}

fn section(section: &Section, language: Language, limit: usize) -> CreateEmbed {
    let embed = CreateEmbed::new()
        .title(label(section.title.clone(), language, TITLE_LIMIT))
        .description(shorten(&lines(&section.lines, language), limit));
    match &section.thumbnail {
        Some(shown) => embed.thumbnail(format!("attachment://{}", shown.name)),
        None => embed,
    }
}

fn lines(lines: &[Message], language: Language) -> String {
    let lines = lines.iter().map(|line| say_marked(line.clone(), language));
    lines.collect::<Vec<_>>().join("\n")
}

pub(super) fn all_text(answer: &Answer) -> String {
    let language = language_of(answer);
    let sections = answer.sections.iter().map(|section| {
        format!("\n{}\n{}", say(section.title.clone(), language), lines(&section.lines, language))
    });
    content(answer) + &sections.collect::<String>()
}

fn files(answer: &Answer) -> Vec<CreateAttachment> {
    let file = |picture: &Picture| {
        CreateAttachment::bytes(picture.file.bytes().as_slice(), picture.name).description(shorten(
            &fitting(picture.alt.versions(), language_of(answer), ALT_LIMIT),
            ALT_LIMIT,
        ))
    };
    let kept = |kept: &Attachment| CreateAttachment::bytes(kept.bytes.as_slice(), &kept.name);
    answer.all_pictures().map(file).chain(answer.files.iter().map(kept)).collect()
}

fn attachments(answer: &Answer) -> EditAttachments {
    files(answer).into_iter().fold(EditAttachments::new(), EditAttachments::add)
}

#[cfg(test)]
mod tests {
    use matches::MatchId;
    use serde_json::{Value, json};

    use super::*;
    use crate::app::press::PlayPress;
    use crate::discord::message::content::CONTENT_LIMIT;

    fn sent(answer: &Answer) -> Value {
        serde_json::to_value(message(answer)).unwrap()
    }

    #[test]
    fn mentions_in_text_ping_no_player() {
        let message = sent(&Answer::say("<@1> @everyone"));
        assert_eq!(message["allowed_mentions"]["users"], json!([]));
        assert_eq!(message["allowed_mentions"]["parse"], json!([]));
    }

    #[test]
    fn erased_players_are_not_pinged_and_others_are() {
        let message = sent(&Answer::default().ping([PlayerId::GONE, PlayerId(7)]));
        assert_eq!(message["allowed_mentions"]["users"], json!(["7"]));
    }

    #[test]
    fn a_player_with_two_reasons_for_a_ping_is_named_once() {
        let message = sent(&Answer::default().ping([7, 8, 7].map(PlayerId)));
        assert_eq!(message["allowed_mentions"]["users"], json!(["7", "8"]));
    }

    #[test]
    fn a_large_event_pings_no_more_people_than_discord_takes() {
        let message = sent(&Answer::default().ping((1..=512).map(PlayerId)));
        assert_eq!(message["allowed_mentions"]["users"].as_array().unwrap().len(), MOST_PINGS);
    }

    #[test]
    fn six_buttons_take_two_rows() {
        let six = (1..=6).fold(Answer::default(), |answer, number| {
            answer.button(PlayPress::OpenPanel(MatchId(number)), "Move", Style::Main)
        });
        let rows = sent(&six)["components"].clone();
        let lengths: Vec<usize> =
            [0, 1].map(|row| rows[row]["components"].as_array().unwrap().len()).into();
        assert_eq!(lengths, [5, 1]);
    }

    #[test]
    fn long_texts_are_cut() {
        let long = "ä".repeat(3000);
        let told = || rules::Message::plain(&long);
        let choice = Choice { id: "a".into(), label: told(), hint: Some(told()), sprite: None };
        let answer = Answer::say(told())
            .menu(PlayPress::OpenPanel(MatchId(1)), told(), vec![choice])
            .button(PlayPress::OpenPanel(MatchId(1)), told(), Style::Main);
        let message = sent(&answer);
        let length = |value: &Value| value.as_str().unwrap().chars().count();
        let menu = &message["components"][0]["components"][0];
        assert_eq!(length(&message["content"]), CONTENT_LIMIT);
        assert_eq!(length(&menu["placeholder"]), PROMPT_LIMIT);
        assert_eq!(length(&menu["options"][0]["label"]), CHOICE_LIMIT);
        assert_eq!(length(&menu["options"][0]["description"]), CHOICE_LIMIT);
        assert_eq!(length(&message["components"][1]["components"][0]["label"]), BUTTON_LIMIT);
    }
}
