// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkSnapshot`.
/// [Reference](https://docs.gtk.org/gdk4/class.Snapshot.html)
open class GdkSnapshot: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
