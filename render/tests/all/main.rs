//! Pictures: references, properties of every picture, and contrast.

mod color_vision;
mod contrast;
mod golden;
mod pictures;
mod vectors;
