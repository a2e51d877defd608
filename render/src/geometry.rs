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

/// A length in pixels for a sprite.
pub(crate) fn pixels(length: usize) -> u16 {
    u16::try_from(length).expect("pictures are smaller than 65,536 pixels")
}

/// A length in pixels, or another small number, for a shape.
#[expect(clippy::cast_precision_loss, reason = "far fewer than 2^23")]
pub(crate) fn as_f32(number: usize) -> f32 {
    number as f32
}
