//! The board of a match: public, for one player, and as the reply to a move.

use matches::{Ending, Head, MatchView, Matches, PlayerId, PostMode, PreferenceOwner, Refused};
use render::Theme;
use rules::{Curve, Draft, GameView, Message, Scene, Seats};

use crate::app::answer::args::seat_emblem;
use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, Picture, PositionText, Result, Style};
use crate::app::pictures::Pictures;
use crate::app::press::{Orientation, PlayPress};
use crate::app::view::buttons::{
    OwnButtons, more_buttons, over_buttons, own_view_name, page_button, running_buttons,
};
use crate::app::view::earlier_turns::EarlierTurns;
use crate::app::view::narration::{Narration, Readers, note_lines, own_status_lines, status_below};
use crate::app::view::picture_style::{preferred_theme, style_of};
use crate::app::view::proposal::draw_word;
use crate::app::view::title::match_title;
use crate::app::view::{computer_remarks, deadline, languages, pair};
use crate::words::board::BoardText;

/// Makes the answers that show a match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardView<'a> {
    pub(crate) matches: &'a Matches,
    pub(crate) pictures: &'a Pictures,
    /// Whether matches have a web page.
    pub(crate) has_page: bool,
}

impl BoardView<'_> {
    /// The public board: the narration, the turn and the buttons.
    pub(crate) fn public(
        &self,
        view: &MatchView,
        earlier: &EarlierTurns,
        readers: Readers,
        curve: Option<Curve>,
    ) -> Result {
        let head = view.head();
        let sight = sight(view, None)?;
        let scene = earlier.merge_into(sight.scene(&Draft::default()));
        let scene = Scene { curve, ..scene };
        let emblem = seat_emblem(sight.as_ref(), head.to_move.only());
        let head_start = sight.shortcut();
        let (narration, notes) = (Narration { head, reader: None }, view.notes(None));
        let status = status_below(narration, sight.as_ref(), readers, &notes);
        let (lasting, passing) = match head.ending() {
            Some(_) => (status, Vec::new()),
            None => (Vec::new(), status),
        };
        let answer = Answer::say(match_title(head, sight.as_ref()))
            .lines(note_lines(head, None, notes))
            .lines(lasting)
            .passing_lines(passing)
            .lines(computer_remarks::farewell(head))
            .passing_lines(deadline::line(head).map(Message::from))
            .lines(self.hint_counts(head)?)
            .show(self.pictures.lazy_board(
                scene,
                self.position_text(view, None, sight)?,
                self.public_style(view)?,
            ))
            .describe_more(deadline::alt_text(head));
        let answer = match head.ending() {
            Some(_) => over_buttons(answer, head),
            None => running_buttons(answer, view, emblem, head_start),
        };
        let answer = page_button(answer, head, self.has_page);
        let answer = answer.lines(self.series(head)?).lines(self.rating_changes(head)?);
        let answer = answer.lines(pair::line(self.matches, head)?);
        Ok(answer.ping(addressed_players(head)))
    }

    /// The picture of the position as everyone sees it, with the curve of the match if there is one.
    pub(crate) fn public_picture(
        &self,
        view: &MatchView,
        curve: Option<Curve>,
    ) -> Result<Option<Picture>> {
        let sight = sight(view, None)?;
        let scene = Scene { curve, ..sight.scene(&Draft::default()) };
        let text = self.position_text(view, None, sight)?;
        Ok(self.pictures.draw_board(scene, text, self.public_style(view)?))
    }

    /// The private board of a player.
    pub(crate) fn own(&self, view: &MatchView, player: PlayerId) -> Result {
        let head = view.head();
        let sight = sight(view, Some(player))?;
        let preferences = self.matches.preferences_for(view, PreferenceOwner::Player(player))?;
        let (style, language) =
            (style_of(&preferences, &head.game), languages::of_preferences(&preferences));
        let names = TableNames::load(self.matches, view, Some(player))?;
        let names = names.in_language(language.unwrap_or_default());
        let scene = sight.scene(&Draft::default());
        let buttons = OwnButtons {
            view,
            player,
            emblem: seat_emblem(sight.as_ref(), head.seat_of(player)),
            head_start: sight.shortcut(),
            turned: next_turn(&scene, style)
                .map(|turned| PlayPress::ShowBoard { id: head.id, turned: Some(turned) }),
            aside: sight.extra_page().map(|page| page.title),
            has_page: self.has_page,
        };
        let notes = view.notes(Some(player));
        let status = own_status_lines(head, sight.as_ref(), player, &notes);
        let answer = Answer { language, ..Answer::say(match_title(head, sight.as_ref())) }
            .lines(note_lines(head, Some(player), notes))
            .lines(status)
            .lines(deadline::line(head))
            .lines(self.hint_counts(head)?)
            .link(head.place)
            .show(self.pictures.lazy(scene, named_text(head, names, sight), style))
            .describe_more(deadline::alt_text(head))
            .retry_with(PlayPress::board(head.id));
        Ok(buttons.add_to(answer))
    }

    /// The board for a player who has just acted, with a brief version for the channel of the match.
    ///
    /// The brief version has only what the public board below it doesn't show.
    pub(crate) fn reply(&self, view: &MatchView, player: PlayerId) -> Result {
        let answer = self.own(view, player)?;
        // During a turn, no public board is posted.
        if view.is_in_turn() {
            return Ok(answer);
        }
        let mut own = view.notes(Some(player));
        let public = view.notes(None);
        own.retain(|note| !public.contains(note));
        let brief = Answer::default().lines(note_lines(view.head(), Some(player), own));
        let brief = match sees_more(view, player)? {
            false => brief,
            true => Answer {
                pictures: answer.pictures.clone(),
                buttons: answer.buttons.clone(),
                retry: answer.retry.clone(),
                ..brief
            },
        };
        // Answers would push a single board out of sight.
        let goes_with_next = view.head().posts == PostMode::OneBoard;
        let brief = Answer { goes_with_next, ..brief };
        Ok(Answer { brief: Some(Box::new(brief)), ..answer })
    }

    /// The message with a reader's further actions in a running match.
    pub(crate) fn more(&self, view: &MatchView, reader: PlayerId) -> Result {
        let title = match_title(view.head(), sight(view, Some(reader))?.as_ref());
        Ok(more_buttons(Answer::say(title), view, reader).link(view.head().place))
    }

    /// The page of facts that a player may see on demand, such as a discard pile. `None` if the game has none.
    pub(crate) fn aside(&self, view: &MatchView, player: PlayerId) -> Result<Option<Answer>> {
        let head = view.head();
        let sight = sight(view, Some(player))?;
        let Some(page) = sight.extra_page() else { return Ok(None) };
        let style = self.style(player, &head.game)?;
        let picture = page.scene.map(|scene| self.pictures.rules_page(&scene, &page.alt, style));
        let answer =
            Answer::say(match_title(head, sight.as_ref())).line(page.text).link(head.place);
        let back = PlayPress::board(head.id);
        let answer = answer.show(picture).retry_with(PlayPress::ShowOpenCards(head.id));
        Ok(Some(answer.button(back, own_view_name(head), Style::Plain)))
    }

    /// The position in words, with the names of the players for this reader.
    pub(crate) fn position_text(
        &self,
        view: &MatchView,
        reader: Option<PlayerId>,
        sight: Box<dyn GameView>,
    ) -> Result<PositionText> {
        let language = languages::of_picture(self.matches, view, reader)?;
        let names = TableNames::load(self.matches, view, reader)?.in_language(language);
        Ok(named_text(view.head(), names, sight))
    }

    pub(crate) fn style(&self, player: PlayerId, game: &str) -> Result<render::Style> {
        let preferences = self.matches.preferences(PreferenceOwner::Player(player))?;
        Ok(style_of(&preferences, game))
    }

    pub(crate) fn theme(&self, player: PlayerId) -> Result<Theme> {
        Ok(preferred_theme(&self.matches.preferences(PreferenceOwner::Player(player))?))
    }

    /// The picture style of a match's public boards.
    pub(crate) fn public_style(&self, view: &MatchView) -> Result<render::Style> {
        let Some(server) = view.head().place.server else { return Ok(render::Style::default()) };
        let known = self.matches.preferences_for(view, PreferenceOwner::Server(server))?;
        Ok(render::Style { home_at: None, theme: preferred_theme(&known) })
    }

    pub(crate) fn server_theme(&self, server: u64) -> Result<Theme> {
        Ok(preferred_theme(&self.matches.preferences(PreferenceOwner::Server(server))?))
    }
}

