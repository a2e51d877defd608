//! Long lists in menus of at most [`MAX_CHOICES`]: groups first, then pages.

use std::collections::BTreeMap;

use crate::words::RulesMessage;
use crate::{BoardOption, BoardStep, Choice, Choices, Draft, MAX_CHOICES, Next, Refusal};

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

/// The step of a tree that a draft leads to, as a menu: its labels in pages, without places.
///
/// Leaves out options that can't be used. Options that replace the draft aren't followed, so a tree with such options
/// needs menus of its own.
pub fn menu<M>(tree: BoardStep<M>, draft: &Draft) -> Result<Choices<M>, Refusal> {
    let (ids, shown) = draft.steps_and_page();
    let BoardStep { prompt, options, complete, .. } =
        ids.into_iter().try_fold(tree, BoardStep::after)?;
    let options = page(options.iter().filter_map(BoardOption::choice).collect(), shown)?;
    let complete = complete.map(|complete| complete.mv);
    Ok(Choices { draft: draft.clone(), prompt, options, complete })
}

impl<M> BoardStep<M> {
    /// The step after an option. After a complete move, it has this move and no options.
    fn after(self, id: &str) -> Result<Self, Refusal> {
        let chosen = self.options.into_iter().find(|option| option.id == id);
        match chosen.map(|option| option.next) {
            Some(Next::Step(step)) => Ok(*step),
            Some(Next::Move(mv)) => {
                Ok(Self { complete: Some(mv), ..Self::new(self.prompt, Vec::new()) })
            }
            Some(Next::Draft(_) | Next::Dead(_)) | None => Err(Refusal::new(RulesMessage::NoDraft)),
        }
    }
}

impl<M> BoardOption<M> {
    /// The option as a choice of a menu. `None` if it can't be used.
    pub fn choice(&self) -> Option<Choice> {
        let choice = Choice::new(self.id.clone(), self.label.clone());
        let is_dead = matches!(self.next, Next::Dead(_));
        (!is_dead).then(|| Choice { hint: self.say.clone(), ..choice })
    }
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
    use crate::{BoardMove, Commit};

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

    fn step(options: Vec<BoardOption<u32>>) -> BoardStep<u32> {
        BoardStep::new("Which?", options)
    }

    fn number(mv: u32) -> BoardOption<u32> {
        BoardOption::new(mv.to_string(), "A number", Next::Move(BoardMove::new(mv, Commit::Hold)))
    }

    #[test]
    fn a_tree_is_a_menu_in_pages_and_complete_after_a_move() {
        let known = |steps: &[&str]| menu(step((0..30).map(number).collect()), &Draft::of(steps));
        assert_eq!(known(&[]).unwrap().options.len(), MAX_CHOICES);
        assert_eq!(known(&["+"]).unwrap().options[0].id, "24");
        let chosen = known(&["+", "24"]).unwrap();
        assert_eq!((chosen.options, chosen.complete), (vec![], Some(24)));
        assert!(
            known(&["30"]).is_err() && known(&["1", "2"]).is_err() && known(&["+", "+"]).is_err()
        );
    }

    #[test]
    fn a_menu_follows_the_steps_of_a_tree_and_leaves_out_what_is_dead() {
        let below = Next::Step(Box::new(step(vec![number(7)])));
        let dead = BoardOption::new("no", "Nothing", Next::Dead("No room.".into()));
        let options =
            || vec![BoardOption::new("on", "On", below.clone()).say("1 way"), dead.clone()];
        let known = |steps: &[&str]| menu(step(options()), &Draft::of(steps));
        assert_eq!(known(&[]).unwrap().options, [Choice::new("on", "On").hint("1 way")]);
        assert_eq!(known(&["on"]).unwrap().options, [Choice::new("7", "A number")]);
        assert_eq!(known(&["on", "7"]).unwrap().complete, Some(7));
        assert!(known(&["no"]).is_err() && known(&["7"]).is_err());
    }

    #[test]
    fn page_turns_before_a_choice_are_ignored() {
        assert_eq!(Draft::of(&["+", "a1", "+", "+"]).steps_and_page(), (vec!["a1"], 2));
        assert_eq!(Draft::of(&["+", "a1"]).steps_and_page(), (vec!["a1"], 0));
    }
}
