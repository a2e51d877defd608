//! Long lists in menus that hold [`MAX_CHOICES`]: first the group, and where that is not enough, page after page.

use std::collections::BTreeMap;

use crate::words::Said;
use crate::{Choice, Draft, MAX_CHOICES, Refusal};

/// The step that turns to the next page of a long list.
pub const MORE: &str = "+";

/// A list as a menu can hold it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Menu<T, G> {
    /// All of it.
    Whole(Vec<T>),
    /// The groups that it falls into, in their order: it is too long to be shown at once.
    Groups(BTreeMap<G, Vec<T>>),
}

/// Splits a list that is too long for one menu into groups, by the group of each thing. The things keep their order.
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

/// One page of a list: all of a short one, or part of a long one and the way to the next part.
///
/// # Errors
/// There is no such page.
pub fn page(options: Vec<Choice>, page: usize) -> Result<Vec<Choice>, Refusal> {
    // The way to the next part takes a place of its own, where there is one.
    let most = if options.len() <= MAX_CHOICES { MAX_CHOICES } else { MAX_CHOICES - 1 };
    let pages = options.len().div_ceil(most).max(1);
    if page >= pages {
        return Err(Refusal::new(Said::NoPage));
    }
    let mut shown: Vec<Choice> = options.into_iter().skip(page * most).take(most).collect();
    if page + 1 < pages {
        shown.push(Choice::new(MORE, Said::More).hint(Said::PageOf { page: page + 2, pages }));
    }
    Ok(shown)
}

impl Draft {
    /// The steps that choose something, and to which page of the next list the others have turned.
    pub fn paged(&self) -> (Vec<&str>, usize) {
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
    fn a_list_that_fits_is_whole_and_a_longer_one_falls_into_its_groups() {
        assert_eq!(split(0..25, |number| number / 10), Menu::Whole((0..25).collect()));
        let Menu::Groups(groups) = split((0..26).rev(), |number| number / 10) else { panic!() };
        assert_eq!(groups.keys().copied().collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(groups[&2], [25, 24, 23, 22, 21, 20]);
    }

    #[test]
    fn every_choice_is_on_one_page_and_no_page_holds_too_many() {
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
    fn pages_that_were_turned_before_a_choice_are_forgotten() {
        assert_eq!(Draft::of(&["+", "a1", "+", "+"]).paged(), (vec!["a1"], 2));
        assert_eq!(Draft::of(&["+", "a1"]).paged(), (vec!["a1"], 0));
    }
}
