//! The laws that need a game's types: order, counts, exact legality and exchanged secrets.

use rules::{Act, Chance, Note, Notes, Plugin, Ply, RuleSet, Seat, Setup, Table, Viewer};

use crate::checks::{Bias, Checks, Scramble};
use crate::law::{Breach, Law, LawResult};
use crate::laws;
use crate::moment::Moment;
use crate::walk::Guide;

/// The number of earlier moves that are remembered, to be tried when they may no longer be legal.
const REMEMBERED: usize = 400;

/// The number of moves tried as probes for secrets.
const TEMPTING: usize = 60;

/// A guide that knows the types of a game.
pub(crate) struct TypedGuide<R: RuleSet> {
    position: R::Position,
    bias: Option<Bias<R>>,
    scramble: Option<Scramble<R>>,
    remembered: Vec<R::Move>,
    exchanged: bool,
    texts: Vec<String>,
}

impl<R: RuleSet> TypedGuide<R> {
    pub(crate) fn new(
        checks: &Checks<R>,
        bias: Option<Bias<R>>,
        setup: &Setup,
    ) -> Result<Self, Breach> {
        let refused = |refusal: rules::Refusal| Law::Info.breach(format!("{setup:?}: {refusal}"));
        let values = R::info().complete(&setup.options).map_err(refused)?;
        let options = R::options(&values).map_err(refused)?;
        let position = R::set_up(&options, setup.seats, setup.seed.game());
        let again = R::set_up(&options, setup.seats, setup.seed.game());
        Law::Determined.holds(position == again, || "two set-ups of one seed differ".into())?;
        Ok(Self {
            position,
            bias,
            scramble: checks.scramble,
            remembered: Vec::new(),
            exchanged: false,
            texts: checks.plan.texts.clone(),
        })
    }

    pub(crate) fn has_exchanged(&self) -> bool {
        self.exchanged
    }

    fn listed(&self, seat: Seat, chance: &mut Chance) -> LawResult {
        let view = R::view(&self.position, Viewer::Seat(seat));
        let legal = R::legal_moves(&view, seat);
        let unsorted = legal.moves.windows(2).find(|pair| pair[0] >= pair[1]);
        Law::Sorted.holds(unsorted.is_none(), || format!("out of order: {unsorted:?}"))?;
        let counted = R::count_legal(&view, seat);
        Law::Counted.holds(counted == legal.count(), || {
            format!("{counted:?} moves are counted, {:?} listed", legal.count())
        })?;
        let refused = legal.moves.iter().find(|mv| R::check(&self.position, seat, mv).is_err());
        Law::Accepted.holds(refused.is_none(), || format!("listed and refused: {refused:?}"))?;
        let picked = R::pick(&view, seat, chance);
        let sound = picked.as_ref().is_some_and(|mv| {
            R::check(&self.position, seat, mv).is_ok()
                && (!legal.complete || legal.moves.binary_search(mv).is_ok())
        });
        Law::Picked.holds(sound, || format!("picked {picked:?}"))?;
        if legal.complete { self.unlisted(seat, &legal.moves) } else { Ok(()) }
    }

    /// Checks that moves of other positions and seats are refused if this seat's list doesn't have them.
    fn unlisted(&self, seat: Seat, legal: &[R::Move]) -> LawResult {
        let stray = self.remembered.iter().find(|mv| {
            legal.binary_search(mv).is_err() && R::check(&self.position, seat, mv).is_ok()
        });
        Law::Unlisted
            .holds(stray.is_none(), || format!("seat {seat} may play what isn't listed: {stray:?}"))
    }

    fn remember(&mut self, seat: Seat, chance: &mut Chance) {
        let view = R::view(&self.position, Viewer::Seat(seat));
        let legal = R::legal_moves(&view, seat).moves;
        for _ in 0..20.min(legal.len()) {
            let Some(mv) = chance.one_of(&legal).cloned() else { return };
            if self.remembered.len() < REMEMBERED {
                self.remembered.push(mv);
            } else {
                self.remembered[chance.index(REMEMBERED)] = mv;
            }
        }
    }

    fn stored(&self) -> LawResult {
        let bytes = postcard::to_allocvec(&self.position);
        let bytes = bytes.map_err(|error| Law::Saved.breach(error.to_string()))?;
        let again = postcard::from_bytes::<R::Position>(&bytes);
        let again = again.map_err(|error| Law::Saved.breach(error.to_string()))?;
        Law::Saved.holds(again == self.position, || "a stored position is another".into())
    }

