// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSignalListItemFactory`.
/// [Reference](https://docs.gtk.org/gtk4/class.SignalListItemFactory.html)
open class SignalListItemFactory: ListItemFactory {
    /// Source: `gtk_signal_list_item_factory_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SignalListItemFactory.new.html)
    public init() {
        super.init(instance: CInstance(gtk_signal_list_item_factory_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: the signal `GtkSignalListItemFactory::bind`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.bind.html)
    @discardableResult
    public func onBind(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("bind", after: after, handler)
    }

    /// Source: the signal `GtkSignalListItemFactory::setup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.setup.html)
    @discardableResult
    public func onSetup(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("setup", after: after, handler)
    }

    /// Source: the signal `GtkSignalListItemFactory::teardown`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.teardown.html)
    @discardableResult
    public func onTeardown(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("teardown", after: after, handler)
    }

    /// Source: the signal `GtkSignalListItemFactory::unbind`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.unbind.html)
    @discardableResult
    public func onUnbind(
        after: Bool = false,
        _ handler: @escaping @MainActor (Object) -> Void
    ) -> SignalConnection {
        connect("unbind", after: after, handler)
    }
}
