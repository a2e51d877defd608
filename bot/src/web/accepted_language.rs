//! The language that a browser prefers.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use words::Language;

/// The most preferred language in a request's `Accept-Language` that the program has, or English.
pub(crate) fn accepted(headers: &HeaderMap) -> Language {
    let list = headers.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
    let mut wanted: Vec<Wanted<'_>> = list.split(',').map(Wanted::read).collect();
    // The sort is stable: languages with equal weights keep their order.
    wanted.sort_by_key(|wanted| std::cmp::Reverse(wanted.thousandths));
    let mut known = wanted.iter().filter(|wanted| wanted.thousandths > 0);
    known.find_map(|wanted| Language::of_locale(wanted.locale)).unwrap_or_default()
}

/// An entry of the header: `sv-SE;q=0.8`.
struct Wanted<'a> {
    locale: &'a str,
    /// The weight of the language, from 0 to 1,000.
    thousandths: u16,
}

impl<'a> Wanted<'a> {
    fn read(entry: &'a str) -> Self {
        let (locale, weight) = entry.split_once(';').unwrap_or((entry, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        let thousandths = (weight.unwrap_or(0.0).clamp(0.0, 1.0) * 1000.0).round() as u16;
        Self { locale: locale.trim(), thousandths }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(list: &str, expected: Language) {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, list.parse().unwrap());
        assert_eq!(accepted(&headers), expected, "{list}");
    }

    #[test]
    fn the_preferred_available_language_is_accepted() {
        check("de-AT,de;q=0.9,en;q=0.8", Language::German);
        check("en;q=0.3, fr;q=0.7", Language::French);
        check("pl, nl;q=0.5", Language::Dutch);
        check("sv;q=0, en", Language::English);
        check("*", Language::English);
        check(";;q=x,,", Language::English);
        assert_eq!(accepted(&HeaderMap::new()), Language::English);
    }
}
