//! Answers to pressed buttons, choices from menus and submitted forms.

use matches::{ExerciseId, PlayerId};
use poise::serenity_prelude as serenity;
use rules::Message;
use serenity::{ComponentInteraction, ComponentInteractionDataKind, ModalInteraction};

use crate::app::computers::hints;
use crate::app::press::{
    ChallengePress, Press, PressContext, PuzzlePress, ShareReplay, SubstitutePress, WatchingPress,
    WebPress,
};
use crate::app::puzzles::puzzle_result::share_result;
use crate::app::replay::share;
use crate::app::{Answer, dispatch};
use crate::discord::custom_id;
use crate::discord::interaction::{Interaction, forms, membership, permissions};
use crate::words::common::RefusalText;

pub(crate) async fn answer_press(
    interaction: &Interaction,
    event: &ComponentInteraction,
) -> serenity::Result<()> {
    interaction.session.newest_presses.note(event.message.id.get(), interaction.key);
    let chosen = chosen(event);
    let Some(press) = custom_id::read(&event.data.custom_id) else {
        return interaction.answer_unknown().await;
    };
    match press {
        Press::OpenForm(form) => forms::open(interaction, form, chosen.as_deref()).await,
        Press::SubmitForm(_) => interaction.answer_unknown().await,
        Press::ShareReplay(share) => interaction.share_replay(share).await,
        Press::SharePuzzle(id) => interaction.share_puzzle(id).await,
        Press::Hint(id) => {
            interaction.reply_with_hint(move |app, by| hints::request_hint(app, by, id)).await
        }
        Press::Substitutes(press) => interaction.act_on_substitute(press, chosen).await,
        Press::Challenge(ChallengePress::Invite { .. } | ChallengePress::PlayComputer { .. })
        | Press::Puzzles(PuzzlePress::PlayBeginner { .. }) => {
            interaction.act_if(permissions::check(interaction), press, chosen).await
        }
        Press::Watching(WatchingPress::Follow(_)) => {
            interaction.act_if(permissions::check_post(interaction), press, chosen).await
        }
        Press::Web(WebPress::Open(id)) => interaction.open_board(id).await,
        Press::Challenge(_)
        | Press::Play(_)
        | Press::Agreements(_)
        | Press::Clock(_)
        | Press::Clubs(_)
        | Press::Replay(_)
        | Press::Watching(_)
        | Press::Games(_)
        | Press::Ratings(_)
        | Press::Settings(_)
        | Press::Privacy(_)
        | Press::Server(_)
        | Press::Help(_)
        | Press::Fairness(_)
        | Press::Web(_)
        | Press::Puzzles(_) => interaction.act(press, chosen).await,
    }
}

pub(crate) async fn answer_form(
    interaction: &Interaction,
    event: &ModalInteraction,
) -> serenity::Result<()> {
    if let Some(message) = &event.message {
        interaction.session.newest_presses.note(message.id.get(), interaction.key);
    }
    match custom_id::read(&event.data.custom_id) {
        Some(press @ Press::SubmitForm(_)) => interaction.act(press, forms::typed(event)).await,
        Some(_) | None => interaction.answer_unknown().await,
    }
}

fn chosen(event: &ComponentInteraction) -> Option<String> {
    match &event.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    }
}

impl Interaction {
    pub(super) async fn act(&self, press: Press, input: Option<String>) -> serenity::Result<()> {
        let context = self.press_context(input, Vec::new());
        self.answer(self.run(move |app, by| dispatch::press(app, by, &press, &context))).await
    }

    /// Acts on a press unless permissions are missing.
    async fn act_if(
        &self,
        granted: Result<(), Message>,
        press: Press,
        input: Option<String>,
    ) -> serenity::Result<()> {
        match granted {
            Ok(()) => self.act(press, input).await,
            Err(missing) => self.say(Answer::say(missing)).await,
        }
    }

    /// Handles a press about an absent player, after looking up who has left the server.
    async fn act_on_substitute(
        &self,
        press: SubstitutePress,
        input: Option<String>,
    ) -> serenity::Result<()> {
        let answer = async {
            let departed =
                membership::departed_players(&self.session, self.player, press.id()).await;
            let context = self.press_context(input, departed);
            let press = press.into();
            self.run(move |app, by| dispatch::press(app, by, &press, &context)).await
        };
        self.answer(answer).await
    }

    /// Shows the player's replay to the whole channel.
    async fn share_replay(&self, share: ShareReplay) -> serenity::Result<()> {
        let server = self.server;
        let work = self.run_publicly(move |app, by| share::share(app, by, share, server));
        self.answer_publicly(work).await
    }

    /// Shows the result of the person's daily puzzle to the whole channel.
    async fn share_puzzle(&self, id: ExerciseId) -> serenity::Result<()> {
        let work = self.run_publicly(move |app, by| share_result(app, by, &id));
        self.answer_publicly(work).await
    }

    pub(super) async fn answer_unknown(&self) -> serenity::Result<()> {
        self.say(Answer::say(RefusalText::UnknownButton)).await
    }

    pub(crate) fn press_context(
        &self,
        input: Option<String>,
        departed: Vec<PlayerId>,
    ) -> PressContext {
        let (from, roles, name) = (self.standpoint(), self.roles.clone(), self.name.clone());
        let may_post = permissions::check(self).is_ok();
        PressContext { input, from, roles, name, departed, may_post }
    }
}
