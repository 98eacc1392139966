/// Who owns a reference that a C function returns.
///
/// Source: the GObject introspection annotation `transfer`.
nonisolated public enum OwnershipTransfer: Sendable {
    /// The callee keeps its reference; the caller takes one of its own if it needs one.
    case none
    /// The caller owns the reference from now on.
    case full
}
