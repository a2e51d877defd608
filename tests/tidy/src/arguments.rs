//! Arguments: each is named, and none is a tuple.

use std::collections::BTreeSet;

use syn::visit::{self, Visit};
use syn::{File, FnArg, ImplItemFn, Item, Pat, Signature, Type};

use crate::modules::{attributes, is_for_tests};
use crate::workspace::{check, inside, sources, text};

/// Collects the functions of a source that take a tuple, except tests.
struct Functions<'a> {
    /// Type aliases of tuples.
    aliases: &'a BTreeSet<String>,
    offenders: Vec<String>,
}

impl<'a> Visit<'a> for Functions<'_> {
    fn visit_item(&mut self, item: &'a Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'a ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_signature(&mut self, signature: &'a Signature) {
        let packed = signature.inputs.iter().any(|argument| match argument {
            FnArg::Receiver(_) => false,
            FnArg::Typed(argument) => {
                is_tuple_pattern(&argument.pat) || is_tuple(&argument.ty, self.aliases)
            }
        });
        if packed {
            self.offenders.push(signature.ident.to_string());
        }
        visit::visit_signature(self, signature);
    }
}

fn is_tuple_pattern(pattern: &Pat) -> bool {
    match pattern {
        Pat::Tuple(_) => true,
        Pat::Reference(inner) => is_tuple_pattern(&inner.pat),
        _ => false,
    }
}

fn is_tuple(of: &Type, aliases: &BTreeSet<String>) -> bool {
    match of {
        Type::Tuple(tuple) => !tuple.elems.is_empty(),
        Type::Reference(inner) => is_tuple(&inner.elem, aliases),
        Type::Paren(inner) => is_tuple(&inner.elem, aliases),
        Type::Path(path) => {
            let last = path.path.segments.last();
            last.is_some_and(|last| aliases.contains(&last.ident.to_string()))
        }
        _ => false,
    }
}

/// The type aliases of tuples in a source.
fn aliases(file: &File) -> impl Iterator<Item = String> {
    file.items.iter().filter_map(|item| match item {
        Item::Type(alias) if is_tuple(&alias.ty, &BTreeSet::new()) => Some(alias.ident.to_string()),
        _ => None,
    })
}

/// The functions of a source that take a tuple.
fn offenders(file: &File, aliases: &BTreeSet<String>) -> Vec<String> {
    let mut functions = Functions { aliases, offenders: Vec::new() };
    functions.visit_file(file);
    functions.offenders
}

#[test]
fn no_argument_is_a_tuple() {
    let files: Vec<_> = sources(false)
        .into_iter()
        .map(|path| (inside(&path), syn::parse_file(&text(&path)).expect("a source is Rust")))
        .collect();
    let mut found = Vec::new();
    for (name, file) in &files {
        // An alias counts in its own crate only.
        let room = name.split("/src/").next().unwrap_or_default();
        let of_room = files.iter().filter(|(other, _)| other.starts_with(&format!("{room}/src/")));
        let aliases = of_room.flat_map(|(_, file)| aliases(file)).collect();
        let functions = offenders(file, &aliases);
        found.extend(functions.iter().map(|function| format!("{name}: {function}")));
    }
    check(&found);
}

#[test]
fn tuple_arguments_are_found_in_every_form() {
    let check = |source: &str, expected: usize| {
        let file = syn::parse_file(source).unwrap_or_else(|error| panic!("{source}: {error}"));
        let aliases = aliases(&file).collect();
        assert_eq!(offenders(&file, &aliases).len(), expected, "{source}");
    };
    check("fn f((a, b): (u8, u8)) {}", 1);
    check("fn f(both: (u8, u8)) {}", 1);
    check("fn f(both: &(u8, u8)) {}", 1);
    check("fn f(&(a, b): &(u8, u8)) {}", 1);
    check("type Both = (u8, u8); fn f(both: Both) {}", 1);
    check("trait T { fn f(&self, both: (u8, u8)); }", 1);
    check("impl S { fn f(&self, (a, b): (u8, u8)) {} }", 1);
    check("fn f(nothing: ()) -> (u8, u8) { all.map(|(a, b)| a) }", 0);
    check("#[cfg(test)] mod tests { fn f((a, b): (u8, u8)) {} }", 0);
}
