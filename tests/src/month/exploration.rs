//! The presses and choices of members, mostly with an aim, sometimes at random.

use sandbox::MessageView;

use crate::random::Random;

/// The weights of buttons and menus, by the act in their custom id. Members don't press buttons whose act is not
/// listed.
const LIKED: &[(&str, u32)] = &[
    ("join", 60),
    ("decline", 14),
    ("withdraw", 2),
    ("leave", 3),
    ("start", 40),
    ("move", 25),
    ("pick", 40),
    ("act", 40),
    ("play", 90),
    ("back", 2),
    ("restart", 1),
    ("name", 1),
    ("type", 4),
    ("undo", 3),
    ("board", 5),
    ("aside", 2),
    ("hint", 4),
    ("computer", 6),
    ("computer!", 40),
    ("resign", 2),
    ("more", 2),
    ("resign!", 40),
    ("abort", 2),
    ("propose", 5),
    ("offer", 25),
    ("agree", 40),
    ("refuse", 25),
    ("recant", 4),
    ("choose", 40),
    ("resume", 50),
    ("rules", 1),
    ("rematch", 20),
    ("replay", 4),
    ("decided", 3),
    ("film", 1),
    ("profile", 2),
    ("leaders", 3),
    ("theme", 2),
    ("server-theme", 1),
    ("remind", 5),
    ("quiet", 6),
    ("zone", 6),
    ("here", 2),
    ("pings", 12),
    ("games", 6),
    ("visit", 12),
    ("step", 5),
    ("taken", 2),
    ("better", 3),
    ("jump", 2),
    ("roll", 1),
    ("show", 1),
    ("since", 5),
    ("moves", 4),
    ("unwatch", 1),
    ("follow", 4),
    ("unfollow", 1),
    ("held", 1),
    ("export", 1),
    ("forget", 1),
    ("gone", 15),
    ("gone-computer", 8),
    ("gone-on", 8),
    ("invite", 2),
];

/// The weight of ending without another press.
const NOTHING: u32 = 15;

/// A press or a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Press {
    pub(super) custom_id: String,
    /// The chosen value, if the press is on a menu.
    pub(super) value: Option<String>,
}

/// The aim of a member, which decides what they press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// To play their turn.
    Playing,
    /// To announce an absence.
    Leaving,
    /// To delete all data about them.
    Erasing,
    /// No aim.
    Looking,
}

/// The act in a custom id: the word after the first colon.
pub(super) fn word(custom_id: &str) -> &str {
    custom_id.split(':').nth(1).unwrap_or_default()
}

fn weight(custom_id: &str, mood: Mood) -> u32 {
    let word = word(custom_id);
    let liked = LIKED.iter().find(|(known, _)| *known == word).map_or(0, |(_, weight)| *weight);
    let is_a_step = ["pick", "act", "play", "move", "back", "restart", "type"].contains(&word);
    match (mood, word) {
        (Mood::Playing, _) => {
            if is_a_step {
                liked
            } else {
                0
            }
        }
        (Mood::Leaving, "away") => 100,
        (Mood::Leaving, _) => 0,
        (Mood::Erasing, "forget!") => 100,
        (Mood::Erasing, _) => 0,
        (Mood::Looking, _) => liked,
    }
}

/// One of these ids, by the weights of their acts.
pub(super) fn choose(custom_ids: &[String], mood: Mood, random: &mut Random) -> Option<String> {
    let mut weights: Vec<_> = custom_ids.iter().map(|id| weight(id, mood)).collect();
    if mood == Mood::Looking {
        weights.push(NOTHING);
    }
    custom_ids.get(random.weighed(&weights)?).cloned()
}

/// A button or a choice of a message.
pub(super) fn press(seen: &MessageView, mood: Mood, random: &mut Random) -> Option<Press> {
    let enabled = seen.buttons.iter().filter(|button| !button.disabled);
    let buttons = enabled.map(|button| button.custom_id.clone()).filter(|id| !id.is_empty());
    let menus = seen.menus.iter().filter(|menu| !menu.disabled).map(|menu| menu.custom_id.clone());
    let custom_id = choose(&buttons.chain(menus).collect::<Vec<_>>(), mood, random)?;
    let menu = seen.menus.iter().find(|menu| menu.custom_id == custom_id);
    let value = match menu {
        None => None,
        Some(menu) => Some(random.one(&menu.options)?.1.clone()),
    };
    Some(Press { custom_id, value })
}

/// Whether a message is a panel on which a turn continues.
pub(super) fn is_panel(seen: &MessageView) -> bool {
    let ids = seen.buttons.iter().map(|button| &button.custom_id);
    let ids = ids.chain(seen.menus.iter().map(|menu| &menu.custom_id));
    ids.into_iter().any(|id| ["pick", "act", "play"].contains(&word(id)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(custom_ids: &[&str], mood: Mood, expected: &[&str]) {
        let ids: Vec<_> = custom_ids.iter().map(|&id| id.to_owned()).collect();
        let mut random = Random::of(&[3]);
        let mut found: Vec<_> = (0..500).filter_map(|_| choose(&ids, mood, &mut random)).collect();
        found.sort();
        found.dedup();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_simulated_player_presses_only_known_buttons_of_their_mood() {
        let offered = ["1:move:7::", "1:resign:7::", "1:end!:7::"];
        check(&offered, Mood::Playing, &["1:move:7::"]);
        check(&offered, Mood::Looking, &["1:move:7::", "1:resign:7::"]);
        check(&["1:away:::7", "1:pings:::"], Mood::Leaving, &["1:away:::7"]);
        check(&["1:forget!:::"], Mood::Looking, &[]);
    }
}
