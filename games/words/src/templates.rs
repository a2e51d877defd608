//! Messages as templates for scripts, which insert the arguments themselves.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

use crate::faulty::Faulty;

/// A message whose arguments stand in braces: `{name}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Template {
    /// One text.
    Text(String),
    /// A text for each case of a number.
    Choice {
        /// The argument whose number chooses the case.
        by: String,
        /// The texts by number or plural category. One is `other`.
        cases: BTreeMap<String, String>,
    },
}

/// The templates of a message file by id. A message has at most one choice, and refers to no other message.
pub fn templates(text: &str) -> Result<BTreeMap<String, Template>, Faulty> {
    let resource = parser::parse(text)
        .map_err(|(_, errors)| Faulty(errors.iter().map(ToString::to_string).collect()))?;
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let templates = messages.map(|message| {
        let id = message.id.name;
        let template = message.value.as_ref().and_then(template);
        let faulty = || Faulty(vec![format!("`{id}` can't be a template")]);
        Ok((id.to_owned(), template.ok_or_else(faulty)?))
    });
    templates.collect()
}

fn template(pattern: &Pattern<&str>) -> Option<Template> {
    let choices: Vec<_> = pattern.elements.iter().filter_map(choice).collect();
    let [choice] = choices.as_slice() else {
        return filled(pattern, None).map(Template::Text);
    };
    let InlineExpression::VariableReference { id } = choice.selector else { return None };
    let cases = choice
        .variants
        .iter()
        .map(|variant| Some((key(variant).to_owned(), filled(pattern, Some(&variant.value))?)));
    Some(Template::Choice { by: id.name.into(), cases: cases.collect::<Option<_>>()? })
}

struct Choice<'a> {
    selector: &'a InlineExpression<&'a str>,
    variants: &'a [Variant<&'a str>],
}

fn choice<'a>(element: &'a PatternElement<&'a str>) -> Option<Choice<'a>> {
    match element {
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            Some(Choice { selector, variants })
        }
        PatternElement::Placeable { expression: Expression::Inline(_) }
        | PatternElement::TextElement { .. } => None,
    }
}

fn key<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
    }
}

/// The text of a pattern, with this variant in place of its choice.
fn filled(pattern: &Pattern<&str>, chosen: Option<&Pattern<&str>>) -> Option<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    text.push_str(&format!("{{{}}}", id.name));
                }
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    text.push_str(value);
                }
                Expression::Inline(_) => return None,
                Expression::Select { .. } => text.push_str(&filled(chosen?, None)?),
            },
        }
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_becomes_a_template_with_arguments_and_cases() {
        let found = templates(
            "a = { $name } looks{\" \"}on\nb = So { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } things\n  }.",
        );
        let found = found.expect("the file is sound");
        assert_eq!(found["a"], Template::Text("{name} looks on".into()));
        let cases = [("0", "So none."), ("one", "So one."), ("other", "So {n} things.")];
        let cases = cases.map(|(case, text)| (case.to_owned(), text.to_owned()));
        assert_eq!(found["b"], Template::Choice { by: "n".into(), cases: cases.into() });
    }

    #[test]
    fn a_message_too_complex_for_a_template_is_refused() {
        assert!(templates("a = b\nc = { a }").is_err());
        assert!(
            templates("a = { $n ->\n   *[other] { $m ->\n       *[other] x\n      }\n  }").is_err()
        );
    }
}
