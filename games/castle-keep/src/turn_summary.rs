//! One sentence for all tiles that a player builds in a turn.

use rules::{Arg, Join, Message};

use crate::words::Narration;

/// The notes of a turn, with all builds of its first builder as one note.
pub(crate) fn merge_notes(mut notes: Vec<Message>) -> Vec<Message> {
    let first = notes.iter().position(|note| built_tile(note).is_some());
    let Some(first) = first else { return notes };
    let Some(player) = notes[first].arg("player").cloned() else { return notes };
    // A substitute may have continued the turn.
    let is_same =
        |note: &Message| built_tile(note).is_some() && note.arg("player") == Some(&player);
    let same = notes.iter().filter(|note| is_same(note));
    let tiles: Vec<Narration> = same.filter_map(built_tile).collect();
    if tiles.len() < 2 {
        return notes;
    }
    let (count, tiles) = (tiles.len(), Arg::list(Join::And, tiles));
    let mut at = 0..;
    notes.retain(|note| at.next() == Some(first) || !is_same(note));
    notes[first] = Narration::BuildsSeveral { player, count, tiles }.into();
    notes
}

/// The tile of a note about building: "a red wall on b1".
fn built_tile(note: &Message) -> Option<Narration> {
    let arg = |name| note.arg(name).cloned();
    (note.id() == Some(Narration::BUILDS)).then_some(())?;
    Some(Narration::BuiltTile { tile: arg("tile")?, spot: arg("spot")?, from: arg("from")? })
}

#[cfg(test)]
mod tests {
    use rules::{Cell, Seat};

    use super::*;
    use crate::CastleKeep;
    use crate::moves::Spot;
    use crate::tile::Tile;
    use crate::words::{Player, SpotInWords, TileForm};

    fn builds(from: &'static str, letters: &str, column: u8) -> Message {
        let spot = SpotInWords(Spot { number: 0, cell: Cell::new(column, 0) });
        let tile = TileForm::A(Tile::read(letters).unwrap());
        Narration::Builds { from, player: Player::Number(2), tile, spot }.into()
    }

    fn said(notes: Vec<Message>) -> Vec<String> {
        let game = rules::Plugin::<CastleKeep>::new();
        let ben = |seat| (seat == Seat(1)).then(|| Arg::plain("Ben"));
        let notes = merge_notes(notes).into_iter().map(|note| note.with_players(&ben));
        notes.map(|note| testkit::in_english(&game, &note)).collect()
    }

    #[test]
    fn several_tiles_of_a_turn_are_one_sentence_and_other_notes_stay() {
        let passes = Narration::Passes { player: Player::Number(2) };
        let turn = vec![
            builds("hand", "TRc", 0),
            Narration::AttacksOpen.into(),
            builds("spoils", "WBz", 1),
            passes.into(),
        ];
        assert_eq!(
            said(turn),
            [
                "Ben builds 2 tiles: a red curvy tower on a1 and a blue zigzag wall on b1 from the spoils.",
                "From now on, attacks are open.",
                "Ben passes.",
            ]
        );
    }

    #[test]
    fn a_single_tile_keeps_its_sentence() {
        assert_eq!(said(vec![builds("hand", "KR", 1)]), ["Ben builds a red keep on b1."]);
    }
}
