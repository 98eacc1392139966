// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSettingsBindFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.SettingsBindFlags.html)
nonisolated public struct SettingsBindFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_SETTINGS_BIND_GET`.
    @_alwaysEmitIntoClient
    public static var get: SettingsBindFlags { SettingsBindFlags(rawValue: 0x1) }
    /// Source: `G_SETTINGS_BIND_SET`.
    @_alwaysEmitIntoClient
    public static var set: SettingsBindFlags { SettingsBindFlags(rawValue: 0x2) }
    /// Source: `G_SETTINGS_BIND_NO_SENSITIVITY`.
    @_alwaysEmitIntoClient
    public static var noSensitivity: SettingsBindFlags { SettingsBindFlags(rawValue: 0x4) }
    /// Source: `G_SETTINGS_BIND_GET_NO_CHANGES`.
    @_alwaysEmitIntoClient
    public static var getNoChanges: SettingsBindFlags { SettingsBindFlags(rawValue: 0x8) }
    /// Source: `G_SETTINGS_BIND_INVERT_BOOLEAN`.
    @_alwaysEmitIntoClient
    public static var invertBoolean: SettingsBindFlags { SettingsBindFlags(rawValue: 0x10) }

    @_alwaysEmitIntoClient
    init(_ value: GSettingsBindFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GSettingsBindFlags { GSettingsBindFlags(rawValue: rawValue) }
}

extension SettingsBindFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_settings_bind_flags_get_type()) }
}
