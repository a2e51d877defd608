//! The modules of a crate: the names that each defines, imports and uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Item, UseTree, Visibility};

use crate::workspace::text;

/// The path of a module in its crate, such as `["world", "guild"]`; empty for `lib.rs` and `main.rs`.
pub(crate) type ModulePath = Vec<String>;

/// The modules of a crate, by path.
pub(crate) struct Modules(BTreeMap<ModulePath, Module>);

/// One module: a file without its tests.
#[derive(Default)]
struct Module {
    /// The names of its items.
    defined: BTreeSet<String>,
    imports: Vec<Import>,
    /// The paths in its code, as written.
    paths: Vec<Vec<String>>,
    /// All other names in its code.
    names: BTreeSet<String>,
    /// Its child modules that are compiled only for tests.
    tests: BTreeSet<String>,
}

/// A name that a `use` imports.
#[derive(Clone)]
struct Import {
    path: Vec<String>,
    /// The name in the module. `None` for a glob import.
    name: Option<String>,
    /// Whether it is a re-export. That alone is no use.
    is_shown: bool,
}

impl Modules {
    /// Reads a crate's sources.
    pub(crate) fn read(source: &Path) -> Self {
        let (mut open, mut modules) = (vec![source.to_owned()], Self(BTreeMap::new()));
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(&folder).expect("a folder can be read") {
                let path = entry.expect("an entry can be read").path();
                if path.is_dir() {
                    open.push(path);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    modules.add(module_path(&path, source), &text(&path));
                }
            }
        }
        modules.without_tests()
    }

    /// Modules with these made-up sources.
    pub(crate) fn of(texts: &[(&str, &str)]) -> Self {
        let mut modules = Self(BTreeMap::new());
        for (path, text) in texts {
            let names = path.split("::").filter(|name| !name.is_empty());
            modules.add(names.map(Into::into).collect(), text);
        }
        modules
    }

    /// Removes the modules that are compiled only for tests.
    fn without_tests(mut self) -> Self {
        let tests = self.0.iter().flat_map(|(path, module)| {
            module.tests.iter().map(|name| [path.as_slice(), std::slice::from_ref(name)].concat())
        });
        let tests: Vec<ModulePath> = tests.collect();
        self.0.retain(|path, _| !tests.iter().any(|test| path.starts_with(test)));
        self
    }

    /// Adds a source. A program and its library share one root.
    fn add(&mut self, path: ModulePath, source: &str) {
        let file = syn::parse_file(source).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        self.0.entry(path).or_default().add(file.items);
    }

    /// The paths of all modules.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &ModulePath> {
        self.0.keys()
    }

    /// The modules that define a name in this module's code.
    pub(crate) fn used_by(&self, own: &ModulePath) -> BTreeSet<ModulePath> {
        let module = &self.0[own];
        let mut used = BTreeSet::new();
        for import in &module.imports {
            let Some(path) = self.absolute(own, &import.path) else { continue };
            match &import.name {
                None => used.extend(self.used_of_all(&path, module)),
                // An imported module is used through the paths that begin with it.
                Some(_) if self.0.contains_key(&path) => {}
                Some(name) if import.is_shown && !module.is_naming(name) => {}
                Some(_) => used.extend(self.definer(path)),
            }
        }
        let named = module.paths.iter().filter_map(|path| self.absolute(own, path));
        used.extend(named.filter_map(|path| self.definer(path)));
        used.remove(own);
        used
    }

    /// The crates that a module's code names.
    pub(crate) fn crates_named_by(&self, own: &ModulePath) -> BTreeSet<&str> {
        let module = &self.0[own];
        let imported = module.imports.iter().map(|import| import.path.as_slice());
        let is_import =
            |name: &str| module.imports.iter().any(|import| import.name.as_deref() == Some(name));
        let written = module.paths.iter().map(Vec::as_slice).filter(|path| !is_import(&path[0]));
        let outside = imported.chain(written).filter(|path| self.absolute(own, path).is_none());
        outside.filter_map(|path| Some(path.first()?.as_str())).collect()
    }

    /// The modules that define the names that `module` uses by a glob import of `from`.
    fn used_of_all(&self, from: &ModulePath, module: &Module) -> BTreeSet<ModulePath> {
        let Some(source) = self.0.get(from) else {
            return self.definer(from.clone()).into_iter().collect();
        };
        let shown = source.imports.iter().filter_map(|import| import.name.as_ref());
        let named = source.defined.iter().chain(shown).filter(|name| module.is_naming(name));
        named
            .filter_map(|name| self.definer([from.as_slice(), std::slice::from_ref(name)].concat()))
            .collect()
    }

    /// A path from the root of the crate. `None` for paths outside it.
    fn absolute(&self, own: &ModulePath, path: &[String]) -> Option<ModulePath> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([own, rest].concat()),
            "super" => {
                let above = rest.iter().take_while(|name| *name == "super").count();
                let kept = own.len().saturating_sub(above + 1);
                Some([&own[..kept], &rest[above..]].concat())
            }
            name => {
                let child = [own.as_slice(), std::slice::from_ref(first)].concat();
                if self.0.contains_key(&child) {
                    return Some([&child, rest].concat());
                }
                let imports = &self.0[own].imports;
                let import = imports.iter().find(|import| import.name.as_deref() == Some(name))?;
                // An import of itself would be looked up forever.
                let import = Some(&import.path).filter(|path| path.first() != Some(first))?;
                Some([&self.absolute(own, import)?, rest].concat())
            }
        }
    }

    /// The module that defines the end of a path, through all re-exports on the way.
    fn definer(&self, mut path: ModulePath) -> Option<ModulePath> {
        let mut seen = BTreeSet::new();
        loop {
            let depth =
                (0..=path.len()).rev().find(|&depth| self.0.contains_key(&path[..depth]))?;
            let shown = (depth < path.len()).then(|| self.shown(&path, depth)).flatten();
            match shown.filter(|_| seen.insert(path.clone())) {
                Some(shown) => path = shown,
                None => return Some(path[..depth].to_vec()),
            }
        }
    }

    /// The path behind a name that a module imports instead of defining it.
    fn shown(&self, path: &ModulePath, depth: usize) -> Option<ModulePath> {
        let (at, name, rest) = (path[..depth].to_vec(), &path[depth], &path[depth + 1..]);
        let module = &self.0[&at];
        if module.defined.contains(name) {
            return None;
        }
        let by_name = module.imports.iter().find(|import| import.name.as_ref() == Some(name));
        if let Some(import) = by_name {
            return Some([&self.absolute(&at, &import.path)?, rest].concat());
        }
        let all = module.imports.iter().filter(|import| import.name.is_none());
        let all = all.filter_map(|import| self.absolute(&at, &import.path));
        let has_it = |from: &ModulePath| {
            self.0.get(from).is_some_and(|module| {
                let shown = |import: &Import| import.name.as_ref() == Some(name);
                module.defined.contains(name) || module.imports.iter().any(shown)
            })
        };
        let from = all.into_iter().find(has_it)?;
        Some([&from, std::slice::from_ref(name), rest].concat())
    }
}

