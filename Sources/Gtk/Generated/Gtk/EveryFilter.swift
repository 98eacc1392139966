// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEveryFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.EveryFilter.html)
open class EveryFilter: MultiFilter {
    /// Source: `gtk_every_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EveryFilter.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_every_filter_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
