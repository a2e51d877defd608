//! A scene as a picture's file: drawn once, by whoever needs it first.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use render::Style;
use rules::Scene;

use crate::metrics::Metrics;

/// A scene that is drawn once: whoever comes while somebody draws it waits for theirs.
#[derive(Debug)]
pub(crate) struct LazyPicture {
    scene: Scene,
    style: Style,
    board: OnceLock<Arc<Vec<u8>>>,
    close_up: OnceLock<Arc<Vec<u8>>>,
    metrics: Metrics,
}

/// What of a scene is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    Board,
    /// What happened, larger, where the board is too large to read as a whole.
    CloseUp,
}

/// A picture's file.
#[derive(Clone, Debug)]
pub(crate) struct File(Source);

#[derive(Clone, Debug)]
enum Source {
    Made(Arc<Vec<u8>>),
    Drawn(Arc<LazyPicture>, Part),
}

impl File {
    /// A part of what is drawn there.
    pub(crate) fn of(canvas: &Arc<LazyPicture>, part: Part) -> Self {
        Self(Source::Drawn(Arc::clone(canvas), part))
    }

    /// The bytes. Where it is not drawn yet this takes a while: it is no work for a thread that hands on what others do.
    pub(crate) fn bytes(&self) -> &Arc<Vec<u8>> {
        match &self.0 {
            Source::Made(file) => file,
            Source::Drawn(canvas, part) => canvas.drawn(*part),
        }
    }
}

impl From<Vec<u8>> for File {
    fn from(bytes: Vec<u8>) -> Self {
        Arc::new(bytes).into()
    }
}

impl From<Arc<Vec<u8>>> for File {
    fn from(bytes: Arc<Vec<u8>>) -> Self {
        Self(Source::Made(bytes))
    }
}

impl LazyPicture {
    /// Nothing is drawn yet; how long it takes is told these.
    pub(crate) fn new(scene: Scene, style: Style, metrics: Metrics) -> Self {
        Self { scene, style, board: OnceLock::new(), close_up: OnceLock::new(), metrics }
    }

    /// Whether this is what it shows.
    pub(crate) fn is_of(&self, scene: &Scene, style: Style) -> bool {
        self.style == style && self.scene == *scene
    }

    fn drawn(&self, part: Part) -> &Arc<Vec<u8>> {
        let Self { scene, style, metrics, .. } = self;
        match part {
            Part::Board => self.board.get_or_init(|| {
                metrics.timed("board", || Arc::new(render::picture(scene, style).png))
            }),
            // Asked for only where there is one.
            Part::CloseUp => self.close_up.get_or_init(|| {
                let drawn = metrics.timed("close-up", || render::close_up(scene, style));
                Arc::new(drawn.map_or_else(Vec::new, |picture| picture.png))
            }),
        }
    }
}

impl Metrics {
    /// Draws something of this kind, and notes how long that takes.
    pub(crate) fn timed<T>(&self, kind: &'static str, draw: impl FnOnce() -> T) -> T {
        let since = Instant::now();
        let drawn = draw();
        self.drawn(kind, since.elapsed());
        drawn
    }
}
