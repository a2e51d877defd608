//! Ready-made formations: armies with a plan.

use crate::field::Field;
use crate::layout::Layout;

/// A ready-made army.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Formation {
    /// Its name in a draft and in `deploy phalanx`.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// A word on its plan.
    pub plan: &'static str,
    /// The army on the small board, front row first, from its player's left.
    small: &'static str,
    /// The army on the large board.
    large: &'static str,
}

impl Formation {
    /// The formation of this name.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        FORMATIONS.iter().find(|formation| formation.id == name)
    }

    /// Its army on a board.
    pub(crate) fn layout(&self, field: Field) -> Layout {
        let letters = match field {
            Field::Small => self.small,
            Field::Large => self.large,
        };
        Layout::parse(field, letters).unwrap_or_else(|| Layout::empty(field))
    }
}

/// All formations, in the order in which they are offered.
pub(crate) static FORMATIONS: &[Formation] = &[
    Formation {
        id: "motley",
        name: "Motley",
        plan: "All kinds mixed: beside every piece stands one that strikes what strikes it.",
        small: "MPHMPHMP/HMPGHMPH",
        large: "MPHMPHMPH/HMPHMPHMP/----G----",
    },
    Formation {
        id: "phalanx",
        name: "Phalanx",
        plan: "A wall of pikemen walks up together; musketeers clear other pikemen out of its way.",
        small: "PPPPPPPP/HMMGMMMH",
        large: "PPPPPPPPP/-MMM-MMM-/H-H-G-H--",
    },
    Formation {
        id: "volley",
        name: "Volley",
        plan: "Musketeers across the front; pikemen behind them catch the horsemen they draw.",
        small: "MMMMMMMM/PHPGPPHP",
        large: "MMMMMMMMM/-PPP-PPP-/H---G-H-H",
    },
    Formation {
        id: "pincer",
        name: "Pincer",
        plan: "Horsemen on both wings ride around while the middle holds.",
        small: "HHPMMPHH/HPMGMPMH",
        large: "HHPMPMPHH/HHPM-MPHH/----G-M--",
    },
    Formation {
        id: "oblique",
        name: "Oblique",
        plan: "All the weight on the left, the general far on the right: break through one side.",
        small: "HMPHMP-P/MPHMPHMG",
        large: "HMPHMP---/MPHMPH--P/HPM--P--G",
    },
    Formation {
        id: "open",
        name: "Open order",
        plan: "Gaps behind the front, so that few can be crushed against their comrades.",
        small: "PMHPHMPH/-H-M-GP-",
        large: "P-M-H-P-M/-H-P-M-H-/M-P-G-H-P",
    },
    Formation {
        id: "columns",
        name: "Columns",
        plan: "Each kind in a column of its own: choose what meets what.",
        small: "MMMPPHHH/MMPGPPHH",
        large: "MMMPPPHHH/MMMPPPHHH/----G----",
    },
    Formation {
        id: "guard",
        name: "Guard",
        plan: "The general in the corner behind one of each kind, a few raiders in front.",
        small: "PHMPH-MH/GMPHM-P-",
        large: "MPHMP-H-M/PHMP--H-M/GMPH---P-",
    },
    Formation {
        id: "raiders",
        name: "Raiders",
        plan: "A small and nimble army with room to turn; every loss weighs more.",
        small: "H-MPH-MP/P-H-G-M-",
        large: "HM-P-M-PH/-P-H-M-P-/M---G---H",
    },
];
