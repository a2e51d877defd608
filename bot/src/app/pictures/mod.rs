//! Scenes as pictures. The last few are kept: a move's answer and the public board are often the same.

mod films;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use render::Style;
use rules::{Draft, GameView, Message, Scene};

use crate::app::answer::names::TableNames;
use crate::app::answer::picture::{File, LazyPicture, Part};
use crate::app::answer::{Alt, Seen, Shown};
use crate::app::pictures::films::Films;
use crate::app::words::board::BoardText;
use crate::metrics::Metrics;

/// How many scenes are kept with their pictures, which have some 50 kB.
const KEPT: usize = 24;

/// Draws scenes, and keeps the last pictures.
#[derive(Debug)]
pub(crate) struct Pictures {
    recent: Mutex<VecDeque<Arc<LazyPicture>>>,
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
        let shown = self.later(scene, seen, style);
        for one in &shown {
            one.file.bytes();
        }
        shown
    }

    /// The same, drawn by whoever needs them first: an answer that is not shown costs no picture.
    pub(crate) fn later(&self, scene: Scene, seen: Seen, style: Style) -> Vec<Shown> {
        let is_large = render::has_close_up(&scene, &style);
        let canvas = self.canvas(scene, style);
        let file = |part| File::of(&canvas, part);
        let board = Shown { name: "board.png", file: file(Part::Board), alt: Alt::Seen(seen) };
        let close_up = is_large.then(|| Shown {
            name: "close-up.png",
            file: file(Part::CloseUp),
            alt: Alt::Said(vec![BoardText::CloseUp.into()]),
        });
        [Some(board), close_up].into_iter().flatten().collect()
    }

    /// A picture for the rules.
    pub(crate) fn page(&self, scene: &Scene, alt: &[Message], style: Style) -> Shown {
        let file = File::of(&self.canvas(scene.clone(), style), Part::Board);
        file.bytes();
        Shown { name: "rules.png", file, alt: Alt::Said(alt.to_vec()) }
    }

    /// Several scenes on one sheet, each under its number; `None` without any.
    pub(crate) fn sheet(&self, scenes: &[(u64, Scene)], style: Style, alt: Alt) -> Option<Shown> {
        let sheet = self.metrics.timed("sheet", || render::sheet(scenes, &style))?;
        Some(Shown { name: "sheet.png", file: sheet.png.into(), alt })
    }

    /// Scenes one after the other as a moving picture, with what is seen last; of many the last, as far as they can be
    /// sent. How many it shows; `None` without any.
    pub(crate) fn film(
        &self,
        (scenes, last): (Vec<Scene>, Box<dyn GameView>),
        called: TableNames,
        style: Style,
    ) -> Option<(Shown, usize)> {
        let film = self.metrics.timed("film", || self.films.of(scenes, style))?;
        let first = Some(BoardText::Film { positions: film.scenes }.into());
        let alt = Alt::Seen(Seen { first, last: None, sight: last.into(), called });
        Some((Shown { name: "film.gif", file: film.gif.into(), alt }, film.scenes))
    }

    /// The public board is called for by the move that is being answered, so that both often want the same picture in
    /// the same moment.
    fn canvas(&self, scene: Scene, style: Style) -> Arc<LazyPicture> {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = recent.iter().find(|canvas| canvas.is_of(&scene, style));
        if let Some(kept) = kept {
            return Arc::clone(kept);
        }
        let canvas = Arc::new(LazyPicture::new(scene, style, self.metrics.clone()));
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
            let canvas = pictures.canvas(scene.clone(), Style::default());
            Arc::clone(File::of(&canvas, Part::Board).bytes())
        };
        let drawn: Vec<_> = thread::scope(|scope| {
            let all: Vec<_> = (0..8).map(|_| scope.spawn(draw)).collect();
            all.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert!(drawn.iter().all(|one| Arc::ptr_eq(one, &drawn[0])));
    }
}
