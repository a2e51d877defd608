//! Long lists in menus of at most [`MAX_CHOICES`]: groups first, then pages.

use std::collections::BTreeMap;
use std::fmt::Display;

use crate::words::RulesMessage;
use crate::{Choice, Choices, Draft, MAX_CHOICES, Message, Refusal};

/// The step that turns to the next page of a list.
pub const MORE: &str = "+";

/// A list arranged for a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Menu<T, G> {
    /// The whole list, since it fits.
    Whole(Vec<T>),
    /// The groups of a list that is too long, in order.
    Groups(BTreeMap<G, Vec<T>>),
}

/// Splits a list that is too long for one menu into groups. Elements keep their order.
pub fn split<T, G: Ord>(
    things: impl IntoIterator<Item = T>,
    group: impl Fn(&T) -> G,
) -> Menu<T, G> {
    let things: Vec<T> = things.into_iter().collect();
    if things.len() <= MAX_CHOICES {
        return Menu::Whole(things);
    }
    let mut groups: BTreeMap<G, Vec<T>> = BTreeMap::new();
    for thing in things {
        groups.entry(group(&thing)).or_default().push(thing);
    }
    Menu::Groups(groups)
}

/// One page of a list. A list that doesn't fit gets an option for the next page.
pub fn page(options: Vec<Choice>, page: usize) -> Result<Vec<Choice>, Refusal> {
    // The option for the next page takes one place.
    let most = if options.len() <= MAX_CHOICES { MAX_CHOICES } else { MAX_CHOICES - 1 };
    let pages = options.len().div_ceil(most).max(1);
    if page >= pages {
        return Err(Refusal::new(RulesMessage::NoPage));
    }
    let mut shown: Vec<Choice> = options.into_iter().skip(page * most).take(most).collect();
    if page + 1 < pages {
        shown.push(
            Choice::new(MORE, RulesMessage::More)
                .hint(RulesMessage::PageOf { page: page + 2, pages }),
        );
    }
    Ok(shown)
}

/// Staged input for games whose moves are a single choice: all moves by their notation, in pages.
pub fn single_step<M: Display, H: Into<Message>>(
    draft: &Draft,
    prompt: impl Into<Message>,
    mut moves: Vec<M>,
    hint: impl Fn(&M) -> H,
) -> Result<Choices<M>, Refusal> {
    let (steps, shown) = draft.steps_and_page();
    let chosen = moves.iter().position(|mv| steps == [mv.to_string()]);
    let options = match chosen {
        Some(_) => Vec::new(),
        None if !steps.is_empty() => return Err(Refusal::new(RulesMessage::NoPage)),
        None => {
            let choice = |mv: &M| Choice::new(mv.to_string(), Message::plain(mv)).hint(hint(mv));
            page(moves.iter().map(choice).collect(), shown)?
        }
    };
    let complete = chosen.map(|place| moves.swap_remove(place));
    Ok(Choices { draft: draft.clone(), prompt: prompt.into(), options, complete })
}

impl Draft {
    /// The steps without page turns, and the page of the current list.
    pub fn steps_and_page(&self) -> (Vec<&str>, usize) {
        let turned = self.steps.iter().rev().take_while(|step| *step == MORE).count();
        let chosen = self.steps.iter().map(String::as_str).filter(|step| *step != MORE);
        (chosen.collect(), turned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(count: usize) -> Vec<Choice> {
        (0..count).map(|number| Choice::new(number.to_string(), "A thing")).collect()
    }

    #[test]
    fn a_short_list_is_shown_whole_and_a_long_list_in_groups() {
        assert_eq!(split(0..25, |number| number / 10), Menu::Whole((0..25).collect()));
        let Menu::Groups(groups) = split((0..26).rev(), |number| number / 10) else { panic!() };
        assert_eq!(groups.keys().copied().collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(groups[&2], [25, 24, 23, 22, 21, 20]);
    }

    #[test]
    fn every_choice_is_on_one_page_of_limited_size() {
        for count in [0, 1, 24, 25, 26, 48, 49, 200] {
            let (mut seen, mut number) = (Vec::new(), 0);
            loop {
                let mut shown = page(list(count), number).unwrap();
                assert!(shown.len() <= MAX_CHOICES);
                let goes_on = shown.pop_if(|last| last.id == MORE).is_some();
                seen.extend(shown);
                if !goes_on {
                    break;
                }
                number += 1;
            }
            assert_eq!(seen, list(count));
            assert!(page(list(count), number + 1).is_err(), "{count}");
        }
    }

    #[test]
    fn a_single_step_move_is_paged_and_complete_after_its_choice() {
        let known = |steps: &[&str]| {
            single_step(&Draft::of(steps), "Which?", (0..30).collect(), |_| "A number")
        };
        assert_eq!(known(&[]).unwrap().options.len(), MAX_CHOICES);
        assert_eq!(known(&["+"]).unwrap().options[0].id, "24");
        let chosen = known(&["+", "24"]).unwrap();
        assert_eq!((chosen.options, chosen.complete), (vec![], Some(24)));
        assert!(
            known(&["30"]).is_err() && known(&["1", "2"]).is_err() && known(&["+", "+"]).is_err()
        );
    }

    #[test]
    fn page_turns_before_a_choice_are_ignored() {
        assert_eq!(Draft::of(&["+", "a1", "+", "+"]).steps_and_page(), (vec!["a1"], 2));
        assert_eq!(Draft::of(&["+", "a1"]).steps_and_page(), (vec!["a1"], 0));
    }
}
