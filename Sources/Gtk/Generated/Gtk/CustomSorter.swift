// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCustomSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.CustomSorter.html)
open class CustomSorter: Sorter {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
