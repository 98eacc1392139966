// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSignalListItemFactory`.
/// [Reference](https://docs.gtk.org/gtk4/class.SignalListItemFactory.html)
open class SignalListItemFactory: ListItemFactory {
    /// Source: `gtk_signal_list_item_factory_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SignalListItemFactory.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_signal_list_item_factory_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SignalListItemFactory {
    /// Source: the signal `GtkSignalListItemFactory::bind`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.bind.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onBind(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("bind", after: after, handler)
    }

    /// Source: the signal `GtkSignalListItemFactory::setup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.setup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSetup(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("setup", after: after, handler)
    }

    /// Source: the signal `GtkSignalListItemFactory::teardown`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.teardown.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTeardown(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("teardown", after: after, handler)
    }

    /// Source: the signal `GtkSignalListItemFactory::unbind`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.unbind.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnbind(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("unbind", after: after, handler)
    }
}
