//! Laws of secrecy: no view, note or refusal reveals what its viewer may not see.

use rules::{BRIEFEST, Chance, Draft, GameView, Note, Seat, Table, Viewer};

use crate::law::{Law, LawResult};
use crate::moment::Moment;

/// The number of move pairs to compare, and of walks through the choices.
const PAIRS: usize = 4;
const WALKS: usize = 3;
const STEPS: usize = 12;

/// Checks that if nothing is hidden, a spectator has the full state.
pub(crate) fn nothing_hidden(moment: &Moment<'_>) -> LawResult {
    let full = moment.table.see(Viewer::Everything).state();
    let all = moment.viewers().into_iter().all(|viewer| moment.table.see(viewer).state() == full);
    Law::Secrecy.holds(all, || "something is hidden, and there is no `scramble` to try it".into())
}

/// A table that differs from the moment's only in what the viewer may not see.
pub(crate) struct Exchanged<'a> {
    pub(crate) moment: &'a Moment<'a>,
    pub(crate) other: &'a dyn Table,
    pub(crate) viewer: Viewer,
}

impl Exchanged<'_> {
    /// Compares both tables as the viewer sees them.
    pub(crate) fn check(&self, texts: &[String], chance: &mut Chance) -> LawResult {
        let Self { moment, other, viewer } = *self;
        let (one, two) = (moment.table.see(viewer), other.see(viewer));
        let draft = Draft::default();
        let equal = [
            ("status", moment.table.status() == other.status()),
            ("view", one.bytes() == two.bytes()),
            ("scene", one.scene(&draft) == two.scene(&draft)),
            ("text", (0..=BRIEFEST).all(|brief| one.text(brief) == two.text(brief))),
            ("pile beside it", one.extra_page() == two.extra_page()),
            ("head start", one.shortcut() == two.shortcut()),
            ("state", one.state() == two.state()),
            ("words for places", one.place_words(&draft) == two.place_words(&draft)),
            ("steps", moment.seats().all(|seat| same_steps(&*one, &*two, seat))),
            ("names", one.seat_names() == two.seat_names()),
            ("moves", moment.seats().all(|seat| one.legal(seat) == two.legal(seat))),
            ("suggestions", moment.seats().all(|seat| same_suggestions(&*one, &*two, seat))),
            ("choices", moment.seats().all(|seat| same_choices(&*one, &*two, seat, chance))),
            (
                "refusals",
                viewer.seat().is_none_or(|seat| same_refusals(moment.table, other, seat, texts)),
            ),
        ];
        let telling = equal.iter().find(|(_, equal)| !equal);
        Law::Secrecy.holds(telling.is_none(), || {
            format!(
                "the {} of {viewer:?} tells what is hidden",
                telling.map_or("", |(what, _)| what)
            )
        })
    }
}

fn same_suggestions(one: &dyn GameView, two: &dyn GameView, seat: Seat) -> bool {
    let typed = ["", "a", "b", "t", "w", "1", "2", "d", "drop ", "zzz"];
    typed.iter().all(|typed| one.suggest(seat, typed, 25) == two.suggest(seat, typed, 25))
        && typed.iter().all(|typed| one.read(seat, typed) == two.read(seat, typed))
}

fn same_steps(one: &dyn GameView, two: &dyn GameView, seat: Seat) -> bool {
    one.board_step(seat, &Draft::default()) == two.board_step(seat, &Draft::default())
}

fn same_choices(one: &dyn GameView, two: &dyn GameView, seat: Seat, chance: &mut Chance) -> bool {
    (0..WALKS).all(|_| {
        let mut draft = Draft::default();
        for _ in 0..STEPS {
            let [first, second] = [one, two].map(|sight| sight.choices(seat, &draft));
            if first != second || one.scene(&draft) != two.scene(&draft) {
                return false;
            }
            let Ok(answer) = first else { break };
            let options: Vec<_> = answer.open_options().collect();
            let Some(option) = chance.one_of(&options) else { break };
            draft = answer.draft.then(&option.id);
        }
        true
    })
}

/// Whether both tables refuse a seat's illegal moves in the same words.
fn same_refusals(one: &dyn Table, two: &dyn Table, seat: Seat, texts: &[String]) -> bool {
    texts.iter().all(|text| {
        let [one, two] = [one, two].map(|table| table.duplicate().play(seat, text).err());
        one == two
    })
}

/// Checks that a viewer who can't distinguish two moves reads the same notes for both.
pub(crate) fn notes_keep_secrets(moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
    for seat in moment.to_move().iter() {
        let legal = moment.own(seat).legal(seat).moves;
        for _ in 0..PAIRS {
            let pair = [chance.one_of(&legal), chance.one_of(&legal)];
            let [Some(one), Some(two)] = pair else { continue };
            for viewer in moment.viewers() {
                alike(moment, viewer, seat, [one, two])?;
            }
        }
    }
    Ok(())
}

fn alike(moment: &Moment<'_>, viewer: Viewer, seat: Seat, moves: [&String; 2]) -> LawResult {
    let [Some((view, notes)), Some((other_view, other_notes))] =
        moves.map(|mv| view_after(moment, viewer, seat, mv))
    else {
        return Ok(());
    };
    Law::Secrecy.holds(view != other_view || notes == other_notes, || {
        format!("{viewer:?} can't see {moves:?} of seat {seat} apart, but reads {notes:?}")
    })
}

/// The view and notes of a viewer after a move.
fn view_after(
    moment: &Moment<'_>,
    viewer: Viewer,
    seat: Seat,
    mv: &str,
) -> Option<(Vec<u8>, Vec<Note>)> {
    let mut table = moment.table.duplicate();
    let mut notes = table.play(seat, mv).ok()?.notes;
    notes.retain(|note| note.audience.admits(viewer));
    Some((table.see(viewer).bytes(), notes))
}
