//! The adapter from a typed view to [`GameView`].

use crate::filler_words::read_words;
use crate::words::{match_over, over_won};
use crate::{
    BoardStep, Cell, Choice, Choices, Draft, GameView, Legal, Message, MoveError, Page, PlaceWords,
    Refusal, RuleSet, Scene, Seat, Seats, Suggestion, ThinkError, ThinkRequest, Thinker, Thought,
    Viewer,
};

pub(crate) struct TypedView<R: RuleSet> {
    pub(crate) view: R::View,
    pub(crate) viewer: Viewer,
    pub(crate) stopped: bool,
    /// The winners and the resigned seats, once the match is over.
    pub(crate) over: Option<(Seats, Seats)>,
    pub(crate) player: Option<&'static dyn Thinker<R>>,
}

impl<R: RuleSet> TypedView<R> {
    /// The computer player, if this is the view of this seat.
    fn thinker(&self, seat: Seat) -> Result<&'static dyn Thinker<R>, ThinkError> {
        match self.player {
            None => Err(ThinkError::NoComputerPlayer),
            Some(_) if self.over.is_some() => Err(ThinkError::Over),
            Some(_) if self.viewer != Viewer::Seat(seat) => Err(ThinkError::NotOwnView),
            Some(player) => Ok(player),
        }
    }

    /// Reads a move as [`Table::play`](crate::Table::play) does, so that a check before a move concerns the same move.
    fn read_move(&self, seat: Seat, text: &str) -> Result<R::Move, MoveError> {
        read_words::<R>(&self.view, seat, text)
    }
}

impl<R: RuleSet> GameView for TypedView<R> {
    fn legal(&self, seat: Seat) -> Legal<String> {
        if self.stopped {
            return Legal::none();
        }
        R::legal_moves(&self.view, seat).map(|mv| mv.to_string())
    }

    fn read(&self, seat: Seat, text: &str) -> Result<String, MoveError> {
        Ok(self.read_move(seat, text)?.to_string())
    }

    fn suggest(&self, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
        if self.stopped {
            return Vec::new();
        }
        R::suggest(&self.view, seat, typed, limit)
    }

    fn choices(&self, seat: Seat, draft: &Draft) -> Result<Choices<String>, Refusal> {
        Ok(R::choices(&self.view, seat, draft)?.map(|mv| mv.to_string()))
    }

    fn board_step(&self, seat: Seat, draft: &Draft) -> Result<BoardStep<String>, Refusal> {
        Ok(R::board_step(&self.view, seat, draft)?.map(&mut |mv| mv.to_string()))
    }

    fn carried(&self, seat: Seat, text: &str) -> Vec<[Cell; 2]> {
        self.read_move(seat, text).map_or_else(|_| Vec::new(), |mv| R::carried(&self.view, &mv))
    }

    fn place_words(&self, draft: &Draft) -> Vec<PlaceWords> {
        R::place_words(&self.view, draft)
    }

    fn reusable_layout(&self, seat: Seat, text: &str) -> Option<String> {
        R::reusable_layout(&self.read_move(seat, text).ok()?)
    }

    fn draft_of(&self, seat: Seat, text: &str) -> Option<Draft> {
        let mv = self.read_move(seat, text).ok()?;
        let draft = R::draft_of(&self.view, seat, &mv)?;
        let found = R::choices(&self.view, seat, &draft).ok()?;
        (found.complete == Some(mv)).then_some(draft)
    }

    fn move_sentence(&self, seat: Seat, text: &str) -> Option<Message> {
        R::move_sentence(&self.view, seat, &self.read_move(seat, text).ok()?)
    }

    fn confirmation_draft(&self, seat: Seat, text: &str) -> Option<Draft> {
        R::confirmation_draft(&self.view, seat, &self.read_move(seat, text).ok()?)
    }

    fn think(
        &self,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Result<Thought, ThinkError> {
        let thought = self.thinker(seat)?.think(&self.view, seat, request, stop);
        Ok(thought.ok_or(ThinkError::NotToMove)?.map(|mv| mv.to_string()))
    }

    fn evaluate(
        &self,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Result<f64, ThinkError> {
        self.thinker(seat)?.evaluate(&self.view, seat, request, stop).ok_or(ThinkError::NotToMove)
    }

    fn forces_win(
        &self,
        seat: Seat,
        plies: u32,
        positions: u64,
    ) -> Result<Option<bool>, ThinkError> {
        if R::info().own_view.is_some() {
            return Ok(None);
        }
        Ok(self.thinker(seat)?.forces_win(&self.view, seat, plies, positions))
    }

    fn stopped(self: Box<Self>, winners: Seats, resigned: Seats) -> Box<dyn GameView> {
        let over = Some((winners, resigned));
        Box::new(Self { view: R::stopped(self.view), stopped: true, over, ..*self })
    }

    fn awaiting(self: Box<Self>, to_move: Seats) -> Box<dyn GameView> {
        // The match is over.
        if to_move.is_empty() {
            return self;
        }
        Box::new(Self { view: R::awaiting(self.view, to_move), ..*self })
    }

    fn shared_task(&self) -> Option<Message> {
        R::shared_task(&self.view)
    }

    fn seats_out(&self) -> Seats {
        R::seats_out(&self.view)
    }

    fn scene(&self, draft: &Draft) -> Scene {
        let nothing = Draft::default();
        let mut scene = R::scene(&self.view, if self.stopped { &nothing } else { draft });
        if let Some((winners, resigned)) = self.over {
            scene.end(winners, resigned);
        }
        scene
    }

    fn text(&self, brief: u8) -> Vec<Message> {
        let mut text = R::text(&self.view, brief);
        // The game knows that people ended the match, but not who won then.
        if let Some((winners, _)) = self.over.filter(|(winners, _)| !winners.is_empty()) {
            let names = (0..).map(Seat).zip(R::seat_names(&self.view));
            let won = names.filter(|(seat, _)| winners.contains(*seat));
            let won = over_won(won.map(|(seat, name)| name.naming_seat(seat)).collect());
            text.iter_mut()
                .filter(|said| **said == match_over())
                .for_each(|said| said.clone_from(&won));
        }
        text
    }

    fn extra_page(&self) -> Option<Page> {
        R::extra_page(&self.view)
    }

    fn shortcut(&self) -> Option<Choice> {
        R::shortcut(&self.view)
    }

    fn state(&self) -> serde_json::Value {
        R::state(&self.view)
    }

    fn seat_names(&self) -> Vec<Message> {
        R::seat_names(&self.view)
    }

    fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(&self.view).expect("a view has only fields that JSON can write")
    }
}
