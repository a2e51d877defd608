//! Small sets as the bits of one number.

/// Defines a set type that stores each element as one bit of a number.
///
/// `mask` gives the bit mask of an element, `at` the element of a bit index, and `count` the number of elements. Sets
/// have the operators `|`, `&` and `-`. They serialize as the number; reading refuses a number with unknown bits.
///
/// ```
/// use serde::{Deserialize, Serialize};
///
/// rules::bit_set! {
///     /// Days of the week, from 0.
///     pub struct Days(u8) of u8, mask: |day| 1 << day, at: |bit| bit as u8, count: 7
/// }
///
/// let days: Days = [1, 4].into_iter().collect();
/// assert!(days.contains(4) && !days.contains(3));
/// assert_eq!((days - Days::one(1)).iter().collect::<Vec<_>>(), [4]);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $vis:vis struct $set:ident($field:vis $bits:ty) of $item:ty, mask: $mask:expr, at: $at:expr, count: $count:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
        #[serde(transparent)]
        $vis struct $set($field $bits);

        #[allow(dead_code, reason = "no set needs all of it")]
        impl $set {
            /// The empty set.
            $vis const NONE: Self = Self(0);

            /// The set with one element.
            #[inline]
            $vis fn one(item: $item) -> Self {
                let mask: fn($item) -> $bits = $mask;
                Self(mask(item))
            }

            /// The set with this element added.
            #[must_use]
            #[inline]
            $vis fn with(self, item: $item) -> Self {
                self | Self::one(item)
            }

            /// The set with this element removed.
            #[must_use]
            #[inline]
            $vis fn without(self, item: $item) -> Self {
                self - Self::one(item)
            }

            /// Whether an element is in the set.
            #[inline]
            $vis fn contains(self, item: $item) -> bool {
                self.meets(Self::one(item))
            }

            /// Whether the sets have an element in common.
            #[inline]
            $vis fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// The number of elements.
            #[inline]
            $vis const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The elements, from the lowest bit.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let (mut rest, at): ($bits, fn(u32) -> $item) = (self.0, $at);
                std::iter::from_fn(move || {
                    let bit = (rest != 0).then(|| rest.trailing_zeros())?;
                    rest &= rest - 1;
                    Some(at(bit))
                })
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                let bits = <$bits>::deserialize(source)?;
                match bits.checked_shr($count as u32) {
                    Some(1..) => Err(serde::de::Error::custom("more elements than there are")),
                    Some(0) | None => Ok(Self(bits)),
                }
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;

            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, Self::with)
            }
        }
    };
}
