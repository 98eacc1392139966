// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNotebookPage`.
/// [Reference](https://docs.gtk.org/gtk4/class.NotebookPage.html)
open class NotebookPage: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension NotebookPage {
    /// Source: `gtk_notebook_page_get_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget {
        Widget.wrapping(required: gtk_notebook_page_get_child(opaquePointer))
    }

    /// Source: the property `GtkNotebookPage:detachable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.detachable.html)
    @_alwaysEmitIntoClient
    public var detachable: Bool {
        get {
            self[property: "detachable"]
        }
        set {
            self[property: "detachable"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.menu.html)
    @_alwaysEmitIntoClient
    public var menu: Widget? {
        self[property: "menu"]
    }

    /// Source: the property `GtkNotebookPage:menu-label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.menu-label.html)
    @_alwaysEmitIntoClient
    public var menuLabel: String? {
        get {
            self[property: "menu-label"]
        }
        set {
            self[property: "menu-label"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        get {
            self[property: "position"]
        }
        set {
            self[property: "position"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.reorderable.html)
    @_alwaysEmitIntoClient
    public var reorderable: Bool {
        get {
            self[property: "reorderable"]
        }
        set {
            self[property: "reorderable"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:tab`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.tab.html)
    @_alwaysEmitIntoClient
    public var tab: Widget? {
        self[property: "tab"]
    }

    /// Source: the property `GtkNotebookPage:tab-expand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.tab-expand.html)
    @_alwaysEmitIntoClient
    public var tabExpand: Bool {
        get {
            self[property: "tab-expand"]
        }
        set {
            self[property: "tab-expand"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:tab-fill`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.tab-fill.html)
    @_alwaysEmitIntoClient
    public var tabFill: Bool {
        get {
            self[property: "tab-fill"]
        }
        set {
            self[property: "tab-fill"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:tab-label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.tab-label.html)
    @_alwaysEmitIntoClient
    public var tabLabel: String? {
        get {
            self[property: "tab-label"]
        }
        set {
            self[property: "tab-label"] = newValue
        }
    }
}
