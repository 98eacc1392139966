// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBuilderClosureFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.BuilderClosureFlags.html)
nonisolated public struct BuilderClosureFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_BUILDER_CLOSURE_SWAPPED`.
    @_alwaysEmitIntoClient
    public static var swapped: BuilderClosureFlags { BuilderClosureFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GtkBuilderClosureFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkBuilderClosureFlags { GtkBuilderClosureFlags(rawValue: rawValue) }
}

extension BuilderClosureFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_builder_closure_flags_get_type()) }
}
