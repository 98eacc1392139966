// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.Filter.html)
open class Filter: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Filter {
    @_alwaysEmitIntoClient
    var filterPointer: UnsafeMutablePointer<GtkFilter> { pointer() }

    /// Source: `gtk_filter_get_strictness`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Filter.get_strictness.html)
    @_alwaysEmitIntoClient
    public var strictness: FilterMatch {
        FilterMatch(gtk_filter_get_strictness(filterPointer))
    }

    /// Source: `gtk_filter_changed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Filter.changed.html)
    @_alwaysEmitIntoClient
    public func changed(_ change: FilterChange) {
        gtk_filter_changed(filterPointer, change.cValue)
    }

    /// Source: `gtk_filter_match`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Filter.match.html)
    @_alwaysEmitIntoClient
    public func match(_ item: Object) -> Bool {
        gtk_filter_match(filterPointer, item.instance.pointer) != 0
    }

    /// Source: the signal `GtkFilter::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Filter.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (FilterChange) -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}
