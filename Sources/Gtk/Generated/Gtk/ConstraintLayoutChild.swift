// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraintLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.ConstraintLayoutChild.html)
open class ConstraintLayoutChild: LayoutChild {
    /// Wraps a C instance that has no wrapper yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
