// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.Sorter.html)
open class Sorter: Object {
    var sorterPointer: UnsafeMutablePointer<GtkSorter> { pointer() }

    /// Creates a wrapper for a C instance that has none yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gtk_sorter_get_order`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Sorter.get_order.html)
    public var order: SorterOrder {
        SorterOrder(gtk_sorter_get_order(sorterPointer))
    }

    /// Source: `gtk_sorter_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Sorter.changed.html)
    public func changed(_ change: SorterChange) {
        gtk_sorter_changed(sorterPointer, change.cValue)
    }

    /// Source: `gtk_sorter_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Sorter.compare.html)
    public func compare(_ item1: Object, item2: Object) -> Ordering {
        Ordering(gtk_sorter_compare(sorterPointer, item1.instance.pointer, item2.instance.pointer))
    }

    /// Source: the signal `GtkSorter::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Sorter.changed.html)
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (SorterChange) -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}