    fn secrets(&mut self, moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
        let Some(scramble) = self.scramble else { return laws::nothing_hidden(moment) };
        let texts = self.tempting(moment, chance);
        for viewer in moment.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let other = scramble(&self.position, viewer, chance);
            if other == self.position {
                continue;
            }
            self.exchanged = true;
            let table = Plugin::<R>::table(other.clone());
            laws::Exchanged { moment, other: &*table, viewer }.check(&texts, chance)?;
            self.same_afterwards(&other, viewer, chance)?;
        }
        Ok(())
    }

    /// Texts that probe for secrets: the plan's texts, legal moves of all seats, earlier moves, and damaged moves.
    fn tempting(&self, moment: &Moment<'_>, chance: &mut Chance) -> Vec<String> {
        let mut pool: Vec<String> = self.texts.clone();
        pool.extend(moment.seats().flat_map(|seat| moment.own(seat).legal(seat).moves));
        pool.extend(self.remembered.iter().map(ToString::to_string));
        chance.shuffle(&mut pool);
        pool.truncate(TEMPTING);
        let damaged: Vec<String> = (0..TEMPTING).map(|_| laws::damaged(&pool, chance)).collect();
        pool.extend(damaged);
        pool
    }

    /// Plays one move in both positions. A viewer to whom both results look alike must read equal notes. Otherwise, the
    /// move must be sealed.
    fn same_afterwards(
        &self,
        other: &R::Position,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> LawResult {
        for seat in R::status(&self.position).to_move().iter() {
            let legal = R::legal_moves(&R::view(&self.position, Viewer::Seat(seat)), seat).moves;
            let Some(mv) = chance.one_of(&legal) else { continue };
            if R::check(other, seat, mv).is_err() {
                continue;
            }
            let [one, two] =
                [&self.position, other].map(|position| after_move::<R>(position, viewer, seat, mv));
            let alike = one.view == two.view;
            Law::Secrecy.holds(!alike || one.notes == two.notes, || {
                format!("after {mv} the notes to {viewer:?} tell what is hidden: {:?}", one.notes)
            })?;
            Law::Sealed.holds(alike || one.sealed && two.sealed, || {
                format!("{mv} shows {viewer:?} what was hidden, and can be taken back")
            })?;
        }
        Ok(())
    }
}

/// The view and notes of one viewer after a move.
struct AfterMove<V> {
    view: V,
    notes: Vec<Note>,
    sealed: bool,
}

fn after_move<R: RuleSet>(
    position: &R::Position,
    viewer: Viewer,
    seat: Seat,
    mv: &R::Move,
) -> AfterMove<R::View> {
    let (mut position, mut notes) = (position.clone(), Notes::default());
    let _ = R::play(&mut position, seat, mv, &mut notes);
    let sealed = notes.is_sealed();
    let mut notes = notes.into_vec();
    notes.retain(|note| note.audience.admits(viewer));
    AfterMove { view: R::view(&position, viewer), notes, sealed }
}

impl<R: RuleSet> Guide for TypedGuide<R> {
    fn choose(&mut self, _table: &dyn Table, seat: Seat, chance: &mut Chance) -> Option<String> {
        let view = R::view(&self.position, Viewer::Seat(seat));
        let Some(bias) = self.bias else {
            return R::pick(&view, seat, chance).map(|mv| mv.to_string());
        };
        let legal = R::legal_moves(&view, seat).moves;
        let weights: Vec<usize> = legal.iter().map(|mv| bias(&view, seat, mv) as usize).collect();
        match weighted(&weights, chance) {
            Some(index) => legal.get(index).map(ToString::to_string),
            None => chance.one_of(&legal).map(ToString::to_string),
        }
    }

    fn follow(&mut self, ply: &Ply) -> LawResult {
        let mut notes = Notes::default();
        match &ply.act {
            Act::Leave => R::leave(&mut self.position, ply.seat, &mut notes),
            Act::Move(text) => {
                let view = R::view(&self.position, Viewer::Seat(ply.seat));
                let mv = R::read(&view, ply.seat, text)
                    .map_err(|error| Law::Notation.breach(format!("`{text}`: {error}")))?;
                let _ = R::play(&mut self.position, ply.seat, &mv, &mut notes);
            }
        }
        Ok(())
    }

    fn visit(&mut self, moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
        for seat in moment.to_move().iter() {
            self.listed(seat, chance)?;
            self.remember(seat, chance);
        }
        if !moment.is_milestone() {
            return Ok(());
        }
        self.stored()?;
        self.secrets(moment, chance)
    }
}

/// A random index by weight. `None` if all weights are 0.
pub(crate) fn weighted(weights: &[usize], chance: &mut Chance) -> Option<usize> {
    let sum: usize = weights.iter().sum();
    let mut drawn = if sum == 0 { return None } else { chance.index(sum) };
    for (index, &weight) in weights.iter().enumerate() {
        if drawn < weight {
            return Some(index);
        }
        drawn -= weight;
    }
    None
}
