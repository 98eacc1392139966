// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GInitable`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/iface.Initable.html)
public protocol Initable: Object {}

/// An object of a private C class that implements ``Initable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyInitable: Object, Initable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
