//! Planned faults: the next requests to a route fail, are slow, or lose their connection.

use serde::{Deserialize, Serialize};

/// The effect of a fault on a request.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum FaultKind {
    /// Status 429 with this retry time. The request is not carried out.
    TooMany {
        /// The seconds after which the request may be retried.
        retry_after_s: f64,
    },
    /// A 5xx status. The request is not carried out.
    Broken {
        /// The status, 500 to 599.
        status: u16,
    },
    /// A 4xx status with one of Discord's error codes. The request is not carried out.
    Refused {
        /// The status, 400 to 499.
        status: u16,
        /// The error code.
        code: u32,
    },
    /// The request is carried out, but answered only after this time.
    Slow {
        /// The milliseconds of real time.
        ms: u64,
    },
    /// The request is carried out, but answered only when the faults are cleared.
    Held,
    /// The connection is cut before the request is carried out.
    DropBefore,
    /// The request is carried out, but the connection is cut instead of an answer.
    DropAfter,
}

/// A fault for the next requests to a route.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct Fault {
    /// The method and a part of the path, such as `POST /interactions/` or `PATCH /channels`. Either may be omitted. A
    /// part that ends with `$` must be at the end of the path.
    pub route: String,
    /// The number of requests that the fault hits.
    pub times: u32,
    /// The effect on these requests.
    #[serde(flatten)]
    pub kind: FaultKind,
}

/// The planned faults, and how often they were cleared.
#[derive(Debug, Default)]
pub(crate) struct PlannedFaults {
    faults: Vec<Fault>,
    /// The number of times the faults were cleared. Each time releases the held answers.
    clears: u64,
}

impl PlannedFaults {
    pub(crate) fn plan(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    pub(crate) fn clear(&mut self) {
        self.faults.clear();
        self.clears += 1;
    }

    pub(crate) fn clears(&self) -> u64 {
        self.clears
    }

    /// The planned faults, in their order.
    pub(crate) fn all(&self) -> &[Fault] {
        &self.faults
    }

    /// Takes the fault for this request, if one is planned, and reduces the fault's count.
    pub(crate) fn take(&mut self, method: &str, path: &str) -> Option<FaultKind> {
        let is_hit = |fault: &Fault| fault.times > 0 && matches_route(&fault.route, method, path);
        let at = self.faults.iter().position(is_hit)?;
        self.faults[at].times -= 1;
        let kind = self.faults[at].kind;
        self.faults.retain(|fault| fault.times > 0);
        Some(kind)
    }
}

fn matches_route(route: &str, method: &str, path: &str) -> bool {
    match route.split_once(' ') {
        Some((wanted, part)) => wanted == method && has_part(path, part),
        None if route.starts_with('/') => has_part(path, route),
        None => route.is_empty() || route == method,
    }
}

fn has_part(path: &str, part: &str) -> bool {
    part.strip_suffix('$').map_or_else(|| path.contains(part), |end| path.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_planned_fault_hits_its_route_the_planned_number_of_times() {
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

    #[test]
    fn a_route_may_name_the_end_of_the_path() {
        assert!(matches_route("PATCH /channels/1$", "PATCH", "/channels/1"));
        assert!(!matches_route("PATCH /channels/1$", "PATCH", "/channels/1/messages/2"));
    }
}
