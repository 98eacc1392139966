// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GAppInfoCreateFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.AppInfoCreateFlags.html)
nonisolated public struct AppInfoCreateFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_APP_INFO_CREATE_NEEDS_TERMINAL`.
    @_alwaysEmitIntoClient
    public static var needsTerminal: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 0x1) }
    /// Source: `G_APP_INFO_CREATE_SUPPORTS_URIS`.
    @_alwaysEmitIntoClient
    public static var supportsUris: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 0x2) }
    /// Source: `G_APP_INFO_CREATE_SUPPORTS_STARTUP_NOTIFICATION`.
    @_alwaysEmitIntoClient
    public static var supportsStartupNotification: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GAppInfoCreateFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GAppInfoCreateFlags { GAppInfoCreateFlags(rawValue: rawValue) }
}

extension AppInfoCreateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_app_info_create_flags_get_type()) }
}
