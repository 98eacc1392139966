// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBuildable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Buildable.html)
public protocol Buildable: Object {}

extension Buildable {
    /// Source: `gtk_buildable_get_buildable_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Buildable.get_buildable_id.html)
    @_alwaysEmitIntoClient
    public var buildableId: String? {
        String.optional(copying: gtk_buildable_get_buildable_id(opaquePointer))
    }
}

/// An object of a private C class that implements ``Buildable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyBuildable: Object, Buildable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
