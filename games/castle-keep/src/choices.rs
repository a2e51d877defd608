//! Staged input of a move: tile and cell, attack and target, transfer, and single-step moves.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use rules::{Choice, Choices, Draft, MAX_ACTS, Message, Refusal, Seat};

use crate::moves::{Move, OwnedTile, Spot};
use crate::public_position::{Phase, PublicPosition};
use crate::tile::Tile;
use crate::view::View;
use crate::words::{Prompt, Reason, SpotInWords, TileForm};
use crate::{legal, move_effects, sprites};

/// The maximum number of buttons besides those that build, draw or attack: a transfer, and the end of the turn.
const OTHER_ACTS: usize = 2;

/// The maximum number of attacks that the first menu shows. More attacks get a menu of their own.
const ATTACKS_SHOWN: usize = 10;

/// The ids of the steps that open a menu.
const ATTACK: &str = "attack";
const TRANSFER: &str = "transfer";

pub(crate) fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    let mut moves = legal::moves(view, seat);
    if moves.is_empty() {
        return Err(Refusal::new(Reason::Idle));
    }
    moves.sort_unstable_by_key(|mv| (Reverse(move_effects::weight(&view.public, mv)), *mv));
    let builder = StepBuilder { public: &view.public, moves };
    let (steps, page) = draft.steps_and_page();
    let (prompt, options, complete) =
        builder.step(&steps).ok_or_else(|| Refusal::new(Reason::Gone))?;
    let (acts, things) = options.into_iter().partition(|option| option.is_act);
    let mut options = rules::page(things, page)?;
    options.extend::<Vec<Choice>>(acts);
    Ok(Choices { draft: draft.clone(), prompt: prompt.into(), options, complete })
}

pub(crate) fn draft_of(mv: &Move) -> Draft {
    match *mv {
        Move::Build { spoils, tile, spot } => Draft::of(&[&build_id(spoils, tile, spot)]),
        Move::Transfer(from, to) => Draft::of(&[TRANSFER, &spot_id(from), &spot_id(to)]),
        _ => Draft::of(&[&id(mv)]),
    }
}

/// The attack button next to the board. It appears once attacks are open, whatever the hand holds, so it reveals
/// nothing.
pub(crate) fn shortcut(public: &PublicPosition) -> Option<Choice> {
    let is_on = public.attacks_open && public.ending.is_none() && public.phase == Phase::Act;
    let mut castles = public.targets(public.turn);
    let is_there = |castle| public.castle_at(castle).tiles().next().is_some();
    (is_on && castles.any(is_there)).then(|| Choice::act(ATTACK, Prompt::Attack))
}

/// The parts of a draft that the picture shows.
#[derive(Default)]
pub(crate) struct DraftPreview {
    pub(crate) from: Option<Spot>,
    pub(crate) spots: Vec<Spot>,
    pub(crate) attacks: Vec<Move>,
    pub(crate) complete: Option<Move>,
    /// The number of tiles that the complete move takes.
    pub(crate) played: usize,
    pub(crate) tiles: Vec<OwnedTile>,
}

/// The parts of a draft that the picture shows. Empty if the viewer can't see the hand of the seat to move.
pub(crate) fn draft_preview(view: &View, draft: &Draft) -> DraftPreview {
    let seat = view.public.turn;
    // A viewer without a seat, for example of a replay, has nothing to choose, so only a draft is shown.
    let is_shown = view.viewer.seat() == Some(seat) || !draft.is_empty();
    if !is_shown || !view.viewer.sees(seat) {
        return DraftPreview::default();
    }
    let builder = StepBuilder { public: &view.public, moves: legal::moves(view, seat) };
    builder.preview(&draft.steps_and_page().0)
}

struct StepBuilder<'a> {
    public: &'a PublicPosition,
    moves: Vec<Move>,
}

