//! The messages of one language, ready to be formatted.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Pattern};
use unic_langid::LanguageIdentifier;

use crate::faulty::Faulty;
use crate::variables::{Derived, Uses};

pub(crate) struct Layer {
    bundle: FluentBundle<FluentResource>,
    /// The derived variables of each message that uses some.
    derived: BTreeMap<String, Vec<Derived>>,
}

impl Layer {
    /// All message files of a language.
    pub(crate) fn new(
        language: &str,
        texts: impl IntoIterator<Item = impl Into<String>>,
    ) -> Result<Self, Faulty> {
        let locale: LanguageIdentifier =
            language.parse().map_err(|_| Faulty(vec![format!("`{language}` is no language")]))?;
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks around arguments would end up in notation that people copy.
        bundle.set_use_isolating(false);
        let (mut faults, mut variables) = (Vec::new(), BTreeMap::new());
        for text in texts {
            let resource = FluentResource::try_new(text.into());
            let resource = resource.unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(|error| format!("{language}: {error}")));
                resource
            });
            note_variables(&resource, &mut variables);
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| format!("{language}: {error}")));
            }
        }
        match faults.is_empty() {
            true => Ok(Self { bundle, derived: derived(&variables) }),
            false => Err(Faulty(faults)),
        }
    }

    pub(crate) fn language(&self) -> String {
        self.bundle.locales.iter().map(ToString::to_string).collect()
    }

    /// The attribute of a message, or its value if it has no such attribute.
    pub(crate) fn pattern(&self, id: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.bundle.get_message(id)?;
        let attribute = attribute.and_then(|name| message.get_attribute(name));
        attribute.map(|attribute| attribute.value()).or_else(|| message.value())
    }

    /// The wanted attribute of a message, or its value if no attribute is wanted. `None` if the message lacks it.
    pub(crate) fn exact(&self, id: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.bundle.get_message(id)?;
        match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        }
    }

    /// The derived variables that a message needs.
    pub(crate) fn derived(&self, id: &str) -> &[Derived] {
        self.derived.get(id).map_or(&[], Vec::as_slice)
    }

    /// Formats a pattern. A missing argument appears as its name, which `check` prevents.
    pub(crate) fn format(&self, pattern: &Pattern<&str>, values: &FluentArgs<'_>) -> String {
        self.bundle.format_pattern(pattern, Some(values), &mut Vec::new()).into_owned()
    }
}

/// The variables of a message, and the messages that it refers to, which see the same arguments.
#[derive(Default)]
struct Named {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

fn note_variables(resource: &FluentResource, known: &mut BTreeMap<String, Named>) {
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        let uses = Uses::of(message);
        let owned = |names: BTreeSet<&str>| names.into_iter().map(ToOwned::to_owned).collect();
        let named = Named { variables: owned(uses.variables), messages: owned(uses.messages) };
        known.insert(message.id.name.into(), named);
    }
}

/// The derived variables of each message, with those of the messages that it refers to.
fn derived(known: &BTreeMap<String, Named>) -> BTreeMap<String, Vec<Derived>> {
    let mut found = BTreeMap::new();
    for id in known.keys() {
        let (mut seen, mut open) = (BTreeSet::new(), vec![id.as_str()]);
        let mut all = BTreeSet::new();
        while let Some(id) = open.pop() {
            let Some(named) = known.get(id).filter(|_| seen.insert(id)) else { continue };
            all.extend(named.variables.iter().filter_map(|name| Derived::read(name)));
            open.extend(named.messages.iter().map(String::as_str));
        }
        if !all.is_empty() {
            found.insert(id.clone(), all.into_iter().collect());
        }
    }
    found
}
