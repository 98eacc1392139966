// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GResourceLookupFlags`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/flags.ResourceLookupFlags.html)
nonisolated public struct ResourceLookupFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @_alwaysEmitIntoClient
    init(_ value: GResourceLookupFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GResourceLookupFlags { GResourceLookupFlags(rawValue: rawValue) }
}

extension ResourceLookupFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_resource_lookup_flags_get_type()) }
}
