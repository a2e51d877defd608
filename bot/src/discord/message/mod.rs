//! Answers as Discord takes them: messages, responses and edits, within its limits.

pub(crate) mod emoji;
pub(crate) mod markup;

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

use crate::app::Answer;
use crate::app::answer::Attachment;
use crate::app::answer::Button;
use crate::app::answer::Choice;
use crate::app::answer::Menu;
use crate::app::answer::Picture;
use crate::app::answer::Section;
use crate::app::answer::Style;
use crate::app::answer::shorten;
use crate::discord::custom_id;
use crate::discord::message::markup::{fitting, label, say, say_marked};

/// The most characters of a message's text.
const CONTENT_LIMIT: usize = 2000;

/// The most characters of a picture's alternative text.
const ALT_LIMIT: usize = 1024;

/// The most characters of a button's label.
const BUTTON_LIMIT: usize = 80;

/// The most characters of a menu's prompt, and of each of its choices and hints.
const PROMPT_LIMIT: usize = 150;
const CHOICE_LIMIT: usize = 100;

/// The most characters of the title of a part, and of a part, of all of which Discord takes 6,000.
const TITLE_LIMIT: usize = 256;
const SECTION_LIMIT: usize = 4096;
const SECTIONS_LIMIT: usize = 5600;

/// The most buttons in a row.
const ROW: usize = 5;

/// As the private answer to an interaction, or as the change of the private message that it came from.
pub(super) fn response(answer: &Answer) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(content(answer))
        .components(rows(answer))
        .allowed_mentions(mentions(answer))
        .ephemeral(true)
        .embeds(embeds(answer))
        .files(files(answer))
}

/// As the late answer to an interaction that was put off.
pub(super) fn edit(answer: &Answer) -> EditInteractionResponse {
    EditInteractionResponse::new()
        .content(content(answer))
        .components(rows(answer))
        .allowed_mentions(mentions(answer))
        .embeds(embeds(answer))
        .attachments(attachments(answer))
}

/// As a public message.
pub(super) fn message(answer: &Answer) -> CreateMessage {
    CreateMessage::new()
        .content(content(answer))
        .components(rows(answer))
        .allowed_mentions(mentions(answer))
        .embeds(embeds(answer))
        .files(files(answer))
}

/// As a public message that follows the answer to an interaction; in a private conversation, also as the change of one.
pub(super) fn follow_up(answer: &Answer) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(content(answer))
        .components(rows(answer))
        .allowed_mentions(mentions(answer))
        .embeds(embeds(answer))
        .files(files(answer))
}

/// As the change of a public message.
pub(super) fn change(answer: &Answer) -> EditMessage {
    EditMessage::new()
        .content(content(answer))
        .components(rows(answer))
        .allowed_mentions(mentions(answer))
        .embeds(embeds(answer))
        .attachments(attachments(answer))
}

/// The text as it is sent.
pub(super) fn content(answer: &Answer) -> String {
    let told = |say: fn(Message) -> String| {
        let lines: Vec<String> = answer.all_lines().into_iter().map(say).collect();
        lines.join("\n")
    };
    let marked = told(say_marked);
    // A mark that is cut off is worse than none.
    match marked.chars().count() <= CONTENT_LIMIT {
        true => marked,
        false => shorten(&told(say), CONTENT_LIMIT),
    }
}

/// Where a message of a server can be seen.
pub(super) fn address(server: u64, channel: u64, message: u64) -> String {
    format!("https://discord.com/channels/{server}/{channel}/{message}")
}

fn mentions(answer: &Answer) -> CreateAllowedMentions {
    let rung = answer.pings.iter().copied().filter(|player| !answer.silent.contains(player));
    CreateAllowedMentions::new().users(rung.filter_map(user))
}

/// A player as Discord knows them: the only way there. A computer is nobody there; whoever was forgotten has no number,
/// and serenity panics over 0.
pub(super) fn user(player: PlayerId) -> Option<UserId> {
    NonZeroU64::new(player.0).filter(|_| player.is_person()).map(UserId::from)
}

fn rows(answer: &Answer) -> Vec<CreateActionRow> {
    let menus = answer.menus.iter().map(|asked| CreateActionRow::SelectMenu(menu(asked)));
    let buttons = answer.actions.chunks(ROW).chain(answer.buttons.chunks(ROW));
    let buttons = buttons.map(|row| CreateActionRow::Buttons(row.iter().map(button).collect()));
    menus.chain(buttons).collect()
}

