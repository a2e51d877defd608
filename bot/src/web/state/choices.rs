//! The choices of a player, as JSON.

use std::collections::BTreeMap;

use matches::PlayerId;
use render::svg::form;
use rules::{
    Address, BoardMove, BoardOption, BoardStep, Cell, Commit, Draft, Effect, Form, GameView, Next,
    Seat,
};
use serde::Serialize;

use crate::app::App;
use crate::app::view::panel::fresh_draft as panel_draft;
use crate::web::error::{ApiError, ApiResult};
use crate::web::state::board_reader::BoardReader;
use crate::web::state::boards::Things;
use crate::web::state::visitor_view::VisitorView;

/// The size limit of a JSON with a player's choices and all their steps, in bytes before compression. Above this size,
/// later steps are left out. Compression saves about nine tenths.
const INLINE_LIMIT: usize = 160 << 10;

/// The maximum number of steps of a draft. Each step costs computing time. An army placed square by square has the most
/// steps, about twenty.
pub(in crate::web) const MOST_STEPS: usize = 64;

/// A draft, and the step that follows it.
#[derive(Debug)]
pub(super) struct DraftedStep {
    pub(super) draft: Draft,
    pub(super) step: BoardStep<String>,
}

#[derive(Debug, Serialize)]
pub(super) struct NodeJson {
    prompt: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    mode: Option<&'static str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    forms: BTreeMap<String, FormJson>,
    /// The ids of the forms in clockwise order, beginning with the one drawn as in the tray.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    turns: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    twin: Option<String>,
    options: Vec<OptionJson>,
    /// The draft that the node belongs to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    draft: Vec<String>,
    #[serde(flatten)]
    complete: Option<MoveJson>,
}

#[derive(Debug, Serialize)]
struct FormJson {
    cells: Vec<[u8; 2]>,
    svg: String,
}

#[derive(Debug, Serialize)]
struct OptionJson {
    id: String,
    label: String,
    places: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<String>,
    #[serde(skip_serializing_if = "is_false")]
    hot: bool,
    #[serde(skip_serializing_if = "is_false")]
    sticky: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    form: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    then: Option<NodeJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    draft: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    #[serde(flatten)]
    complete: Option<MoveJson>,
}

