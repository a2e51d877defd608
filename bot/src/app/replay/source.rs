//! An open replay for one reader, from a match or an uploaded file.

use matches::{Head, MatchView, PlayerId, Recording, Request};
use render::Style;
use rules::{Arg, Board, Draft, Edge, GameView, Join, Message, Scene, Seat};

use crate::app::answer::args::mention;
use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, Picture, PositionText, Result};
use crate::app::context::App;
use crate::app::press::{Replay, ReplaySource, neighbors};
use crate::app::view::languages;
use crate::app::view::narration::{Narration, Readers, anonymous_note, note_lines, status_lines};
use crate::app::view::title::{game_name, game_name_with, seat_list};
use crate::words::replay::ReplayText;

pub(super) struct OpenReplay {
    pub(super) replay: Replay,
    pub(super) recording: Recording,
    view: Option<MatchView>,
    by: Request,
    names: TableNames,
    style: Style,
    /// The edge of the sharer's own side in a shared replay, whose boards show a spectator's view.
    sharer_side: Option<Edge>,
}

impl OpenReplay {
    /// Opens a replay with the rights of this player.
    pub(super) fn open(app: &App, by: Request, replay: Replay) -> Result<Self> {
        let (recording, view) = match replay.source {
            ReplaySource::Match(id) => {
                (app.matches().recording(id, Some(by.player))?, Some(app.matches().view(id)?))
            }
            ReplaySource::Upload(key) => (app.matches().uploaded_record(by.player, key)?, None),
        };
        let names = match &view {
            Some(view) => table_names(app, view, Some(by.player))?,
            None => TableNames::default(),
        };
        let style = app.board_view().style(by.player, recording.game().info().id)?;
        let style = Style { home_at: replay.home.or(style.home_at), ..style };
        Ok(Self { replay, recording, view, by, names, style, sharer_side: None })
    }

    /// Opens a replay with the rights of a spectator. Its boards are turned as the sharer sees them.
    pub(super) fn open_public(app: &App, by: Request, replay: Replay) -> Result<Self> {
        let own = Self::open(app, by, replay)?;
        let sharer_side = own.own_side()?;
        let Some(view) = own.view else { return Ok(own) };
        let recording = app.matches().recording(view.head().id, None)?;
        let names = table_names(app, &view, None)?;
        let style = app.board_view().public_style(&view)?;
        let style = Style { home_at: own.style.home_at, ..style };
        Ok(Self { recording, names, style, sharer_side, view: Some(view), ..own })
    }

    /// The edge of the reader's own side. `None` if the reader has no side.
    fn own_side(&self) -> Result<Option<Edge>> {
        let sight = self.recording.step(0)?.sight;
        Ok(sight.scene(&Draft::default()).boards.first().and_then(|board| board.home))
    }

    pub(super) fn names(&self) -> &TableNames {
        &self.names
    }

    pub(super) fn reader(&self) -> PlayerId {
        self.by.player
    }

    /// The match of the replay. `None` for an uploaded file.
    pub(super) fn head(&self) -> Option<&Head> {
        self.view.as_ref().map(MatchView::head)
    }

    /// The name of the game.
    pub(super) fn game(&self) -> Message {
        match self.head() {
            Some(head) => game_name(head),
            None => {
                let options = self.recording.record().map(|record| &record.setup.options);
                game_name_with(self.recording.game(), options)
            }
        }
    }

    pub(super) fn has_captures(&self) -> bool {
        self.recording.game().info().captures
    }

    /// Lines with the players and, once the match is over, the result. `is_own` means that only the reader sees these
    /// lines.
    pub(super) fn players_and_result(&self, sight: &dyn GameView, is_own: bool) -> Vec<Message> {
        let Some(head) = self.head() else {
            let players = Arg::list(Join::Dashes, sight.seat_names());
            return vec![ReplayText::Players { players }.into()];
        };
        let players = ReplayText::Players { players: seat_list(head, sight) };
        let reader = is_own.then_some(self.by.player);
        let result =
            head.ending().map(|_| status_lines(Narration { head, reader }, sight, Readers::Others));
        [vec![players.into()], result.unwrap_or_default()].concat()
    }

    /// Names the players at this ply in place of seats. Substitutes may have come later.
    pub(super) fn with_players(&self, ply: u32, message: Message) -> Message {
        match self.recording.head_at(ply) {
            Some(head) => Narration { head: &head, reader: None }.with_players(message),
            None => message,
        }
    }

    /// The player who made a ply, or the side in an uploaded file. A substitute may have the seat by now.
    pub(super) fn mover(&self, ply: u32, seat: Seat, seat_names: &[Message]) -> Option<Arg> {
        let side = seat_names.get(seat.index()).cloned()?;
        let head = self.recording.head_at(ply);
        let player = head.and_then(|head| head.players.get(seat.index()).copied());
        Some(player.map_or_else(|| Arg::from(side), mention))
    }

    /// The notes of a ply for the reader, without styling.
    pub(super) fn notes(&self, ply: u32, notes: Vec<Message>) -> Vec<Message> {
        let Some(head) = self.recording.head_at(ply) else { return notes };
        let narration = Narration { head: &head, reader: Some(self.by.player) };
        notes.into_iter().map(|note| narration.with_players(note)).collect()
    }

