//! The variables and messages that message patterns use.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};

/// The variables and messages that a message uses, in its value and its attributes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Uses<'a> {
    pub(crate) variables: BTreeSet<&'a str>,
    /// The ids of the messages that this message refers to.
    pub(crate) messages: BTreeSet<&'a str>,
    /// The keys of the variants of each choice, with the variable that chooses.
    pub(crate) choices: Vec<(&'a str, BTreeSet<&'a str>)>,
}

impl<'a> Uses<'a> {
    pub(crate) fn of<S: AsRef<str>>(message: &'a Message<S>) -> Self {
        let mut uses = Self::default();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        message.value.iter().chain(attributes).for_each(|pattern| uses.add_pattern(pattern));
        uses
    }

    fn add_pattern<S: AsRef<str>>(&mut self, pattern: &'a Pattern<S>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression<S: AsRef<str>>(&mut self, expression: &'a Expression<S>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    self.choices.push((id.name.as_ref(), variants.iter().map(key).collect()));
                }
                variants.iter().for_each(|variant| self.add_pattern(&variant.value));
            }
        }
    }

    fn add_inline<S: AsRef<str>>(&mut self, inline: &'a InlineExpression<S>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.as_ref());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.as_ref());
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|inline| self.add_inline(inline));
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

fn key<S: AsRef<str>>(variant: &Variant<S>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
            name.as_ref()
        }
    }
}

/// A variable that follows from an argument, such as `$tile-acc` or `$players-count`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Derived {
    pub(crate) variable: String,
    pub(crate) argument: String,
    pub(crate) feature: Feature,
}

/// The feature of an argument that a derived variable holds.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Feature {
    /// The length of a list. 1 for anything else.
    Count,
    /// The attribute of the inserted message, such as a case. Without that attribute, the message's value.
    Attribute(String),
}

impl Derived {
    /// Reads the name of a variable. Names of arguments have no hyphen.
    pub(crate) fn read(variable: &str) -> Option<Self> {
        let (argument, feature) = variable.split_once('-')?;
        let feature = match feature {
            "count" => Feature::Count,
            attribute => Feature::Attribute(attribute.into()),
        };
        Some(Self { variable: variable.into(), argument: argument.into(), feature })
    }
}
