//! A match as answers: the public board, a player's own board, the end.

use std::collections::BTreeMap;

use matches::{Head, MatchView, Matches, PlayerId, Refused, Whose};
use render::Theme;
use rules::{
    Arg, Choice, Draft, Edge, Game, Join, Message, OptionValues, Scene, Seats, Sight, Sprite,
};

use crate::app::answer::mention::{mark_of, mention, mentions};
use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, Seen, Style};
use crate::app::pictures::Pictures;
use crate::app::press::{Frame, Press, See};
use crate::app::view::merged::Before;
use crate::app::view::narration::{Told, game, happened, own_standing, standing};
use crate::app::view::{deadline, narration, pair, proposal, rating_change};
use crate::app::words as said;
use crate::app::words::Label;
use crate::app::words::ratings::Stand;
use crate::app::words::watching::Replaying;

/// The name of a player's preference: at which side of the picture their own side lies.
pub(crate) const HOME: &str = "home";

/// The name of a player's and of a server's preference: the colors of pictures.
pub(crate) const THEME: &str = "theme";

/// Writes matches as answers.
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
    pub(crate) fn public(&self, view: &MatchView, before: &Before) -> Result<Answer, Refused> {
        let head = view.head();
        let sight = sight(view, None)?;
        let scene = before.shown_in(sight.scene(&Draft::default()));
        let mover = mark_of(sight.as_ref(), head.to_move.only());
        let start = sight.head_start();
        let answer = Answer::say(title(head, sight.as_ref()))
            .lines(happened(head, None, view.notes(None)))
            .lines(standing(Told { head, reader: None }, sight.as_ref()))
            .lines(deadline::line(head))
            .lines(self.hints(head)?)
            .show(self.pictures.shown(
                scene,
                self.seen(view, None, sight)?,
                self.public_style(view)?,
            ))
            .described(deadline::alt(head));
        let answer = match head.ending() {
            Some(_) => over_buttons(answer, head),
            None => running_buttons(answer, head, (mover, start)),
        };
        let called = match head.ending() {
            Some(_) => Seats::all(head.seats),
            None => head.to_move,
        };
        // Whoever plays alone need not be called.
        let called = called.iter().filter(|_| head.seats > 1);
        let answer = answer.lines(self.series(head)?).lines(self.rated(head)?);
        let answer = answer.lines(pair::line(self.matches, head)?);
        Ok(answer.ping(called.filter_map(|seat| head.player(seat))))
    }

    /// What came of a match, for where it was challenged: who won and why, the final picture, and how to go on.
    ///
    /// # Errors
    /// The match has not started.
    pub(crate) fn result(&self, view: &MatchView) -> Result<Answer, Refused> {
        let head = view.head();
        let sight = sight(view, None)?;
        let answer = Answer::say(title(head, sight.as_ref()))
            .lines(standing(Told { head, reader: None }, sight.as_ref()))
            .lines(self.series(head)?)
            .lines(self.hints(head)?)
            .lines(self.rated(head)?)
            .lines(pair::line(self.matches, head)?)
            .link(head.place);
        let seen = self.seen(view, None, sight)?;
        let style = self.public_style(view)?;
        let answer = answer.show(self.pictures.of(seen, &Draft::default(), style));
        Ok(answer.button(Press::Rematch(head.id), Label::Rematch, Style::Agree).button(
            replay(head),
            Label::Replay,
            Style::Main,
        ))
    }

    /// Who had how many hints, once it is over.
    fn hints(&self, head: &Head) -> Result<Option<said::Board>, Refused> {
        Ok(match head.ending() {
            Some(_) => narration::hints(head, &self.matches.hints(head.id)?),
            None => None,
        })
    }

    /// How the series stands, once a match of it is over. Only two can be compared in a line.
    fn series(&self, head: &Head) -> Result<Option<said::Board>, Refused> {
        if head.ending().is_none() || head.seats != 2 {
            return Ok(None);
        }
        let series = self.matches.series(head.id)?;
        Ok(series.and_then(|series| match series.wins.as_slice() {
            &[(first, wins), (second, others)] => Some(said::Board::Series {
                first: mention(first),
                wins,
                others,
                second: mention(second),
                draws: series.draws,
            }),
            _ => None,
        }))
    }

    /// What the match has changed in the ratings of its players, once it is over and counts.
    fn rated(&self, head: &Head) -> Result<Option<Stand>, Refused> {
        if head.ending().is_none() {
            return Ok(None);
        }
        let changes = self.matches.rating_changes(head.id)?;
        Ok(changes.map(|changes| rating_change::changed(&changes)))
    }

    /// The board as one person may see it, for them alone.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn own(&self, view: &MatchView, player: PlayerId) -> Result<Answer, Refused> {
        let head = view.head();
        let sight = sight(view, Some(player))?;
        let style = self.style(player)?;
        let (scene, aside) = (sight.scene(&Draft::default()), sight.aside());
        let can_turn = can_turn(&scene);
        let own = mark_of(sight.as_ref(), head.seat_of(player));
        let start = sight.head_start();
        let answer = Answer::say(title(head, sight.as_ref()))
            .lines(happened(head, Some(player), view.notes(Some(player))))
            .lines(own_standing(head, sight.as_ref(), player))
            .lines(deadline::line(head))
            .lines(self.hints(head)?)
            .link(head.place)
            .show(self.pictures.later(scene, self.seen(view, Some(player), sight)?, style))
            .described(deadline::alt(head));
        let answer = answer.shown_again_by(Press::Board { id: head.id, home: None });
        let turned = Press::Board { id: head.id, home: Some(next_home(style.home_at)) };
        let turn = |answer: Answer| {
            let answer = match can_turn {
                true => answer.button(turned, Label::Turn, Style::Plain),
                false => answer,
            };
            match aside {
                Some(page) => answer.button(Press::Aside(head.id), page.title, Style::Plain),
                None => answer,
            }
        };
        if head.ending().is_some() {
            return Ok(turn(over_buttons(answer, head)));
        }
        let answer = match head.is_turn_of(player) {
            true => {
                let answer = answer.button(Press::Move(head.id), Label::Move, Style::Main);
                starting(answer.showing(own), head, start)
            }
            false => answer,
        };
        let answer = match head.is_turn_of(player) && view.may_hint(player) {
            true => answer.button(Press::Hint(head.id), Label::Hint, Style::Plain),
            false => answer,
        };
        let answer = turn(answer).button(replay(head), Label::Replay, Style::Plain);
        let answer = since_button(answer, head);
        Ok(deadline::own_button(answer, head, player))
    }

    /// What lies open beside the board as one person may see it, for them alone; nothing where nothing does.
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
        let Some(page) = sight.aside() else { return Ok(None) };
        let style = self.style(player)?;
        let shown = page.scene.map(|scene| self.pictures.page(&scene, &page.alt, style));
        let answer = Answer::say(title(head, sight.as_ref())).line(page.text).link(head.place);
        let back = Press::Board { id: head.id, home: None };
        let answer = answer.show(shown).shown_again_by(Press::Aside(head.id));
        Ok(Some(answer.button(back, own_view(head), Style::Plain)))
    }

    /// What somebody sees, with what the players are called for them.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn seen(
        &self,
        view: &MatchView,
        reader: Option<PlayerId>,
        sight: Box<dyn Sight>,
    ) -> Result<Seen, Refused> {
        let called = TableNames::of(self.matches, view, reader)?;
        Ok(Seen { first: None, last: None, sight: sight.into(), called })
    }

    /// How this player wants their pictures.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn style(&self, player: PlayerId) -> Result<render::Style, Refused> {
        let preferences = self.matches.preferences(Whose::Player(player))?;
        let home_at = preferences.get(HOME).and_then(|home| read_home(home));
        Ok(render::Style { home_at, theme: theme(&preferences) })
    }

    /// How pictures are that everybody sees where the match is played.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn public_style(&self, view: &MatchView) -> Result<render::Style, Refused> {
        let Some(server) = view.head().place.server else { return Ok(render::Style::default()) };
        Ok(render::Style { home_at: None, theme: self.server_theme(server)? })
    }

    /// In which colors pictures are that everybody sees on a server.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn server_theme(&self, server: u64) -> Result<Theme, Refused> {
        Ok(theme(&self.matches.preferences(Whose::Server(server))?))
    }
}

