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
    @_alwaysEmitIntoClient
    public static var shiftMask: ModifierType { ModifierType(rawValue: 0x1) }
    /// Source: `GDK_LOCK_MASK`.
    @_alwaysEmitIntoClient
    public static var lockMask: ModifierType { ModifierType(rawValue: 0x2) }
    /// Source: `GDK_CONTROL_MASK`.
    @_alwaysEmitIntoClient
    public static var controlMask: ModifierType { ModifierType(rawValue: 0x4) }
    /// Source: `GDK_ALT_MASK`.
    @_alwaysEmitIntoClient
    public static var altMask: ModifierType { ModifierType(rawValue: 0x8) }
    /// Source: `GDK_BUTTON1_MASK`.
    @_alwaysEmitIntoClient
    public static var button1Mask: ModifierType { ModifierType(rawValue: 0x100) }
    /// Source: `GDK_BUTTON2_MASK`.
    @_alwaysEmitIntoClient
    public static var button2Mask: ModifierType { ModifierType(rawValue: 0x200) }
    /// Source: `GDK_BUTTON3_MASK`.
    @_alwaysEmitIntoClient
    public static var button3Mask: ModifierType { ModifierType(rawValue: 0x400) }
    /// Source: `GDK_BUTTON4_MASK`.
    @_alwaysEmitIntoClient
    public static var button4Mask: ModifierType { ModifierType(rawValue: 0x800) }
    /// Source: `GDK_BUTTON5_MASK`.
    @_alwaysEmitIntoClient
    public static var button5Mask: ModifierType { ModifierType(rawValue: 0x1000) }
    /// Source: `GDK_SUPER_MASK`.
    @_alwaysEmitIntoClient
    public static var superMask: ModifierType { ModifierType(rawValue: 0x4000000) }
    /// Source: `GDK_HYPER_MASK`.
    @_alwaysEmitIntoClient
    public static var hyperMask: ModifierType { ModifierType(rawValue: 0x8000000) }
    /// Source: `GDK_META_MASK`.
    @_alwaysEmitIntoClient
    public static var metaMask: ModifierType { ModifierType(rawValue: 0x10000000) }

    @_alwaysEmitIntoClient
    init(_ value: GdkModifierType) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkModifierType { GdkModifierType(rawValue: rawValue) }
}

extension ModifierType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_modifier_type_get_type()) }
}
