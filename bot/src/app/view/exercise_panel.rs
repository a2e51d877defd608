//! The private panel of a puzzle or a lesson: the ordinary panel of a move, on a stored position.

use matches::{Attempt, ExerciseId, ExerciseSource, Key, PlayerId, Refused, Request};
use puzzles::{Exercise, Goal, Line, Trail};
use rules::{Draft, GameView, Message, Table, Viewer};

use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, Picture, PositionText, Result};
use crate::app::press::{ExerciseAction, Press, PuzzlePress};
use crate::app::view::board::BoardView;
use crate::app::view::narration::anonymous_note;
use crate::app::view::steps::{Steps, controls, prompt_line};

#[derive(Debug)]
pub(crate) struct ExercisePanel<'a> {
    board_view: BoardView<'a>,
    id: &'a ExerciseId,
    exercise: Exercise<'a>,
    attempt: Attempt,
    table: Box<dyn Table>,
    line: Line,
    style: render::Style,
}

impl<'a> ExercisePanel<'a> {
    /// The panel after the moves that the person has found so far.
    pub(crate) fn new(
        board_view: BoardView<'a>,
        id: &'a ExerciseId,
        source: &'a ExerciseSource,
        player: PlayerId,
    ) -> Result<Self> {
        let game = board_view.matches.puzzle_game(&id.game)?;
        let exercise = source.exercise(game).ok_or(Refused::NoSuchExercise)?;
        let attempt = board_view.matches.exercise_attempt(player, id)?;
        // If the exercise has changed since the attempt was over, it is shown from the beginning.
        let replayed = exercise.replay(&attempt.trail);
        let replayed = replayed.or_else(|| exercise.replay(&Trail::default()));
        let (table, line) = replayed.ok_or(Refused::NoSuchExercise)?;
        let mut style = board_view.style(player, &id.game)?;
        // The text of a lesson says how pieces lie on the unturned board.
        style.home_at = style.home_at.filter(|_| !id.kind.is_lesson());
        Ok(Self { board_view, id, exercise, attempt, table, line, style })
    }

