//! What people are told: lines, pictures, a menu and buttons, before it is known how it is shown.

pub(crate) mod mention;
pub(crate) mod names;
pub(crate) mod picture;

use std::fmt;
use std::iter;
use std::sync::Arc;

use matches::{Place, PlayerId};
use rules::{BRIEFEST, GameView, Message, Sprite};

use crate::app::answer::mention::place;
use crate::app::answer::names::TableNames;
use crate::app::answer::picture::File;
use crate::app::press::Press;
use crate::app::words::board::BoardText;
use crate::app::words::common::Label;

/// How many buttons stand beside the one that tries again, in the same row.
const BESIDE_AGAIN: usize = 4;

/// A picture with its alternative text.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// The file's name; it tells nothing.
    pub(crate) name: &'static str,
    /// A PNG or a GIF, as the name says.
    pub(crate) file: File,
    /// The same in words.
    pub(crate) alt: Alt,
}

/// A part of a long answer, under a title.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// The title.
    pub(crate) title: Message,
    /// What stands under it, one below the other.
    pub(crate) lines: Vec<Message>,
}

/// A file to keep.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Attached {
    /// Its name.
    pub(crate) name: String,
    /// What is in it.
    pub(crate) bytes: Vec<u8>,
}

/// Without what is in it: it may be somebody's secret.
impl fmt::Debug for Attached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Attached").field("name", &self.name).finish_non_exhaustive()
    }
}

/// What somebody may see, and what the players are called for them.
#[derive(Clone)]
pub(crate) struct Seen {
    /// What is said before it.
    pub(crate) first: Option<Message>,
    /// What is said after it.
    pub(crate) last: Option<Message>,
    /// What they see.
    pub(crate) sight: Arc<dyn GameView>,
    /// What the players are called.
    pub(crate) called: TableNames,
}

/// Without what is seen: it may be somebody's secret.
impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seen").field("first", &self.first).finish_non_exhaustive()
    }
}

impl Seen {
    /// Ways to say it, the fullest first: the last one without who plays what.
    fn ways(&self) -> impl Iterator<Item = Vec<Message>> + '_ {
        let seats = self.called.seats(self.sight.as_ref());
        let with = (0..=BRIEFEST).map(move |brief| (seats.clone(), brief));
        with.chain([(None, BRIEFEST)]).map(|(seats, brief)| {
            let text = self.sight.text(brief).into_iter().map(|told| self.called.label(told));
            self.first.iter().cloned().chain(seats).chain(text).chain(self.last.clone()).collect()
        })
    }
}

/// What a picture shows, in words.
#[derive(Clone, Debug)]
pub(crate) enum Alt {
    /// This.
    Said(Vec<Message>),
    /// What somebody may see. It is put into words as often as it has to be made shorter.
    Seen(Seen),
}

impl Alt {
    /// Ways to say it, the fullest first. Whoever shows it takes the first that fits.
    pub(crate) fn ways(&self) -> Box<dyn Iterator<Item = Vec<Message>> + '_> {
        match self {
            Self::Said(said) => Box::new(iter::once(said.clone())),
            Self::Seen(seen) => Box::new(seen.ways()),
        }
    }
}

/// How a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// What one is most likely to want.
    Main,
    /// A yes.
    Agree,
    /// One way among others.
    Plain,
    /// What can't be taken back.
    Grave,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Button {
    /// What it does.
    pub(crate) press: Press,
    /// What it says.
    pub(crate) label: Message,
    /// How it stands out.
    pub(crate) style: Style,
    /// What stands on it beside the words.
    pub(crate) sprite: Option<Sprite>,
}

/// What can be chosen from a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// What is told to whoever acts on it.
    pub(crate) id: String,
    /// What it says.
    pub(crate) label: Message,
    /// More about it.
    pub(crate) hint: Option<Message>,
    /// What it looks like.
    pub(crate) sprite: Option<Sprite>,
}

