//! Laws of input on the board: steps reach exactly the legal moves, and every place is in the scene.

use std::collections::{BTreeMap, BTreeSet};

use rules::{
    Address, BoardMove, BoardOption, BoardStep, Cell, Chance, Commit, DRAFT_LIMIT, Draft, GameView,
    MAX_SAVED, Message, Next, SavedLayout, Scene, Seat,
};

use crate::law::{Breach, Law, LawResult};
use crate::laws::reached_moves::ReachedMoves;
use crate::moment::Moment;

/// The maximum number of drafts whose steps are checked.
const DRAFTS: usize = 12;

/// The number of legal moves whose drafts are checked, if there are too many drafts to follow.
const SAMPLE: usize = 4;

/// The longest label, and the longest other text of an option.
const LABEL: usize = 80;
const TEXT: usize = 150;

pub(crate) fn check(moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
    for seat in moment.seats() {
        let mut steps = Steps::new(moment, seat);
        if moment.to_move().contains(seat) {
            steps.explore(chance)?;
            steps.senseless()?;
        } else {
            let step = steps.own.board_step(seat, &Draft::default());
            Law::Steps
                .holds(step.is_err(), || format!("seat {seat} is not to move and may tap"))?;
        }
    }
    Ok(())
}

/// Checks the first step when the player has kept a layout, whole or damaged.
pub(crate) fn with_keepsake(moment: &Moment<'_>, seat: Seat, kept: &str) -> LawResult {
    let saved = |number| SavedLayout { name: format!("Army {number}"), text: kept.into() };
    let saved = (0..MAX_SAVED).map(saved).collect();
    let draft = Draft { kept: Some(kept.into()), saved, ..Draft::default() };
    Steps::new(moment, seat).ask(&draft).map(drop)
}

/// The steps of one seat in one position.
struct Steps<'a> {
    moment: &'a Moment<'a>,
    seat: Seat,
    own: Box<dyn GameView>,
    moves: ReachedMoves<'a>,
    /// The drafts that options of the last step lead to.
    edits: Vec<Draft>,
}

impl<'a> Steps<'a> {
    fn new(moment: &'a Moment<'a>, seat: Seat) -> Self {
        let own = moment.own(seat);
        let moves = ReachedMoves::new(moment, seat, own.as_ref());
        Self { moment, seat, own, moves, edits: Vec::new() }
    }

    /// Follows every step and every replaced draft, up to [`DRAFTS`] drafts.
    fn explore(&mut self, chance: &mut Chance) -> LawResult {
        let mut open = vec![Draft::default()];
        let mut seen = BTreeSet::from([String::new()]);
        let mut asked = 0;
        while !open.is_empty() {
            if asked == DRAFTS {
                return self.drafts_of_moves(chance);
            }
            asked += 1;
            let draft = open.swap_remove(chance.index(open.len()));
            self.ask(&draft)?;
            open.extend(self.edits.drain(..).filter(|edit| seen.insert(edit.joined())));
        }
        let missing = self.moves.missing();
        Law::StepsReach.holds(missing.is_none(), || {
            format!("no steps of seat {} lead to `{}`", self.seat, missing.map_or("", |mv| mv))
        })
    }

    /// Checks that the draft of a legal move is complete with this move.
    fn drafts_of_moves(&mut self, chance: &mut Chance) -> LawResult {
        let legal: Vec<String> = self.moves.legal.iter().cloned().collect();
        for _ in 0..SAMPLE {
            let Some(mv) = chance.one_of(&legal) else { return Ok(()) };
            let draft = self.own.draft_of(self.seat, mv).unwrap_or_default();
            let step = self.ask(&draft)?;
            let complete = step.complete.map(|complete| complete.mv);
            Law::StepsReach.holds(complete.as_ref() == Some(mv), || {
                format!("the draft {:?} of `{mv}` leads to {complete:?}", draft.steps)
            })?;
        }
        Ok(())
    }

