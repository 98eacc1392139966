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
    @_alwaysEmitIntoClient
    public static var isService: ApplicationFlags { ApplicationFlags(rawValue: 0x1) }
    /// Source: `G_APPLICATION_IS_LAUNCHER`.
    @_alwaysEmitIntoClient
    public static var isLauncher: ApplicationFlags { ApplicationFlags(rawValue: 0x2) }
    /// Source: `G_APPLICATION_HANDLES_OPEN`.
    @_alwaysEmitIntoClient
    public static var handlesOpen: ApplicationFlags { ApplicationFlags(rawValue: 0x4) }
    /// Source: `G_APPLICATION_HANDLES_COMMAND_LINE`.
    @_alwaysEmitIntoClient
    public static var handlesCommandLine: ApplicationFlags { ApplicationFlags(rawValue: 0x8) }
    /// Source: `G_APPLICATION_SEND_ENVIRONMENT`.
    @_alwaysEmitIntoClient
    public static var sendEnvironment: ApplicationFlags { ApplicationFlags(rawValue: 0x10) }
    /// Source: `G_APPLICATION_NON_UNIQUE`.
    @_alwaysEmitIntoClient
    public static var nonUnique: ApplicationFlags { ApplicationFlags(rawValue: 0x20) }
    /// Source: `G_APPLICATION_CAN_OVERRIDE_APP_ID`.
    @_alwaysEmitIntoClient
    public static var canOverrideAppId: ApplicationFlags { ApplicationFlags(rawValue: 0x40) }
    /// Source: `G_APPLICATION_ALLOW_REPLACEMENT`.
    @_alwaysEmitIntoClient
    public static var allowReplacement: ApplicationFlags { ApplicationFlags(rawValue: 0x80) }
    /// Source: `G_APPLICATION_REPLACE`.
    @_alwaysEmitIntoClient
    public static var replace: ApplicationFlags { ApplicationFlags(rawValue: 0x100) }

    @_alwaysEmitIntoClient
    init(_ value: GApplicationFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GApplicationFlags { GApplicationFlags(rawValue: rawValue) }
}

extension ApplicationFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_application_flags_get_type()) }
}