/// A menu to choose one thing from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Menu {
    /// What a choice does.
    pub(crate) press: Press,
    /// What is asked.
    pub(crate) prompt: Message,
    /// What there is to choose, never nothing.
    pub(crate) choices: Vec<Choice>,
}

/// Something to tell.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    /// The text.
    pub(crate) lines: Vec<Message>,
    /// Where what it is about is played, for whoever reads it elsewhere.
    pub(crate) link: Option<Place>,
    /// The same for whoever reads it there, where what everybody may know stands below it already.
    pub(crate) brief: Option<Box<Self>>,
    /// The pictures, the most important first.
    pub(crate) pictures: Vec<Shown>,
    /// Parts below the text and the first picture.
    pub(crate) sections: Vec<Section>,
    /// Files to keep.
    pub(crate) files: Vec<Attached>,
    /// What shows the same once more, should the pictures not arrive.
    pub(crate) again: Option<Press>,
    /// What can be chosen, from each menu by itself.
    pub(crate) menus: Vec<Menu>,
    /// What can be done instead of choosing, in rows of their own.
    pub(crate) acts: Vec<Button>,
    /// What can be pressed.
    pub(crate) buttons: Vec<Button>,
    /// Whom it concerns: the text's mention rings them. All other mentions are silent.
    pub(crate) pings: Vec<PlayerId>,
    /// Those of them who don't want to be rung by it.
    pub(crate) silent: Vec<PlayerId>,
}

impl Answer {
    /// Words alone.
    pub(crate) fn say(text: impl Into<Message>) -> Self {
        Self { lines: vec![text.into()], ..Self::default() }
    }

    /// Adds a line.
    #[must_use]
    pub(crate) fn line(self, text: impl Into<Message>) -> Self {
        self.lines([text])
    }

    /// Adds lines.
    #[must_use]
    pub(crate) fn lines(mut self, texts: impl IntoIterator<Item = impl Into<Message>>) -> Self {
        self.lines.extend(texts.into_iter().map(Into::into));
        self
    }

    /// The same with a line before all others.
    #[must_use]
    pub(crate) fn headed(mut self, text: impl Into<Message>) -> Self {
        let text = text.into();
        if let Some(brief) = self.brief.take() {
            self.brief = Some(Box::new(brief.headed(text.clone())));
        }
        self.lines.insert(0, text);
        self
    }

    /// Says where it is played.
    #[must_use]
    pub(crate) fn link(self, place: Place) -> Self {
        Self { link: Some(place), ..self }
    }

    /// The same for whoever reads it in this channel or thread.
    #[must_use]
    pub(crate) fn read_in(self, channel: u64) -> Self {
        let is_there = |place: &Place| place.thread.unwrap_or(place.channel) == channel;
        let (link, brief) = (self.link.filter(|place| !is_there(place)), self.brief.clone());
        match brief.filter(|_| link.is_none()) {
            Some(brief) => *brief,
            None => Self { link, brief: None, ..self },
        }
    }

    /// The lines as they are shown, one below the other.
    pub(crate) fn told(&self) -> Vec<Message> {
        let link = self.link.map(|at| BoardText::Link { place: place(at) }.into());
        self.lines.iter().cloned().chain(link).collect()
    }

    /// Adds pictures.
    #[must_use]
    pub(crate) fn show(mut self, pictures: impl IntoIterator<Item = Shown>) -> Self {
        self.pictures.extend(pictures);
        self
    }

    /// The same once all its pictures are drawn.
    pub(crate) fn drawn(self) -> Self {
        for shown in &self.pictures {
            shown.file.bytes();
        }
        self
    }

    /// Adds a file to keep.
    #[must_use]
    pub(crate) fn attach(mut self, name: String, bytes: Vec<u8>) -> Self {
        self.files.push(Attached { name, bytes });
        self
    }

    /// Says what shows the same once more, should the pictures not arrive.
    #[must_use]
    pub(crate) fn shown_again_by(self, press: impl Into<Press>) -> Self {
        Self { again: Some(press.into()), ..self }
    }