/// The colors that these preferences name.
pub(crate) fn theme(preferences: &BTreeMap<String, String>) -> Theme {
    preferences.get(THEME).and_then(|theme| Theme::of(theme)).unwrap_or_default()
}

/// What a person sees of a match that has started.
///
/// # Errors
/// It has not.
pub(crate) fn sight(view: &MatchView, player: Option<PlayerId>) -> Result<Box<dyn Sight>, Refused> {
    view.sight(player).ok_or(Refused::NotStarted(view.head().id))
}

/// Whether the picture has a board that lies before somebody, so that turning it shows something else.
fn can_turn(scene: &Scene) -> bool {
    scene.boards.iter().any(|board| board.home.is_some())
}

/// The side that this word names.
pub(crate) fn read_home(word: &str) -> Option<Edge> {
    SIDES.into_iter().find(|&edge| home_word(edge) == word)
}

/// The sides of a picture.
pub(crate) const SIDES: [Edge; 4] = [Edge::Bottom, Edge::Left, Edge::Top, Edge::Right];

/// A side as a word.
pub(crate) fn home_word(home: Edge) -> &'static str {
    match home {
        Edge::Bottom => "bottom",
        Edge::Left => "left",
        Edge::Top => "top",
        Edge::Right => "right",
    }
}

