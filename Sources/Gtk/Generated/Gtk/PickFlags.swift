// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPickFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.PickFlags.html)
nonisolated public struct PickFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_PICK_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var insensitive: PickFlags { PickFlags(rawValue: 0x1) }
    /// Source: `GTK_PICK_NON_TARGETABLE`.
    @_alwaysEmitIntoClient
    public static var nonTargetable: PickFlags { PickFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GtkPickFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkPickFlags { GtkPickFlags(rawValue: rawValue) }
}

extension PickFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_pick_flags_get_type()) }
}
