//! The program `castellan`.

fn main() {}
