// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFileChooserWidget`.
/// [Reference](https://docs.gtk.org/gtk4/class.FileChooserWidget.html)
open class FileChooserWidget: Widget, FileChooser {
    /// Source: `gtk_file_chooser_widget_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FileChooserWidget.new.html)
    @_alwaysEmitIntoClient
    public init(action: FileChooserAction) {
        requireDisplay()
        super.init(instance: CInstance(gtk_file_chooser_widget_new(action.cValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FileChooserWidget {
    /// Source: the property `GtkFileChooserWidget:search-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooserWidget.search-mode.html)
    @_alwaysEmitIntoClient
    public var searchMode: Bool {
        get {
            self[property: "search-mode"]
        }
        set {
            self[property: "search-mode"] = newValue
        }
    }

    /// Source: the property `GtkFileChooserWidget:subtitle`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FileChooserWidget.subtitle.html)
    @_alwaysEmitIntoClient
    public var subtitle: String? {
        self[property: "subtitle"]
    }

    /// Source: the signal `GtkFileChooserWidget::desktop-folder`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.desktop-folder.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDesktopFolder(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("desktop-folder", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::down-folder`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.down-folder.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDownFolder(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("down-folder", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::home-folder`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.home-folder.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onHomeFolder(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("home-folder", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::location-popup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-popup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLocationPopup(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("location-popup", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::location-popup-on-paste`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-popup-on-paste.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLocationPopupOnPaste(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("location-popup-on-paste", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::location-toggle-popup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-toggle-popup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLocationTogglePopup(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("location-toggle-popup", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::places-shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.places-shortcut.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPlacesShortcut(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("places-shortcut", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::quick-bookmark`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.quick-bookmark.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onQuickBookmark(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("quick-bookmark", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::recent-shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.recent-shortcut.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRecentShortcut(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("recent-shortcut", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::search-shortcut`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.search-shortcut.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSearchShortcut(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-shortcut", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::show-hidden`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.show-hidden.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onShowHidden(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("show-hidden", after: after, handler)
    }

    /// Source: the signal `GtkFileChooserWidget::up-folder`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FileChooserWidget.up-folder.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUpFolder(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("up-folder", after: after, handler)
    }
}
