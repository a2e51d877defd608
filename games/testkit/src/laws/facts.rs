//! Laws of facts, options and pages: they keep Discord's limits.

use rules::{Game, GameOption, Info, MessageId, OptionKind, OptionValues, Page, TEXT_LIMIT};

use crate::english;
use crate::english::English;
use crate::law::{Law, LawResult};
use crate::laws::scene;

pub(crate) fn info(game: &dyn Game) -> LawResult {
    english::check(game)?;
    let (info, english) = (game.info(), English::new(game)?);
    let summary = english.say(&info.summary.into());
    Law::Info.holds(is_slug(info.id, '-') && is_line(&summary), || {
        format!("slug or summary of {}: {summary}", info.id)
    })?;
    Law::Info.holds((1..=32).contains(&info.name.chars().count()), || info.name.into())?;
    let seats = info.seats.clone();
    Law::Info.holds(*seats.start() >= 1 && *seats.end() <= 8 && !seats.is_empty(), || {
        format!("{seats:?} players")
    })?;
    Law::Info.holds(info.options.len() < 20, || format!("{} options", info.options.len()))?;
    info.options.iter().try_for_each(|option| one_option(info, option, &english))?;
    defaults(game, &english)?;
    let pages = (info.pages)();
    Law::Info.holds(!pages.is_empty() && pages.len() <= 25, || format!("{} pages", pages.len()))?;
    pages.iter().try_for_each(|one| page(one, &english))
}

fn one_option(info: &Info, option: &GameOption, english: &English) -> LawResult {
    let unique = info.options.iter().filter(|other| other.id == option.id).count() == 1;
    let offered = option.kind.values();
    let choice = matches!(option.kind, OptionKind::Choice(_));
    let fits = offered.len() <= 25 && (!choice || offered.len() > 1);
    let known = !choice || offered.contains(&option.default);
    let sound = unique && is_slug(option.id, '_') && is_line(&english.say(&option.help.into()));
    let lengths = offered.iter().all(|value| (1..=100).contains(&value.chars().count()));
    Law::Info.holds(sound && fits && known && lengths, || format!("{option:?}"))?;
    let all_or_none = |named: &[MessageId]| {
        named.is_empty()
            || (!choice && named.len() <= offered.len())
            || named.len() == offered.len()
    };
    let said = option.descriptions.iter().map(|&told| english.say(&told.into()));
    // Autocomplete shows the description behind the value.
    let brief = said.zip(offered).all(|(told, value)| is_line(&format!("{value} – {told}")));
    let counted = all_or_none(option.descriptions) && all_or_none(option.titles);
    Law::Info.holds(counted && brief, || format!("what is told of the values of {option:?}"))
}

/// Checks that the defaults and every offered value are accepted, or refused with a reason.
fn defaults(game: &dyn Game, english: &English) -> LawResult {
    let seats = game.seats(&OptionValues::new());
    Law::Info.holds(seats.is_ok(), || format!("the default options: {seats:?}"))?;
    for option in game.info().options {
        for value in option.kind.values() {
            let chosen = [(option.id.to_string(), value.to_string())].into();
            let Err(refusal) = game.complete(&chosen) else { continue };
            let said = english.say(refusal.message());
            Law::Info
                .holds(said.chars().count() > 10, || format!("{} {value}: {said}", option.id))?;
        }
    }
    let unknown = game.complete(&[("zzz".into(), "1".into())].into());
    Law::Info.holds(unknown.is_err(), || "an unknown option is taken".into())
}

fn page(page: &Page, english: &English) -> LawResult {
    let (title, length) = (english.say(&page.title), english.length(&page.text));
    Law::Info.holds((1..=100).contains(&title.chars().count()), || title.clone())?;
    Law::Info.holds((1..=3000).contains(&length), || {
        format!("{length} characters on the page `{title}`")
    })?;
    let alt = english.paragraph(&page.alt).chars().count();
    Law::Info.holds((alt > 0) == page.scene.is_some() && alt <= TEXT_LIMIT, || {
        format!("the page `{title}` has {alt} characters for its picture")
    })?;
    page.scene.iter().try_for_each(scene::check)
}

fn is_slug(id: &str, separator: char) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == separator;
    (1..=32).contains(&id.len()) && id.chars().all(allowed)
}

fn is_line(text: &str) -> bool {
    (1..=100).contains(&text.chars().count()) && !text.ends_with('.') && !text.contains('\n')
}
