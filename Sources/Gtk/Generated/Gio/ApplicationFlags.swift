// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GApplicationFlags`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/flags.ApplicationFlags.html)
nonisolated public struct ApplicationFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_APPLICATION_IS_SERVICE`.
    public static let isService = ApplicationFlags(rawValue: 0x1)
    /// Source: `G_APPLICATION_IS_LAUNCHER`.
    public static let isLauncher = ApplicationFlags(rawValue: 0x2)
    /// Source: `G_APPLICATION_HANDLES_OPEN`.
    public static let handlesOpen = ApplicationFlags(rawValue: 0x4)
    /// Source: `G_APPLICATION_HANDLES_COMMAND_LINE`.
    public static let handlesCommandLine = ApplicationFlags(rawValue: 0x8)
    /// Source: `G_APPLICATION_SEND_ENVIRONMENT`.
    public static let sendEnvironment = ApplicationFlags(rawValue: 0x10)
    /// Source: `G_APPLICATION_NON_UNIQUE`.
    public static let nonUnique = ApplicationFlags(rawValue: 0x20)
    /// Source: `G_APPLICATION_CAN_OVERRIDE_APP_ID`.
    public static let canOverrideAppId = ApplicationFlags(rawValue: 0x40)
    /// Source: `G_APPLICATION_ALLOW_REPLACEMENT`.
    public static let allowReplacement = ApplicationFlags(rawValue: 0x80)
    /// Source: `G_APPLICATION_REPLACE`.
    public static let replace = ApplicationFlags(rawValue: 0x100)

    init(_ value: GApplicationFlags) { self.init(rawValue: value.rawValue) }

    var cValue: GApplicationFlags { GApplicationFlags(rawValue: rawValue) }
}

extension ApplicationFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_application_flags_get_type()) }
}