    /// Checks that a senseless draft is refused, or gives sound steps.
    fn senseless(&mut self) -> LawResult {
        for unreadable in ["zzz", "💥"] {
            let step = self.own.board_step(self.seat, &Draft::of(&[unreadable]));
            Law::Steps
                .holds(step.is_err(), || format!("the draft {unreadable} leads to a step"))?;
        }
        for steps in [&["", ""] as &[_], &["="], &["a1", "a1"], &["a1"; 40]] {
            let draft = Draft::of(steps);
            if let Ok(step) = self.own.board_step(self.seat, &draft) {
                self.sound(&step, &draft)?;
            }
        }
        Ok(())
    }

    /// The step after a draft that was offered.
    fn ask(&mut self, draft: &Draft) -> Result<BoardStep<String>, Breach> {
        let length = draft.joined().chars().count();
        Law::Steps.holds(length <= DRAFT_LIMIT, || format!("a draft of {length} characters"))?;
        let step = self.own.board_step(self.seat, draft).map_err(|refusal| {
            Law::Steps.breach(format!("the offered draft {:?} is refused: {refusal}", draft.steps))
        })?;
        self.sound(&step, draft)
            .map_err(|breach| breach.at(format!("  draft {:?}", draft.steps)))?;
        Ok(step)
    }

    /// Checks the first step after a draft, and those below it.
    fn sound(&mut self, step: &BoardStep<String>, draft: &Draft) -> LawResult {
        self.edits.clear();
        let scene = self.own.scene(draft);
        self.step(step, &Around { scene: &scene, root: step })
    }

    fn step(&mut self, step: &BoardStep<String>, around: &Around<'_>) -> LawResult {
        self.said(&step.prompt, TEXT)?;
        let leads_on = !step.options.is_empty() || step.complete.is_some();
        Law::Steps.holds(leads_on, || "nothing to choose, and no move".into())?;
        let ids: BTreeSet<&String> = step.options.iter().map(|option| &option.id).collect();
        Law::Steps.holds(ids.len() == step.options.len(), || "two options with one id".into())?;
        self.told_apart(step)?;
        forms(step, around)?;
        if let Some(complete) = &step.complete {
            self.complete(complete, around)?;
        }
        step.options.iter().try_for_each(|option| self.option(option, around))
    }

    fn option(&mut self, option: &BoardOption<String>, around: &Around<'_>) -> LawResult {
        let allowed = |c: char| c.is_ascii_alphanumeric() || "-_+*@>,=".contains(c);
        let fits = (1..=DRAFT_LIMIT).contains(&option.id.len()) && option.id.chars().all(allowed);
        Law::Steps.holds(fits, || format!("the id {:?}", option.id))?;
        self.said(&option.label, LABEL)?;
        let texts = option.say.iter().chain(&option.group);
        texts.into_iter().try_for_each(|text| self.said(text, TEXT))?;
        around.holds(&option.places)?;
        match &option.next {
            Next::Step(below) => self.step(below, around),
            Next::Move(mv) => self.complete(mv, around),
            Next::Dead(why) => self.said(why, TEXT),
            Next::Draft(draft) => {
                self.edits.push(draft.clone());
                Ok(())
            }
        }
    }

    fn complete(&mut self, complete: &BoardMove<String>, around: &Around<'_>) -> LawResult {
        let BoardMove { mv, commit, confirm, targets, path, effect } = complete;
        let is_legal = self.moves.reach(mv);
        Law::StepsReach.holds(is_legal, || format!("`{mv}` can be tapped and is not legal"))?;
        Law::Steps.holds((*commit == Commit::Ask) == confirm.is_some(), || {
            format!("`{mv}` is sent by {commit:?} and asks {confirm:?}")
        })?;
        confirm.iter().try_for_each(|label| self.said(label, LABEL))?;
        let shown = effect.iter().flat_map(|effect| effect.glides.iter().chain([&effect.gone]));
        [targets, path].into_iter().chain(shown).try_for_each(|places| around.holds(places))
    }

