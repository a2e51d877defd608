//! `Wanted`: a wanted move, or a form of moves. `Step`: a wanted move and its replies.

/// A wanted move, or a form that several moves have, such as `Le@~`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    parts: Vec<String>,
}

/// A wanted ply of the person, and the plies of the others that follow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Step {
    pub(crate) wanted: Vec<Wanted>,
    pub(crate) replies: Vec<String>,
}

impl Wanted {
    /// Exactly this move.
    pub(crate) fn exactly(mv: String) -> Self {
        Self { parts: vec![mv] }
    }

    /// A move in which each tilde stands for any text.
    pub(crate) fn form(text: &str) -> Self {
        Self { parts: text.split('~').map(Into::into).collect() }
    }

    /// Whether a move has this form.
    pub fn is_met_by(&self, mv: &str) -> bool {
        let [first, middle @ .., last] = self.parts.as_slice() else {
            return self.parts.first().is_some_and(|only| only == mv);
        };
        let Some(mut rest) = mv.strip_prefix(first.as_str()) else { return false };
        for part in middle {
            let Some(at) = rest.find(part.as_str()) else { return false };
            rest = &rest[at + part.len()..];
        }
        rest.ends_with(last.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tilde_matches_any_text() {
        for (form, mv, is_met) in [
            ("Tn@c3", "Tn@c3", true),
            ("Tn@c3", "Tn@c4", false),
            ("T~@c3", "Tn@c3", true),
            ("T~", "Tn@c3", true),
            ("T~", "Sn@c3", false),
            ("~x~", "a3xb4", true),
            ("~x~", "a3-b4", false),
            ("~3", "a3", true),
        ] {
            assert_eq!(Wanted::form(form).is_met_by(mv), is_met, "{form} {mv}");
        }
    }
}
