//! Staged input: tile and cell, attack and target, transfer, and the small moves.

use std::cmp::Reverse;

use rules::{Arg, Choice, Choices, Draft, Join, MAX_ACTS, MAX_CHOICES, Message, Refusal, Seat};

use crate::moves::{Move, Spot};
use crate::open_position::{Court, Phase, Site};
use crate::tile::Tile;
use crate::view::View;
use crate::words::{Ask, InWords, No, Place};
use crate::{legal, sprites, tactics};

/// With more kinds of spoils than this they get a menu of their own.
const SPOILS_SHOWN: usize = 8;

/// With more attacks than this they get a menu of their own.
const ATTACKS_SHOWN: usize = 10;

/// The ids of the steps that lead to menus.
const ATTACK: &str = "attack";
const TRANSFER: &str = "transfer";
const SPOILS: &str = "spoils";

/// The next step after a draft.
pub(crate) fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    let mut moves = legal::moves(view, seat);
    if moves.is_empty() {
        return Err(Refusal::new(No::Idle));
    }
    moves.sort_unstable_by_key(|mv| (Reverse(tactics::weight(&view.court, mv)), *mv));
    let stage = Stage { court: &view.court, moves };
    let (steps, page) = draft.steps_and_page();
    let (prompt, options, complete) = stage.after(&steps).ok_or_else(|| Refusal::new(No::Gone))?;
    let (acts, things) = options.into_iter().partition(|option| option.is_act);
    let mut options = rules::page(things, page)?;
    options.extend::<Vec<Choice>>(acts);
    Ok(Choices { draft: draft.clone(), prompt: prompt.into(), options, complete })
}

/// The draft that comes to this move.
pub(crate) fn draft_of(mv: &Move) -> Draft {
    match *mv {
        Move::Build { spoils, tile, spot } => Draft::of(&[&build_id(spoils, tile, spot)]),
        Move::Transfer(from, to) => Draft::of(&[TRANSFER, &spot_id(from), &spot_id(to)]),
        _ => Draft::of(&[&id(mv)]),
    }
}

/// Attacking has a button beside the board as soon as it is possible for anybody: what whoever is to move holds is not
/// told by it.
pub(crate) fn shortcut(court: &Court) -> Option<Choice> {
    let is_on = court.open && court.ending.is_none() && court.phase == Phase::Act;
    let mut castles = court.targets(court.turn);
    let is_there =
        |(ground, site): (Seat, Site)| court.castles[ground.index()][site].tiles().next().is_some();
    (is_on && castles.any(is_there)).then(|| Choice::act(ATTACK, Ask::Attack))
}

/// The cells that could be chosen next, or are chosen, and the move a draft has come to: what a picture shows of it.
#[derive(Default)]
pub(crate) struct Shown {
    pub(crate) tile: Option<(bool, Tile)>,
    pub(crate) from: Option<Spot>,
    pub(crate) spots: Vec<Spot>,
    pub(crate) attacks: Vec<Move>,
    pub(crate) complete: Option<Move>,
    pub(crate) tiles: Vec<(bool, Tile)>,
}

/// What a draft means for the picture; nothing where it means nothing.
pub(crate) fn shown(view: &View, draft: &Draft) -> Shown {
    let seat = view.court.turn;
    if view.viewer.seat() != Some(seat) {
        return Shown::default();
    }
    let stage = Stage { court: &view.court, moves: legal::moves(view, seat) };
    stage.shown(&draft.steps_and_page().0)
}

struct Stage<'a> {
    court: &'a Court,
    moves: Vec<Move>,
}

