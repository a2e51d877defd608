//! Planned faults: the next requests to a route fail, are slow, or lose their connection.

use serde::{Deserialize, Serialize};

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum FaultKind {
    /// 429 with this many seconds to wait; nothing is done.
    TooMany {
        /// Seconds until the request may be tried again.
        retry_after_s: f64,
    },
    /// A 5xx; nothing is done.
    Broken {
        /// The status, 500 to 599.
        status: u16,
    },
    /// The request is done, but answered only after this time.
    Slow {
        /// Milliseconds of real time.
        ms: u64,
    },
    /// The connection is cut before anything is done.
    DropBefore,
    /// The request is done, and the connection is cut instead of an answer.
    DropAfter,
}

/// A fault for the next requests to a route.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct Fault {
    /// Method and a part of the path, such as `POST /interactions/` or `PATCH /channels`; either may be left out.
    pub route: String,
    /// How many requests it hits.
    pub times: u32,
    /// What goes wrong.
    #[serde(flatten)]
    pub kind: FaultKind,
}

/// The faults still to come.
#[derive(Debug, Default)]
pub(crate) struct PlannedFaults(Vec<Fault>);

impl PlannedFaults {
    pub(crate) fn plan(&mut self, fault: Fault) {
        self.0.push(fault);
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Those still to come, in their order.
    pub(crate) fn all(&self) -> &[Fault] {
        &self.0
    }

    /// The fault that hits this request, used up by one.
    pub(crate) fn take(&mut self, method: &str, path: &str) -> Option<FaultKind> {
        let at = self
            .0
            .iter()
            .position(|fault| fault.times > 0 && matches_route(&fault.route, method, path))?;
        self.0[at].times -= 1;
        let kind = self.0[at].kind;
        self.0.retain(|fault| fault.times > 0);
        Some(kind)
    }
}

fn matches_route(route: &str, method: &str, path: &str) -> bool {
    match route.split_once(' ') {
        Some((wanted, part)) => wanted == method && path.contains(part),
        None if route.starts_with('/') => path.contains(route),
        None => route.is_empty() || route == method,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_hits_its_route_as_often_as_planned() {
        let mut planned = PlannedFaults::default();
        planned.plan(Fault {
            route: "POST /interactions/".into(),
            times: 1,
            kind: FaultKind::DropBefore,
        });
        assert_eq!(planned.take("GET", "/gateway"), None);
        assert_eq!(planned.take("POST", "/interactions/1/x/callback"), Some(FaultKind::DropBefore));
        assert_eq!(planned.take("POST", "/interactions/1/x/callback"), None);
    }
}
