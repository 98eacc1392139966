// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraintLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.ConstraintLayoutChild.html)
open class ConstraintLayoutChild: LayoutChild {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
