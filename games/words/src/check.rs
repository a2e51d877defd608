//! Compares message files with the messages of the program: none missing, unused or misspelled.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{ast, parser};
use rules::{MessageSpec, Words};

use crate::language::ENGLISH;

/// The messages of a file, each with the arguments that it uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The faults of a crate's message files, a line each.
///
/// Messages may be missing, unused or duplicated, or use unknown arguments. `named` are messages without an enum, by
/// [`rules::MessageId`].
pub fn check(room: &Words, named: &[&'static str]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut known: BTreeMap<&str, &[&str]> = BTreeMap::new();
    let without = named.iter().map(|&id| MessageSpec { id, args: &[] });
    for message in room.known.iter().copied().flatten().copied().chain(without) {
        if known.insert(message.id, message.args).is_some() {
            faults.push(format!("`{}` is named twice", message.id));
        }
    }
    let languages: BTreeSet<&str> = room.files.iter().map(|(language, _)| *language).collect();
    if !languages.contains(ENGLISH) && !known.is_empty() {
        faults.push("there is no English file".into());
    }
    for language in languages {
        let texts = room.files.iter().filter(|(written_in, _)| *written_in == language);
        let messages = texts.flat_map(|(_, text)| messages(text, &mut faults)).collect();
        compare(language, &known, &messages, &mut faults);
    }
    faults
}

fn compare(
    language: &str,
    known: &BTreeMap<&str, &[&str]>,
    messages: &Messages,
    faults: &mut Vec<String>,
) {
    for (id, args) in known {
        match messages.get(*id) {
            None if language == ENGLISH => faults.push(format!("{language}: `{id}` is missing")),
            None => {}
            Some(puts_in) => {
                let given: BTreeSet<&str> = args.iter().copied().collect();
                let strange = puts_in.iter().filter(|name| !given.contains(name.as_str()));
                faults.extend(
                    strange.map(|name| format!("{language}: `{id}` is not given `${name}`")),
                );
                // A translation may leave an argument out; only the first file must use all.
                let idle = given.iter().filter(|name| !puts_in.contains(**name));
                if language == ENGLISH {
                    faults.extend(idle.map(|name| format!("`{id}` never puts in `${name}`")));
                }
            }
        }
    }
    let idle = messages.keys().filter(|id| !known.contains_key(id.as_str()));
    faults.extend(idle.map(|id| format!("{language}: `{id}` is never said")));
}

/// The messages of a file, with the names of the arguments that each uses.
fn messages(text: &str, faults: &mut Vec<String>) -> Messages {
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(ToString::to_string));
        resource
    });
    let mut found = Messages::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let mut names = BTreeSet::new();
        message.value.iter().for_each(|pattern| in_pattern(pattern, &mut names));
        if found.insert(message.id.name.into(), names).is_some() {
            faults.push(format!("`{}` stands in the file twice", message.id.name));
        }
    }
    found
}

fn in_pattern(pattern: &ast::Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, names),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, names);
            variants.iter().for_each(|variant| in_pattern(&variant.value, names));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => drop(names.insert(id.name.into())),
        ast::InlineExpression::Placeable { expression } => in_expression(expression, names),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inline| in_inline(inline, names));
        }
        _ => {}
    }
}