/// The position in words, with these names.
fn named_text(head: &Head, names: TableNames, sight: Box<dyn GameView>) -> PositionText {
    let text = PositionText::new(sight, names);
    // The game knows that people ended the match, but not how.
    let is_agreed = matches!(head.ending(), Some(Ending::DrawAgreed));
    let word = is_agreed.then(|| draw_word(head));
    let first = word.map(|word| BoardText::DrawAgreed { word }.into());
    PositionText { first, ..text }
}

/// The view of a started match for a player, or for spectators if `None`.
pub(crate) fn sight(view: &MatchView, player: Option<PlayerId>) -> Result<Box<dyn GameView>> {
    let head = view.head();
    let sight = view.sight(player).ok_or(Refused::NotStarted(head.id))?;
    // While several seats move in one turn, the others see the position at the turn's beginning. But everyone sees
    // which seats have moved.
    Ok(sight.awaiting(head.to_move))
}

/// Whether a player sees more than spectators, apart from the orientation.
fn sees_more(view: &MatchView, player: PlayerId) -> Result<bool> {
    let scene_for = |player| {
        let mut scene = sight(view, player)?.scene(&Draft::default());
        scene.boards.iter_mut().for_each(|board| board.home = None);
        Ok::<_, Refused>(scene)
    };
    Ok(scene_for(Some(player))? != scene_for(None)?)
}

