//! Input on the board: a tile of the hand or spoils, then a cell; transfers, attacks and discards.

mod places;

use rules::{
    Address, BoardMove, BoardOption, BoardStep, Commit, Draft, Effect, Message, Next, Refusal,
    Seat, TilePart,
};

use self::places::Places;
use crate::castle::Castle;
use crate::choices::{id, spot_id, tile_id};
use crate::moves::{Move, OwnedTile, Spot};
use crate::public_position::{CastleId, HAND_LIMIT, PublicPosition};
use crate::tile::Tile;
use crate::view::View;
use crate::words::{Prompt, Reason, SpotInWords, TileForm};
use crate::{legal, move_effects};

pub(crate) fn board_step(
    view: &View,
    seat: Seat,
    draft: &Draft,
) -> Result<BoardStep<Move>, Refusal> {
    let mut moves = legal::moves(view, seat);
    if moves.is_empty() {
        return Err(Refusal::new(Reason::Idle));
    }
    if !draft.is_empty() {
        return Err(Refusal::new(Reason::Gone));
    }
    moves.sort_unstable();
    let table = TurnOptions { view, public: &view.public, moves, places: Places::new(view, seat) };
    let options = table.tiles().chain(table.transfers()).chain(table.single()).collect();
    Ok(BoardStep::new(Prompt::First { phase: view.public.deciding() }, options))
}

/// The legal moves of a turn, and the places of their cells and tiles.
struct TurnOptions<'a> {
    view: &'a View,
    public: &'a PublicPosition,
    /// The moves, sorted.
    moves: Vec<Move>,
    places: Places,
}

