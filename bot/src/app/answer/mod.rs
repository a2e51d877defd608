//! Answers of the features: lines, pictures, menus and buttons for a face to show.

mod alt_text;
pub(crate) mod args;
mod controls;
pub(crate) mod names;
pub(crate) mod picture;
mod shorten;

use std::fmt;

use matches::{MatchId, Place, PlayerId, Refused};
use rules::{Message, Sprite};
use words::Language;

use crate::app::answer::args::place;
use crate::app::press::Press;
use crate::words::board::BoardText;
use crate::words::common::Label;

pub(crate) use crate::app::answer::alt_text::{AltText, PositionText};
pub(crate) use crate::app::answer::controls::{Button, Choice, LinkButton, Menu, Style};
pub(crate) use crate::app::answer::picture::Picture;
pub(crate) use crate::app::answer::shorten::shorten;

/// The result of a feature: an answer, or the reason for a refusal.
pub(crate) type Result<T = Answer, E = Refused> = std::result::Result<T, E>;

/// The maximum number of rows of menus and buttons below a message.
const MOST_ROWS: usize = 5;
/// The maximum number of buttons in a row.
const ROW: usize = 5;

/// The maximum number of buttons that stay beside the button to try again.
const BESIDE_RETRY: usize = 4;

/// A part of a long answer, under a title.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    pub(crate) title: Message,
    pub(crate) lines: Vec<Message>,
    /// A small picture beside the text.
    pub(crate) thumbnail: Option<Picture>,
}

impl Section {
    /// A section without a picture.
    pub(crate) fn new(title: impl Into<Message>, lines: Vec<Message>) -> Self {
        Self { title: title.into(), lines, thumbnail: None }
    }
}

/// A file for download.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Attachment {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// Hides the content, which may be secret.
impl fmt::Debug for Attachment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Attachment").field("name", &self.name).finish_non_exhaustive()
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    /// The language of the texts. If `None`, the face uses the reader's language.
    pub(crate) language: Option<Language>,
    pub(crate) lines: Vec<Message>,
    /// The lines that are true only until the match's next board is posted, such as whose turn it is.
    pub(crate) passing: Vec<Message>,
    /// Versions of the lines about skipped turns, the longest first. `lines` contains the first. A face takes a later
    /// one if its message would be too long.
    pub(crate) recaps: Vec<Vec<Message>>,
    /// The place of the match, shown to readers in other channels.
    pub(crate) link: Option<Place>,
    /// A shorter answer for readers in the match's own channel, which shows the public part already.
    pub(crate) brief: Option<Box<Self>>,
    /// The pictures, the most important first.
    pub(crate) pictures: Vec<Picture>,
    /// Parts below the text and the first picture.
    pub(crate) sections: Vec<Section>,
    pub(crate) files: Vec<Attachment>,
    /// The press that shows the same answer again, in case the pictures fail to upload.
    pub(crate) retry: Option<Press>,
    /// The match whose analysis is still missing. The face updates the answer as soon as the analysis is
    /// complete.
    pub(crate) awaits_analysis: Option<MatchId>,
    /// Whether this answer is removed when the reader gets another one in this channel.
    pub(crate) goes_with_next: bool,
    pub(crate) menus: Vec<Menu>,
    /// Buttons in rows above the other buttons.
    pub(crate) actions: Vec<Button>,
    pub(crate) buttons: Vec<Button>,
    pub(crate) links: Vec<LinkButton>,
    /// The players pinged by their mentions in the text. All other mentions are silent.
    pub(crate) pings: Vec<PlayerId>,
    /// The mentioned players who don't want to be pinged.
    pub(crate) silent: Vec<PlayerId>,
}

impl Answer {
    /// An answer of text only.
    pub(crate) fn say(text: impl Into<Message>) -> Self {
        Self { lines: vec![text.into()], ..Self::default() }
    }

    /// The answer in this language.
    #[must_use]
    pub(crate) fn in_language(self, language: Language) -> Self {
        let brief = self.brief.map(|brief| Box::new(brief.in_language(language)));
        Self { language: Some(language), brief, ..self }
    }

    /// The answer in this language, unless it has one already.
    #[must_use]
    pub(crate) fn or_in_language(self, language: Language) -> Self {
        if self.language.is_some() { self } else { self.in_language(language) }
    }

    /// Adds something to the answer if the condition holds.
    #[must_use]
    pub(crate) fn when(self, condition: bool, add: impl FnOnce(Self) -> Self) -> Self {
        if condition { add(self) } else { self }
    }

    #[must_use]
    pub(crate) fn line(self, text: impl Into<Message>) -> Self {
        self.lines([text])
    }

