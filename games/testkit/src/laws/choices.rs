//! Laws of staged input: steps fit a menu, and reach exactly the legal moves.

use std::collections::BTreeSet;

use rules::{
    Chance, Choice, Choices, DRAFT_LIMIT, Draft, GameView, MAX_ACTS, MAX_CHOICES, MAX_SAVED,
    Message, SavedLayout, Seat,
};

use crate::english::{English, WIDEST_NAME};
use crate::law::{Breach, Law, LawResult};
use crate::laws::reached_moves::ReachedMoves;
use crate::laws::scene;
use crate::moment::Moment;

/// The maximum number of drafts that are explored in one tree of choices.
const BUDGET: usize = 2500;

/// The number of random walks through the choices, and the most steps of each.
const WALKS: usize = 6;
const STEPS: usize = 40;

pub(crate) fn check(moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
    for seat in moment.seats() {
        let mut staging = Staging::new(moment, seat);
        staging.senseless(chance)?;
        if moment.to_move().contains(seat) {
            staging.explore()?;
            (0..WALKS).try_for_each(|_| staging.stroll(Draft::default(), chance))?;
        } else {
            staging.idle()?;
        }
    }
    Ok(())
}

/// Checks staged choices when the player has kept a layout, whole or damaged.
pub(crate) fn with_keepsake(moment: &Moment<'_>, seat: Seat, kept: &str) -> LawResult {
    let mut staging = Staging::new(moment, seat);
    let saved = vec![SavedLayout { name: WIDEST_NAME.into(), text: kept.into() }; MAX_SAVED];
    let draft = Draft { kept: Some(kept.into()), saved, ..Draft::default() };
    let answer = staging.ask(&draft)?;
    answer.open_options().try_for_each(|option| staging.ask(&draft.then(&option.id)).map(drop))
}

/// The choices of one seat in one position.
struct Staging<'a> {
    moment: &'a Moment<'a>,
    seat: Seat,
    own: Box<dyn GameView>,
    moves: ReachedMoves<'a>,
}

impl<'a> Staging<'a> {
    fn new(moment: &'a Moment<'a>, seat: Seat) -> Self {
        let own = moment.own(seat);
        let moves = ReachedMoves::new(moment, seat, own.as_ref());
        Self { moment, seat, own, moves }
    }

    /// Follows every choice until the budget is used up.
    fn explore(&mut self) -> LawResult {
        let mut open = vec![Draft::default()];
        let mut seen = BTreeSet::new();
        let mut asked = 0;
        while let Some(draft) = open.pop() {
            asked += 1;
            if asked > BUDGET {
                return Ok(());
            }
            let answer = self.ask(&draft)?;
            if seen.insert(answer.draft.joined()) {
                open.extend(answer.open_options().map(|option| answer.draft.then(&option.id)));
            }
        }
        let missing = self.moves.missing();
        Law::Reached.holds(missing.is_none(), || {
            format!("no choices of seat {} lead to `{}`", self.seat, missing.map_or("", |mv| mv))
        })
    }

    /// Walks once at random through the choices, and checks the picture of each step.
    fn stroll(&mut self, mut draft: Draft, chance: &mut Chance) -> LawResult {
        for _ in 0..STEPS {
            let answer = self.ask(&draft)?;
            scene::check(&self.own.scene(&answer.draft))?;
            let again = self.ask(&answer.draft)?;
            Law::Staged.holds(again == answer, || {
                format!("the draft {:?} means another than {draft:?}", answer.draft.steps)
            })?;
            let options: Vec<_> = answer.open_options().collect();
            match chance.one_of(&options) {
                Some(option) => draft = answer.draft.then(&option.id),
                None => break,
            }
        }
        Ok(())
    }

    /// The choices after a draft that was offered.
    fn ask(&mut self, draft: &Draft) -> Result<Choices<String>, Breach> {
        let answer = self.own.choices(self.seat, draft).map_err(|refusal| {
            Law::Staged.breach(format!("the offered draft {:?} is refused: {refusal}", draft.steps))
        })?;
        self.sound(&answer).map_err(|breach| breach.at(format!("  draft {:?}", draft.steps)))?;
        Ok(answer)
    }

    /// Checks that a step fits, leads on, and is legal once complete.
    fn sound(&mut self, answer: &Choices<String>) -> LawResult {
        fits(answer, self.moment.english)?;
        let leads_on = answer.open_options().next().is_some() || answer.complete.is_some();
        Law::Staged.holds(leads_on, || "nothing to choose, and no move".into())?;
        let Some(mv) = &answer.complete else { return Ok(()) };
        Law::Completed.holds(self.moves.reach(mv), || format!("`{mv}` is complete and not legal"))
    }

