// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutManager`.
/// [Reference](https://docs.gtk.org/gtk4/iface.ShortcutManager.html)
public protocol ShortcutManager: Object {}

/// An object of a private C class that implements ``ShortcutManager``.
///
/// The functions of the C interface are static members of this class.
public final class AnyShortcutManager: Object, ShortcutManager {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
