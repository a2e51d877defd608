//! A job as it is stored.

use serde::{Deserialize, Serialize};

use crate::ids::{Revision, Timestamp};
use crate::job::lease::Lease;
use crate::job::{Form, JobError, JobKind};

/// A job's row, under its target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JobRow {
    pub(crate) kind: JobKind,
    /// Which revision of the match called for it.
    pub(crate) revision: Revision,
    /// When it was called for.
    pub(crate) made: Timestamp,
    /// Before when nobody shall do it.
    pub(crate) due: Timestamp,
    /// How often it did not work out.
    pub(crate) attempts: u32,
    /// Who is at it.
    pub(crate) lease: Option<Lease>,
    /// What went wrong last.
    #[serde(rename = "trouble")]
    pub(crate) error: Option<JobError>,
    /// When it was given up, if it was.
    pub(crate) given_up: Option<Timestamp>,
}

impl JobRow {
    /// The lease that still holds at this moment.
    pub(crate) fn lease_at(&self, now: Timestamp) -> Option<Lease> {
        self.lease.filter(|lease| lease.until > now)
    }

    /// Whether somebody has tried it, and may have done it without anybody knowing.
    pub(crate) fn is_tried(&self) -> bool {
        self.attempts > 0
    }

    /// Whether what comes after it needs to know under which name it was tried.
    pub(crate) fn must_be_found_again(&self) -> bool {
        self.is_tried() && self.kind.policy().form == Form::Edited
    }

    /// Whether it is part of this claim, and does not only wait for whoever made it.
    pub(crate) fn is_claimed_by(&self, claim: &Lease) -> bool {
        let lease = self.lease.filter(|lease| lease.is_of(claim));
        lease.is_some_and(|lease| self.made <= lease.made())
    }

    /// The same, which waits for whoever is at its line. Where they have not claimed it they have not begun with it, whenever
    /// it was called for: they may have looked before that was written, or go by a clock that is ahead.
    pub(crate) fn joined(self, held: Lease) -> Self {
        let made = match self.is_claimed_by(&held) {
            true => self.made,
            false => self.made.max(held.made().plus(1)),
        };
        Self { lease: Some(held), made, ..self }
    }

