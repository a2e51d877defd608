//! Names of players, castles, cells and tiles, and text that is the same in every language.

use rules::{Arg, Cell, Join, Message, Seat, TileColor, TilePart, TileShape};

use crate::cells::CellSet;
use crate::moves::{Move, Spot};
use crate::tile::Tile;

rules::messages! {
    /// Names as they occur in sentences.
    pub(crate) enum Name {
        Builder = "castle-keep-builder",
        Player { number: u8 } = "castle-keep-player",
        TheCastle = "castle-keep-the-castle",
        CastleOf { owner: Player, number: u8 } = "castle-keep-castle-of",
        InCastle { cell: Cell, number: u8 } = "castle-keep-in-castle",
        Tile {
            form: &'static str,
            color: &'static str,
            shape: &'static str,
            part: &'static str,
        } = "castle-keep-tile",
        Named { tile: Tile, words: Message } = "castle-keep-named-tile",
    }
}

rules::messages! {
    /// Words for a tray's piles and hidden tiles. A visible tile has its own name.
    pub(crate) enum Place {
        Hidden = "castle-keep-place-hidden",
        Pile = "castle-keep-place-pile",
        Discards { top: Message } = "castle-keep-place-discards",
        NoDiscards = "castle-keep-place-no-discards",
        Open = "castle-keep-place-open",
        Closed = "castle-keep-place-closed",
        Spoils = "castle-keep-place-spoils",
    }
}

/// A player's name by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// The only player, in Siege Solitaire.
    Builder,
    /// One of several players, by number from 1, as in the notation of attacks.
    Number(u8),
}

/// A player in a sentence. The presenter may replace it by a person's name.
impl From<Player> for Message {
    fn from(player: Player) -> Self {
        match player {
            Player::Builder => Self::from(Name::Builder).naming_seat(Seat(0)),
            Player::Number(number) => {
                let seat = Seat(number.saturating_sub(1));
                Self::from(Name::Player { number }).naming_seat(seat)
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The castle that both players build.
    Kings,
    /// A player's castle by number. 0 if each player has only one.
    Of(Player, u8),
}

impl From<Target> for Message {
    fn from(target: Target) -> Self {
        match target {
            Target::Kings => Name::TheCastle.into(),
            Target::Of(owner, number) => Name::CastleOf { owner, number }.into(),
        }
    }
}

/// A tile in words, in the form that the sentence needs. A bare [`Tile`] appears in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TileForm {
    /// "red keep".
    Bare(Tile),
    /// "Red keep", at the beginning of a label.
    Label(Tile),
    /// "a red keep".
    A(Tile),
    /// "the red keep".
    The(Tile),
    /// "two red keeps".
    Two(Tile),
    /// "red keeps", after a number.
    Many(Tile),
}

impl From<TileForm> for Message {
    fn from(tile: TileForm) -> Self {
        let (form, tile) = match tile {
            TileForm::Bare(tile) => ("bare", tile),
            TileForm::Label(tile) => ("label", tile),
            TileForm::A(tile) => ("a", tile),
            TileForm::The(tile) => ("the", tile),
            TileForm::Two(tile) => ("two", tile),
            TileForm::Many(tile) => ("many", tile),
        };
        let (color, shape, part) = properties(tile);
        Name::Tile { form, color, shape, part }.into()
    }
}

/// A tile in notation, followed by its words: "`WRc` (red curvy wall)".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NamedTile(pub(crate) Tile);

impl From<NamedTile> for Message {
    fn from(NamedTile(tile): NamedTile) -> Self {
        Name::Named { tile, words: TileForm::Bare(tile).into() }.into()
    }
}

/// The color, shape and part of a tile, by which its message chooses.
fn properties(tile: Tile) -> (&'static str, &'static str, &'static str) {
    let color = match tile.color() {
        TileColor::Red => "red",
        TileColor::Yellow => "yellow",
        TileColor::Blue => "blue",
    };
    let shape = match tile.shape() {
        Some(TileShape::Curvy) => "curvy",
        Some(TileShape::Zigzag) => "zigzag",
        Some(TileShape::Straight) => "straight",
        None => "none",
    };
    let part = match tile.part() {
        TilePart::Tower => "tower",
        TilePart::Wall => "wall",
        TilePart::Keep => "keep",
    };
    (color, shape, part)
}

/// A cell in words, with its castle if the player has two. A bare [`Spot`] appears in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SpotInWords(pub(crate) Spot);

impl From<SpotInWords> for Message {
    fn from(SpotInWords(Spot { number, cell }): SpotInWords) -> Self {
        if number == 0 { cell.into() } else { Name::InCastle { cell, number }.into() }
    }
}

/// The tiles drawn from the pile, at most two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawnTiles(pub(crate) [Option<Tile>; 2]);

impl From<DrawnTiles> for Arg {
    fn from(DrawnTiles(tiles): DrawnTiles) -> Self {
        match tiles {
            [Some(one), Some(other)] if one == other => TileForm::Two(one).into(),
            tiles => Self::list(Join::And, tiles.into_iter().flatten().map(TileForm::A)),
        }
    }
}

/// The cells of tiles that fall, in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FallenCells(pub(crate) CellSet);

impl From<FallenCells> for Arg {
    fn from(fallen: FallenCells) -> Self {
        Self::list(Join::And, fallen.0.texts())
    }
}

/// The cells in sorted order.
impl From<CellSet> for Arg {
    fn from(cells: CellSet) -> Self {
        Self::list(Join::Commas, cells.texts())
    }
}

rules::notation!(Move, Spot, Tile);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CastleKeep;

    #[test]
    fn a_tile_is_named_in_each_grammatical_form() {
        let game = rules::Plugin::<CastleKeep>::new();
        let said = |tile: TileForm| testkit::in_english(&game, &tile.into());
        let [keep, wall, tower] = ["KR", "WBz", "TYs"].map(|letters| Tile::read(letters).unwrap());
        assert_eq!(said(TileForm::A(keep)), "a red keep");
        assert_eq!(said(TileForm::Two(keep)), "two red keeps");
        assert_eq!(said(TileForm::The(wall)), "the blue zigzag wall");
        assert_eq!(said(TileForm::Two(wall)), "two blue zigzag walls");
        assert_eq!(said(TileForm::Many(wall)), "blue zigzag walls");
        assert_eq!(said(TileForm::Label(tower)), "Yellow straight tower");
        assert_eq!(said(TileForm::Bare(tower)), "yellow straight tower");
    }
}