    /// The notes of a ply as lines. `is_own` means that only the reader sees these lines.
    pub(super) fn note_lines(&self, ply: u32, notes: Vec<Message>, is_own: bool) -> Vec<Message> {
        match self.recording.head_at(ply) {
            Some(head) => {
                let reader = is_own.then_some(self.by.player);
                note_lines(&head, reader, notes).map(Message::from).collect()
            }
            None => notes.into_iter().map(anonymous_note).collect(),
        }
    }

    /// The line for a ply without notes: its sentence, such as the end of a turn. If the move is hidden from the
    /// reader, the line only says who moved. `None` in an uploaded file.
    pub(super) fn silent_ply(
        &self,
        ply: u32,
        seat: Seat,
        seat_names: &[Message],
        sentence: Option<Message>,
    ) -> Option<Message> {
        self.head()?;
        if let Some(sentence) = sentence {
            return Some(self.with_players(ply, sentence));
        }
        let mover = self.mover(ply, seat, seat_names)?;
        Some(ReplayText::StepPly { mover, mv: "…".into() }.into())
    }

    /// The pictures of a position.
    pub(super) fn pictures(
        &self,
        app: &App,
        scene: Scene,
        sight: Box<dyn GameView>,
    ) -> Vec<Picture> {
        let text = PositionText::new(sight, self.names.clone());
        app.pictures().draw_scene(scene, text, self.style)
    }

    /// The picture of a position without a close-up, for public posts.
    pub(super) fn board(
        &self,
        app: &App,
        scene: Scene,
        sight: Box<dyn GameView>,
    ) -> Option<Picture> {
        app.pictures().draw_board(scene, PositionText::new(sight, self.names.clone()), self.style)
    }

    /// The film of these positions, and the number of positions in it.
    pub(super) fn film(
        &self,
        app: &App,
        sights: Vec<Box<dyn GameView>>,
    ) -> Option<(Picture, usize)> {
        let scenes = sights.iter().map(|sight| self.scene(sight.as_ref())).collect();
        let last = sights.into_iter().next_back()?;
        app.pictures().film(scenes, last, self.names.clone(), self.style)
    }

    /// Adds the link to the match, unless it is played in a private conversation.
    pub(super) fn add_link(&self, answer: Answer) -> Answer {
        match self.head() {
            Some(head) => answer.public_link(head.place),
            None => answer,
        }
    }

    /// The home edges after turning the picture to the left and to the right. `None` if turning has no effect.
    pub(super) fn turned_edges(&self, sight: &dyn GameView) -> Option<[Edge; 2]> {
        let scene = sight.scene(&Draft::default());
        let board = scene.boards.first()?;
        let can_turn = scene.boards.len() == 1 || board.home.is_some();
        let has_home = self.replay.home.is_some() || board.home.is_some();
        let home = self.style.home_at.filter(|_| has_home);
        can_turn.then(|| neighbors(home.unwrap_or_else(|| default_home(board))))
    }

    pub(super) fn scene(&self, sight: &dyn GameView) -> Scene {
        self.scene_with_draft(sight, &Draft::default())
    }

    /// The scene of a position with a draft of a move.
    pub(super) fn scene_with_draft(&self, sight: &dyn GameView, draft: &Draft) -> Scene {
        let mut scene = sight.scene(draft);
        for board in &mut scene.boards {
            board.home = board.home.or(self.sharer_side);
        }
        if self.replay.home.is_some() {
            // A board without a home side turns as if its bottom were the home side.
            for board in &mut scene.boards {
                board.home = board.home.or(Some(Edge::Bottom));
            }
        }
        scene
    }
}

/// The names of a match's players for a replay and its pictures.
fn table_names(app: &App, view: &MatchView, reader: Option<PlayerId>) -> Result<TableNames> {
    let language = languages::of_picture(app.matches(), view, reader)?;
    Ok(TableNames::load(app.matches(), view, reader)?.in_language(language))
}

/// The edge of the home side before any turn.
fn default_home(board: &Board) -> Edge {
    board.home.unwrap_or(Edge::Bottom)
}

#[cfg(test)]
mod tests {
    use matches::{Key, Place, Timestamp};

    use super::*;
    use crate::app::testing::{self, kastell};

    #[test]
    fn a_shared_replay_is_turned_as_the_sharer_sees_it() {
        let app = testing::app();
        let place = Place { server: Some(9), channel: 8, thread: None };
        let challenge = kastell(PlayerId(1), PlayerId(2), place);
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let by = Request { player: PlayerId(2), key: Key(2), now: Timestamp(2) };
        app.matches().join(id, by).unwrap();
        let replay = Replay { home: Some(Edge::Bottom), ..id.into() };
        let turn = |opened: OpenReplay| {
            let sight = opened.recording.step(0).unwrap().sight;
            (opened.scene(sight.as_ref()).boards[0].home, opened.style.home_at)
        };
        let own = turn(OpenReplay::open(&app, by, replay).unwrap());
        assert_eq!(own, (Some(Edge::Top), Some(Edge::Bottom)), "the second player sits at the top");
        assert_eq!(turn(OpenReplay::open_public(&app, by, replay).unwrap()), own);
    }

    #[test]
    fn four_viewpoint_steps_return_in_either_direction() {
        for way in 0..2 {
            let mut seen = vec![Edge::Bottom];
            for _ in 0..4 {
                seen.push(neighbors(seen[seen.len() - 1])[way]);
            }
            assert_eq!(seen[4], Edge::Bottom);
            assert!((0..4).all(|at| !seen[..at].contains(&seen[at])), "{seen:?}");
        }
    }
}
