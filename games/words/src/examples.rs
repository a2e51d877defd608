//! Example sentences of message files: every message in each of its variants.

use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::{ast, parser};

use crate::faulty::Faulty;
use crate::layer::Layer;
use crate::variables::{Derived, Feature};

/// The maximum number of sentences for all combinations of a message's variants. Beyond that, one choice is varied at a
/// time.
const MOST: usize = 24;

/// The default variant.
const OTHER: &str = "other";

/// The value of an argument: a keyword for a choice, or an example to insert.
#[derive(Clone, Debug, PartialEq)]
enum Value {
    Number(i64),
    Word(String),
}

/// The arguments by which a message chooses, with an example for each variant.
type Choices = BTreeMap<String, Vec<Value>>;

/// The example sentences of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examples {
    /// The id of the message.
    pub id: String,
    /// The sentences, one for each variant.
    pub sentences: Vec<String>,
}

/// A message file whose sentences are shown.
#[derive(Clone, Copy, Debug)]
pub struct ExampleFile<'a> {
    /// The language of the file.
    pub language: &'a str,
    /// The text of the file.
    pub text: &'a str,
    /// The texts of other files to which its messages refer.
    pub others: &'a [&'a str],
}

/// The example sentences of a message file, in its order. `example(id, name, several)` gives the value of `$name` in
/// the message `id`; `several` means a count above one.
pub fn examples(
    file: ExampleFile<'_>,
    example: impl Fn(&str, &str, bool) -> Option<String>,
) -> Result<Vec<Examples>, Faulty> {
    let ExampleFile { language, text, others } = file;
    let layer = Layer::new(language, others.iter().copied().chain([text]))?;
    let resource = parser::parse(text)
        .map_err(|(_, errors)| Faulty(errors.iter().map(ToString::to_string).collect()))?;
    let mut found = Vec::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let Some(pattern) = &message.value else { continue };
        let id = message.id.name;
        let (mut choices, mut plain) = (Choices::new(), Vec::new());
        in_pattern(pattern, &mut choices, &mut plain);
        let mut sentences = Vec::new();
        for chosen in combinations(&choices) {
            let args = arguments(id, &chosen, &plain, &example)?;
            let said = layer.pattern(id, None).map(|pattern| layer.format(pattern, &args));
            let said = said.unwrap_or_default();
            if !sentences.contains(&said) {
                sentences.push(said);
            }
        }
        found.push(Examples { id: id.into(), sentences });
    }
    Ok(found)
}

/// The arguments of one sentence.
fn arguments(
    id: &str,
    chosen: &BTreeMap<&str, &Value>,
    plain: &[String],
    example: &impl Fn(&str, &str, bool) -> Option<String>,
) -> Result<FluentArgs<'static>, Faulty> {
    let several = chosen.values().any(|value| matches!(value, Value::Number(2..)));
    let mut args = FluentArgs::new();
    for (&name, &value) in chosen {
        match value {
            Value::Number(number) => args.set(name.to_owned(), FluentValue::from(*number)),
            Value::Word(word) => {
                // Variants that share a text need only one example.
                let any = (word == OTHER).then(|| example(id, name, several)).flatten();
                args.set(name.to_owned(), FluentValue::from(any.unwrap_or_else(|| word.clone())));
            }
        }
    }
    for name in plain.iter().filter(|name| !chosen.contains_key(name.as_str())) {
        let derived = Derived::read(name);
        if derived.as_ref().is_some_and(|derived| derived.feature == Feature::Count) {
            args.set(name.clone(), FluentValue::from(if several { 2 } else { 1 }));
            continue;
        }
        let argument = derived.as_ref().map_or(name.as_str(), |derived| &derived.argument);
        let value = example(id, argument, several)
            .ok_or_else(|| Faulty(vec![format!("`{id}` has no example for `${name}`")]))?;
        args.set(name.clone(), FluentValue::from(value));
    }
    Ok(args)
}

/// All combinations of the variants. If they are too many, one choice is varied at a time.
fn combinations(choices: &Choices) -> Vec<BTreeMap<&str, &Value>> {
    let all: usize = choices.values().map(Vec::len).product();
    let first: BTreeMap<&str, &Value> = choices
        .iter()
        .filter_map(|(name, values)| Some((name.as_str(), values.first()?)))
        .collect();
    let mut found = vec![first.clone()];
    for (name, values) in choices {
        let from = if all <= MOST { found.clone() } else { vec![first.clone()] };
        for value in values.iter().skip(1) {
            let with = from.iter().cloned().map(|mut one| {
                one.insert(name, value);
                one
            });
            found.extend(with);
        }
    }
    found
}

fn in_pattern(pattern: &ast::Pattern<&str>, choices: &mut Choices, plain: &mut Vec<String>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        match expression {
            ast::Expression::Inline(inline) => plain.extend(variable(inline)),
            ast::Expression::Select { selector, variants } => {
                if let Some(name) = variable(selector) {
                    let values = choices.entry(name).or_default();
                    for value in examples_of(variants) {
                        if !values.contains(&value) {
                            values.push(value);
                        }
                    }
                }
                for variant in variants {
                    in_pattern(&variant.value, choices, plain);
                }
            }
        }
    }
}

fn variable(inline: &ast::InlineExpression<&str>) -> Option<String> {
    match inline {
        ast::InlineExpression::VariableReference { id } => Some(id.name.into()),
        _ => None,
    }
}

/// An example for each variant: a number if one of the variants is a number or a plural.
fn examples_of(variants: &[ast::Variant<&str>]) -> Vec<Value> {
    let numbers: Vec<Option<i64>> = variants.iter().map(number).collect();
    if numbers.iter().all(Option::is_none) {
        let word = |variant: &ast::Variant<&str>| match &variant.key {
            ast::VariantKey::Identifier { name }
            | ast::VariantKey::NumberLiteral { value: name } => Value::Word((*name).into()),
        };
        return variants.iter().map(word).collect();
    }
    let other = (1..).find(|number| !numbers.contains(&Some(*number))).unwrap_or_default();
    numbers.into_iter().map(|number| Value::Number(number.unwrap_or(other))).collect()
}

/// The number of a variant, if it is one.
fn number(variant: &ast::Variant<&str>) -> Option<i64> {
    match &variant.key {
        ast::VariantKey::NumberLiteral { value } => value.parse().ok(),
        ast::VariantKey::Identifier { name } => (*name == "one").then_some(1),
    }
}
