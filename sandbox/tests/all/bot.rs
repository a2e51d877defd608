//! A small bot as any developer writes one with serenity: commands, a deferral, a picture, buttons, forms, threads.

use serenity::all::*;

/// The bot.
pub(crate) struct Bot;

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, ctx: Context, _: Ready) {
        let size = CreateCommandOption::new(CommandOptionType::Integer, "size", "How large")
            .set_autocomplete(true);
        let who =
            CreateCommandOption::new(CommandOptionType::User, "who", "With whom").required(true);
        let commands = vec![
            CreateCommand::new("play").description("Plays").add_option(who).add_option(size),
            CreateCommand::new("slow").description("Never answers"),
            CreateCommand::new("ask").description("Opens a form"),
        ];
        Command::set_global_commands(&ctx.http, commands).await.expect("commands are in order");
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) if command.data.name == "play" => {
                play(&ctx, &command).await
            }
            Interaction::Command(command) if command.data.name == "ask" => {
                ask(&ctx, &command).await
            }
            Interaction::Autocomplete(typing) => {
                let choices = CreateAutocompleteResponse::new().add_int_choice("seven", 7);
                typing
                    .create_response(&ctx, CreateInteractionResponse::Autocomplete(choices))
                    .await
                    .expect("choices");
            }
            Interaction::Component(press) => {
                let update =
                    CreateInteractionResponseMessage::new().content("pressed").components(vec![]);
                press
                    .create_response(&ctx, CreateInteractionResponse::UpdateMessage(update))
                    .await
                    .expect("an update");
            }
            Interaction::Modal(form) => {
                let private =
                    CreateInteractionResponseMessage::new().content("thanks").ephemeral(true);
                form.create_response(&ctx, CreateInteractionResponse::Message(private))
                    .await
                    .expect("an answer");
            }
            _ => {}
        }
    }
}

async fn play(ctx: &Context, command: &CommandInteraction) {
    // The fault tests let this fail on purpose.
    if command.defer(ctx).await.is_err() {
        return;
    }
    let board = CreateAttachment::bytes(
        &b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x02\0\0\0\x03"[..],
        "board.png",
    )
    .description("An empty board");
    let message =
        CreateInteractionResponseFollowup::new().content("<@1> your move").add_file(board);
    let message = message.button(CreateButton::new("go").label("Move")).ephemeral(true);
    command.create_followup(ctx, message).await.expect("the board");
    let thread = CreateThread::new("Ada and Ben").kind(ChannelType::PublicThread);
    let thread = command.channel_id.create_thread(ctx, thread).await.expect("a thread");
    thread.say(ctx, "Welcome").await.expect("a greeting");
}

async fn ask(ctx: &Context, command: &CommandInteraction) {
    let field = CreateInputText::new(InputTextStyle::Short, "Name", "name");
    let form =
        CreateModal::new("form", "About you").components(vec![CreateActionRow::InputText(field)]);
    command.create_response(ctx, CreateInteractionResponse::Modal(form)).await.expect("a form");
}