    /// The same in words alone, with a button to try again; nothing where there is no picture.
    pub(crate) fn without_pictures(&self) -> Option<Self> {
        if self.pictures.is_empty() {
            return None;
        }
        let mut lines = self.lines.clone();
        lines.push(BoardText::PictureMissing.into());
        let buttons =
            self.buttons.iter().filter(|button| Some(&button.press) != self.again.as_ref());
        let buttons = buttons.take(BESIDE_AGAIN).cloned().collect();
        let bare = Self { lines, buttons, link: self.link, ..Self::default() };
        Some(match self.again.clone() {
            Some(press) => bare.button(press, Label::TryAgain, Style::Main),
            None => bare,
        })
    }

    /// Says this, too, of what the picture shows.
    #[must_use]
    pub(crate) fn described(mut self, more: Option<Message>) -> Self {
        if let Some(Shown { alt: Alt::Seen(seen), .. }) = self.pictures.first_mut() {
            seen.last = more;
        }
        self
    }

    /// Adds a menu. An empty one is left out: there is nothing to choose.
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

    /// Adds an act beside the menu.
    #[must_use]
    pub(crate) fn act(
        mut self,
        press: Press,
        label: impl Into<Message>,
        sprite: Option<Sprite>,
    ) -> Self {
        self.acts.push(Button { press, label: label.into(), style: Style::Main, sprite });
        self
    }

    /// Adds a way to go on, in the rows above the buttons.
    #[must_use]
    pub(crate) fn way(mut self, press: impl Into<Press>, label: impl Into<Message>) -> Self {
        let (press, label) = (press.into(), label.into());
        self.acts.push(Button { press, label, style: Style::Plain, sprite: None });
        self
    }

    /// Adds a button.
    #[must_use]
    pub(crate) fn button(
        mut self,
        press: impl Into<Press>,
        label: impl Into<Message>,
        style: Style,
    ) -> Self {
        self.buttons.push(Button { press: press.into(), label: label.into(), style, sprite: None });
        self
    }

    /// Has the last of the ways to go on stand out like this.
    #[must_use]
    pub(crate) fn styled(mut self, style: Style) -> Self {
        if let Some(way) = self.acts.last_mut() {
            way.style = style;
        }
        self
    }

    /// Puts this on the last button, beside its words.
    #[must_use]
    pub(crate) fn showing(mut self, sprite: Option<Sprite>) -> Self {
        if let Some(button) = self.buttons.last_mut() {
            button.sprite = sprite;
        }
        self
    }

    /// Lets the text's mention of these players ring.
    #[must_use]
    pub(crate) fn ping(mut self, players: impl IntoIterator<Item = PlayerId>) -> Self {
        self.pings.extend(players);
        self
    }
}

/// The text, cut with an ellipsis where it is longer than `limit` characters.
pub(crate) fn shorten(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.into();
    }
    text.chars().take(limit - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_it_is_played_is_said_elsewhere_alone() {
        let place = Place { server: Some(1), channel: 2, thread: Some(3) };
        let lines = |channel| Answer::say("A board").link(place).read_in(channel).told().len();
        assert_eq!([2, 3].map(lines), [2, 1]);
        let place = Place { thread: None, ..place };
        let lines = |channel| Answer::say("A board").link(place).read_in(channel).told().len();
        assert_eq!([2, 3].map(lines), [1, 2]);
    }

    #[test]
    fn what_stands_below_it_is_repeated_elsewhere_alone() {
        let place = Place { server: Some(1), channel: 2, thread: Some(3) };
        let brief = Some(Box::new(Answer::default()));
        let full = Answer { brief, ..Answer::say("A board").link(place) }.headed("You played");
        let lines = |channel| full.clone().read_in(channel).told().len();
        assert_eq!([2, 3].map(lines), [3, 1]);
    }

    #[test]
    fn long_texts_are_cut_by_characters() {
        assert_eq!(shorten("äöü", 3), "äöü");
        assert_eq!(shorten("äöüß", 3), "äö…");
    }
}
