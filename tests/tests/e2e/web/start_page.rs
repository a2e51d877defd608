//! The start page of the web: the games, each with its picture and its command.

use reqwest::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE};
use tests::{Accessibility, Browsers};

use super::with_page;
use crate::KASTELL;
use crate::page::clicks::{DESKTOP, PHONE};

/// The maximum number of uncompressed bytes of the page with its pictures.
const MOST_BYTES: usize = 100_000;

/// The values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_reads_which_games_there_are_and_how_to_start_them() {
    let harness = with_page().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let origin = ada.enter_page().await.origin().to_owned();
    let http = reqwest::Client::new();
    let get = async |path: &str| {
        let asked = http.get(format!("{origin}{path}")).header(ACCEPT_LANGUAGE, "de");
        let answer = asked.send().await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        (status, headers, answer.bytes().await.unwrap())
    };
    let (status, _, html) = get("/").await;
    let html = String::from_utf8(html.to_vec()).unwrap();
    assert_eq!(status, 200);
    assert!(!html.contains("/m/1"), "a match is nothing for strangers: {html}");
    for game in games::on_offer() {
        let info = game.info();
        assert!(html.contains(&format!("<h3>{}</h3>", info.name)), "{html}");
        assert!(html.contains(&format!("/herausfordern {}", info.command_name())), "{html}");
    }
    let mut bytes = html.len();
    let styles = html.lines().filter(|line| line.contains("stylesheet"));
    for path in styles.flat_map(|line| values(line, "href")).chain(values(&html, "src")) {
        let (status, _, file) = get(path).await;
        assert_eq!(status, 200, "{path}");
        bytes += file.len();
    }
    assert!(bytes < MOST_BYTES, "{bytes} bytes");
    let pictures = [values(&html, "src"), values(&html, "srcset")].concat();
    assert_eq!(pictures.len(), 3 * games::on_offer().count(), "one for each theme");
    for path in pictures {
        let (status, headers, picture) = get(path).await;
        assert_eq!((status, &headers[CONTENT_TYPE]), (200, &"image/png".parse().unwrap()));
        assert_eq!(headers[CACHE_CONTROL], "public, max-age=86400");
        assert!(picture.starts_with(b"\x89PNG"), "{path}");
    }
    for missing in ["/games/chess/dark.png", "/games/kastell/pink.png", "/games/kastell/dark"] {
        assert_eq!(get(missing).await.0, 404, "{missing}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_stand_on_a_phone_and_on_a_desktop_below_ones_own_matches() {
    let Some(browsers) = Browsers::start() else { return };
    let access = Accessibility::start();
    let harness = with_page().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let origin = ada.enter_page().await.origin().to_owned();
    for size in [PHONE, DESKTOP] {
        let window = browsers.open(&origin, size).await;
        window.pictures().await;
        assert_eq!(window.count(".games img").await, games::on_offer().count());
        assert_eq!(window.overflow().await.0, 0, "nothing is wider than the window");
        if let Some(access) = &access {
            access.check(&window, "the start page").await;
        }
        window.go(&ada.page_link().await).await;
        window.go(&origin).await;
        window.find(".matches a[href='/m/1']").await;
        let is_first = "return document.querySelector('.matches').getBoundingClientRect().bottom
            <= document.querySelector('.games').getBoundingClientRect().top;";
        window.wait_until("the matches stand first", is_first).await;
        window.close().await;
    }
}