fn menu(menu: &Menu) -> CreateSelectMenu {
    let options = menu.choices.iter().map(choice).collect();
    CreateSelectMenu::new(custom_id::write(&menu.press), CreateSelectMenuKind::String { options })
        .placeholder(label(menu.prompt.clone(), PROMPT_LIMIT))
}

fn choice(choice: &Choice) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(label(choice.label.clone(), CHOICE_LIMIT), &choice.id);
    let option = match choice.sprite.as_ref().and_then(emoji::on_button) {
        None => option,
        Some(emoji) => option.emoji(emoji),
    };
    // Discord takes no empty description.
    let hint = choice.hint.clone().map(|hint| label(hint, CHOICE_LIMIT));
    match hint.filter(|hint| !hint.is_empty()) {
        None => option,
        Some(hint) => option.description(hint),
    }
}

fn button(button: &Button) -> CreateButton {
    let style = match button.style {
        Style::Main => ButtonStyle::Primary,
        Style::Agree => ButtonStyle::Success,
        Style::Plain => ButtonStyle::Secondary,
        Style::Grave => ButtonStyle::Danger,
    };
    let made = CreateButton::new(custom_id::write(&button.press))
        .label(label(button.label.clone(), BUTTON_LIMIT))
        .style(style);
    match button.sprite.as_ref().and_then(emoji::on_button) {
        None => made,
        Some(emoji) => made.emoji(emoji),
    }
}

/// Whether it has embeds, which are not allowed everywhere.
pub(super) fn has_embeds(answer: &Answer) -> bool {
    answer.pictures.len() > 1 || !answer.sections.is_empty()
}

/// The first picture stands by itself; further ones go below it, since Discord would shrink them side by side. Then
/// come the parts of a long answer.
fn embeds(answer: &Answer) -> Vec<CreateEmbed> {
    let further = answer.pictures.iter().skip(1);
    let further =
        further.map(|shown| CreateEmbed::new().image(format!("attachment://{}", shown.name)));
    let each = (SECTIONS_LIMIT / answer.sections.len().max(1)).min(SECTION_LIMIT);
    further.chain(answer.sections.iter().map(|part| section(part, each))).collect()
}

fn section(section: &Section, limit: usize) -> CreateEmbed {
    CreateEmbed::new()
        .title(label(section.title.clone(), TITLE_LIMIT))
        .description(shorten(&lines(&section.lines), limit))
}

fn lines(lines: &[Message]) -> String {
    let lines: Vec<String> = lines.iter().cloned().map(say_marked).collect();
    lines.join("\n")
}

/// All words of an answer but those on its buttons.
pub(super) fn all_text(answer: &Answer) -> String {
    let sections = answer
        .sections
        .iter()
        .map(|section| format!("\n{}\n{}", say(section.title.clone()), lines(&section.lines)));
    content(answer) + &sections.collect::<String>()
}

fn files(answer: &Answer) -> Vec<CreateAttachment> {
    let file = |picture: &Picture| {
        CreateAttachment::bytes(picture.file.bytes().as_slice(), picture.name)
            .description(shorten(&fitting(picture.alt.versions(), ALT_LIMIT), ALT_LIMIT))
    };
    let kept = |kept: &Attachment| CreateAttachment::bytes(kept.bytes.as_slice(), &kept.name);
    answer.pictures.iter().map(file).chain(answer.files.iter().map(kept)).collect()
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

    fn sent(answer: &Answer) -> Value {
        serde_json::to_value(message(answer)).unwrap()
    }

    #[test]
    fn nobody_is_rung_unasked() {
        let message = sent(&Answer::say("<@1> @everyone"));
        assert_eq!(message["allowed_mentions"]["users"], json!([]));
        assert_eq!(message["allowed_mentions"]["parse"], json!([]));
    }

    #[test]
    fn whoever_was_forgotten_is_not_rung_and_the_others_are() {
        let message = sent(&Answer::default().ping([PlayerId::GONE, PlayerId(7)]));
        assert_eq!(message["allowed_mentions"]["users"], json!(["7"]));
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
    fn what_is_too_long_for_discord_is_cut() {
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
