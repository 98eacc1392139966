// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkOrientable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Orientable.html)
public protocol Orientable: Object {}

extension Orientable {
    /// Source: `gtk_orientable_get_orientation`, `gtk_orientable_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Orientable.orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: Orientation {
        get {
            Orientation(gtk_orientable_get_orientation(opaquePointer))
        }
        set {
            gtk_orientable_set_orientation(opaquePointer, newValue.cValue)
        }
    }
}

/// An object of a private C class that implements ``Orientable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyOrientable: Object, Orientable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
