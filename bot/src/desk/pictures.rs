//! Scenes as pictures. The last few are kept: a move's answer and the public board are often the same.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use render::Style;
use rules::{Draft, Edge, Scene, Sight};

use super::answer::Shown;

/// How many scenes are kept with their pictures, which have some 50 kB.
const KEPT: usize = 24;

/// A scene, drawn from one side.
#[derive(Clone, Debug)]
struct Drawn {
    board: Arc<Vec<u8>>,
    /// What happened, larger, where the board is too large to read as a whole.
    close_up: Option<Arc<Vec<u8>>>,
}

/// Draws scenes, and keeps the last pictures.
#[derive(Debug, Default)]
pub(crate) struct Pictures {
    recent: Mutex<VecDeque<(Scene, Option<Edge>, Drawn)>>,
}

impl Pictures {
    /// The picture of what somebody may see, with a close-up where the board is too large to read as a whole.
    pub(crate) fn of(&self, sight: &dyn Sight, draft: &Draft, home: Option<Edge>) -> Vec<Shown> {
        let (scene, alt) = (sight.scene(draft), sight.text());
        let drawn = self.draw(scene, home);
        let board = Shown { name: "board.png", file: drawn.board, alt };
        let close_up = drawn.close_up.map(|file| Shown {
            name: "close-up.png",
            file,
            alt: "A close-up of the last move; the whole board is described with its picture."
                .into(),
        });
        [Some(board), close_up].into_iter().flatten().collect()
    }

    /// A picture for the rules.
    pub(crate) fn page(&self, scene: &Scene, alt: &str) -> Shown {
        let file = self.draw(scene.clone(), None).board;
        Shown { name: "rules.png", file, alt: alt.into() }
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

    fn draw(&self, scene: Scene, home: Option<Edge>) -> Drawn {
        if let Some(drawn) = self.find(&scene, home) {
            return drawn;
        }
        let style = Style { home_at: home };
        let drawn = Drawn {
            board: Arc::new(render::picture(&scene, &style).png),
            close_up: render::close_up(&scene, &style).map(|picture| Arc::new(picture.png)),
        };
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.truncate(KEPT - 1);
        recent.push_front((scene, home, drawn.clone()));
        drawn
    }

    fn find(&self, scene: &Scene, home: Option<Edge>) -> Option<Drawn> {
        let recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let found = recent.iter().find(|(kept, side, _)| *side == home && kept == scene)?;
        Some(found.2.clone())
    }
}
