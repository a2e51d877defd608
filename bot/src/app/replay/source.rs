//! What can be seen again, opened for somebody: a match of ours, or a file that they have brought.

use matches::{By, Head, MatchView, Recording, Refused};
use render::Style;
use rules::{Arg, Board, Draft, Edge, GameView, Join, Message, Scene};

use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, Picture, PositionText};
use crate::app::context::App;
use crate::app::press::{Replay, ReplaySource};
use crate::app::view::narration::{Narration, note_lines, status_lines};
use crate::app::view::title::{game_name, game_name_with, seat_list};
use crate::words::replay::ReplayText;

/// What was played, opened for somebody.
pub(super) struct Opened {
    pub(super) replay: Replay,
    pub(super) recording: Recording,
    view: Option<MatchView>,
    by: By,
    names: TableNames,
    style: Style,
}

impl Opened {
    /// Opens it, with pictures turned like this.
    pub(super) fn of(app: &App, by: By, replay: Replay) -> Result<Self, Refused> {
        let (recording, view) = match replay.source {
            ReplaySource::Match(id) => {
                (app.matches().recording(id, Some(by.player))?, Some(app.matches().view(id)?))
            }
            ReplaySource::Upload(key) => (app.matches().brought(by.player, key)?, None),
        };
        let names = match &view {
            Some(view) => TableNames::load(app.matches(), view, Some(by.player))?,
            None => TableNames::default(),
        };
        let style = app.board_view().style(by.player)?;
        let style = Style { home_at: replay.home.or(style.home_at), ..style };
        Ok(Self { replay, recording, view, by, names, style })
    }

    /// The same as everybody may see it: of a match that runs, what spectators do.
    pub(super) fn for_all(app: &App, by: By, replay: Replay) -> Result<Self, Refused> {
        let own = Self::of(app, by, replay)?;
        let Some(view) = own.view else { return Ok(own) };
        let recording = app.matches().recording(view.head().id, None)?;
        let names = TableNames::load(app.matches(), &view, None)?;
        let style = app.board_view().public_style(&view)?;
        let style = Style { home_at: replay.home, ..style };
        Ok(Self { recording, names, style, view: Some(view), ..own })
    }

    /// What people are names.
    pub(super) fn names(&self) -> &TableNames {
        &self.names
    }

    /// The match, where it is one of ours.
    pub(super) fn head(&self) -> Option<&Head> {
        self.view.as_ref().map(MatchView::head)
    }

    /// What the game is names.
    pub(super) fn game(&self) -> Message {
        match self.head() {
            Some(head) => game_name(head),
            None => {
                let options = self.recording.record().map(|record| &record.setup.options);
                game_name_with(self.recording.game(), options)
            }
        }
    }

    /// Whether anything can be taken in this game.
    pub(super) fn captures(&self) -> bool {
        self.recording.game().info().captures
    }

    /// Who plays what and, once it is over, what came of it.
    pub(super) fn standing(&self, sight: &dyn GameView, reads: bool) -> Vec<Message> {
        let Some(head) = self.head() else {
            let players = Arg::list(Join::Dashes, sight.seat_names());
            return vec![ReplayText::Players { players }.into()];
        };
        let players = ReplayText::Players { players: seat_list(head, sight) };
        let reader = reads.then_some(self.by.player);
        let came = head.ending().map(|_| status_lines(Narration { head, reader }, sight));
        [vec![players.into()], came.unwrap_or_default()].concat()
    }

    /// Who did it in this ply: whoever sat there then.
    pub(super) fn mover(&self, ply: u32, seat: Message) -> Message {
        match self.recording.head_at(ply) {
            Some(head) => Narration { head: &head, reader: None }.with_players(seat),
            None => seat,
        }
    }

    /// What happened in this ply, as whoever has opened it reads it in a list.
    pub(super) fn told(&self, ply: u32, notes: Vec<Message>) -> Vec<Message> {
        let Some(head) = self.recording.head_at(ply) else { return notes };
        let told = Narration { head: &head, reader: Some(self.by.player) };
        notes.into_iter().map(|note| told.with_players(note)).collect()
    }

    /// What happened in this ply, as its reader reads it.
    pub(super) fn note_lines(&self, ply: u32, notes: Vec<Message>, reads: bool) -> Vec<Message> {
        match self.recording.head_at(ply) {
            Some(head) => {
                let reader = reads.then_some(self.by.player);
                note_lines(&head, reader, notes).map(Message::from).collect()
            }
            None => notes.into_iter().map(crate::app::view::narration::anonymous_note).collect(),
        }
    }

    /// The picture of what is seen, turned as is wanted.
    pub(super) fn pictures(
        &self,
        app: &App,
        scene: Scene,
        sight: Box<dyn GameView>,
    ) -> Vec<Picture> {
        let text = PositionText::new(sight, self.names.clone());
        app.pictures().draw_scene(scene, text, self.style)
    }

    /// The moving picture of what is seen, and how many sights it shows.
    pub(super) fn film(
        &self,
        app: &App,
        sights: Vec<Box<dyn GameView>>,
    ) -> Option<(Picture, usize)> {
        let scenes = sights.iter().map(|sight| self.scene(sight.as_ref())).collect();
        let last = sights.into_iter().next_back()?;
        app.pictures().film(scenes, last, self.names.clone(), self.style)
    }

    /// Where it is played, for whoever reads it elsewhere.
    pub(super) fn linked(&self, answer: Answer) -> Answer {
        match self.head() {
            Some(head) => answer.link(head.place),
            None => answer,
        }
    }

    /// The ways to turn the picture to the left and to the right; none, where that shows nothing else.
    pub(super) fn turns(&self, sight: &dyn GameView) -> Option<[Edge; 2]> {
        let scene = sight.scene(&Draft::default());
        let board = scene.boards.first()?;
        let is_alone = scene.boards.len() == 1;
        (is_alone || board.home.is_some()).then(|| {
            let now =
                self.style.home_at.filter(|_| self.replay.home.is_some() || board.home.is_some());
            around(now.unwrap_or_else(|| usual(board)))
        })
    }

    /// The scene; who turns a board that lies before nobody looks at it from its first row.
    pub(super) fn scene(&self, sight: &dyn GameView) -> Scene {
        self.drafted(sight, &Draft::default())
    }

    /// The same, with a draft of a move in it.
    pub(super) fn drafted(&self, sight: &dyn GameView, draft: &Draft) -> Scene {
        let mut scene = sight.scene(draft);
        if self.replay.home.is_some() {
            for board in &mut scene.boards {
                board.home = board.home.or(Some(Edge::Bottom));
            }
        }
        scene
    }
}

/// Where the side of whoever looks lies if they don't turn the picture.
fn usual(board: &Board) -> Edge {
    match board.home {
        Some(_) if board.columns > board.rows => Edge::Left,
        _ => Edge::Bottom,
    }
}

/// The sides to the left and to the right of this one, as the picture turns.
fn around(edge: Edge) -> [Edge; 2] {
    match edge {
        Edge::Bottom => [Edge::Right, Edge::Left],
        Edge::Left => [Edge::Bottom, Edge::Top],
        Edge::Top => [Edge::Left, Edge::Right],
        Edge::Right => [Edge::Top, Edge::Bottom],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_turns_lead_back_in_either_direction() {
        for way in 0..2 {
            let mut seen = vec![Edge::Bottom];
            for _ in 0..4 {
                seen.push(around(seen[seen.len() - 1])[way]);
            }
            assert_eq!(seen[4], Edge::Bottom);
            assert!((0..4).all(|at| !seen[..at].contains(&seen[at])), "{seen:?}");
        }
    }
}
