// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.Sorter.html)
open class Sorter: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Sorter {
    @_alwaysEmitIntoClient
    var sorterPointer: UnsafeMutablePointer<GtkSorter> { pointer() }

    /// Source: `gtk_sorter_get_order`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Sorter.get_order.html)
    @_alwaysEmitIntoClient
    public var order: SorterOrder {
        SorterOrder(gtk_sorter_get_order(sorterPointer))
    }

    /// Source: `gtk_sorter_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Sorter.changed.html)
    @_alwaysEmitIntoClient
    public func changed(_ change: SorterChange) {
        gtk_sorter_changed(sorterPointer, change.cValue)
    }

    /// Source: `gtk_sorter_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Sorter.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ item1: Object, item2: Object) -> Ordering {
        Ordering(gtk_sorter_compare(sorterPointer, item1.instance.pointer, item2.instance.pointer))
    }

    /// Source: the signal `GtkSorter::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Sorter.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (SorterChange) -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}
