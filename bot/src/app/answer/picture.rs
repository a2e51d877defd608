//! Pictures of an answer, drawn when they are first needed.

use std::sync::{Arc, OnceLock};

use render::Style;
use rules::Scene;

use crate::app::answer::alt_text::AltText;
use crate::metrics::Metrics;

/// A picture with its alternative text.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// The file name. It says nothing about the position.
    pub(crate) name: &'static str,
    /// The file: a PNG or a GIF, according to the name.
    pub(crate) file: PictureFile,
    pub(crate) alt: AltText,
}

/// A scene whose parts are drawn at most once each. Threads that need a part at the same time wait for one drawing.
#[derive(Debug)]
pub(crate) struct LazyPicture {
    scene: Scene,
    style: Style,
    board: OnceLock<Arc<Vec<u8>>>,
    close_up: OnceLock<Arc<Vec<u8>>>,
    thumbnail: OnceLock<Arc<Vec<u8>>>,
    metrics: Metrics,
}

/// A part of a scene.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// The whole board.
    Board,
    /// The last events, enlarged, for boards that are too large to read as a whole.
    CloseUp,
    /// A small picture of the board.
    Thumbnail,
}

#[derive(Clone, Debug)]
pub(crate) struct PictureFile(Contents);

#[derive(Clone, Debug)]
enum Contents {
    Ready(Arc<Vec<u8>>),
    Lazy(Arc<LazyPicture>, Part),
}

impl PictureFile {
    /// A part of a picture that is drawn when it is first needed.
    pub(crate) fn lazy(picture: &Arc<LazyPicture>, part: Part) -> Self {
        Self(Contents::Lazy(Arc::clone(picture), part))
    }

    /// The bytes. Drawing takes a while, so async threads must not call this.
    pub(crate) fn bytes(&self) -> &Arc<Vec<u8>> {
        match &self.0 {
            Contents::Ready(file) => file,
            Contents::Lazy(picture, part) => picture.draw(*part),
        }
    }
}

impl From<Vec<u8>> for PictureFile {
    fn from(bytes: Vec<u8>) -> Self {
        Arc::new(bytes).into()
    }
}

impl From<Arc<Vec<u8>>> for PictureFile {
    fn from(bytes: Arc<Vec<u8>>) -> Self {
        Self(Contents::Ready(bytes))
    }
}

impl LazyPicture {
    pub(crate) fn new(scene: Scene, style: Style, metrics: Metrics) -> Self {
        let (board, close_up, thumbnail) = Default::default();
        Self { scene, style, board, close_up, thumbnail, metrics }
    }

    pub(crate) fn shows(&self, scene: &Scene, style: Style) -> bool {
        self.style == style && self.scene == *scene
    }

    fn draw(&self, part: Part) -> &Arc<Vec<u8>> {
        let Self { scene, style, metrics, .. } = self;
        match part {
            Part::Board => self.board.get_or_init(|| {
                metrics.time_drawing("board", || Arc::new(render::picture(scene, style).png))
            }),
            // Callers ask for this part only if the scene has a close-up.
            Part::CloseUp => self.close_up.get_or_init(|| {
                let drawn = metrics.time_drawing("close-up", || render::close_up(scene, style));
                Arc::new(drawn.map_or_else(Vec::new, |picture| picture.png))
            }),
            Part::Thumbnail => self.thumbnail.get_or_init(|| {
                metrics.time_drawing("thumbnail", || Arc::new(render::thumbnail(scene, style).png))
            }),
        }
    }
}