/// The next side when the board is turned. No board has its home at the top by default, so the first turn shows.
fn next_home(home: Option<Edge>) -> Edge {
    match home {
        None | Some(Edge::Left) => Edge::Top,
        Some(Edge::Top) => Edge::Right,
        Some(Edge::Right) => Edge::Bottom,
        Some(Edge::Bottom) => Edge::Left,
    }
}

/// The game's name; with its version, where there are several games of that name.
pub(crate) fn name(head: &Head) -> Message {
    match game(head) {
        Some(game) => called_so(game, Some(&head.options)),
        None => Message::plain(&head.game),
    }
}

/// The same of a game that is played with these options.
pub(crate) fn called_so(game: &dyn Game, options: Option<&OptionValues>) -> Message {
    let info = game.info();
    let game = Message::plain(info.name);
    let titles = info.options.iter().filter_map(|option| option.title(options?.get(option.id)?));
    match titles.into_iter().next() {
        Some(version) => said::Board::Version { game, version: version.into() }.into(),
        None => game,
    }
}

/// The players, as a sentence lists them.
pub(crate) fn list(players: &[PlayerId]) -> Arg {
    match players {
        [] => said::Board::Nobody.into(),
        players => mentions(Join::And, players),
    }
}

/// The players, as opponents.
pub(crate) fn versus(head: &Head) -> Arg {
    mentions(Join::Dashes, &head.players)
}

/// Which match it is, and who sits where.
pub(crate) fn title(head: &Head, sight: &dyn Sight) -> said::Board {
    said::Board::Title { game: name(head), id: head.id.to_string(), players: seated(head, sight) }
}

/// Who sits where.
pub(crate) fn seated(head: &Head, sight: &dyn Sight) -> Arg {
    let players = head.players.iter().zip(sight.seat_names());
    let seated =
        players.map(|(&player, seat)| said::Board::Seated { player: mention(player), seat });
    Arg::list(Join::Dashes, seated)
}

/// What a player's own view is called in this game.
fn own_view(head: &Head) -> Message {
    let own = game(head).and_then(|game| game.info().own_view);
    own.map_or_else(|| Label::Board.into(), Message::from)
}

/// The button for what whoever is to move may want to begin with.
fn starting(answer: Answer, head: &Head, start: Option<Choice>) -> Answer {
    match start {
        Some(start) => answer
            .button(Press::HeadStart(head.id), start.label, Style::Plain)
            .showing(start.sprite),
        None => answer,
    }
}

fn running_buttons(
    answer: Answer,
    head: &Head,
    (mover, start): (Option<Sprite>, Option<Choice>),
) -> Answer {
    let id = head.id;
    let own = own_view(head);
    let answer = answer.button(Press::Move(id), Label::Move, Style::Main).showing(mover);
    let answer = starting(answer, head, start);
    let answer = answer.button(Press::Board { id, home: None }, own, Style::Plain);
    let answer = proposal::button(answer, head);
    let answer = answer.button(Press::Resign(id), Label::Resign, Style::Grave).button(
        Press::RulesOf(id),
        Label::Rules,
        Style::Plain,
    );
    look_back(since_button(answer, head), head)
}

/// The ways to what was before, for whoever comes by: the list of moves, and the beginning.
pub(crate) fn look_back(answer: Answer, head: &Head) -> Answer {
    answer.button(See::Moves { id: head.id, to: None }, Replaying::AllMoves, Style::Plain).button(
        replay(head),
        Replaying::FromStart,
        Style::Plain,
    )
}

/// What happened since one's own last move, once something has.
fn since_button(answer: Answer, head: &Head) -> Answer {
    match head.plies {
        0 => answer,
        _ => answer.button(See::Since(head.id), Replaying::Since, Style::Plain),
    }
}

fn over_buttons(answer: Answer, head: &Head) -> Answer {
    answer
        .button(Press::Rematch(head.id), Label::Rematch, Style::Agree)
        .button(replay(head), Label::Replay, Style::Main)
        .button(See::Moves { id: head.id, to: None }, Replaying::AllMoves, Style::Plain)
        .button(Press::RulesOf(head.id), Label::Rules, Style::Plain)
}

/// The match again, from its beginning.
pub(crate) fn replay(head: &Head) -> Press {
    Press::Replay { id: head.id, frame: Frame::Step(0) }
}
