//! The board of a match as an answer: for all who are there, and for one player alone.

use matches::{Head, MatchView, Matches, PlayerId, Refused, Whose};
use render::Theme;
use rules::{Choice, Draft, GameView, Message, Scene, Seats, Sprite};

use crate::app::answer::args::seat_emblem;
use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, PositionText, Style};
use crate::app::pictures::Pictures;
use crate::app::press::{PlayPress, Press};
use crate::app::view::buttons::{
    catch_up_button, head_start_button, over_buttons, own_view_name, replay_press, running_buttons,
};
use crate::app::view::earlier_turns::EarlierTurns;
use crate::app::view::home_side::{HOME, next_side, parse_side};
use crate::app::view::narration::{Narration, note_lines, own_status_lines, status_lines};
use crate::app::view::theme::preferred_theme;
use crate::app::view::title::match_title;
use crate::app::view::{deadline, pair};
use crate::words::common::Label;

/// Shows matches as answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardView<'a> {
    /// The matches.
    pub(crate) matches: &'a Matches,
    /// The pictures.
    pub(crate) pictures: &'a Pictures,
}

impl BoardView<'_> {
    /// The public board: what happened, whose turn it is, and what can be done.
    ///
    /// # Errors
    /// The match has not started.
    pub(crate) fn public(
        &self,
        view: &MatchView,
        earlier: &EarlierTurns,
    ) -> Result<Answer, Refused> {
        let head = view.head();
        let sight = sight(view, None)?;
        let scene = earlier.merge_into(sight.scene(&Draft::default()));
        let emblem = seat_emblem(sight.as_ref(), head.to_move.only());
        let head_start = sight.shortcut();
        let answer = Answer::say(match_title(head, sight.as_ref()))
            .lines(note_lines(head, None, view.notes(None)))
            .lines(status_lines(Narration { head, reader: None }, sight.as_ref()))
            .lines(deadline::line(head))
            .lines(self.hint_counts(head)?)
            .show(self.pictures.draw_scene(
                scene,
                self.position_text(view, None, sight)?,
                self.public_style(view)?,
            ))
            .describe_more(deadline::alt_text(head));
        let answer = match head.ending() {
            Some(_) => over_buttons(answer, head),
            None => running_buttons(answer, head, emblem, head_start),
        };
        let answer = answer.lines(self.series(head)?).lines(self.rating_changes(head)?);
        let answer = answer.lines(pair::line(self.matches, head)?);
        Ok(answer.ping(addressed_players(head)))
    }

    /// The board as one player may see it, for them alone.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn own(&self, view: &MatchView, player: PlayerId) -> Result<Answer, Refused> {
        let head = view.head();
        let sight = sight(view, Some(player))?;
        let style = self.style(player)?;
        let scene = sight.scene(&Draft::default());
        let looks = LookButtons {
            turned: can_turn(&scene).then(|| PlayPress::ShowBoard {
                id: head.id,
                home: Some(next_side(style.home_at)),
            }),
            aside: sight.extra_page().map(|page| page.title),
        };
        let emblem = seat_emblem(sight.as_ref(), head.seat_of(player));
        let head_start = sight.shortcut();
        let answer = Answer::say(match_title(head, sight.as_ref()))
            .lines(note_lines(head, Some(player), view.notes(Some(player))))
            .lines(own_status_lines(head, sight.as_ref(), player))
            .lines(deadline::line(head))
            .lines(self.hint_counts(head)?)
            .link(head.place)
            .show(self.pictures.lazy(scene, self.position_text(view, Some(player), sight)?, style))
            .describe_more(deadline::alt_text(head))
            .retry_with(PlayPress::ShowBoard { id: head.id, home: None });
        if head.ending().is_some() {
            return Ok(looks.add_to(over_buttons(answer, head), head));
        }
        let answer = match head.is_turn_of(player) {
            true => turn_buttons(answer, view, player, emblem, head_start),
            false => answer,
        };
        let answer = looks.add_to(answer, head);
        let answer = answer.button(replay_press(head), Label::Replay, Style::Plain);
        Ok(deadline::own_buttons(catch_up_button(answer, head), head, player))
    }

    /// The page beside the board as one player may see it, for them alone; nothing where the game has none.
    ///
    /// # Errors
    /// The match has not started.
    pub(crate) fn aside(
        &self,
        view: &MatchView,
        player: PlayerId,
    ) -> Result<Option<Answer>, Refused> {
        let head = view.head();
        let sight = sight(view, Some(player))?;
        let Some(page) = sight.extra_page() else { return Ok(None) };
        let style = self.style(player)?;
        let picture = page.scene.map(|scene| self.pictures.rules_page(&scene, &page.alt, style));
        let answer =
            Answer::say(match_title(head, sight.as_ref())).line(page.text).link(head.place);
        let back = PlayPress::ShowBoard { id: head.id, home: None };
        let answer = answer.show(picture).retry_with(PlayPress::ShowOpenCards(head.id));
        Ok(Some(answer.button(back, own_view_name(head), Style::Plain)))
    }

    /// The position in words, with the names of the players as the reader knows them.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn position_text(
        &self,
        view: &MatchView,
        reader: Option<PlayerId>,
        sight: Box<dyn GameView>,
    ) -> Result<PositionText, Refused> {
        Ok(PositionText::new(sight, TableNames::load(self.matches, view, reader)?))
    }

    /// The style of pictures that this player prefers.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn style(&self, player: PlayerId) -> Result<render::Style, Refused> {
        let preferences = self.matches.preferences(Whose::Player(player))?;
        let home_at = preferences.get(HOME).and_then(|home| parse_side(home));
        Ok(render::Style { home_at, theme: preferred_theme(&preferences) })
    }

    /// The style of pictures that all see where the match is played.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn public_style(&self, view: &MatchView) -> Result<render::Style, Refused> {
        let Some(server) = view.head().place.server else { return Ok(render::Style::default()) };
        Ok(render::Style { home_at: None, theme: self.server_theme(server)? })
    }

    /// The theme of pictures that all see on a server.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn server_theme(&self, server: u64) -> Result<Theme, Refused> {
        Ok(preferred_theme(&self.matches.preferences(Whose::Server(server))?))
    }
}