    /// Checks that options at one place have different labels, or something different below.
    fn told_apart(&self, step: &BoardStep<String>) -> LawResult {
        let mut at_places: BTreeMap<&[Address], Vec<&BoardOption<String>>> = BTreeMap::new();
        for option in &step.options {
            at_places.entry(&option.places).or_default().push(option);
        }
        // Sentences take time, and few options share their places.
        for options in at_places.values().filter(|options| options.len() > 1) {
            let mut seen = BTreeSet::new();
            let alike = options.iter().find(|option| !seen.insert(self.distinction(option)));
            Law::Steps.holds(alike.is_none(), || {
                format!("{:?} can't be told from another option", alike.map(|option| &option.id))
            })?;
        }
        Ok(())
    }

    /// The label of an option, and the question below it.
    fn distinction(&self, option: &BoardOption<String>) -> (String, String) {
        let below = match &option.next {
            Next::Step(step) => self.moment.english.say(&step.prompt),
            Next::Move(_) | Next::Draft(_) | Next::Dead(_) => String::new(),
        };
        (self.moment.english.say(&option.label), below)
    }

    fn said(&self, message: &Message, most: usize) -> LawResult {
        let said = self.moment.english.say(message);
        Law::Steps.holds((1..=most).contains(&said.chars().count()), || {
            format!("a text of {} characters: {said}", said.chars().count())
        })
    }
}

/// The scene of a draft, and the first step after it.
struct Around<'a> {
    scene: &'a Scene,
    root: &'a BoardStep<String>,
}

impl Around<'_> {
    /// Checks that places are in the scene, and that none occurs twice in a row.
    fn holds(&self, places: &[Address]) -> LawResult {
        let stray = places.iter().find(|place| !is_in(self.scene, **place));
        Law::Steps.holds(stray.is_none(), || {
            format!(
                "{} is no place of the scene",
                stray.map_or_else(String::new, Address::to_string)
            )
        })?;
        let twice = places.windows(2).find(|pair| pair[0] == pair[1]);
        Law::Steps.holds(twice.is_none(), || format!("{twice:?} twice in a row"))
    }
}

pub(crate) fn is_in(scene: &Scene, place: Address) -> bool {
    match place {
        Address::Square { board, cell } => scene
            .boards
            .get(usize::from(board))
            .is_some_and(|board| cell.on(board.columns, board.rows).is_some()),
        Address::Slot { tray, slot } => scene
            .trays
            .get(usize::from(tray))
            .is_some_and(|tray| usize::from(slot) < tray.items.len()),
    }
}

/// Checks that each option covers its form's squares, and that the first step offers the twin.
fn forms(step: &BoardStep<String>, around: &Around<'_>) -> LawResult {
    let ids: BTreeSet<&String> = step.forms.iter().map(|form| &form.id).collect();
    Law::Steps.holds(ids.len() == step.forms.len(), || "two forms with one id".into())?;
    let twin = step.twin.as_ref();
    let known = twin.is_none_or(|twin| around.root.options.iter().any(|root| root.id == *twin));
    Law::Steps.holds(known, || format!("the twin {twin:?} is no option of the first step"))?;
    for option in &step.options {
        let form = step.forms.iter().find(|form| Some(&form.id) == option.form.as_ref());
        let covers = match form {
            None => step.forms.is_empty() && option.form.is_none(),
            Some(form) => shape(&option.places) == from_corner(form.cells.iter().copied()),
        };
        Law::Steps.holds(covers, || format!("{} doesn't cover its form", option.id))?;
    }
    Ok(())
}

/// The squares of an option, from the corner of their bounding box.
fn shape(places: &[Address]) -> BTreeSet<Cell> {
    from_corner(places.iter().filter_map(|place| match place {
        Address::Square { cell, .. } => Some(*cell),
        Address::Slot { .. } => None,
    }))
}

fn from_corner(cells: impl Iterator<Item = Cell> + Clone) -> BTreeSet<Cell> {
    let column = cells.clone().map(|cell| cell.column).min().unwrap_or(0);
    let row = cells.clone().map(|cell| cell.row).min().unwrap_or(0);
    cells.map(|cell| Cell::new(cell.column - column, cell.row - row)).collect()
}
