//! A player in the thread of a match: reads messages, presses, chooses and types.

use sandbox::{Button, Choice, InteractionHandle, Member, MessageView, Visit};

use crate::wait::ask_until;
use crate::web_client::WebClient;

/// A player in the thread of a match.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The member.
    pub member: Member,
    /// The thread, as the player sees it.
    pub thread: Visit,
}

impl Seat {
    /// Waits for the newest public board.
    pub async fn board(&self) -> MessageView {
        self.board_where(|_| true).await
    }

    /// Waits for the newest public board that fits and has buttons.
    pub async fn board_where(&self, fits: impl Fn(&MessageView) -> bool) -> MessageView {
        let is_board = |seen: &MessageView| {
            let is_newest = !seen.pictures.is_empty() && !seen.buttons.is_empty();
            seen.by_bot && !seen.ephemeral && is_newest && fits(seen)
        };
        self.thread.wait_for("a board", is_board).await.unwrap_or_else(|trouble| {
            let all: Vec<_> = self.thread.messages().into_iter().map(|seen| seen.content).collect();
            panic!("{trouble}; there are: {all:#?}")
        })
    }

    /// Waits for the newest public message that fits and has no picture, such as an offer.
    pub async fn post_where(&self, fits: impl Fn(&MessageView) -> bool) -> MessageView {
        let is_post = |seen: &MessageView| {
            seen.by_bot && !seen.ephemeral && seen.pictures.is_empty() && fits(seen)
        };
        self.thread.wait_for("a post", is_post).await.unwrap_or_else(|trouble| {
            let all: Vec<_> = self.thread.messages().into_iter().map(|seen| seen.content).collect();
            panic!("{trouble}; there are: {all:#?}")
        })
    }

    /// Whether it is this player's turn on the newest board.
    pub async fn is_to_move(&self) -> bool {
        self.board().await.pings_me
    }

    /// Plays a move by command. Returns the answer.
    pub async fn play(&self, text: &str) -> MessageView {
        self.ask(&format!("/move text:{text}")).await
    }

    /// Plays a move by command, and checks that it was legal. Returns the answer.
    pub async fn plays(&self, text: &str) -> MessageView {
        let told = self.play(text).await;
        assert!(tells_a_move(&told.content), "{text}: {}", told.content);
        told
    }

    /// Sends a command. Returns the answer.
    pub async fn ask(&self, line: &str) -> MessageView {
        let asked = self.thread.slash(line).expect("the command is there");
        told(&asked).await
    }

    /// Presses a button. Returns the answer.
    pub async fn press(&self, on: &MessageView, button: &str) -> MessageView {
        let asked = self
            .thread
            .press(on.id, button)
            .unwrap_or_else(|trouble| panic!("{button}: {trouble}; there are: {:?}", on.buttons));
        told(&asked).await
    }

    /// Chooses from the menu. Returns the new panel.
    pub async fn choose(&self, on: &MessageView, value: &str) -> MessageView {
        let menu = menu_id(on).unwrap_or_else(|| panic!("no menu on: {}", on.content));
        let asked = self.thread.choose(on.id, &menu, &[value]).expect("the choice is there");
        told(&asked).await
    }

    /// Uses a panel: chooses the value in the menu, or presses the button whose label begins with it.
    pub async fn pick(&self, on: &MessageView, what: &str) -> MessageView {
        let is_listed = on.menus.iter().any(|menu| menu.options.iter().any(|one| one.1 == what));
        if is_listed {
            return self.choose(on, what).await;
        }
        let button = on.buttons.iter().find(|button| button.label.starts_with(what));
        let label = button.map_or(what, |button| button.label.as_str());
        self.press(on, label).await
    }

    /// Uses the first option of a panel's menu, or its first act if it has no menu.
    pub async fn pick_first(&self, on: &MessageView) -> MessageView {
        match on.menus.first() {
            Some(menu) => self.choose(on, &menu.options[0].1).await,
            None => self.press(on, &acts(on)[0]).await,
        }
    }

    /// Makes a proposal, named by its label. Returns the answer.
    pub async fn propose(&self, what: &str) -> MessageView {
        let asked = self.ask("/propose").await;
        self.press(&asked, what).await
    }

    /// Resigns, and confirms.
    pub async fn resign(&self) {
        let asked = self.ask("/resign").await;
        let yes = asked.buttons.iter().find(|button| button.custom_id.contains(":resign!:"));
        let label = yes.expect("they are asked").label.clone();
        self.press(&asked, &label).await;
    }

    /// The link that opens the player's match page. It works once.
    pub async fn page_link(&self) -> String {
        let seen = self.press(&self.board().await, "🖐 Open the board").await;
        assert!(seen.ephemeral && seen.content.contains("works once"), "{}", seen.content);
        let button = seen.button("Open the board").expect("there is a link");
        button.url.clone().expect("it is a link")
    }

    /// A new browser session of the player on the match page.
    pub async fn enter_page(&self) -> WebClient {
        WebClient::enter(&self.page_link().await).await.expect("the link is fresh")
    }

    /// The first suggestion for a move.
    pub async fn suggestion(&self) -> String {
        text(&suggestions(&self.thread, "/move text:").await[0])
    }

    /// The first suggestion for a move. `None` if it is not this player's turn.
    pub async fn offered(&self) -> Option<String> {
        let asked = self.thread.suggest("/move text:").expect("the command is there");
        let choices = asked.choices().await.expect("suggestions");
        choices.first().map(text)
    }
}

/// The suggestions for the last option of a command line. Discord shows none if the program is too slow, so this asks
/// again.
pub async fn suggestions(place: &Visit, line: &str) -> Vec<Choice> {
    ask_until("a suggestion", async || {
        let asked = place.suggest(line).expect("the command is there");
        Some(asked.choices().await.expect("suggestions")).filter(|choices| !choices.is_empty())
    })
    .await
}

fn text(choice: &Choice) -> String {
    choice.value.as_str().expect("a text").to_owned()
}

/// The labels of a panel's enabled buttons that pick an option.
pub fn acts(seen: &MessageView) -> Vec<String> {
    let is_act = |button: &&Button| button.custom_id.contains(":act:") && !button.disabled;
    let acts = seen.buttons.iter().filter(is_act);
    acts.map(|button| button.label.clone()).collect()
}

/// Beginnings of lines with a tick that don't report the reader's move.
const OTHER_TICKS: [&str; 5] =
    ["Ready", "You agreed", "You're in", "You've already played", "Your choice"];

/// Whether an answer reports a move that its reader has just played.
pub fn tells_a_move(content: &str) -> bool {
    let mut ticked = content.lines().filter_map(|line| line.strip_prefix("✅ "));
    ticked.any(|words| !OTHER_TICKS.iter().any(|other| words.starts_with(other)))
}

/// Whether a message is the move panel of a player.
pub fn is_panel(seen: &MessageView) -> bool {
    seen.button("Type a move").is_some()
}

/// Whether the picture of a board has the curve of the match below it. Such a picture is clearly higher than wide.
pub fn has_curve(seen: &MessageView) -> bool {
    let pixels = seen.pictures.first().and_then(|picture| picture.pixels);
    pixels.is_some_and(|(width, height)| height * 10 > width * 13)
}

/// The id of a message's menu.
pub fn menu_id(seen: &MessageView) -> Option<String> {
    seen.menus.first().map(|menu| menu.custom_id.clone())
}

async fn told(asked: &InteractionHandle) -> MessageView {
    asked.message().await.expect("an answer")
}
