import CGtk

/// The modifier keys and mouse buttons that are held.
///
/// Source: `GdkModifierType`.
nonisolated public struct ModifierType: OptionSet, Sendable, Hashable {
    /// The bits of `GdkModifierType`.
    public let rawValue: UInt32

    /// - Parameter rawValue: The bits of `GdkModifierType`.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_SHIFT_MASK`.
    public static let shift = ModifierType(rawValue: GDK_SHIFT_MASK.rawValue)
    /// Source: `GDK_CONTROL_MASK`.
    public static let control = ModifierType(rawValue: GDK_CONTROL_MASK.rawValue)
    /// Source: `GDK_ALT_MASK`.
    public static let alt = ModifierType(rawValue: GDK_ALT_MASK.rawValue)
    /// Source: `GDK_SUPER_MASK`.
    public static let `super` = ModifierType(rawValue: GDK_SUPER_MASK.rawValue)
}
