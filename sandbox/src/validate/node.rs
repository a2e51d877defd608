//! A value of a form and its path, the common input of all checks.

use std::ops::Index;

use serde_json::Value;

/// A value of a form, and its path such as `embeds.0`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<'v, 'p> {
    pub(super) path: &'p str,
    pub(super) value: &'v Value,
}

/// A field of an object of a form.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<'v, 'p> {
    pub(super) object: Node<'v, 'p>,
    pub(super) name: &'p str,
}

impl<'v, 'p> Node<'v, 'p> {
    pub(super) fn new(path: &'p str, value: &'v Value) -> Self {
        Self { path, value }
    }

    /// The whole form.
    pub(super) fn root(value: &'v Value) -> Self {
        Self { path: "", value }
    }

    pub(super) fn field(self, name: &'p str) -> Field<'v, 'p> {
        Field { object: self, name }
    }

    /// The path of a field or an entry inside, such as `title` or `fields.0`.
    pub(super) fn path_to(self, inside: &str) -> String {
        join(self.path, inside)
    }

    /// The path of an entry of a list inside.
    pub(super) fn path_to_item(self, list: &str, at: usize) -> String {
        join(self.path, &format!("{list}.{at}"))
    }
}

impl Index<&str> for Node<'_, '_> {
    type Output = Value;

    fn index(&self, name: &str) -> &Value {
        &self.value[name]
    }
}

impl<'v> Field<'v, '_> {
    pub(super) fn value(self) -> &'v Value {
        &self.object.value[self.name]
    }

    /// The path as a string. Only needed for errors.
    pub(super) fn path(self) -> String {
        self.object.path_to(self.name)
    }
}

fn join(path: &str, step: &str) -> String {
    if path.is_empty() { step.into() } else { format!("{path}.{step}") }
}
