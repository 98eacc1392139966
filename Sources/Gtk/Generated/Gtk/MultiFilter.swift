// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkMultiFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.MultiFilter.html)
open class MultiFilter: Filter, ListModel, Buildable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MultiFilter {
    /// Source: the property `GtkMultiFilter:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiFilter.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `GtkMultiFilter:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.MultiFilter.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `gtk_multi_filter_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MultiFilter.append.html)
    @_alwaysEmitIntoClient
    public func append(_ filter: Filter) {
        gtk_multi_filter_append(opaquePointer, filter.retainedPointer())
    }

    /// Source: `gtk_multi_filter_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.MultiFilter.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        gtk_multi_filter_remove(opaquePointer, cInteger(position))
    }
}