/// What a player, or everybody, sees of a match that has started.
///
/// # Errors
/// It has not.
pub(crate) fn sight(
    view: &MatchView,
    player: Option<PlayerId>,
) -> Result<Box<dyn GameView>, Refused> {
    view.sight(player).ok_or(Refused::NotStarted(view.head().id))
}

/// The players whom a public board pings: those to move, or all once it is over. Nobody is pinged who plays alone.
fn addressed_players(head: &Head) -> impl Iterator<Item = PlayerId> + '_ {
    let seats = match head.ending() {
        Some(_) => Seats::all(head.seats),
        None => head.to_move,
    };
    seats.iter().filter(|_| head.seats > 1).filter_map(|seat| head.player(seat))
}

/// Buttons by which a player looks at the board in another way.
struct LookButtons {
    /// The press that turns the board, where that shows something else.
    turned: Option<PlayPress>,
    /// The title of the page beside the board, where the game has one.
    aside: Option<Message>,
}

impl LookButtons {
    fn add_to(self, answer: Answer, head: &Head) -> Answer {
        let answer = match self.turned {
            Some(press) => answer.button(press, Label::Turn, Style::Plain),
            None => answer,
        };
        match self.aside {
            Some(title) => answer.button(PlayPress::ShowOpenCards(head.id), title, Style::Plain),
            None => answer,
        }
    }
}

/// The buttons of a player whose turn it is.
fn turn_buttons(
    answer: Answer,
    view: &MatchView,
    player: PlayerId,
    emblem: Option<Sprite>,
    head_start: Option<Choice>,
) -> Answer {
    let head = view.head();
    let answer =
        answer.button(PlayPress::OpenPanel(head.id), Label::Move, Style::Main).with_sprite(emblem);
    let answer = head_start_button(answer, head, head_start);
    match view.may_hint(player) {
        true => answer.button(Press::Hint(head.id), Label::Hint, Style::Plain),
        false => answer,
    }
}

/// Whether the picture has a board with a home side, so that turning it shows something else.
fn can_turn(scene: &Scene) -> bool {
    scene.boards.iter().any(|board| board.home.is_some())
}
