/// The ownership of a reference that a C function returns.
///
/// Source: the GObject introspection annotation `transfer`.
nonisolated public enum OwnershipTransfer: Sendable {
    /// The callee keeps its reference. The caller acquires its own if it needs one.
    case none
    /// The caller owns the reference.
    case full
}
