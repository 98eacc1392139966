// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutsSection`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutsSection.html)
open class ShortcutsSection: Box {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_shortcuts_section_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ShortcutsSection {
    /// Source: the property `GtkShortcutsSection:max-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsSection.max-height.html)
    @_alwaysEmitIntoClient
    public var maxHeight: Int {
        get {
            self[property: "max-height"]
        }
        set {
            self[property: "max-height"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsSection:section-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsSection.section-name.html)
    @_alwaysEmitIntoClient
    public var sectionName: String? {
        get {
            self[property: "section-name"]
        }
        set {
            self[property: "section-name"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsSection:title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsSection.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsSection:view-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsSection.view-name.html)
    @_alwaysEmitIntoClient
    public var viewName: String? {
        get {
            self[property: "view-name"]
        }
        set {
            self[property: "view-name"] = newValue
        }
    }

    /// Source: the signal `GtkShortcutsSection::change-current-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ShortcutsSection.change-current-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChangeCurrentPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Bool
    ) -> SignalConnection {
        connect("change-current-page", after: after, handler)
    }
}
