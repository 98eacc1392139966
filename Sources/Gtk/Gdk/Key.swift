import CGtk

/// Names of keys, as ``EventControllerKey`` reports them.
///
/// Source: `GDK_KEY_...`.
nonisolated public enum Key {
    /// Source: `GDK_KEY_Escape`.
    public static let escape = UInt32(GDK_KEY_Escape)
    /// Source: `GDK_KEY_Return`.
    public static let `return` = UInt32(GDK_KEY_Return)
}