    pub(crate) fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    pub(crate) fn exercise(&self) -> &Exercise<'a> {
        &self.exercise
    }

    /// The draft as the person left it.
    pub(crate) fn kept_draft(&self) -> Draft {
        Draft { steps: self.attempt.draft.clone(), ..Draft::default() }
    }

    /// Whether a press comes from the latest panel.
    pub(crate) fn is_newest(&self, mark: Option<Key>) -> bool {
        self.attempt.mark.is_none() || self.attempt.mark == mark
    }

    /// The name of the person's side.
    pub(crate) fn side(&self) -> Message {
        let names = self.sight().seat_names();
        names.get(self.exercise.seat().index()).cloned().unwrap_or_else(|| Message::plain(""))
    }

    /// Adds the panel with a draft to an answer, and stores the draft.
    pub(crate) fn show(&self, answer: Answer, draft: &Draft, by: Request) -> Result {
        let sight = self.sight();
        let choices = self.with_steps(sight.as_ref(), |steps| steps.skip_forced(draft));
        let choices = choices.ok_or(Refused::NoSuchExercise)?;
        let steps = &choices.draft.steps;
        self.board_view.matches.keep_exercise_draft(by.player, self.id, steps, by.key)?;
        let text = PositionText::new(sight, self.names());
        let pictures = self.board_view.pictures.draw(text, &choices.draft, self.style);
        let answer = answer
            .lines(self.replies())
            .line(prompt_line(&choices, |prompt| prompt))
            .show(pictures)
            .retry_with(PuzzlePress::Open(self.id.clone()));
        Ok(controls(answer, &choices, &self.names(), |action| {
            self.press(ExerciseAction::of(action), by.key)
        }))
    }

    /// The pictures of the position after the moves found so far, without a draft.
    pub(crate) fn pictures(&self) -> Vec<Picture> {
        self.pictures_after(self.table.as_ref())
    }

    /// The pictures of the position on this table.
    pub(crate) fn pictures_after(&self, table: &dyn Table) -> Vec<Picture> {
        let sight = table.see(Viewer::Seat(self.exercise.seat()));
        let text = PositionText::new(sight, self.names());
        self.board_view.pictures.draw(text, &Draft::default(), self.style)
    }

    /// The narration of the last ply. A person's own move is left out, unless the goal is to finish a turn.
    pub(crate) fn replies(&self) -> Vec<Message> {
        let (seat, names) = (self.exercise.seat(), self.names());
        let is_own = self.line.plies.last().is_some_and(|(mover, _)| *mover == seat);
        if is_own && self.exercise.goal() == Goal::Win {
            return Vec::new();
        }
        let notes = self.line.notes.iter().filter(|note| note.audience.admits(Viewer::Seat(seat)));
        notes.map(|note| anonymous_note(names.with_names(note.message.clone()))).collect()
    }

    /// The names of the players: the person is "you", and the others are called by their seats.
    fn names(&self) -> TableNames {
        TableNames::of_reader(self.exercise.seat())
    }

    /// The table after the moves of a trail. `None` if the moves can't be played.
    pub(crate) fn table_after(&self, trail: &Trail) -> Option<Box<dyn Table>> {
        Some(self.exercise.replay(trail)?.0)
    }

    /// The move of a complete draft.
    pub(crate) fn complete_move(&self, draft: &Draft) -> Option<String> {
        self.with_steps(self.sight().as_ref(), |steps| steps.skip_forced(draft))?.complete
    }

    /// The move of a draft, if it is played without confirmation.
    pub(crate) fn immediate_move(&self, draft: &Draft) -> Option<String> {
        self.with_steps(self.sight().as_ref(), |steps| steps.immediate_move(draft))
    }

    /// The id of the choice with this number, after a draft.
    pub(crate) fn choice_id(&self, draft: &Draft, index: u8) -> Option<String> {
        self.with_steps(self.sight().as_ref(), |steps| steps.choice_id(draft, index))
    }

    /// The draft without its last free choice.
    pub(crate) fn step_back(&self, draft: &Draft) -> Draft {
        self.with_steps(self.sight().as_ref(), |steps| steps.step_back(draft))
    }

    pub(crate) fn id(&self) -> &'a ExerciseId {
        self.id
    }

    /// All plies so far.
    pub(crate) fn line(&self) -> &Line {
        &self.line
    }

    /// A sentence in which the person is "you".
    pub(crate) fn to_reader(&self, message: Message) -> Message {
        self.names().with_names(message)
    }

    /// The person's view of the position.
    pub(crate) fn sight(&self) -> Box<dyn GameView> {
        self.table.see(Viewer::Seat(self.exercise.seat()))
    }

    fn press(&self, action: ExerciseAction, mark: Key) -> Press {
        PuzzlePress::OnPanel { id: self.id.clone(), mark: Some(mark), action }.into()
    }

    fn with_steps<T>(&self, sight: &dyn GameView, act: impl FnOnce(Steps<'_>) -> T) -> T {
        let fresh = Draft { home: self.style.home_at, ..Draft::default() };
        let could_undo = |mv: &str| self.could_undo(mv);
        act(Steps {
            sight,
            seat: self.exercise.seat(),
            fresh: &fresh,
            could_undo: &could_undo,
            is_asked: true,
        })
    }

    /// Whether this move can be undone, and so is played at once.
    pub(crate) fn could_undo(&self, mv: &str) -> bool {
        // A wrong move costs a try in a puzzle. In a lesson, a part of a turn is played at once, as in a match.
        self.id.kind.is_lesson() && self.keeps_turn(mv)
    }

    /// Whether the person is still to move after this move.
    fn keeps_turn(&self, mv: &str) -> bool {
        let (seat, mut table) = (self.exercise.seat(), self.table.duplicate());
        table.play(seat, mv).is_ok() && table.status().to_move().contains(seat)
    }
}