/// The players pinged by a public board: the players to move, or all once the match is over. A match for one player
/// pings nobody.
fn addressed_players(head: &Head) -> impl Iterator<Item = PlayerId> + '_ {
    let seats = match head.ending() {
        Some(_) => Seats::all(head.seats),
        None => head.to_move,
    };
    seats.iter().filter(|_| head.seats > 1).filter_map(|seat| head.player(seat))
}

/// The orientation after a press of the turn button. `None` if no board has a home side, so that turning changes
/// nothing.
pub(super) fn next_turn(scene: &Scene, style: render::Style) -> Option<Orientation> {
    let home = scene.boards.iter().find_map(|board| board.home)?;
    Some(Orientation::next(home, style.home_at))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::Ordering;

    use matches::{ChallengeLimits, Key, Place, Request, Timestamp};
    use rules::Level;
    use store::Store;

    use super::*;
    use crate::app::App;
    use crate::app::testing::{LoadCounter, kastell};
    use crate::clock::Clock;

    #[test]
    fn a_private_board_reads_the_preferences_of_its_reader_once() {
        let store = Arc::new(LoadCounter::default());
        let seen: Arc<dyn Store> = Arc::clone(&store) as _;
        let matches = Matches::new(seen, games::CATALOG, ChallengeLimits::default());
        let app = App::new(matches, Clock::default());
        let (ada, ben) = (PlayerId(1), PlayerId(2));
        let loads = |opponent: PlayerId, key: u64, show: &dyn Fn(&MatchView)| {
            let challenge = kastell(ada, opponent, Place::default());
            let id = app.matches().challenge(&challenge, Key(key), Timestamp(key)).unwrap().id;
            if opponent == ben {
                let by = Request { player: ben, key: Key(100 + key), now: Timestamp(key) };
                app.matches().join(id, by).unwrap();
            }
            let view = app.matches().view(id).unwrap();
            store.preference_loads.store(0, Ordering::Relaxed);
            show(&view);
            store.preference_loads.load(Ordering::Relaxed)
        };
        let board = |view: &MatchView| drop(app.board_view().own(view, ada).unwrap());
        let text = |view: &MatchView| {
            let sight = sight(view, Some(ada)).unwrap();
            drop(app.board_view().position_text(view, Some(ada), sight).unwrap());
        };
        let squire = PlayerId::computer(Level::ALL[1], 0);
        assert_eq!((loads(squire, 1, &board), loads(ben, 2, &board)), (1, 1));
        assert_eq!((loads(squire, 3, &text), loads(ben, 4, &text)), (1, 0));
    }
}
