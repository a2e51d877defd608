//! Presses of buttons, choices from menus and submitted forms.

use matches::PlayerId;
use poise::serenity_prelude as serenity;
use rules::Message;
use serenity::{ComponentInteraction, ComponentInteractionDataKind, ModalInteraction};

use crate::app::computers::hints;
use crate::app::press::{
    ChallengePress, Press, PressContext, ShareReplay, SubstitutePress, WatchingPress,
};
use crate::app::replay::share;
use crate::app::view::refusal;
use crate::app::{Answer, dispatch};
use crate::discord::custom_id;
use crate::discord::interaction::{Interaction, forms, membership, permissions};

/// Answers a press or a choice.
pub(crate) async fn pressed(
    interaction: &Interaction,
    event: &ComponentInteraction,
) -> Result<(), serenity::Error> {
    let chosen = chosen(event);
    let Some(press) = custom_id::read(&event.data.custom_id) else {
        return interaction.answer_unknown().await;
    };
    match press {
        Press::OpenForm(form) => forms::open(interaction, form, chosen.as_deref()).await,
        // What is typed comes from a form alone.
        Press::SubmitForm(_) => interaction.answer_unknown().await,
        Press::ShareReplay(share) => interaction.share_replay(share).await,
        Press::Hint(id) => {
            let hint = interaction.run(move |app, by| hints::request_hint(app, by, id));
            interaction.answer(hint).await
        }
        Press::Substitutes(press) => interaction.act_on_substitute(press, chosen).await,
        Press::Challenge(ChallengePress::Invite { .. }) => {
            interaction.act_if(permissions::check(interaction), press, chosen).await
        }
        Press::Watching(WatchingPress::Follow(_)) => {
            interaction.act_if(permissions::check_post(interaction), press, chosen).await
        }
        Press::Challenge(_)
        | Press::Play(_)
        | Press::Agreements(_)
        | Press::Clock(_)
        | Press::Replay(_)
        | Press::Watching(_)
        | Press::Games(_)
        | Press::Ratings(_)
        | Press::Settings(_)
        | Press::Privacy(_)
        | Press::Server(_)
        | Press::Help(_) => interaction.act(press, chosen).await,
    }
}

/// Answers a submitted form.
pub(crate) async fn submitted(
    interaction: &Interaction,
    event: &ModalInteraction,
) -> Result<(), serenity::Error> {
    match custom_id::read(&event.data.custom_id) {
        Some(press @ Press::SubmitForm(_)) => interaction.act(press, forms::typed(event)).await,
        Some(_) | None => interaction.answer_unknown().await,
    }
}

/// What was chosen from a menu.
fn chosen(event: &ComponentInteraction) -> Option<String> {
    match &event.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    }
}

impl Interaction {
    /// Does what a press says, and answers.
    async fn act(&self, press: Press, input: Option<String>) -> Result<(), serenity::Error> {
        let context = self.press_context(input, Vec::new());
        self.answer(self.run(move |app, by| dispatch::press(app, by, &press, &context))).await
    }

    /// The same, unless permissions are missing for it.
    async fn act_if(
        &self,
        granted: Result<(), Message>,
        press: Press,
        input: Option<String>,
    ) -> Result<(), serenity::Error> {
        match granted {
            Ok(()) => self.act(press, input).await,
            Err(missing) => self.answer(async { Answer::say(missing) }).await,
        }
    }

    /// Does what a press about a player who is gone says; who has left the server is looked up first.
    async fn act_on_substitute(
        &self,
        press: SubstitutePress,
        input: Option<String>,
    ) -> Result<(), serenity::Error> {
        let answer = async {
            let departed = membership::left(&self.session, self.player, press.id()).await;
            let context = self.press_context(input, departed);
            let press = press.into();
            self.run(move |app, by| dispatch::press(app, by, &press, &context)).await
        };
        self.answer(answer).await
    }

    /// Shows everybody in the channel what the player sees in their replay.
    async fn share_replay(&self, share: ShareReplay) -> Result<(), serenity::Error> {
        let server = self.server;
        let work = self.run_publicly(move |app, by| share::share(app, by, share, server));
        self.answer_publicly(work).await
    }

    /// Answers a press of which nothing is known.
    pub(super) async fn answer_unknown(&self) -> Result<(), serenity::Error> {
        self.answer(async { refusal::unknown_button() }).await
    }

    fn press_context(&self, input: Option<String>, departed: Vec<PlayerId>) -> PressContext {
        let (from, roles, name) = (self.standpoint(), self.roles.clone(), self.name.clone());
        PressContext { input, from, roles, name, departed }
    }
}