    #[must_use]
    pub(crate) fn lines(mut self, texts: impl IntoIterator<Item = impl Into<Message>>) -> Self {
        self.lines.extend(texts.into_iter().map(Into::into));
        self
    }

    /// Adds lines that are true only until the match's next board is posted.
    #[must_use]
    pub(crate) fn passing_lines(mut self, lines: impl IntoIterator<Item = Message>) -> Self {
        let lines: Vec<_> = lines.into_iter().collect();
        self.passing.extend(lines.iter().cloned());
        self.lines(lines)
    }

    /// The text that stays true: without passing lines, pictures and pings.
    pub(crate) fn lasting_text(&self) -> Self {
        let lines = self.lines.iter().filter(|line| !self.passing.contains(line)).cloned();
        let (language, recaps) = (self.language, self.recaps.clone());
        Self { language, lines: lines.collect(), recaps, ..Self::default() }
    }

    /// Puts a line before all others.
    #[must_use]
    pub(crate) fn prepend(mut self, text: impl Into<Message>) -> Self {
        let text = text.into();
        if let Some(brief) = self.brief.take() {
            self.brief = Some(Box::new(brief.prepend(text.clone())));
        }
        self.lines.insert(0, text);
        self
    }

    /// Adds a link to the place of the match.
    #[must_use]
    pub(crate) fn link(self, place: Place) -> Self {
        Self { link: Some(place), ..self }
    }

    /// Adds a link to the place of the match, unless only its members can open it.
    #[must_use]
    pub(crate) fn public_link(self, place: Place) -> Self {
        Self { link: (!place.is_private()).then_some(place), ..self }
    }

    /// The answer for a reader in this channel or thread: brief and without a link at the match's own place.
    #[must_use]
    pub(crate) fn for_channel(self, channel: u64) -> Self {
        let is_there = |place: &Place| place.post_channel() == channel;
        let (link, brief) = (self.link.filter(|place| !is_there(place)), self.brief.clone());
        match brief.filter(|_| link.is_none()) {
            Some(brief) => *brief,
            None => Self { link, brief: None, ..self },
        }
    }

    /// All lines, with the link to the match.
    pub(crate) fn all_lines(&self) -> Vec<Message> {
        let link = self.link.map(|at| BoardText::Link { place: place(at) }.into());
        self.lines.iter().cloned().chain(link).collect()
    }

    /// Versions of all lines, the longest first. The later ones have fewer skipped turns.
    pub(crate) fn versions(&self) -> Vec<Vec<Message>> {
        let lines = self.all_lines();
        let mut recaps = self.recaps.iter();
        let longest = recaps.next().filter(|recap| !recap.is_empty());
        let place = longest.and_then(|recap| {
            let at = lines.windows(recap.len()).position(|part| part == recap.as_slice())?;
            Some(at..at + recap.len())
        });
        let Some(place) = place else { return vec![lines] };
        let shorter = recaps.map(|recap| {
            let mut shorter = lines.clone();
            shorter.splice(place.clone(), recap.iter().cloned());
            shorter
        });
        let shorter: Vec<_> = shorter.collect();
        [lines].into_iter().chain(shorter).collect()
    }

    /// Adds pictures.
    #[must_use]
    pub(crate) fn show(mut self, pictures: impl IntoIterator<Item = Picture>) -> Self {
        self.pictures.extend(pictures);
        self
    }

    /// Draws all pictures that are not drawn yet.
    pub(crate) fn draw_pictures(self) -> Self {
        for picture in self.all_pictures() {
            picture.file.bytes();
        }
        self
    }

    /// All pictures, with the thumbnails of the sections.
    pub(crate) fn all_pictures(&self) -> impl Iterator<Item = &Picture> {
        let beside = self.sections.iter().filter_map(|section| section.thumbnail.as_ref());
        self.pictures.iter().chain(beside)
    }

    #[must_use]
    pub(crate) fn attach(mut self, name: String, bytes: Vec<u8>) -> Self {
        self.files.push(Attachment { name, bytes });
        self
    }

    #[must_use]
    pub(crate) fn retry_with(self, press: impl Into<Press>) -> Self {
        Self { retry: Some(press.into()), ..self }
    }

    /// The same answer without pictures, with a button to try again. `None` if it has no picture.
    pub(crate) fn without_pictures(&self) -> Option<Self> {
        self.all_pictures().next()?;
        let mut lines = self.lines.clone();
        lines.push(BoardText::PictureMissing.into());
        let buttons =
            self.buttons.iter().filter(|button| Some(&button.press) != self.retry.as_ref());
        let buttons = buttons.take(BESIDE_RETRY).cloned().collect();
        let (language, link, recaps) = (self.language, self.link, self.recaps.clone());
        let bare = |section: &Section| Section { thumbnail: None, ..section.clone() };
        let sections = self.sections.iter().map(bare).collect();
        let bare = Self { language, lines, recaps, buttons, link, sections, ..Self::default() };
        Some(match self.retry.clone() {
            Some(press) => bare.button(press, Label::TryAgain, Style::Main),
            None => bare,
        })
    }

