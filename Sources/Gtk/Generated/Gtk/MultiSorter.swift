// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMultiSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.MultiSorter.html)
open class MultiSorter: Sorter, ListModel, Buildable {
    /// Source: `gtk_multi_sorter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.MultiSorter.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_multi_sorter_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MultiSorter {
    /// Source: the property `GtkMultiSorter:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSorter.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `GtkMultiSorter:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiSorter.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_multi_sorter_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MultiSorter.append.html)
    @_alwaysEmitIntoClient
    public func append(_ sorter: Sorter) {
        gtk_multi_sorter_append(opaquePointer, sorter.retainedPointer())
    }

    /// Source: `gtk_multi_sorter_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MultiSorter.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        gtk_multi_sorter_remove(opaquePointer, cInteger(position))
    }
}