#[derive(Debug, Serialize)]
struct MoveJson {
    r#move: String,
    commit: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    confirm: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<[String; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    path: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<EffectJson>,
}

#[derive(Debug, Serialize)]
struct EffectJson {
    glide: Vec<GlideJson>,
    gone: Vec<String>,
}

/// The id of a moving thing, and the places along its way.
#[derive(Debug, Serialize)]
struct GlideJson(String, Vec<String>);

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// An empty draft with the player's saved layouts.
pub(super) fn fresh_draft(
    app: &App,
    view: &matches::MatchView,
    player: PlayerId,
) -> ApiResult<Draft> {
    Ok(panel_draft(app.board_view(), view, player)?)
}

/// The board step after the player's stored draft. Without a draft that is still possible, the first step.
pub(super) fn kept(app: &App, look: &VisitorView<'_>, player: PlayerId) -> ApiResult<DraftedStep> {
    let seat = look.view.seat_to_move(player, None)?;
    let fresh = fresh_draft(app, look.view, player)?;
    let stored = app.matches().draft(look.view, player)?.draft.steps;
    resume(look.sight.as_ref(), seat, &fresh, stored)
}

/// The board step after a stored draft. If that draft is no longer possible, the first step. Discord's panel also
/// stores options that edit no draft, such as a piece. The page drops these options: it begins with nothing in hand.
pub(super) fn resume(
    sight: &dyn GameView,
    seat: Seat,
    fresh: &Draft,
    stored: Vec<String>,
) -> ApiResult<DraftedStep> {
    if stored.is_empty() {
        return after(sight, seat, fresh, stored);
    }
    let found = after(sight, seat, fresh, stored);
    let draft = found.map_or_else(|_| fresh.clone(), |found| found.draft);
    Ok(DraftedStep { step: sight.board_step(seat, &draft)?, draft })
}

/// The step after a draft. `steps` are the ids of chosen options, or the steps of an edited draft.
pub(super) fn after(
    sight: &dyn GameView,
    seat: Seat,
    fresh: &Draft,
    steps: Vec<String>,
) -> ApiResult<DraftedStep> {
    if steps.len() > MOST_STEPS {
        return Err(ApiError::bad_request());
    }
    let step_at = |draft: &Draft| sight.board_step(seat, draft).map_err(matches::Refused::Options);
    let root = step_at(fresh)?;
    if let Some(found) = walk(sight, seat, DraftedStep { draft: fresh.clone(), step: root }, &steps)
    {
        return Ok(found);
    }
    let draft = Draft { steps, ..fresh.clone() };
    Ok(DraftedStep { step: step_at(&draft)?, draft })
}

/// The step after these options, by their ids. `None` if a step lacks an option.
fn walk(
    sight: &dyn GameView,
    seat: Seat,
    from: DraftedStep,
    ids: &[String],
) -> Option<DraftedStep> {
    let mut here = from;
    for id in ids {
        let DraftedStep { draft, step } = here;
        let option = step.options.into_iter().find(|option| option.id == *id)?;
        here = match option.next {
            Next::Step(step) => DraftedStep { draft, step: *step },
            Next::Draft(edited) => {
                let edited = Draft { steps: edited.steps, ..draft };
                DraftedStep { step: sight.board_step(seat, &edited).ok()?, draft: edited }
            }
            Next::Move(_) | Next::Dead(_) => return None,
        };
    }
    Some(here)
}

/// A step as JSON. If it is too large, options go without the steps that follow them. `could_undo` tells whether the
/// reader could take a move back.
pub(super) fn node(
    reader: &BoardReader<'_>,
    drafted: &DraftedStep,
    things: &Things,
    could_undo: &dyn Fn(&str) -> bool,
) -> NodeJson {
    let writer = Writer { reader, ids: &things.ids, turn: things.turn, could_undo };
    let mut whole = writer.node(&drafted.step);
    whole.draft.clone_from(&drafted.draft.steps);
    let size = serde_json::to_vec(&whole).map_or(0, |bytes| bytes.len());
    if size > INLINE_LIMIT {
        whole.options.iter_mut().for_each(|option| option.then = None);
    }
    whole
}

/// The squares of a move, for marks on the board.
pub(in crate::web) fn places_of(
    sight: &dyn GameView,
    view: &matches::MatchView,
    player: PlayerId,
    mv: &str,
) -> Vec<String> {
    let Ok(seat) = view.seat_to_move(player, None) else { return Vec::new() };
    let Ok(step) = sight.board_step(seat, &Draft::default()) else { return Vec::new() };
    let path = step.path_to(&mv.to_owned()).unwrap_or_default();
    path.iter().flat_map(|option| option.places.iter().map(ToString::to_string)).collect()
}

struct Writer<'a> {
    reader: &'a BoardReader<'a>,
    ids: &'a BTreeMap<Address, String>,
    /// The number of clockwise quarter turns of the boards.
    turn: u8,
    could_undo: &'a dyn Fn(&str) -> bool,
}

