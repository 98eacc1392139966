// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPopoverMenuFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.PopoverMenuFlags.html)
nonisolated public struct PopoverMenuFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_POPOVER_MENU_NESTED`.
    @_alwaysEmitIntoClient
    public static var nested: PopoverMenuFlags { PopoverMenuFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GtkPopoverMenuFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkPopoverMenuFlags { GtkPopoverMenuFlags(rawValue: rawValue) }
}

extension PopoverMenuFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_popover_menu_flags_get_type()) }
}
