// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutActionFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.ShortcutActionFlags.html)
nonisolated public struct ShortcutActionFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_SHORTCUT_ACTION_EXCLUSIVE`.
    @_alwaysEmitIntoClient
    public static var exclusive: ShortcutActionFlags { ShortcutActionFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GtkShortcutActionFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkShortcutActionFlags { GtkShortcutActionFlags(rawValue: rawValue) }
}

extension ShortcutActionFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_shortcut_action_flags_get_type()) }
}