impl Writer<'_> {
    fn node(&self, step: &BoardStep<String>) -> NodeJson {
        let turned = turned(&step.forms, self.turn);
        NodeJson {
            prompt: self.reader.say(step.prompt.clone()),
            mode: (!step.forms.is_empty()).then_some("put"),
            turns: turned.iter().map(|form| form.id.clone()).collect(),
            forms: turned
                .iter()
                .zip(&step.forms)
                .map(|(form, seen)| (form.id.clone(), FormJson::new(form, seen)))
                .collect(),
            twin: step.twin.clone(),
            options: step.options.iter().map(|option| self.option(option)).collect(),
            draft: Vec::new(),
            complete: step.complete.as_ref().map(|mv| self.complete(mv)),
        }
    }

    fn option(&self, option: &BoardOption<String>) -> OptionJson {
        let voice = self.reader;
        let mut json = OptionJson {
            id: option.id.clone(),
            label: voice.say(option.label.clone()),
            places: addresses(&option.places),
            say: option.say.clone().map(|say| voice.say(say)),
            hot: option.is_hot,
            sticky: option.is_sticky,
            group: option.group.clone().map(|group| voice.say(group)),
            form: option.form.clone(),
            then: None,
            draft: None,
            why: None,
            complete: None,
        };
        match &option.next {
            Next::Step(step) => json.then = Some(self.node(step)),
            Next::Draft(draft) => json.draft = Some(draft.steps.clone()),
            Next::Move(mv) => json.complete = Some(self.complete(mv)),
            Next::Dead(why) => json.why = Some(voice.say(why.clone())),
        }
        json
    }

    fn complete(&self, mv: &BoardMove<String>) -> MoveJson {
        MoveJson {
            r#move: mv.mv.clone(),
            commit: match mv.commit {
                // A game doesn't know that a forced move may end the turn, or that a puzzle counts each try.
                Commit::Now if (self.could_undo)(&mv.mv) => "now",
                Commit::Now | Commit::Hold => "hold",
                Commit::Ask => "ask",
            },
            confirm: mv.confirm.clone().map(|confirm| self.reader.say(confirm)),
            marks: mv.targets.iter().map(|at| [at.to_string(), "target".into()]).collect(),
            path: addresses(&mv.path),
            effect: mv.effect.as_ref().map(|effect| self.effect(effect)),
        }
    }

    fn effect(&self, effect: &Effect) -> EffectJson {
        let glide = |way: &Vec<Address>| {
            let id = self.ids.get(way.first()?)?.clone();
            Some(GlideJson(id, addresses(way)))
        };
        EffectJson {
            glide: effect.glides.iter().filter_map(glide).collect(),
            gone: effect.gone.iter().filter_map(|at| self.ids.get(at).cloned()).collect(),
        }
    }
}

/// For each of these forms, the form that looks the same on a turned board.
fn turned(forms: &[Form], turn: u8) -> Vec<&Form> {
    let mut turned: Vec<&Form> = forms.iter().collect();
    let back = usize::from(4 - turn % 4) % turned.len().max(1);
    turned.rotate_left(back);
    turned
}

impl FormJson {
    /// A form, with the picture of the form that looks the same on a turned board.
    fn new(form: &Form, seen: &Form) -> Self {
        let cells = form.cells.iter().map(|cell| [cell.column, cell.row]).collect();
        Self { cells, svg: form_svg(seen) }
    }
}

/// A form as a picture of its own, in squares of 100 units.
fn form_svg(shown: &Form) -> String {
    let side = |at: fn(&Cell) -> u8| {
        let last = shown.cells.iter().map(at).max().unwrap_or_default();
        (u32::from(last) + 1) * 100
    };
    let (width, height) = (side(|cell| cell.column), side(|cell| cell.row));
    let content = form(&shown.thing);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" overflow=\"visible\">{content}</svg>"
    )
}

fn addresses(addresses: &[Address]) -> Vec<String> {
    addresses.iter().map(Address::to_string).collect()
}

/// The error for a draft that leads nowhere.
impl From<rules::Refusal> for ApiError {
    fn from(refusal: rules::Refusal) -> Self {
        matches::Refused::Options(refusal).into()
    }
}

#[cfg(test)]
mod tests {
    use rules::{Ink, Thing};

    use super::*;

    /// The ids of forms in clockwise order. The first one lies on the turned board as in its tray.
    fn on_board(ids: &[&str], turn: u8) -> String {
        let form = |id: &&str| {
            let thing = Thing::Block(Vec::new(), Ink::Side(0));
            Form { id: (*id).into(), cells: Vec::new(), thing }
        };
        let forms: Vec<Form> = ids.iter().map(form).collect();
        turned(&forms, turn).iter().map(|form| form.id.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_first_form_lies_on_a_turned_board_as_in_its_tray() {
        let piece = ["Tn", "Te", "Ts", "Tw"];
        assert_eq!(on_board(&piece, 0), "Tn Te Ts Tw");
        assert_eq!(on_board(&piece, 1), "Tw Tn Te Ts");
        assert_eq!(on_board(&piece, 2), "Ts Tw Tn Te");
        assert_eq!(
            [0, 1, 2].map(|turn| on_board(&["In", "Ie"], turn)),
            ["In Ie", "Ie In", "In Ie"]
        );
        assert_eq!((on_board(&["O"], 2), on_board(&[], 2)), ("O".into(), String::new()));
    }
}