    /// Ends the alternative text of the first picture with this line.
    #[must_use]
    pub(crate) fn describe_more(mut self, more: Option<Message>) -> Self {
        if let Some(Picture { alt: AltText::Position(position), .. }) = self.pictures.first_mut() {
            position.last = more;
        }
        self
    }

    /// Puts a line after the players in the alternative text of the first picture.
    #[must_use]
    pub(crate) fn describe_options(mut self, line: Option<Message>) -> Self {
        if let Some(Picture { alt: AltText::Position(position), .. }) = self.pictures.first_mut() {
            position.options = line;
        }
        self
    }

    /// Adds a menu, unless it is empty.
    #[must_use]
    pub(crate) fn menu(
        mut self,
        press: impl Into<Press>,
        prompt: impl Into<Message>,
        choices: Vec<Choice>,
    ) -> Self {
        if !choices.is_empty() {
            self.menus.push(Menu { press: press.into(), prompt: prompt.into(), choices });
        }
        self
    }

    /// Adds a button in the rows above the other buttons.
    #[must_use]
    pub(crate) fn action(mut self, button: Button) -> Self {
        self.actions.push(button);
        self
    }

    /// Adds a button in the plain style, in the rows above the other buttons.
    #[must_use]
    pub(crate) fn plain_action(
        mut self,
        press: impl Into<Press>,
        label: impl Into<Message>,
    ) -> Self {
        self.actions.push(Button::new(press, label, Style::Plain));
        self
    }

    #[must_use]
    pub(crate) fn button(
        mut self,
        press: impl Into<Press>,
        label: impl Into<Message>,
        style: Style,
    ) -> Self {
        self.buttons.push(Button::new(press, label, style));
        self
    }

    #[must_use]
    pub(crate) fn link_button(mut self, label: impl Into<Message>, url: String) -> Self {
        self.links.push(LinkButton { label: label.into(), url });
        self
    }

    /// Whether one more button fits below the message.
    pub(crate) fn has_room_for_button(&self) -> bool {
        let actions = self.actions.len().div_ceil(ROW);
        let buttons = (self.buttons.len() + 1).div_ceil(ROW);
        self.menus.len() + actions + buttons <= MOST_ROWS
    }

    /// Adds a sprite to the last button.
    #[must_use]
    pub(crate) fn with_sprite(mut self, sprite: Option<Sprite>) -> Self {
        if let Some(button) = self.buttons.last_mut() {
            button.sprite = sprite;
        }
        self
    }

    /// Lets the mentions of these players ping them.
    #[must_use]
    pub(crate) fn ping(mut self, players: impl IntoIterator<Item = PlayerId>) -> Self {
        self.pings.extend(players);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_links_to_the_match_only_from_other_channels() {
        let place = Place { server: Some(1), channel: 2, thread: Some(3) };
        let lines =
            |channel| Answer::say("A board").link(place).for_channel(channel).all_lines().len();
        assert_eq!([2, 3].map(lines), [2, 1]);
        let place = Place { thread: None, ..place };
        let lines =
            |channel| Answer::say("A board").link(place).for_channel(channel).all_lines().len();
        assert_eq!([2, 3].map(lines), [1, 2]);
    }

    #[test]
    fn a_sixth_button_has_no_room_below_three_menus_and_an_action() {
        let press = || Press::Hint(matches::MatchId(1));
        let menu = |answer: Answer| answer.menu(press(), "a menu", vec![Choice::new("1", "one")]);
        let full = menu(menu(menu(Answer::default()))).plain_action(press(), "an action");
        let full = (0..ROW).fold(full, |answer, _| {
            assert!(answer.has_room_for_button());
            answer.button(press(), "a button", Style::Plain)
        });
        assert!(!full.has_room_for_button());
    }

    #[test]
    fn an_answer_repeats_the_board_only_in_other_channels() {
        let place = Place { server: Some(1), channel: 2, thread: Some(3) };
        let brief = Some(Box::new(Answer::default()));
        let full = Answer { brief, ..Answer::say("A board").link(place) }.prepend("You played");
        let lines = |channel| full.clone().for_channel(channel).all_lines().len();
        assert_eq!([2, 3].map(lines), [3, 1]);
    }
}
