//! What a picture costs, drawn and encoded, once its sprites are there.

fn main() {}
