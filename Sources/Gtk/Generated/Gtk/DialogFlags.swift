// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDialogFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.DialogFlags.html)
nonisolated public struct DialogFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_DIALOG_MODAL`.
    @_alwaysEmitIntoClient
    public static var modal: DialogFlags { DialogFlags(rawValue: 0x1) }
    /// Source: `GTK_DIALOG_DESTROY_WITH_PARENT`.
    @_alwaysEmitIntoClient
    public static var destroyWithParent: DialogFlags { DialogFlags(rawValue: 0x2) }
    /// Source: `GTK_DIALOG_USE_HEADER_BAR`.
    @_alwaysEmitIntoClient
    public static var useHeaderBar: DialogFlags { DialogFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkDialogFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkDialogFlags { GtkDialogFlags(rawValue: rawValue) }
}

extension DialogFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_dialog_flags_get_type()) }
}