impl StepBuilder<'_> {
    /// The prompt and options after these steps, and the complete move if there is one.
    fn step(&self, steps: &[&str]) -> Option<(Prompt, Vec<Choice>, Option<Move>)> {
        let (prompt, options) = match steps {
            [] => (self.first_prompt(), self.first()),
            [ATTACK] => (Prompt::WhichAttack, self.attack_menu()),
            [TRANSFER] => (Prompt::WhichTransfer, self.origins()),
            [TRANSFER, from] => (Prompt::WhereTo, self.destinations(from)),
            _ => {
                let mv = self.complete(steps)?;
                let prompt = Prompt::Play { told: self.effect(&mv).into() };
                return Some((prompt, Vec::new(), Some(mv)));
            }
        };
        (!options.is_empty()).then_some((prompt, options, None))
    }

    fn first_prompt(&self) -> Prompt {
        let phase = match self.moves.as_slice() {
            [Move::Pass] => "only-pass",
            [Move::Done] => "stuck",
            _ => self.public.deciding(),
        };
        Prompt::First { phase }
    }

    /// The options of the first step: builds, then other moves. If there is room, each build has a button. Otherwise,
    /// each tile has a button for its first cell, and a menu for the others.
    fn first(&self) -> Vec<Choice> {
        let builds: Vec<(String, Choice)> =
            self.moves.iter().filter_map(|mv| Some((owned_id(mv)?, self.build(mv)?))).collect();
        let tiles: BTreeSet<&String> = builds.iter().map(|(tile, _)| tile).collect();
        let acts = self.acts(MAX_ACTS.saturating_sub(tiles.len()));
        let room = MAX_ACTS.saturating_sub(acts.len());
        let (is_whole, has_room) = (builds.len() <= room, tiles.len() <= room);
        let mut shown = BTreeSet::new();
        let choice = |(tile, build)| {
            let is_first = shown.insert(tile);
            Choice { is_act: is_whole || (has_room && is_first), ..build }
        };
        let mut options: Vec<Choice> = builds.into_iter().map(choice).collect();
        options.extend(acts);
        options
    }

    fn build(&self, mv: &Move) -> Option<Choice> {
        let Move::Build { spoils, tile, spot } = *mv else { return None };
        let from = if spoils { "spoils" } else { "hand" };
        let label = Prompt::TileOn { tile: TileForm::Label(tile), spot: SpotInWords(spot), from };
        Some(Choice::new(build_id(spoils, tile, spot), label).hint(mv.to_string()))
    }

    /// The buttons of all moves except builds. Without room for all attacks, the attacks have a menu of their own.
    fn acts(&self, room: usize) -> Vec<Choice> {
        let attacks: Vec<Choice> = self.attacks();
        let mut acts: Vec<Choice> = self.simple_acts().collect();
        let others = acts.len() + OTHER_ACTS;
        if attacks.len() > ATTACKS_SHOWN || attacks.len() + others > room && !attacks.is_empty() {
            acts.push(Choice::act(ATTACK, Prompt::Attack));
        } else {
            acts.extend(attacks.into_iter().map(|attack| Choice { is_act: true, ..attack }));
        }
        if self.moves.iter().any(|mv| matches!(mv, Move::Transfer(..))) {
            acts.push(Choice::act(TRANSFER, Prompt::Transfer));
        }
        for (mv, label) in [(Move::Done, Prompt::Done), (Move::Pass, Prompt::Pass)] {
            if self.moves.contains(&mv) {
                // A move without an alternative needs no confirmation.
                let is_last = mv == Move::Done || self.moves.len() == 1;
                acts.push(Choice { is_last, ..Choice::act(mv.to_string(), label) });
            }
        }
        acts
    }

    fn effect(&self, mv: &Move) -> Prompt {
        move_effects::effect_prompt(self.public, mv)
    }

    /// The moves that take one step: draws, discards and siege hits.
    fn simple_acts(&self) -> impl Iterator<Item = Choice> {
        let is_last = self.moves.len() == 1;
        self.moves.iter().filter_map(move |mv| {
            let label: Message = match *mv {
                Move::Draw => Prompt::FromPile.into(),
                Move::DrawTop(tile) => Prompt::FromDiscards { tile: TileForm::Label(tile) }.into(),
                Move::Drop(tile) => TileForm::Label(tile).into(),
                Move::Hit(_) => self.effect(mv).into(),
                _ => return None,
            };
            Some(Choice { is_last, ..Choice::act(id(mv), label) })
        })
    }

    /// The attacks. Those with the same effect are told apart by the tile that they cost.
    fn attacks(&self) -> Vec<Choice> {
        let effects: Vec<Message> = self.attacking().map(|mv| self.effect(&mv).into()).collect();
        let attacks = self.attacking().zip(&effects).map(|(mv, effect)| {
            let is_alone = effects.iter().filter(|other| *other == effect).count() == 1;
            let label = match is_alone {
                true => effect.clone(),
                false => move_effects::prompt_with_tile(self.public, &mv).into(),
            };
            Choice::new(id(&mv), label).hint(mv)
        });
        attacks.collect()
    }

    /// The attacks in a menu of their own.
    fn attack_menu(&self) -> Vec<Choice> {
        let attacks = self.attacks();
        let is_act = attacks.len() <= MAX_ACTS;
        attacks.into_iter().map(|attack| Choice { is_act, is_last: is_act, ..attack }).collect()
    }

    fn origins(&self) -> Vec<Choice> {
        let mut options: Vec<Choice> = Vec::new();
        for mv in &self.moves {
            let Move::Transfer(from, _) = *mv else { continue };
            let id = spot_id(from);
            if options.iter().all(|option| option.id != id) {
                let tile = self.public.castle(self.public.turn, from.site()).at(from.cell);
                let spot = SpotInWords(from);
                let label = tile.map_or(Message::from(spot), |tile| {
                    Prompt::TileOn { tile: TileForm::Label(tile), spot, from: "hand" }.into()
                });
                let sprite = tile.map(sprites::tile_sprite);
                options.push(Choice { sprite, ..Choice::new(id, label) });
            }
        }
        options
    }

    fn destinations(&self, origin: &str) -> Vec<Choice> {
        let to = self.moves.iter().filter_map(|mv| match *mv {
            Move::Transfer(from, to) if spot_id(from) == origin => Some((to, mv)),
            _ => None,
        });
        to.map(|(to, mv)| Choice::new(spot_id(to), SpotInWords(to)).hint(self.effect(mv))).collect()
    }

    fn complete(&self, steps: &[&str]) -> Option<Move> {
        self.moves.iter().copied().find(|mv| match (*mv, steps) {
            (Move::Build { spoils, tile, spot }, [whole]) => whole
                .split_once('@')
                .is_some_and(|(kind, cell)| tile_id(spoils, tile) == kind && spot_id(spot) == cell),
            (Move::Transfer(from, to), [TRANSFER, origin, cell]) => {
                spot_id(from) == *origin && spot_id(to) == *cell
            }
            (Move::Attack { .. }, [ATTACK, attack] | [attack]) => id(mv) == *attack,
            (Move::Build { .. } | Move::Transfer(..) | Move::Attack { .. }, _) => false,
            (_, [step]) => id(mv) == *step,
            _ => false,
        })
    }

    fn preview(&self, steps: &[&str]) -> DraftPreview {
        let complete = self.complete(steps);
        let played = complete.map_or(0, |mv| move_effects::played(self.public, &mv));
        let mut shown = DraftPreview { complete, played, ..DraftPreview::default() };
        if shown.complete.is_some() {
            return shown;
        }
        match steps {
            [ATTACK] => shown.attacks = self.attacking().collect(),
            [TRANSFER] => self.show_transfers(&mut shown),
            [TRANSFER, from] => self.show_transfer(from, &mut shown),
            _ => {}
        }
        if shown.attacks.is_empty() && shown.spots.is_empty() {
            self.show_first(&mut shown);
        }
        shown
    }

    fn attacking(&self) -> impl Iterator<Item = Move> {
        self.moves.iter().copied().filter(|mv| matches!(mv, Move::Attack { .. }))
    }

    /// Shows every legal move of the first step.
    fn show_first(&self, shown: &mut DraftPreview) {
        self.show_builds(shown);
        shown.attacks = self.attacking().collect();
        for mv in &self.moves {
            match *mv {
                Move::Attack { tile, .. } | Move::Drop(tile) => {
                    shown.tiles.push(OwnedTile { spoils: false, tile })
                }
                Move::Hit(cell) => shown.spots.push(Spot { number: 0, cell }),
                _ => {}
            }
        }
    }

    fn show_builds(&self, shown: &mut DraftPreview) {
        for mv in &self.moves {
            if let Move::Build { spoils, tile, spot } = *mv {
                shown.tiles.push(OwnedTile { spoils, tile });
                shown.spots.push(spot);
            }
        }
    }

    fn show_transfers(&self, shown: &mut DraftPreview) {
        for mv in &self.moves {
            if let Move::Transfer(from, _) = *mv {
                shown.spots.push(from);
            }
        }
    }

    fn show_transfer(&self, origin: &str, shown: &mut DraftPreview) {
        for mv in &self.moves {
            if let Move::Transfer(from, to) = *mv
                && spot_id(from) == origin
            {
                shown.from = Some(from);
                shown.spots.push(to);
            }
        }
    }
}

/// The id of the tile that a move builds.
fn owned_id(mv: &Move) -> Option<String> {
    match *mv {
        Move::Build { spoils, tile, .. } => Some(tile_id(spoils, tile)),
        _ => None,
    }
}

/// The id of a tile, with a star if it comes from the spoils.
pub(crate) fn tile_id(spoils: bool, tile: Tile) -> String {
    format!("{}{tile}", if spoils { "*" } else { "" })
}

/// The id of a cell: `a1`, or `2-a1` in Empire. Dots separate steps, so an id has none.
pub(crate) fn spot_id(spot: Spot) -> String {
    spot.to_string().replace('.', "-")
}

/// The id of a build in one step: tile and cell.
fn build_id(spoils: bool, tile: Tile, spot: Spot) -> String {
    format!("{}@{}", tile_id(spoils, tile), spot_id(spot))
}

/// The id of a move that takes one step.
pub(crate) fn id(mv: &Move) -> String {
    mv.to_string().replace(['.', ':', ' '], "-")
}
