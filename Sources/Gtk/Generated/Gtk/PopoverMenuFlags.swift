// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPopoverMenuFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.PopoverMenuFlags.html)
nonisolated public struct PopoverMenuFlags: FlagSet {
    /// C's bits.
    public let rawValue: UInt32

    /// - Parameter rawValue: C's bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_POPOVER_MENU_NESTED`.
    public static let nested = PopoverMenuFlags(rawValue: 0x1)

    init(_ value: GtkPopoverMenuFlags) { self.init(rawValue: value.rawValue) }

    var cValue: GtkPopoverMenuFlags { GtkPopoverMenuFlags(rawValue: rawValue) }
}

extension PopoverMenuFlags: ValueConvertible {
    /// The enumeration's own type.
    public static var valueType: GType { GType(rawValue: gtk_popover_menu_flags_get_type()) }
}
