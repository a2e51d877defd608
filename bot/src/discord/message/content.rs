//! The text of a message, within Discord's limit of characters.

use std::iter;

use rules::Message;
use words::Language;

use crate::app::Answer;
use crate::app::answer::{Section, shorten};
use crate::discord::message::markup::{label, say, say_marked};

/// Discord's limits of characters: of a message, and of a section's title.
pub(super) const CONTENT_LIMIT: usize = 2000;
pub(super) const TITLE_LIMIT: usize = 256;

/// The end of a section whose last lines are left out.
const LEFT_OUT: &str = "\n…";

/// How a line is said: with emoji or without.
type Say = fn(Message, Language) -> String;

pub(crate) fn content(answer: &Answer) -> String {
    fitting(answer, &[])
}

/// The content for a place where embeds are not allowed. The sections stand below the lines.
pub(crate) fn content_without_embeds(answer: &Answer) -> String {
    fitting(answer, &answer.sections)
}

/// The first line of an answer's text, in every language.
pub(crate) fn titles(answer: &Answer) -> Vec<String> {
    let title = |language| {
        let content = content(&answer.clone().in_language(language));
        content.lines().next().unwrap_or_default().to_owned()
    };
    Language::ALL.map(title).into()
}

/// The language of an answer, which its sender has set.
pub(super) fn language_of(answer: &Answer) -> Language {
    answer.language.unwrap_or_default()
}

/// The text of an answer: the lines above all sections, and the sections.
#[derive(Default)]
struct Parts {
    lines: String,
    sections: Vec<String>,
}

impl Parts {
    fn new(lines: &[Message], sections: &[Section], language: Language, say: Say) -> Self {
        let sections = sections.iter().map(|section| {
            let title = label(section.title.clone(), language, TITLE_LIMIT);
            let part = format!("**{title}**\n{}", joined(&section.lines, language, say));
            part.trim_end().to_owned()
        });
        Self { lines: joined(lines, language, say), sections: sections.collect() }
    }

    fn text(&self) -> String {
        let parts = iter::once(&self.lines).chain(&self.sections).map(String::as_str);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
    }

    /// The text, without the last lines of the longest sections if it would not fit.
    ///
    /// A cut within a line could leave half a mention.
    fn shorter_text(mut self) -> String {
        loop {
            let text = self.text();
            let longest = self.sections.iter_mut().max_by_key(|section| section.len());
            let Some(longest) = longest.filter(|_| !fits(&text)) else { return text };
            let whole = longest.as_str();
            let kept = whole.strip_suffix(LEFT_OUT).unwrap_or(whole);
            let Some((kept, _)) = kept.rsplit_once('\n') else { return text };
            *longest = format!("{kept}{LEFT_OUT}");
        }
    }
}

/// The first version that fits, if need be without emoji. Otherwise the last one, with shorter sections, and cut at the
/// end if still too long.
///
/// Cut text has no emoji, since half an emoji would show as text.
fn fitting(answer: &Answer, sections: &[Section]) -> String {
    let language = language_of(answer);
    let versions = answer.versions();
    let ways: [Say; 2] = [say_marked, say];
    let all = versions.iter().flat_map(|lines| {
        ways.into_iter().map(move |say| Parts::new(lines, sections, language, say))
    });
    let mut last = Parts::default();
    for parts in all {
        let text = parts.text();
        if fits(&text) {
            return text;
        }
        last = parts;
    }
    shorten(&last.shorter_text(), CONTENT_LIMIT)
}

fn fits(text: &str) -> bool {
    text.chars().count() <= CONTENT_LIMIT
}

fn joined(lines: &[Message], language: Language, say: Say) -> String {
    let lines = lines.iter().map(|line| say(line.clone(), language));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_describes_fewer_skipped_turns_and_keeps_its_end() {
        let turns: Vec<_> = (1..=8).map(|turn| format!("{turn}.{}", "a".repeat(300))).collect();
        let recap = |first: usize| turns[first..].iter().map(Message::plain).collect::<Vec<_>>();
        let recaps: Vec<_> = (0..7).map(recap).collect();
        let answer = Answer { recaps, ..Answer::say("Castle Keep") };
        let answer = answer.lines(recap(0)).line("Your turn, <@7>").prepend("The thread is gone");
        let said = content(&answer);
        assert!(said.starts_with("The thread is gone\nCastle Keep\n3."), "{said}");
        assert!(said.ends_with("a\nYour turn, <@7>"), "{said}");
        assert_eq!(content(&answer.lasting_text()), said, "an edit leaves the described turns");
    }

    #[test]
    fn sections_are_in_the_text_only_where_embeds_are_not_allowed() {
        let section = |title: &str, lines: &[&str]| {
            Section::new(Message::plain(title), lines.iter().map(Message::plain).collect())
        };
        let sections = vec![section("Running", &["#1", "#2"]), section("Open", &[])];
        let answer = Answer { sections, ..Answer::say("What's on") };
        assert_eq!(content(&answer), "What's on");
        let text = "What's on\n\n**Running**\n#1\n#2\n\n**Open**";
        assert_eq!(content_without_embeds(&answer), text);
        let sections = vec![section("Running", &["<@17>"; 1000]), section("Table", &["1. <@7>"])];
        let long = content_without_embeds(&Answer { sections, ..answer });
        assert!(long.ends_with("\n<@17>\n…\n\n**Table**\n1. <@7>"), "{long}");
        assert!((CONTENT_LIMIT - 6..=CONTENT_LIMIT).contains(&long.chars().count()), "{long}");
    }
}
