//! Checks the settings of the Activity. Only opening the Activity shows whether they match Discord's developer portal.

use crate::config::{ActivityConfig, Config, DiscordTarget};
use crate::doctor::finding::Finding;

/// The number of characters of a client's secret.
const SECRET_LENGTH: usize = 32;

pub(super) fn check(config: &Config) -> Finding {
    let Some(ActivityConfig { client_secret: secret, .. }) = &config.activity else {
        let own = matches!(config.target, DiscordTarget::Sandbox(_));
        return Finding::Good(match own {
            true => "open in the bot's own Discord, with a secret of its own".into(),
            false => {
                "matches open on the web page; docs/activity.md has them open in Discord".into()
            }
        });
    };
    let DiscordTarget::Discord(token) = &config.target else {
        return Finding::Good("matches open in the sandbox".into());
    };
    let url = config.web.as_ref().and_then(|web| web.url.as_deref()).unwrap_or_default();
    if token.reveal() == secret.reveal() {
        return Finding::Bad(
            "`activity.client_secret` is the bot's token: it is another one, under OAuth2 in the portal".into(),
        );
    }
    if !has_form(secret.reveal()) {
        return Finding::Doubtful(
            "`activity.client_secret` has not the form of a secret: copy it anew under OAuth2 in the portal".into(),
        );
    }
    if !url.starts_with("https://") {
        return Finding::Doubtful(format!(
            "Discord's proxy can't reach `web_url` {url}: it needs an https address"
        ));
    }
    Finding::Good(format!(
        "matches open in Discord; the portal must map / to {}, and have a redirect and all platforms",
        url.trim_start_matches("https://")
    ))
}

/// Whether a text looks like a client's secret.
fn has_form(secret: &str) -> bool {
    secret.len() == SECRET_LENGTH
        && secret.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Token;

    fn on_discord(secret: &str, url: &str) -> Finding {
        let mut config = Config::for_tests();
        config.target = DiscordTarget::Discord(Token::new("a-token".into()));
        let client_secret = Token::new(secret.into());
        config.activity = Some(ActivityConfig { client_secret, public_key: None });
        if let Some(web) = &mut config.web {
            web.url = Some(url.into());
        }
        check(&config)
    }

    #[test]
    fn the_client_secret_is_checked_by_form_and_never_printed() {
        let (well, url) = ("Ab-_".repeat(8), "https://castellan.example.org");
        let Finding::Good(text) = on_discord(&well, url) else { panic!("it is well") };
        assert!(text.contains("map / to castellan.example.org") && !text.contains(&well), "{text}");
        assert!(matches!(on_discord("a-token", url), Finding::Bad(_)));
        assert!(matches!(on_discord("short", url), Finding::Doubtful(_)));
        assert!(matches!(on_discord(&well, "http://127.0.0.1:8421"), Finding::Doubtful(_)));
        assert!(matches!(check(&Config::for_tests()), Finding::Good(_)));
    }
}
