// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBuilderScope`.
/// [Reference](https://docs.gtk.org/gtk4/iface.BuilderScope.html)
public protocol BuilderScope: Object {}

/// An object of a class that is private to C, of which nothing is known but that it implements ``BuilderScope``; and what C
/// offers to make one.
public final class AnyBuilderScope: Object, BuilderScope {
    /// Wraps a C instance that has no wrapper yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
