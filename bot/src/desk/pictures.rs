//! Scenes as pictures. The last few are kept: a move's answer and the public board are often the same.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

use render::Style;
use rules::{Draft, Message, Scene, Sight};

use super::answer::{Alt, Seen, Shown};
use super::called::Called;
use super::films::Films;
use super::words::Board;
use crate::metrics::Metrics;

/// How many scenes are kept with their pictures, which have some 50 kB.
const KEPT: usize = 24;

/// A scene, drawn as somebody wants it.
#[derive(Clone, Debug)]
struct Drawn {
    board: Arc<Vec<u8>>,
    /// What happened, larger, where the board is too large to read as a whole.
    close_up: Option<Arc<Vec<u8>>>,
}

/// A scene that is drawn once: whoever comes while somebody draws it waits for theirs.
#[derive(Debug)]
struct Canvas {
    scene: Scene,
    style: Style,
    drawn: OnceLock<Drawn>,
}

/// Draws scenes, and keeps the last pictures.
#[derive(Debug)]
pub(crate) struct Pictures {
    recent: Mutex<VecDeque<Arc<Canvas>>>,
    films: Films,
    metrics: Metrics,
}

impl Pictures {
    /// None yet; how long drawing takes is told these.
    pub(crate) fn new(metrics: Metrics) -> Self {
        Self { recent: Mutex::default(), films: Films::default(), metrics }
    }

    /// The picture of what somebody may see, with a close-up where the board is too large to read as a whole.
    pub(crate) fn of(&self, seen: Seen, draft: &Draft, style: Style) -> Vec<Shown> {
        let scene = seen.sight.scene(draft);
        self.shown(scene, seen, style)
    }

    /// The same, of a scene that was made before.
    pub(crate) fn shown(&self, scene: Scene, seen: Seen, style: Style) -> Vec<Shown> {
        let drawn = self.draw(scene, style);
        let board = Shown { name: "board.png", file: drawn.board, alt: Alt::Seen(seen) };
        let close_up = drawn.close_up.map(|file| Shown {
            name: "close-up.png",
            file,
            alt: Alt::Said(vec![Board::CloseUp.into()]),
        });
        [Some(board), close_up].into_iter().flatten().collect()
    }

    /// A picture for the rules.
    pub(crate) fn page(&self, scene: &Scene, alt: &[Message], style: Style) -> Shown {
        let file = self.draw(scene.clone(), style).board;
        Shown { name: "rules.png", file, alt: Alt::Said(alt.to_vec()) }
    }

    /// Several scenes on one sheet, each under its number; `None` without any.
    pub(crate) fn sheet(&self, scenes: &[(u64, Scene)], style: Style, alt: Alt) -> Option<Shown> {
        let sheet = self.timed("sheet", || render::sheet(scenes, &style))?;
        Some(Shown { name: "sheet.png", file: Arc::new(sheet.png), alt })
    }

    /// Scenes one after the other as a moving picture, with what is seen last; of many the last, as far as they can be
    /// sent. How many it shows; `None` without any.
    pub(crate) fn film(
        &self,
        (scenes, last): (Vec<Scene>, Box<dyn Sight>),
        called: Called,
        style: Style,
    ) -> Option<(Shown, usize)> {
        let film = self.timed("film", || self.films.of(scenes, style))?;
        let first = Some(Board::FilmTold { positions: film.scenes }.into());
        let alt = Alt::Seen(Seen { first, last: None, sight: last.into(), called });
        Some((Shown { name: "film.gif", file: film.gif, alt }, film.scenes))
    }

    /// The public board is called for by the move that is being answered, so that both often want the same picture in
    /// the same moment.
    fn draw(&self, scene: Scene, style: Style) -> Drawn {
        let canvas = self.canvas(scene, style);
        let draw = || Drawn {
            board: self.timed("board", || Arc::new(render::picture(&canvas.scene, &style).png)),
            close_up: self.timed("close-up", || {
                render::close_up(&canvas.scene, &style).map(|one| Arc::new(one.png))
            }),
        };
        canvas.drawn.get_or_init(draw).clone()
    }

    fn timed<T>(&self, kind: &'static str, draw: impl FnOnce() -> T) -> T {
        let since = Instant::now();
        let drawn = draw();
        self.metrics.drawn(kind, since.elapsed());
        drawn
    }

    fn canvas(&self, scene: Scene, style: Style) -> Arc<Canvas> {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = recent.iter().find(|canvas| canvas.style == style && canvas.scene == scene);
        if let Some(kept) = kept {
            return Arc::clone(kept);
        }
        let canvas = Arc::new(Canvas { scene, style, drawn: OnceLock::new() });
        recent.truncate(KEPT - 1);
        recent.push_front(Arc::clone(&canvas));
        canvas
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::thread;

    use rules::{OptionValues, Seed, Setup, Viewer};

    use super::*;

    #[test]
    fn what_several_want_at_once_is_drawn_once() {
        let setup =
            Setup { options: OptionValues::new(), seats: 2, seed: Seed::from_bytes([7; 32]) };
        let table = games::find("kastell").unwrap().set_up(&setup).unwrap();
        let scene = table.see(Viewer::Spectator).scene(&Draft::default());
        let (pictures, together) = (Pictures::new(Metrics::new()), Barrier::new(8));
        let draw = || {
            together.wait();
            pictures.draw(scene.clone(), Style::default()).board
        };
        let drawn: Vec<_> = thread::scope(|scope| {
            let all: Vec<_> = (0..8).map(|_| scope.spawn(draw)).collect();
            all.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert!(drawn.iter().all(|one| Arc::ptr_eq(one, &drawn[0])));
    }
}
