//! The name of an event in a text, where nothing in it is markup.

use matches::EventPlan;

/// The characters that Discord may take for markup.
const MARKUP: &str = "\\*_~`|<>[]()";

/// The name of an event, for texts. An organizer has written it, so no part of it may become a link or a mention.
pub(super) fn event_name(plan: &EventPlan) -> String {
    let mut name = String::new();
    for letter in plan.name.chars() {
        if MARKUP.contains(letter) {
            name.push('\\');
        }
        name.push(letter);
    }
    // An address becomes a link even without brackets.
    name.replace("://", "\\://")
}

#[cfg(test)]
mod tests {
    use matches::Format;

    use super::*;
    use crate::app::clubs::event_card::preview;
    use crate::app::clubs::tests::plan;
    use crate::words::say_in_english;

    #[test]
    fn no_markup_in_the_name_of_an_event_reaches_discord() {
        let title = |name: &str| {
            let plan = EventPlan { name: name.into(), ..plan(Format::Ladder { decay_days: 7 }) };
            say_in_english(preview(&plan).swap_remove(0))
        };
        assert_eq!(title("Spring – 2:1"), "🏆 **Spring – 2:1**");
        let rogue = "x** [Gift](https://evil.example) <@1> `";
        let escaped = r"x\*\* \[Gift\]\(https\://evil.example\) \<@1\> \`";
        assert_eq!(title(rogue), format!("🏆 **{escaped}**"));
    }
}
