//! Positions and sizes in pixels.

/// A position, from the left and the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) x: usize,
    pub(crate) y: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) width: usize,
    pub(crate) height: usize,
}

impl Spot {
    pub(crate) const fn new(x: usize, y: usize) -> Self {
        Self { x, y }
    }
}

impl Size {
    pub(crate) const fn new(width: usize, height: usize) -> Self {
        Self { width, height }
    }
}
