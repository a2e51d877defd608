//! `hidden_debug!`: debug forms that show no content.

/// Implements `Debug` as the name of the type alone, such as `Bag(..)`: the content may be secret.
#[macro_export]
macro_rules! hidden_debug {
    ($hidden:ident) => {
        impl ::std::fmt::Debug for $hidden {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(concat!(stringify!($hidden), "(..)"))
            }
        }
    };
}