    /// At which moment it must be looked at; never again once it is given up.
    pub(crate) fn wakes(&self) -> Option<Timestamp> {
        match (self.given_up, self.lease) {
            (Some(_), _) => None,
            (None, Some(lease)) => Some(lease.until),
            (None, None) => Some(self.due),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::{open, seal};
    use crate::hex::hex;
    use crate::ids::MatchId;
    use crate::job::{DirectMessage, Post};

    fn bytes(hex: &str) -> Vec<u8> {
        let digit = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("two digits");
        (0..hex.len()).step_by(2).map(digit).collect()
    }

    /// What was stored once must be read for ever.
    fn check(row: &JobRow, (old, golden): (&[&str], &str)) {
        for stored in old.iter().copied().chain([golden]) {
            assert!(open::<JobRow>(&bytes(stored)).is_ok_and(|read| read == *row), "{stored}");
        }
        assert_eq!(hex(&seal(row)), golden);
    }

    fn row() -> JobRow {
        let lease = Lease { process: 300, claim: 2, until: Timestamp(1_763_000_120_000) };
        JobRow {
            kind: JobKind::Post(Post::Board),
            revision: Revision(12),
            made: Timestamp(1_763_000_000_000),
            due: Timestamp(1_763_000_000_000),
            attempts: 2,
            lease: Some(lease),
            error: Some(JobError::Answered { status: 403, code: 50_013 }),
            given_up: None,
        }
    }

    #[test]
    fn rows_of_jobs_keep_their_form() {
        let row = row();
        check(
            &row,
            (
                &[
                    "b60a0001f0403d1200020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a73301009303dd860300",
                    "b60a00027b93030b00020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a73301009303dd860300",
                    "b60a0003b40d14c300020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a73301009303dd860300",
                    "b60a0004b744797800020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a73301009303dd860300",
                ],
                "b60a000578da6eb000020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a73301009303dd860300",
            ),
        );
        let error = Some(JobError::Lost);
        let given_up = Some(Timestamp(7));
        check(
            &JobRow { kind: JobKind::Expire, lease: None, error, given_up, ..row.clone() },
            (
                &[
                    "b60a0001b17e35e3010c80bcf4d7a73380bcf4d7a733020001050107",
                    "b60a0002ca60b700010c80bcf4d7a73380bcf4d7a733020001050107",
                    "b60a000355ba349e010c80bcf4d7a73380bcf4d7a733020001050107",
                    "b60a00043c5db2c6010c80bcf4d7a73380bcf4d7a733020001050107",
                ],
                "b60a0005a3873158010c80bcf4d7a73380bcf4d7a733020001050107",
            ),
        );
        check(
            &JobRow { kind: JobKind::Sweep, error: None, ..row.clone() },
            (
                &[
                    "b60a000142dcc49c020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a00024002c3bb020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a000341b73ea6020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a000445becdf5020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                ],
                "b60a0005440b30e8020c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
        check(
            &JobRow { kind: JobKind::Time, error: None, ..row.clone() },
            (
                &[
                    "b60a00022e8ed8fa030c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a00032f3b25e7030c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a00042b32d6b4030c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                ],
                "b60a00052a872ba9030c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
        check(
            &JobRow { kind: JobKind::TimeSettings, error: None, ..row },
            (
                &[
                    "b60a000292d7853d050c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a000393627820050c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a0004976b8b73050c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                ],
                "b60a000596de766e050c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
    }

    #[test]
    fn rows_of_jobs_of_later_kinds_keep_their_form() {
        check(
            &JobRow { kind: JobKind::Analyze, error: None, ..row() },
            (
                &[
                    "b60a000320f655e3060c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a000424ffa6b0060c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                ],
                "b60a0005254a5bad060c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
        check(
            &JobRow { kind: JobKind::Post(Post::Lonely), error: None, ..row() },
            (
                &[
                    "b60a0003bab16fdb00080c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a000448d7666600080c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                ],
                "b60a00052bd0bf4200080c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
        check(
            &JobRow { kind: JobKind::Watch, error: None, ..row() },
            (
                &[
                    "b60a00034e7a4ea2070c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a00044a73bdf1070c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                ],
                "b60a00054bc640ec070c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
        check(
            &JobRow { kind: JobKind::Dashboard, error: None, ..row() },
            (
                &[
                    "b60a00035e2ddeae080c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a00045a242dfd080c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                ],
                "b60a00055b91d0e0080c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
        let direct = DirectMessage {
            id: MatchId(17),
            post: Post::Board,
            since: Revision(11),
            channel: 1 << 60,
            message: u64::MAX,
        };
        check(
            &JobRow { kind: JobKind::Direct(direct), error: None, ..row() },
            (
                &[
                    "b60a000445754d5b0911020b808080808080808010ffffffffffffffffff010c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                ],
                "b60a0005c14454aa0911020b808080808080808010ffffffffffffffffff010c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
        check(
            &JobRow { kind: JobKind::Post(Post::Ring), error: None, ..row() },
            (
                &["b60a0004265b7d2700090c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000"],
                "b60a0005455ca40300090c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
    }

    #[test]
    fn rows_of_jobs_of_the_newest_kinds_keep_their_form() {
        let row = row();
        check(
            &JobRow { kind: JobKind::Post(Post::Rematch), error: None, ..row.clone() },
            (&[], "b60a0005f6c889c0000a0c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000"),
        );
        check(
            &JobRow { kind: JobKind::NameThread, error: None, ..row.clone() },
            (&[], "b60a00058689e6620a0c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000"),
        );
        check(
            &JobRow { kind: JobKind::Post(Post::Told), error: None, ..row },
            (
                &[
                    "b60a0002c9e126f300070c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a0003aae6ffd700070c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                    "b60a00045880f66a00070c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
                ],
                "b60a00053b872f4e00070c80bcf4d7a73380bcf4d7a7330201ac0202c0e5fbd7a7330000",
            ),
        );
    }
}
