//! `NotSignedIn`: the reasons why a sign-in to the Activity fails.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotSignedIn {
    /// The code was used, is too old, or was never issued.
    Code,
    /// Discord refuses the client id or the client secret.
    Secret,
    /// The request has no valid signature of Discord's proxy, or is signed for another person.
    Signature,
    /// The instance has ended, or the person is not in it.
    Instance,
    /// Discord gives no usable answer.
    Unavailable,
}
