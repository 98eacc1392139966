// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSearchEntry`.
/// [Reference](https://docs.gtk.org/gtk4/class.SearchEntry.html)
open class SearchEntry: Widget, Editable {
    /// Source: `gtk_search_entry_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SearchEntry.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_search_entry_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SearchEntry {
    /// Source: the property `GtkSearchEntry:activates-default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchEntry.activates-default.html)
    @_alwaysEmitIntoClient
    public var activatesDefault: Bool {
        get {
            self[property: "activates-default"]
        }
        set {
            self[property: "activates-default"] = newValue
        }
    }

    /// Source: the property `GtkSearchEntry:placeholder-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchEntry.placeholder-text.html)
    @_alwaysEmitIntoClient
    public var placeholderText: String? {
        get {
            self[property: "placeholder-text"]
        }
        set {
            self[property: "placeholder-text"] = newValue
        }
    }

    /// Source: `gtk_search_entry_get_search_delay`, `gtk_search_entry_set_search_delay`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchEntry.search-delay.html)
    @_alwaysEmitIntoClient
    public var searchDelay: Int {
        get {
            swiftInteger(gtk_search_entry_get_search_delay(opaquePointer))
        }
        set {
            gtk_search_entry_set_search_delay(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_search_entry_get_key_capture_widget`, `gtk_search_entry_set_key_capture_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SearchEntry.get_key_capture_widget.html)
    @_alwaysEmitIntoClient
    public var keyCaptureWidget: Widget? {
        get {
            Widget.wrapping(gtk_search_entry_get_key_capture_widget(opaquePointer))
        }
        set {
            gtk_search_entry_set_key_capture_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: the signal `GtkSearchEntry::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::next-match`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.next-match.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNextMatch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("next-match", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::previous-match`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.previous-match.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreviousMatch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("previous-match", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::search-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.search-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSearchChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-changed", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::search-started`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.search-started.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSearchStarted(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-started", after: after, handler)
    }

    /// Source: the signal `GtkSearchEntry::stop-search`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SearchEntry.stop-search.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStopSearch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("stop-search", after: after, handler)
    }
}
