// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkModifierType`.
/// [Reference](https://docs.gtk.org/gdk4/flags.ModifierType.html)
nonisolated public struct ModifierType: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_SHIFT_MASK`.
    public static let shiftMask = ModifierType(rawValue: 0x1)
    /// Source: `GDK_LOCK_MASK`.
    public static let lockMask = ModifierType(rawValue: 0x2)
    /// Source: `GDK_CONTROL_MASK`.
    public static let controlMask = ModifierType(rawValue: 0x4)
    /// Source: `GDK_ALT_MASK`.
    public static let altMask = ModifierType(rawValue: 0x8)
    /// Source: `GDK_BUTTON1_MASK`.
    public static let button1Mask = ModifierType(rawValue: 0x100)
    /// Source: `GDK_BUTTON2_MASK`.
    public static let button2Mask = ModifierType(rawValue: 0x200)
    /// Source: `GDK_BUTTON3_MASK`.
    public static let button3Mask = ModifierType(rawValue: 0x400)
    /// Source: `GDK_BUTTON4_MASK`.
    public static let button4Mask = ModifierType(rawValue: 0x800)
    /// Source: `GDK_BUTTON5_MASK`.
    public static let button5Mask = ModifierType(rawValue: 0x1000)
    /// Source: `GDK_SUPER_MASK`.
    public static let superMask = ModifierType(rawValue: 0x4000000)
    /// Source: `GDK_HYPER_MASK`.
    public static let hyperMask = ModifierType(rawValue: 0x8000000)
    /// Source: `GDK_META_MASK`.
    public static let metaMask = ModifierType(rawValue: 0x10000000)

    init(_ value: GdkModifierType) { self.init(rawValue: value.rawValue) }

    var cValue: GdkModifierType { GdkModifierType(rawValue: rawValue) }
}

extension ModifierType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_modifier_type_get_type()) }
}
