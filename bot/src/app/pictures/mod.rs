//! Draws scenes, and caches the last pictures. The reply to a move and the public board often share a picture.

mod film_cache;

use std::collections::VecDeque;
use std::sync::Arc;

use parking_lot::Mutex;
use render::Style;
use rules::{Draft, GameView, Message, Scene};

use crate::app::answer::names::TableNames;
use crate::app::answer::picture::{LazyPicture, Part, PictureFile};
use crate::app::answer::{AltText, Picture, PositionText};
use crate::app::pictures::film_cache::FilmCache;
use crate::metrics::Metrics;
use crate::words::board::BoardText;

/// The number of scenes to cache. A picture has about 50 kB.
const KEPT: usize = 24;

#[derive(Debug)]
pub(crate) struct Pictures {
    recent: Mutex<VecDeque<Arc<LazyPicture>>>,
    films: FilmCache,
    metrics: Metrics,
}

impl Pictures {
    /// An empty cache. The metrics count the drawing time.
    pub(crate) fn new(metrics: Metrics) -> Self {
        Self { recent: Mutex::default(), films: FilmCache::default(), metrics }
    }

    /// Draws a position with a draft, and a close-up if the board is too large to read as a whole.
    pub(crate) fn draw(&self, text: PositionText, draft: &Draft, style: Style) -> Vec<Picture> {
        let scene = text.view.scene(draft);
        self.draw_scene(scene, text, style)
    }

    /// Draws a scene, and a close-up if the board is too large to read as a whole.
    pub(crate) fn draw_scene(
        &self,
        scene: Scene,
        text: PositionText,
        style: Style,
    ) -> Vec<Picture> {
        let pictures = self.lazy(scene, text, style);
        for picture in &pictures {
            picture.file.bytes();
        }
        pictures
    }

    /// Draws the whole board of a scene, without a close-up.
    pub(crate) fn draw_board(
        &self,
        scene: Scene,
        text: PositionText,
        style: Style,
    ) -> Option<Picture> {
        let board = self.lazy_board(scene, text, style)?;
        board.file.bytes();
        Some(board)
    }

    /// The whole board of a scene, drawn when its bytes are first needed.
    pub(crate) fn lazy_board(
        &self,
        scene: Scene,
        text: PositionText,
        style: Style,
    ) -> Option<Picture> {
        self.lazy(scene, text, style).into_iter().next()
    }

    /// The pictures of a scene, drawn when their bytes are first needed. An answer that is never shown costs no
    /// drawing.
    pub(crate) fn lazy(&self, mut scene: Scene, text: PositionText, style: Style) -> Vec<Picture> {
        scene.name(|seat| text.names.written(seat));
        let is_large = render::has_close_up(&scene, &style);
        let lazy = self.cached(scene, style);
        let file = |part| PictureFile::lazy(&lazy, part);
        let alt = AltText::Position(text);
        let board = Picture { name: "board.png", file: file(Part::Board), alt };
        let close_up = is_large.then(|| Picture {
            name: "close-up.png",
            file: file(Part::CloseUp),
            alt: AltText::Fixed(vec![BoardText::CloseUp.into()]),
        });
        [Some(board), close_up].into_iter().flatten().collect()
    }

    /// A picture of a page of the rules.
    pub(crate) fn rules_page(&self, scene: &Scene, alt: &[Message], style: Style) -> Picture {
        let file = PictureFile::lazy(&self.cached(scene.clone(), style), Part::Board);
        file.bytes();
        Picture { name: "rules.png", file, alt: AltText::Fixed(alt.to_vec()) }
    }

    /// A small picture of a scene, in a file of this name.
    pub(crate) fn thumbnail(
        &self,
        scene: Scene,
        name: &'static str,
        alt: Vec<Message>,
        style: Style,
    ) -> Picture {
        let file = PictureFile::lazy(&self.cached(scene, style), Part::Thumbnail);
        Picture { name, file, alt: AltText::Fixed(alt) }
    }

    /// Several numbered scenes on one sheet. `None` if there are none.
    pub(crate) fn sheet(
        &self,
        scenes: &[(u64, Scene)],
        style: Style,
        alt: AltText,
    ) -> Option<Picture> {
        let sheet = self.metrics.time_drawing("sheet", || render::sheet(scenes, &style))?;
        Some(Picture { name: "sheet.png", file: sheet.png.into(), alt })
    }

    /// A film of scenes, with the number of scenes in it. The alternative text describes the view `last`.
    ///
    /// If the file would be too large, the film has only the last scenes. `None` without scenes.
    pub(crate) fn film(
        &self,
        mut scenes: Vec<Scene>,
        last: Box<dyn GameView>,
        names: TableNames,
        style: Style,
    ) -> Option<(Picture, usize)> {
        scenes.iter_mut().for_each(|scene| scene.name(|seat| names.written(seat)));
        let film = self.metrics.time_drawing("film", || self.films.draw(scenes, style))?;
        let first = Some(BoardText::Film { positions: film.scenes }.into());
        let alt = AltText::Position(PositionText { first, ..PositionText::new(last, names) });
        Some((Picture { name: "film.gif", file: film.gif.into(), alt }, film.scenes))
    }

    /// The picture of a scene, from the cache if possible.
    fn cached(&self, scene: Scene, style: Style) -> Arc<LazyPicture> {
        let mut recent = self.recent.lock();
        let known = recent.iter().find(|picture| picture.shows(&scene, style));
        if let Some(known) = known {
            return Arc::clone(known);
        }
        let picture = Arc::new(LazyPicture::new(scene, style, self.metrics.clone()));
        recent.truncate(KEPT - 1);
        recent.push_front(Arc::clone(&picture));
        picture
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::thread;

    use rules::{OptionValues, Seed, Setup, Viewer};

    use super::*;

    #[test]
    fn concurrent_requests_draw_a_picture_once() {
        let setup =
            Setup { options: OptionValues::new(), seats: 2, seed: Seed::from_bytes([7; 32]) };
        let table = games::find("kastell").unwrap().set_up(&setup).unwrap();
        let scene = table.see(Viewer::Spectator).scene(&Draft::default());
        let (pictures, together) = (Pictures::new(Metrics::new()), Barrier::new(8));
        let draw = || {
            together.wait();
            let picture = pictures.cached(scene.clone(), Style::default());
            Arc::clone(PictureFile::lazy(&picture, Part::Board).bytes())
        };
        let drawn: Vec<_> = thread::scope(|scope| {
            let all: Vec<_> = (0..8).map(|_| scope.spawn(draw)).collect();
            all.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert!(drawn.iter().all(|one| Arc::ptr_eq(one, &drawn[0])));
    }
}
