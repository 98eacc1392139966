// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSeparator`.
/// [Reference](https://docs.gtk.org/gtk4/class.Separator.html)
open class Separator: Widget, Orientable {
    /// Source: `gtk_separator_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Separator.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation) {
        requireDisplay()
        super.init(instance: CInstance(gtk_separator_new(orientation.cValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
