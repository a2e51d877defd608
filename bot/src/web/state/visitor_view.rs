//! A visitor's view of a match, and all that is needed to show it.

use matches::{Head, MatchView, PlayerId, Recording};
use rules::{GameView, Seat};

use crate::app::App;
use crate::app::view::board;
use crate::web::error::ApiResult;
use crate::web::plain_text::MatchVoice;
use crate::web::visitor::Visitor;

pub(in crate::web) struct VisitorView<'a> {
    pub(in crate::web) view: &'a MatchView,
    pub(in crate::web) sight: Box<dyn GameView>,
    pub(in crate::web) recording: Recording,
    pub(in crate::web) voice: MatchVoice<'a>,
    pub(in crate::web) person: Option<PlayerId>,
}

impl<'a> VisitorView<'a> {
    pub(in crate::web) fn new(
        app: &App,
        view: &'a MatchView,
        visitor: &Visitor,
    ) -> ApiResult<Self> {
        let person = visitor.person;
        let sight = board::sight(view, person)?;
        let recording = app.matches().recording(visitor.id, person)?;
        let voice = MatchVoice::new(app.matches(), view, visitor.reader())?;
        Ok(Self { view, sight, recording, voice, person })
    }

    pub(in crate::web) fn head(&self) -> &Head {
        self.view.head()
    }

    /// The seat of the viewer, unless they have left a match that still runs.
    pub(in crate::web) fn seat(&self) -> Option<Seat> {
        let head = self.head();
        let is_over = head.ending().is_some();
        head.seat_of(self.person?).filter(|&seat| is_over || !head.gone.contains(seat))
    }

    /// Whether the viewer could take this move back.
    pub(in crate::web) fn could_undo(&self, mv: &str) -> bool {
        self.person.is_some_and(|player| self.view.could_undo(player, mv))
    }
}
