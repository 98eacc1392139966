// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkApplicationInhibitFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.ApplicationInhibitFlags.html)
nonisolated public struct ApplicationInhibitFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_APPLICATION_INHIBIT_LOGOUT`.
    @_alwaysEmitIntoClient
    public static var logout: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x1) }
    /// Source: `GTK_APPLICATION_INHIBIT_SWITCH`.
    @_alwaysEmitIntoClient
    public static var `switch`: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x2) }
    /// Source: `GTK_APPLICATION_INHIBIT_SUSPEND`.
    @_alwaysEmitIntoClient
    public static var suspend: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x4) }
    /// Source: `GTK_APPLICATION_INHIBIT_IDLE`.
    @_alwaysEmitIntoClient
    public static var idle: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GtkApplicationInhibitFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkApplicationInhibitFlags { GtkApplicationInhibitFlags(rawValue: rawValue) }
}

extension ApplicationInhibitFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_application_inhibit_flags_get_type()) }
}
