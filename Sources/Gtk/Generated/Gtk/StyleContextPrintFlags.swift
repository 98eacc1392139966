// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStyleContextPrintFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.StyleContextPrintFlags.html)
nonisolated public struct StyleContextPrintFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_STYLE_CONTEXT_PRINT_RECURSE`.
    @_alwaysEmitIntoClient
    public static var recurse: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 0x1) }
    /// Source: `GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE`.
    @_alwaysEmitIntoClient
    public static var showStyle: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 0x2) }
    /// Source: `GTK_STYLE_CONTEXT_PRINT_SHOW_CHANGE`.
    @_alwaysEmitIntoClient
    public static var showChange: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkStyleContextPrintFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkStyleContextPrintFlags { GtkStyleContextPrintFlags(rawValue: rawValue) }
}

extension StyleContextPrintFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_style_context_print_flags_get_type()) }
}