impl Stage<'_> {
    /// What to choose next, from what, and the move that the steps have come to.
    fn after(&self, steps: &[&str]) -> Option<(Ask, Vec<Choice>, Option<Move>)> {
        let (prompt, options) = match steps {
            [] => (self.first_prompt(), self.first()),
            [ATTACK] => (Ask::WhichAttack, self.asked()),
            [TRANSFER] => (Ask::WhichTransfer, self.origins()),
            [SPOILS] => (Ask::WhichSpoils, self.tiles(true)),
            [TRANSFER, from] => (Ask::WhereTo, self.destinations(from)),
            [SPOILS, tile] | [tile] if self.tile(tile).is_some() => {
                let (_, kind) = self.tile(tile)?;
                (Ask::WhereGoes { tile: InWords::The(kind) }, self.cells(tile))
            }
            _ => {
                let mv = self.complete(steps)?;
                let prompt = Ask::Play { told: self.told(&mv).into() };
                return Some((prompt, Vec::new(), Some(mv)));
            }
        };
        (!options.is_empty()).then_some((prompt, options, None))
    }

    fn first_prompt(&self) -> Ask {
        Ask::First { phase: self.court.deciding() }
    }

    /// What can be built, tile and cell at once where a menu holds them all, and below it what else can be done.
    fn first(&self) -> Vec<Choice> {
        let mut options = self.builds().unwrap_or_else(|| {
            let mut tiles = self.tiles(false);
            match self.tiles(true) {
                spoils if spoils.len() > SPOILS_SHOWN => {
                    tiles.push(Choice::new(SPOILS, Ask::Spoils).hint(Ask::SpoilsHint));
                }
                spoils => tiles.extend(spoils),
            }
            tiles
        });
        options.extend(self.acts());
        options
    }

    /// Every tile with every cell that it fits.
    fn builds(&self) -> Option<Vec<Choice>> {
        let builds: Vec<Choice> = self.moves.iter().filter_map(|mv| self.build(mv)).collect();
        (builds.len() <= MAX_CHOICES).then_some(builds)
    }

    fn build(&self, mv: &Move) -> Option<Choice> {
        let Move::Build { spoils, tile, spot } = *mv else { return None };
        let id = build_id(spoils, tile, spot);
        let from = if spoils { "spoils" } else { "hand" };
        let label = Ask::TileOn { tile: InWords::Label(tile), spot: Place(spot), from };
        let choice = Choice::new(id, label);
        Some(match tactics::wins(self.court, mv) {
            true => choice.hint(self.told(mv)),
            false => choice.hint(mv.to_string()),
        })
    }

    /// What is done at once, not chosen among many.
    fn acts(&self) -> Vec<Choice> {
        let attacks: Vec<Choice> = self.attacks();
        let mut acts: Vec<Choice> = self.small().collect();
        if attacks.len() > ATTACKS_SHOWN {
            acts.push(Choice::act(ATTACK, Ask::Attack));
        } else {
            acts.extend(attacks.into_iter().map(|attack| Choice { is_act: true, ..attack }));
        }
        if self.moves.iter().any(|mv| matches!(mv, Move::Transfer(..))) {
            acts.push(Choice::act(TRANSFER, Ask::Transfer));
        }
        for (mv, label) in [(Move::Done, Ask::Done), (Move::Pass, Ask::Pass)] {
            if self.moves.contains(&mv) {
                acts.push(Choice::act(mv.to_string(), label));
            }
        }
        acts
    }

    fn told(&self, mv: &Move) -> Ask {
        tactics::told(self.court, mv)
    }

    /// Draws, discards and hits: one step each.
    fn small(&self) -> impl Iterator<Item = Choice> {
        self.moves.iter().filter_map(|mv| {
            let label: Message = match *mv {
                Move::Draw => Ask::FromPile.into(),
                Move::DrawTop(tile) => Ask::FromDiscards { tile: InWords::Label(tile) }.into(),
                Move::Drop(tile) => InWords::Label(tile).into(),
                Move::Hit(_) => self.told(mv).into(),
                _ => return None,
            };
            Some(Choice::act(id(mv), label))
        })
    }

    fn tiles(&self, from_spoils: bool) -> Vec<Choice> {
        let mut options: Vec<Choice> = Vec::new();
        for mv in &self.moves {
            let Move::Build { spoils, tile, .. } = *mv else { continue };
            let id = tile_id(spoils, tile);
            if spoils == from_spoils && options.iter().all(|option| option.id != id) {
                let spots = Arg::list(Join::Commas, self.spots(&id).map(|(spot, _)| spot));
                let hint = Ask::Fits { tile, spots };
                let label: Message = match spoils {
                    true => Ask::FromSpoils { tile: InWords::Label(tile) }.into(),
                    false => InWords::Label(tile).into(),
                };
                options.push(Choice::new(id, label).hint(hint));
            }
        }
        options
    }

    fn spots<'a>(&'a self, tile: &'a str) -> impl Iterator<Item = (Spot, Move)> + 'a {
        self.moves.iter().filter_map(move |mv| match *mv {
            Move::Build { spoils, tile: kind, spot } if tile_id(spoils, kind) == tile => {
                Some((spot, *mv))
            }
            _ => None,
        })
    }

    fn cells(&self, tile: &str) -> Vec<Choice> {
        let mut spots: Vec<(Spot, Move)> = self.spots(tile).collect();
        spots
            .sort_by_key(|(spot, mv)| (Reverse(tactics::weight(self.court, mv)), spot.to_string()));
        // A button a cell, unless two castles have more than there are buttons.
        let is_act = spots.len() <= MAX_ACTS;
        let choice = |(spot, mv)| Choice {
            is_act,
            ..Choice::new(spot_id(spot), Place(spot)).hint(self.told(&mv))
        };
        spots.into_iter().map(choice).collect()
    }

    fn attacks(&self) -> Vec<Choice> {
        let choice = |mv: Move| Choice::new(id(&mv), self.told(&mv)).hint(mv);
        self.attacking().map(choice).collect()
    }

    /// The same for whoever wants to attack and is asked which.
    fn asked(&self) -> Vec<Choice> {
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
                let tile = self.court.castle(self.court.turn, from.site()).at(from.cell);
                let spot = Place(from);
                let label = tile.map_or(Message::from(spot), |tile| {
                    Ask::TileOn { tile: InWords::Label(tile), spot, from: "hand" }.into()
                });
                let sprite = tile.map(sprites::shown);
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
        to.map(|(to, mv)| Choice::new(spot_id(to), Place(to)).hint(self.told(mv))).collect()
    }

    fn complete(&self, steps: &[&str]) -> Option<Move> {
        self.moves.iter().copied().find(|mv| match (*mv, steps) {
            (Move::Build { spoils, tile, spot }, [SPOILS, kind, cell] | [kind, cell]) => {
                tile_id(spoils, tile) == *kind && spot_id(spot) == *cell
            }
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

    fn shown(&self, steps: &[&str]) -> Shown {
        let mut shown = Shown { complete: self.complete(steps), ..Shown::default() };
        if shown.complete.is_some() {
            return shown;
        }
        match steps {
            [ATTACK] => shown.attacks = self.attacking().collect(),
            [TRANSFER] => self.show_transfers(&mut shown),
            [TRANSFER, from] => self.show_transfer(from, &mut shown),
            [SPOILS] => self.show_builds(|spoils| spoils, &mut shown),
            [SPOILS, tile] | [tile] => {
                shown.spots = self.spots(tile).map(|(spot, _)| spot).collect();
                shown.tile = self.tile(tile);
            }
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

    fn tile(&self, id: &str) -> Option<(bool, Tile)> {
        self.moves.iter().find_map(|mv| match *mv {
            Move::Build { spoils, tile, .. } if tile_id(spoils, tile) == id => Some((spoils, tile)),
            _ => None,
        })
    }

    /// Everything that can be played, and where.
    fn show_first(&self, shown: &mut Shown) {
        self.show_builds(|_| true, shown);
        shown.attacks = self.attacking().collect();
        for mv in &self.moves {
            match *mv {
                Move::Attack { tile, .. } | Move::Drop(tile) => shown.tiles.push((false, tile)),
                Move::Hit(cell) => shown.spots.push(Spot { number: 0, cell }),
                _ => {}
            }
        }
    }

    fn show_builds(&self, wanted: impl Fn(bool) -> bool, shown: &mut Shown) {
        for mv in &self.moves {
            if let Move::Build { spoils, tile, spot } = *mv
                && wanted(spoils)
            {
                shown.tiles.push((spoils, tile));
                shown.spots.push(spot);
            }
        }
    }

    fn show_transfers(&self, shown: &mut Shown) {
        for mv in &self.moves {
            if let Move::Transfer(from, _) = *mv {
                shown.spots.push(from);
            }
        }
    }

    fn show_transfer(&self, origin: &str, shown: &mut Shown) {
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

/// The id of a tile, with a star where it comes from the spoils.
fn tile_id(spoils: bool, tile: Tile) -> String {
    format!("{}{tile}", if spoils { "*" } else { "" })
}

/// The id of a cell: `a1`, in Empire `2-a1`. Dots join steps, so that none may be in one.
fn spot_id(spot: Spot) -> String {
    spot.to_string().replace('.', "-")
}

/// The id of a tile and a cell that are chosen at once.
fn build_id(spoils: bool, tile: Tile, spot: Spot) -> String {
    format!("{}@{}", tile_id(spoils, tile), spot_id(spot))
}

/// The id of a move that is one step.
fn id(mv: &Move) -> String {
    mv.to_string().replace(['.', ':', ' '], "-")
}
