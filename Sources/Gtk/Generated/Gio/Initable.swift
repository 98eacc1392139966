// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GInitable`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/iface.Initable.html)
public protocol Initable: Object {}

/// An object of a class that is private to C, of which nothing is known but that it implements ``Initable``; and what C
/// offers to make one.
public final class AnyInitable: Object, Initable {
    /// Wraps a C instance that has no wrapper yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
