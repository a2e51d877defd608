//! Scenes as pictures. The last few are kept: a move's answer and the public board are often the same.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use render::Style;
use rules::{Draft, Edge, Scene, Sight};

use super::answer::Shown;

/// How many pictures are kept; a picture has some 50 kB.
const KEPT: usize = 24;

/// A scene from one side, drawn.
type Drawn = (Scene, Option<Edge>, Arc<Vec<u8>>);

/// Draws scenes, and keeps the last pictures.
#[derive(Debug, Default)]
pub(crate) struct Pictures {
    recent: Mutex<VecDeque<Drawn>>,
}

impl Pictures {
    /// The picture of what somebody may see, with a close-up where the board is too large to read as a whole.
    pub(crate) fn of(&self, sight: &dyn Sight, draft: &Draft, home: Option<Edge>) -> Vec<Shown> {
        let (scene, alt) = (sight.scene(draft), sight.text());
        let close_up = render::close_up(&scene, &Style { home_at: home }).map(|picture| Shown {
            name: "close-up.png",
            file: Arc::new(picture.png),
            alt: "A close-up of the last move; the whole board is described with its picture."
                .into(),
        });
        let board = Shown { name: "board.png", file: self.draw(scene, home), alt };
        [Some(board), close_up].into_iter().flatten().collect()
    }

    /// A picture for the rules.
    pub(crate) fn page(&self, scene: &Scene, alt: &str) -> Shown {
        Shown { name: "rules.png", file: self.draw(scene.clone(), None), alt: alt.into() }
    }

    /// Positions one after the other as a moving picture; `None` without any.
    pub(crate) fn film(&self, sights: &[Box<dyn Sight>], home: Option<Edge>) -> Option<Shown> {
        let scenes: Vec<Scene> =
            sights.iter().map(|sight| sight.scene(&Draft::default())).collect();
        let film = render::animation(&scenes, &Style { home_at: home })?;
        let end = sights.last()?.text();
        Some(Shown {
            name: "film.gif",
            file: Arc::new(film.gif),
            alt: format!("{} positions, one after the other. The last: {end}", sights.len()),
        })
    }

    fn draw(&self, scene: Scene, home: Option<Edge>) -> Arc<Vec<u8>> {
        if let Some(png) = self.find(&scene, home) {
            return png;
        }
        let png = Arc::new(render::picture(&scene, &Style { home_at: home }).png);
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.truncate(KEPT - 1);
        recent.push_front((scene, home, Arc::clone(&png)));
        png
    }

    fn find(&self, scene: &Scene, home: Option<Edge>) -> Option<Arc<Vec<u8>>> {
        let recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let found = recent.iter().find(|(kept, side, _)| *side == home && kept == scene)?;
        Some(Arc::clone(&found.2))
    }
}
