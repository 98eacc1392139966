// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStyleProvider`.
/// [Reference](https://docs.gtk.org/gtk4/iface.StyleProvider.html)
public protocol StyleProvider: Object {}

extension StyleProvider {
    /// Source: the signal `GtkStyleProvider::gtk-private-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.StyleProvider.gtk-private-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onGtkPrivateChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("gtk-private-changed", after: after, handler)
    }
}

/// An object of a private C class that implements ``StyleProvider``.
///
/// The functions of the C interface are static members of this class.
public final class AnyStyleProvider: Object, StyleProvider {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