impl TurnOptions<'_> {
    /// The tiles to build or attack with, each with its cells.
    fn tiles(&self) -> impl Iterator<Item = BoardOption<Move>> {
        let plays = |mv: &Move| matches!(mv, Move::Pass | Move::Done);
        let owned = if self.moves.iter().any(plays) { self.owned() } else { Vec::new() };
        owned.into_iter().map(|owned| self.tile(owned))
    }

    /// The kinds of tiles in hand, then those among the spoils.
    fn owned(&self) -> Vec<OwnedTile> {
        let seat = self.public.turn;
        let hand = self.view.hand(seat).map(|hand| hand.kinds());
        let held = hand.into_iter().flat_map(|kinds| kinds.iter().collect::<Vec<_>>());
        let held = held.map(|tile| OwnedTile { spoils: false, tile });
        let spoils = self.public.spoils[seat.index()].kinds().iter();
        held.chain(spoils.map(|tile| OwnedTile { spoils: true, tile })).collect()
    }

    fn tile(&self, owned: OwnedTile) -> BoardOption<Move> {
        let OwnedTile { spoils, tile } = owned;
        let options: Vec<BoardOption<Move>> =
            self.moves.iter().filter_map(|mv| self.target(owned, mv)).collect();
        let (places, is_hot) = (options.len(), options.iter().any(|option| option.is_hot));
        let next = match options.is_empty() {
            true => Next::Dead(self.why_unusable(tile)),
            false => {
                let prompt = Prompt::WhereGoes { tile: TileForm::The(tile) };
                Next::Step(Box::new(BoardStep::new(prompt, options)))
            }
        };
        BoardOption::new(tile_id(spoils, tile), TileForm::Label(tile), next)
            .at(self.places.tiles(owned))
            .say(Prompt::Places { places })
            .hot(is_hot)
    }

    /// The reason why this tile can't be used, for a build or an attack.
    fn why_unusable(&self, tile: Tile) -> Message {
        let mut castles = self.public.castles[self.public.ground(self.public.turn).index()].iter();
        let awaits_keep = |castle: &Castle| castle.keep().is_none() && castle.ring_len() > 0;
        if tile.part() == TilePart::Keep && castles.any(awaits_keep) {
            return Reason::KeepColor.into();
        }
        Prompt::NoPlace { tile: TileForm::The(tile) }.into()
    }

    /// The cell that a move builds on or attacks with this tile. `None` if the move doesn't use the tile.
    fn target(&self, owned: OwnedTile, mv: &Move) -> Option<BoardOption<Move>> {
        match *mv {
            Move::Build { spoils, tile, spot } if owned == (OwnedTile { spoils, tile }) => {
                Some(self.build(mv, spot))
            }
            Move::Attack { owner, spot, tile } if !owned.spoils && owned.tile == tile => {
                let ground = owner.unwrap_or(Seat(0));
                Some(self.attack(mv, CastleId { ground, site: spot.site() }, spot))
            }
            _ => None,
        }
    }

    fn build(&self, mv: &Move, spot: Spot) -> BoardOption<Move> {
        let wins = move_effects::wins(self.public, mv);
        // A build can be taken back, unless it ends the match.
        let commit = if wins { Commit::Hold } else { Commit::Now };
        let next = Next::Move(BoardMove::new(*mv, commit));
        BoardOption::new(spot_id(spot), SpotInWords(spot), next)
            .at(self.own(spot))
            .say(self.effect(mv))
            .hot(wins)
    }

    fn attack(&self, mv: &Move, castle: CastleId, spot: Spot) -> BoardOption<Move> {
        let falling = move_effects::falling(self.public, mv);
        let targets = falling.iter().filter_map(|cell| self.places.cell(self.public, castle, cell));
        let leaf = BoardMove {
            confirm: Some(Prompt::ConfirmAttack { count: falling.len() }.into()),
            targets: targets.collect(),
            ..BoardMove::new(*mv, Commit::Ask)
        };
        BoardOption::new(id(mv), self.effect(mv), Next::Move(leaf))
            .at(self.places.cell(self.public, castle, spot.cell))
            .say(Prompt::Falls { cells: falling, count: falling.len() })
            .hot(true)
    }

    /// The tiles in Empire that can be moved to the other castle.
    fn transfers(&self) -> impl Iterator<Item = BoardOption<Move>> {
        let origin = |mv: &Move| match *mv {
            Move::Transfer(from, _) => Some(from),
            _ => None,
        };
        // The moves are sorted, so moves from one cell are next to each other.
        let groups = self.moves.chunk_by(move |one, other| origin(one) == origin(other));
        groups.filter_map(move |own| {
            let from = origin(own.first()?)?;
            let tile = self.public.castle(self.public.turn, from.site()).at(from.cell)?;
            Some(self.transfer(from, tile, own))
        })
    }

    fn transfer(&self, from: Spot, tile: Tile, own: &[Move]) -> BoardOption<Move> {
        let options = own.iter().filter_map(|mv| {
            let Move::Transfer(_, to) = *mv else { return None };
            let path: Vec<Address> = self.own(from).into_iter().chain(self.own(to)).collect();
            let effect = Effect { glides: vec![path.clone()], gone: Vec::new() };
            let leaf = BoardMove { path, effect: Some(effect), ..BoardMove::new(*mv, Commit::Now) };
            let option = BoardOption::new(spot_id(to), SpotInWords(to), Next::Move(leaf));
            Some(option.at(self.own(to)).say(self.effect(mv)))
        });
        let options: Vec<BoardOption<Move>> = options.collect();
        let places = options.len();
        let prompt = Prompt::WhereGoes { tile: TileForm::The(tile) };
        let next = Next::Step(Box::new(BoardStep::new(prompt, options)));
        let label =
            Prompt::TileOn { tile: TileForm::Label(tile), spot: SpotInWords(from), from: "hand" };
        BoardOption::new(spot_id(from), label, next)
            .at(self.own(from))
            .say(Prompt::Places { places })
    }

    /// The moves that take one step: draws, discards, hits of the siege, and the end of building.
    fn single(&self) -> impl Iterator<Item = BoardOption<Move>> {
        self.moves.iter().filter_map(|mv| {
            let (label, places): (Message, Vec<Address>) = match *mv {
                Move::Draw => (Prompt::FromPile.into(), self.places.pile().into_iter().collect()),
                Move::DrawTop(tile) => {
                    let label = Prompt::FromDiscards { tile: TileForm::Label(tile) };
                    (label.into(), self.places.discards().into_iter().collect())
                }
                Move::Drop(tile) => {
                    let owned = OwnedTile { spoils: false, tile };
                    (TileForm::Label(tile).into(), self.places.tiles(owned))
                }
                Move::Hit(cell) => {
                    let spot = Spot { number: 0, cell };
                    (self.effect(mv).into(), self.own(spot).into_iter().collect())
                }
                Move::Done => (Prompt::Done.into(), Vec::new()),
                Move::Pass => (Prompt::Pass.into(), Vec::new()),
                Move::Build { .. } | Move::Transfer(..) | Move::Attack { .. } => return None,
            };
            let leaf = BoardMove {
                targets: self.hit_by_siege(mv),
                ..BoardMove::new(*mv, self.commit(mv))
            };
            let option = BoardOption::new(id(mv), label, Next::Move(leaf));
            Some(option.at(places).say(self.effect(mv)))
        })
    }

    /// When to send a move that takes one step: at once if the turn goes on and nothing is drawn.
    fn commit(&self, mv: &Move) -> Commit {
        let held = usize::from(self.view.hands[self.public.turn.index()].size);
        let left = if matches!(mv, Move::Drop(_)) { held.saturating_sub(1) } else { held };
        match mv {
            Move::Draw | Move::DrawTop(_) | Move::Hit(_) => Commit::Hold,
            _ if left > HAND_LIMIT => Commit::Now,
            _ => Commit::Hold,
        }
    }

    /// The cells that fall by a hit of the siege.
    fn hit_by_siege(&self, mv: &Move) -> Vec<Address> {
        let cells = if matches!(mv, Move::Hit(_)) {
            move_effects::falling(self.public, mv)
        } else {
            Default::default()
        };
        cells.iter().filter_map(|cell| self.own(Spot { number: 0, cell })).collect()
    }

    /// The address of a cell of the mover's castle.
    fn own(&self, spot: Spot) -> Option<Address> {
        let ground = self.public.ground(self.public.turn);
        self.places.cell(self.public, CastleId { ground, site: spot.site() }, spot.cell)
    }

    fn effect(&self, mv: &Move) -> Prompt {
        move_effects::effect_prompt(self.public, mv)
    }
}
