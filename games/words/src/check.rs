//! Compares message files with the messages of the program and with the English file.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{ast, parser};
use rules::Words;

use crate::grammar;
use crate::language::ENGLISH;
use crate::variables::{Derived, Uses};

/// The messages of the program by id, each with its arguments.
type Known<'a> = BTreeMap<&'a str, &'static [&'static str]>;

/// The messages of a language by id.
type Messages = BTreeMap<String, ast::Message<String>>;

/// The key of the variant for the reader.
const YOU: &str = rules::READER;

/// The faults of a crate's message files, a line each.
///
/// Messages may be missing, unused or duplicated, use unknown arguments, or break a rule of their language. `named` has
/// the ids of messages without an enum: those of a [`rules::MessageId`] or a lesson.
pub fn check(room: &Words, named: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let known = known(room, named, &mut faults);
    let has_english = room.files.iter().any(|file| file.language == ENGLISH);
    if !has_english && !known.is_empty() {
        faults.push("there is no English file".into());
    }
    let english = messages(room, ENGLISH, &mut faults);
    for (id, message) in &english {
        compare_arguments(&known, id, message, &mut faults);
    }
    let missing = known.keys().filter(|id| !english.contains_key(**id));
    faults.extend(missing.map(|id| format!("{ENGLISH}: `{id}` is missing")));
    faults.extend(check_translations(room));
    faults
}

/// The faults of a crate's translations in comparison with the English file, a line each.
pub fn check_translations(room: &Words) -> Vec<String> {
    let mut faults = Vec::new();
    // The faults of the English file are no faults of a translation.
    let english = messages(room, ENGLISH, &mut Vec::new());
    let languages: BTreeSet<&str> = room.files.iter().map(|file| file.language).collect();
    for language in languages.into_iter().filter(|language| *language != ENGLISH) {
        let translated = messages(room, language, &mut faults);
        faults.extend(compare(language, &english, &translated));
    }
    faults
}

/// Whether a message is for programs and stays English.
pub(crate) fn is_for_programs(id: &str) -> bool {
    id.starts_with("engine-") || id.contains("-state-")
}

fn known<'a>(room: &Words, named: &[&'a str], faults: &mut Vec<String>) -> Known<'a> {
    let mut known = Known::new();
    let with = room.known.iter().copied().flatten().map(|message| (message.id, message.args));
    let without = named.iter().map(|&id| (id, &[] as &[&str]));
    for (id, args) in with.chain(without) {
        if known.insert(id, args).is_some() {
            faults.push(format!("`{id}` is named twice"));
        }
    }
    known
}

fn messages(room: &Words, language: &str, faults: &mut Vec<String>) -> Messages {
    let mut found = Messages::new();
    for file in room.files.iter().filter(|file| file.language == language) {
        let resource =
            parser::parse(file.text().into_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                resource
            });
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let id = message.id.name.clone();
            if found.insert(id.clone(), message).is_some() {
                faults.push(format!("`{id}` stands in the file twice"));
            }
        }
    }
    found
}

/// Compares an English message with the arguments that the program gives.
fn compare_arguments(
    known: &Known<'_>,
    id: &str,
    message: &ast::Message<String>,
    faults: &mut Vec<String>,
) {
    let Some(args) = known.get(id) else {
        faults.push(format!("{ENGLISH}: `{id}` is never said"));
        return;
    };
    let uses = Uses::of(message);
    let mut used = BTreeSet::new();
    for &variable in &uses.variables {
        let derived = Derived::read(variable);
        let argument = derived.as_ref().map_or(variable, |derived| derived.argument.as_str());
        match args.iter().find(|known| **known == argument) {
            Some(argument) => drop(used.insert(*argument)),
            None => faults.push(format!("{ENGLISH}: `{id}` is not given `${variable}`")),
        }
    }
    let idle = args.iter().filter(|name| !used.contains(**name) && uses.messages.is_empty());
    faults.extend(idle.map(|name| format!("`{id}` never puts in `${name}`")));
}

/// The faults of a translation.
fn compare(language: &str, english: &Messages, translated: &Messages) -> Vec<String> {
    let mut faults = Vec::new();
    for (id, original) in english.iter().filter(|(id, _)| !is_for_programs(id)) {
        match translated.get(id) {
            None => faults.push(format!("{language}: `{id}` is missing")),
            Some(message) => {
                faults.extend(
                    difference(original, message).map(|why| format!("{language}: `{id}` {why}")),
                );
                faults.extend(grammar::faults(language, message));
            }
        }
    }
    let strange = translated.keys().filter(|id| !english.contains_key(*id) || is_for_programs(id));
    faults.extend(strange.map(|id| format!("{language}: `{id}` is never said")));
    faults
}

/// The differences between a translation and the English message: variables, variants and attributes.
fn difference(
    original: &ast::Message<String>,
    message: &ast::Message<String>,
) -> impl Iterator<Item = String> {
    let (given, uses) = (Uses::of(original), Uses::of(message));
    let is_given = |variable: &str| {
        let argument = Derived::read(variable).map(|derived| derived.argument);
        let argument = argument.as_deref().unwrap_or(variable);
        given.variables.iter().any(|known| {
            *known == argument || Derived::read(known).is_some_and(|one| one.argument == argument)
        })
    };
    let strange = uses.variables.iter().filter(|variable| !is_given(variable));
    let strange = strange.map(|variable| format!("is not given `${variable}`"));
    let chooses_you = |uses: &Uses<'_>, variable: &str| {
        uses.choices.iter().any(|(name, keys)| *name == variable && keys.contains(YOU))
    };
    let silent = uses
        .variables
        .iter()
        .filter(|variable| chooses_you(&given, variable) && !chooses_you(&uses, variable));
    let silent = silent.map(|variable| format!("has no variant for the reader as `${variable}`"));
    let names = |message: &ast::Message<String>| -> BTreeSet<String> {
        message.attributes.iter().map(|attribute| attribute.id.name.clone()).collect()
    };
    let lost = &names(original) - &names(message);
    let lost = lost.into_iter().map(|attribute| format!("has no attribute `.{attribute}`"));
    let all: Vec<_> = strange.chain(silent).chain(lost).collect();
    all.into_iter()
}
