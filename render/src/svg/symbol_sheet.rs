//! The sheet of a theme.

use std::collections::HashMap;

use super::markup::{Corner, Markup, SHADOW, hex, symbol_at};
use super::symbols::{Symbol, symbols};
use crate::Theme;
use crate::drawing::{Drawing, Element};
use crate::theme::{Colors, colors, paints};

/// The least length of a text that the sheet shares, in bytes.
const LEAST_SHARED: usize = 30;

/// The start of the sheet.
const HEAD: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false"><defs>"#;

/// The start of a symbol, up to its id. It sets the style of the symbol's lines.
const SYMBOL: &str = r#"<symbol viewBox="0 0 100 100" overflow="visible" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke" id=""#;

/// The sheet of a theme: a symbol for every thing, and the paints of everything that boards draw in place.
///
/// The result is one `<svg>` of no size, the same at every call. Put it into the document, and do not hide it by
/// `display: none`, which would take its paints away. A symbol is one square of 100 units, `<use href="#pawn-4"
/// width="100" height="100"/>`; castles, trees and flags extend above it. The ids are the same in every theme.
pub fn things(theme: Theme) -> String {
    let colors = colors(theme);
    let symbols = symbols(colors);
    let paths = symbols.iter().flat_map(|symbol| symbol.drawing.shapes());
    let paths = Shared::of(paths.map(|shape| shape.path.clone()), 'p');
    let markup = Markup { text: String::new(), shared: Some(&paths.ids), theme: Some(colors) };
    let parts = symbols.iter().map(|symbol| Parts::of(symbol, base(symbol, &symbols), &markup));
    let parts: Vec<_> = parts.collect();
    let shadows = Shared::of(parts.iter().map(|part| part.shadow.clone()), 's');
    let mut text = HEAD.to_owned();
    text.extend(gradients(colors));
    text.extend(paths.all().map(|(id, path)| format!("<path id=\"{id}\" d=\"{path}\"/>")));
    text.extend(
        shadows.all().map(|(id, group)| group.replacen("<g", &format!("<g id=\"{id}\""), 1)),
    );
    text.push_str("</defs>");
    for (symbol, part) in symbols.iter().zip(&parts) {
        let shadow = match shadows.ids.get(&part.shadow) {
            Some(id) => format!("<use href=\"#{id}\"/>"),
            None => part.shadow.clone(),
        };
        text.push_str(&format!("{SYMBOL}{}\">{shadow}{}</symbol>", symbol.id, part.body));
    }
    text + "</svg>"
}

/// The paints of the theme. A gradient with one stop is a plain color.
fn gradients(colors: &Colors) -> Vec<String> {
    let gradient = |id: &str, stop: &str| {
        format!(
            "<linearGradient id=\"{id}\" gradientUnits=\"userSpaceOnUse\"><stop stop-color=\"{stop}/></linearGradient>"
        )
    };
    let paints = paints(colors);
    let plain = (0..)
        .zip(&paints)
        .map(|(number, color)| gradient(&format!("c{number}"), &format!("{}\"", hex(*color))));
    let opacity = if colors.is_rich { "" } else { " stop-opacity=\"0\"" };
    plain.chain([gradient(SHADOW, &format!("{}\"{opacity}", hex(colors.ink)))]).collect()
}

/// Texts that occur more than once, with their ids.
struct Shared {
    ids: HashMap<String, String>,
    order: Vec<String>,
}

impl Shared {
    fn of(texts: impl Iterator<Item = String>, letter: char) -> Self {
        let mut counts: HashMap<String, usize> = HashMap::new();
        let mut order = Vec::new();
        for text in texts.filter(|text| text.len() >= LEAST_SHARED) {
            let count = counts.entry(text.clone()).or_default();
            *count += 1;
            if *count == 2 {
                order.push(text);
            }
        }
        let ids =
            order.iter().zip(0..).map(|(text, number)| (text.clone(), format!("{letter}{number}")));
        Self { ids: ids.collect(), order }
    }

    /// Each id with its text, in order.
    fn all(&self) -> impl Iterator<Item = (&String, &String)> {
        self.order.iter().filter_map(|text| Some((self.ids.get(text)?, text)))
    }
}

/// The markup of a symbol.
struct Parts {
    shadow: String,
    body: String,
}

impl Parts {
    fn of(symbol: &Symbol, base: Option<&Symbol>, sheet: &Markup<'_>) -> Self {
        let (drawing, is_raised) = raised(&symbol.drawing);
        let (mut shadow, mut body) = (sheet.empty(), sheet.empty());
        let below = base.map(|base| (base, raised(&base.drawing).0));
        if is_raised {
            // The base already casts the shadow of its own shapes.
            let known = below.map(|(_, base)| base.silhouette()).unwrap_or_default();
            let all = drawing.silhouette();
            shadow.shadow(all.into_iter().filter(|shape| !known.contains(shape)).collect());
        }
        match below.and_then(|(base, part)| Some((base, drawing.around(part)?))) {
            Some((base, [below, above])) => {
                body.drawing(&below);
                body.text.push_str(&symbol_at(&base.id, Corner::ORIGIN));
                body.drawing(&above);
            }
            None => body.drawing(drawing),
        }
        Self { shadow: shadow.text, body: body.text }
    }
}

fn base<'a>(symbol: &Symbol, symbols: &'a [Symbol]) -> Option<&'a Symbol> {
    let id = symbol.base.as_ref()?;
    symbols.iter().find(|symbol| symbol.id == *id)
}

/// The drawing of a piece, and whether it has a shadow.
fn raised(drawing: &Drawing) -> (&Drawing, bool) {
    match &drawing.elements[..] {
        [Element::Raised(inner)] => (inner, true),
        _ => (drawing, false),
    }
}
