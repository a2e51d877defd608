//! Addresses of the match page.

use matches::WebToken;
use reqwest::Url;

/// The public address of the match page, and links under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WebLinks {
    /// The address, without a slash at its end.
    base: String,
    origin: String,
}

impl WebLinks {
    /// Links under this address. `None` if it is no URL.
    pub(crate) fn new(base: &str) -> Option<Self> {
        let url = Url::parse(base).ok()?;
        let origin = url.origin().ascii_serialization();
        Some(Self { base: base.trim_end_matches('/').into(), origin })
    }

    /// The origin as browsers send it: scheme, host in lower case, and port if it is unusual.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether the page is behind https, so that cookies are sent over nothing else.
    pub(crate) fn is_secure(&self) -> bool {
        self.origin.starts_with("https://")
    }

    /// The link that signs in once and goes to a page, such as `/m/12`.
    pub(crate) fn enter(&self, token: &WebToken, page: &str) -> String {
        format!("{}/enter/{}?to={page}", self.base, token.text())
    }

    /// The link with which spectators watch a match.
    pub(crate) fn watch(&self, key: &str) -> String {
        format!("{}/w/{key}", self.base)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_what_browsers_send() {
        for (base, origin) in [
            ("https://play.example.org", "https://play.example.org"),
            ("https://example.org/castellan/", "https://example.org"),
            ("https://Play.Example.org:443", "https://play.example.org"),
            ("http://127.0.0.1:8421", "http://127.0.0.1:8421"),
        ] {
            assert_eq!(WebLinks::new(base).unwrap().origin(), origin);
        }
        assert_eq!(WebLinks::new("https://"), None);
    }
}
