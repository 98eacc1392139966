// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutsWindow`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutsWindow.html)
open class ShortcutsWindow: Window {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_shortcuts_window_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ShortcutsWindow {
    /// Source: the property `GtkShortcutsWindow:section-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsWindow.section-name.html)
    @_alwaysEmitIntoClient
    public var sectionName: String? {
        get {
            self[property: "section-name"]
        }
        set {
            self[property: "section-name"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsWindow:view-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsWindow.view-name.html)
    @_alwaysEmitIntoClient
    public var viewName: String? {
        get {
            self[property: "view-name"]
        }
        set {
            self[property: "view-name"] = newValue
        }
    }

    /// Source: the signal `GtkShortcutsWindow::close`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ShortcutsWindow.close.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClose(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, handler)
    }

    /// Source: the signal `GtkShortcutsWindow::search`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ShortcutsWindow.search.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSearch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search", after: after, handler)
    }
}
