// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GBindingFlags`, since GLib 2.26.
/// [Reference](https://docs.gtk.org/gobject/flags.BindingFlags.html)
nonisolated public struct BindingFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_BINDING_BIDIRECTIONAL`.
    @_alwaysEmitIntoClient
    public static var bidirectional: BindingFlags { BindingFlags(rawValue: 0x1) }
    /// Source: `G_BINDING_SYNC_CREATE`.
    @_alwaysEmitIntoClient
    public static var syncCreate: BindingFlags { BindingFlags(rawValue: 0x2) }
    /// Source: `G_BINDING_INVERT_BOOLEAN`.
    @_alwaysEmitIntoClient
    public static var invertBoolean: BindingFlags { BindingFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GBindingFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GBindingFlags { GBindingFlags(rawValue: rawValue) }
}

extension BindingFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_binding_flags_get_type()) }
}