impl Module {
    /// Adds items, including those of inline modules.
    fn add(&mut self, items: Vec<Item>) {
        for item in items {
            match item {
                Item::Mod(module) if is_for_tests(&module.attrs) => {
                    self.tests.insert(module.ident.to_string());
                }
                item if is_for_tests(attributes(&item)) => {}
                Item::Use(item) => {
                    let is_shown = !matches!(item.vis, Visibility::Inherited);
                    flatten(&item.tree, &mut Vec::new(), is_shown, &mut self.imports);
                }
                Item::Mod(module) => {
                    self.add(module.content.map(|(_, inside)| inside).unwrap_or_default());
                }
                item => {
                    self.defined.extend(defined(&item));
                    self.scan(item.to_token_stream());
                }
            }
        }
    }

    fn is_naming(&self, name: &str) -> bool {
        self.names.contains(name) || self.paths.iter().any(|path| path[0] == name)
    }

    /// Collects the names and paths in code, including the arguments of macros.
    fn scan(&mut self, code: TokenStream) {
        let (mut path, mut last) = (Vec::new(), ' ');
        let mut colons = 0;
        for token in code {
            let is_further = colons == 2 && !path.is_empty();
            colons = if matches!(&token, TokenTree::Punct(mark) if mark.as_char() == ':') {
                colons + 1
            } else {
                0
            };
            match &token {
                TokenTree::Punct(mark) if mark.as_char() == ':' => {}
                TokenTree::Ident(name) if is_further => path.push(name.to_string()),
                TokenTree::Ident(name) => {
                    self.note(&path, last);
                    // A name after a dot is a field or a method.
                    path = if last == '.' { Vec::new() } else { vec![name.to_string()] };
                }
                TokenTree::Group(group) => {
                    let is_call = group.delimiter() == Delimiter::Parenthesis;
                    self.note(&path, if is_call { '(' } else { ' ' });
                    path.clear();
                    self.scan(group.stream());
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {
                    let mark =
                        if let TokenTree::Punct(mark) = &token { mark.as_char() } else { ' ' };
                    self.note(&path, mark);
                    path.clear();
                }
            }
            last = if let TokenTree::Punct(mark) = &token { mark.as_char() } else { ' ' };
        }
        self.note(&path, ' ');
    }

    /// Collects a path, or a single name that can be an item: a type, a constant or a function.
    fn note(&mut self, path: &[String], next: char) {
        match path {
            [] => {}
            [name] => {
                let is_upper = name.starts_with(|letter: char| letter.is_ascii_uppercase());
                if is_upper || next == '(' || next == '!' {
                    self.names.insert(name.clone());
                }
            }
            path => self.paths.push(path.to_vec()),
        }
    }
}

/// The path of a file's module.
fn module_path(path: &Path, source: &Path) -> ModulePath {
    let inside = path.strip_prefix(source).expect("the file lies in the crate").with_extension("");
    let mut names: Vec<String> = inside.iter().map(|part| part.to_string_lossy().into()).collect();
    names.pop_if(|last| ["lib", "main", "mod"].contains(&last.as_str()));
    names
}

/// Flattens a `use` into the names that it imports.
fn flatten(tree: &UseTree, path: &mut Vec<String>, is_shown: bool, imports: &mut Vec<Import>) {
    match tree {
        UseTree::Path(part) => {
            path.push(part.ident.to_string());
            flatten(&part.tree, path, is_shown, imports);
            path.pop();
        }
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| flatten(tree, path, is_shown, imports));
        }
        UseTree::Glob(_) => imports.push(Import { path: path.clone(), name: None, is_shown }),
        UseTree::Name(name) => {
            let name = name.ident.to_string();
            let path =
                if name == "self" { path.clone() } else { [path.as_slice(), &[name]].concat() };
            imports.push(Import { name: path.last().cloned(), path, is_shown });
        }
        UseTree::Rename(renamed) => {
            let path = [path.as_slice(), &[renamed.ident.to_string()]].concat();
            imports.push(Import { path, name: Some(renamed.rename.to_string()), is_shown });
        }
    }
}

/// The names that an item defines.
fn defined(item: &Item) -> Vec<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => return item.ident.iter().map(ToString::to_string).collect(),
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return Vec::new(),
    };
    vec![name.to_string()]
}

/// The attributes of an item.
pub(crate) fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Whether an item is compiled only for tests.
pub(crate) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let words = attribute.meta.to_token_stream().to_string().replace(' ', "");
        words == "cfg(test)" || words.starts_with("cfg(any(test")
    })
}