    /// Checks that random drafts are refused, or give sound choices.
    fn senseless(&mut self, chance: &mut Chance) -> LawResult {
        let long = vec!["a1"; 100];
        let fixed: [&[&str]; 7] =
            [&["zzz"], &["💥"], &[""], &["0", "0", "0"], &["a1", "b2"], &["1", "-"], &long];
        let mut drafts: Vec<Draft> = fixed.map(Draft::of).into();
        if let Ok(first) = self.own.choices(self.seat, &Draft::default())
            && let Some(option) = chance.one_of(&first.options)
        {
            drafts.push(Draft::of(&[&option.id, "zzz"]));
            drafts.push(Draft::of(&["zzz", &option.id]));
        }
        for draft in drafts {
            scene::check(&self.own.scene(&draft))?;
            match self.own.choices(self.seat, &draft) {
                Ok(answer) => self.sound(&answer)?,
                Err(refusal) => self.unshown(&draft, refusal.message())?,
            }
        }
        Ok(())
    }

    /// Checks that a refused draft is not shown in the picture.
    fn unshown(&self, draft: &Draft, reason: &Message) -> LawResult {
        self.moment.english.has_no_hard_coded_words(reason)?;
        Law::Refusal.holds(!self.moment.english.say(reason).trim().is_empty(), || {
            format!("{:?} is refused for no reason", draft.steps)
        })?;
        Law::Scene.holds(self.own.scene(draft) == self.own.scene(&Draft::default()), || {
            format!("the draft {:?} is refused and shown", draft.steps)
        })
    }

    /// Checks that a seat that is not to move has no choices.
    fn idle(&self) -> LawResult {
        let Ok(answer) = self.own.choices(self.seat, &Draft::default()) else { return Ok(()) };
        Law::Completed.holds(answer.options.is_empty() && answer.complete.is_none(), || {
            format!("seat {} is not to move and may choose", self.seat)
        })
    }
}

/// Checks that a step fits a menu, and its draft a button.
fn fits(answer: &Choices<String>, english: &English) -> LawResult {
    let length = answer.draft.joined().chars().count();
    Law::Staged.holds(length <= DRAFT_LIMIT, || format!("a draft of {length} characters"))?;
    let prompt = english.length(&answer.prompt);
    Law::Staged
        .holds((1..=150).contains(&prompt), || format!("a prompt of {prompt} characters"))?;
    english.has_no_hard_coded_words(&answer.prompt)?;
    let texts = answer.options.iter().flat_map(|one| [Some(&one.label), one.hint.as_ref()]);
    texts.flatten().try_for_each(|text| english.has_no_hard_coded_words(text))?;
    let count = answer.options.len();
    let acts = answer.options.iter().filter(|option| option.is_act).count();
    Law::Staged.holds(count - acts <= MAX_CHOICES && acts <= MAX_ACTS, || {
        format!("{count} choices in one step, {acts} of them acts")
    })?;
    let sorted = answer.options.is_sorted_by_key(|option| option.is_act);
    Law::Staged.holds(sorted, || "acts come after what a menu shows".into())?;
    let last: Vec<&Choice> = answer.options.iter().filter(|option| option.is_last).collect();
    // Only buttons may play without confirmation, since menus invite slips. The first step may have one such button.
    let led = last.iter().all(|last| last.is_act) && (last.len() < 2 || !answer.draft.is_empty());
    Law::Staged.holds(led, || format!("{last:?} are played without a question"))?;
    let off = answer.options.iter().find(|option| option.is_off && !option.is_act);
    Law::Staged.holds(off.is_none(), || format!("{off:?} stands in a menu and can't be chosen"))?;
    let ids: BTreeSet<&String> = answer.options.iter().map(|option| &option.id).collect();
    Law::Staged.holds(ids.len() == count, || "two choices with one id".into())?;
    let unfit = answer.options.iter().find(|option| !option_fits(option, english));
    Law::Staged.holds(unfit.is_none(), || format!("id, label or hint of {unfit:?}"))?;
    let mut shown = answer.options.iter().filter_map(|option| option.sprite.as_ref());
    let unknown = shown.find(|sprite| !english.shows(sprite));
    Law::Sprites.holds(unknown.is_none(), || format!("{unknown:?} is not among the sprites"))
}

fn option_fits(option: &Choice, english: &English) -> bool {
    let allowed = |c: char| c.is_ascii_alphanumeric() || "-_+*@>,=".contains(c);
    let id = (1..=DRAFT_LIMIT).contains(&option.id.len()) && option.id.chars().all(allowed);
    let label = (1..=80).contains(&english.length(&option.label));
    id && label && option.hint.as_ref().is_none_or(|hint| english.length(hint) <= 100)
}
