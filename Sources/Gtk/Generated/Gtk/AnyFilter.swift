// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAnyFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.AnyFilter.html)
open class AnyFilter: MultiFilter {
    /// Source: `gtk_any_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AnyFilter.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_any_filter_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
