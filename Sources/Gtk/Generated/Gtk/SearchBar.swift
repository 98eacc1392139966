// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSearchBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.SearchBar.html)
open class SearchBar: Widget {
    /// Source: `gtk_search_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SearchBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_search_bar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SearchBar {
    /// Source: `gtk_search_bar_get_child`, `gtk_search_bar_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchBar.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_search_bar_get_child(opaquePointer))
        }
        set {
            gtk_search_bar_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_search_bar_get_key_capture_widget`, `gtk_search_bar_set_key_capture_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchBar.key-capture-widget.html)
    @_alwaysEmitIntoClient
    public var keyCaptureWidget: Widget? {
        get {
            Widget.wrapping(gtk_search_bar_get_key_capture_widget(opaquePointer))
        }
        set {
            gtk_search_bar_set_key_capture_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: the property `GtkSearchBar:search-mode-enabled`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchBar.search-mode-enabled.html)
    @_alwaysEmitIntoClient
    public var searchModeEnabled: Bool {
        get {
            self[property: "search-mode-enabled"]
        }
        set {
            self[property: "search-mode-enabled"] = newValue
        }
    }

    /// Source: `gtk_search_bar_get_show_close_button`, `gtk_search_bar_set_show_close_button`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SearchBar.show-close-button.html)
    @_alwaysEmitIntoClient
    public var showCloseButton: Bool {
        get {
            gtk_search_bar_get_show_close_button(opaquePointer) != 0
        }
        set {
            gtk_search_bar_set_show_close_button(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_search_bar_get_search_mode`, `gtk_search_bar_set_search_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SearchBar.get_search_mode.html)
    @_alwaysEmitIntoClient
    public var searchMode: Bool {
        get {
            gtk_search_bar_get_search_mode(opaquePointer) != 0
        }
        set {
            gtk_search_bar_set_search_mode(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_search_bar_connect_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SearchBar.connect_entry.html)
    @_alwaysEmitIntoClient
    public func connectEntry(_ entry: any Editable) {
        gtk_search_bar_connect_entry(opaquePointer, entry.opaquePointer)
    }
}
