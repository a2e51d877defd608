//! What the bot is, and what can be asked of it.

use super::answer::Answer;

/// The page that tells it all, with these commands and what each does.
pub(crate) fn help(commands: &[(String, String)]) -> Answer {
    let answer = Answer::say(
        "🏰 **Castellan** — castle games among friends, played over days, each move with a picture.",
    );
    let answer = games::on_offer().fold(answer.line("**Games**"), |answer, game| {
        answer.line(format!("- **{}** — {}", game.info().name, game.info().summary))
    });
    let answer = commands.iter().fold(answer.line("**Commands**"), |answer, (name, about)| {
        answer.line(format!("- `/{name}` — {about}"))
    });
    answer
        .line("**How a match goes**")
        .line("`/challenge` somebody. When it is accepted, a thread opens with the board.")
        .line("Press **Move** and choose step by step, or type `/move`. Everybody may watch; what is secret stays secret.")
        .line("When it is over, **Replay** shows it again, step by step or as a film.")
        .line("-# The bot keeps your Discord number with the matches you play and with what you like, and your name until a match's thread is opened. `/forget` erases it.")
}
