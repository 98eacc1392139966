// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraintTarget`.
/// [Reference](https://docs.gtk.org/gtk4/iface.ConstraintTarget.html)
public protocol ConstraintTarget: Object {}

/// An object of a class that is private to C, of which nothing is known but that it implements ``ConstraintTarget``; and what C
/// offers to make one.
public final class AnyConstraintTarget: Object, ConstraintTarget {
    /// Wraps a C instance that has no wrapper yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
