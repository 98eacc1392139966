// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutsGroup`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutsGroup.html)
open class ShortcutsGroup: Box {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_shortcuts_group_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: the property `GtkShortcutsGroup:height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.height.html)
    public override var height: Int {
        self[property: "height"]
    }
}

extension ShortcutsGroup {
    /// Source: the property `GtkShortcutsGroup:accel-size-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.accel-size-group.html)
    @_alwaysEmitIntoClient
    public func setAccelSizeGroup(_ accelSizeGroup: SizeGroup?) {
        self[property: "accel-size-group"] = accelSizeGroup
    }

    /// Source: the property `GtkShortcutsGroup:title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsGroup:title-size-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title-size-group.html)
    @_alwaysEmitIntoClient
    public func setTitleSizeGroup(_ titleSizeGroup: SizeGroup?) {
        self[property: "title-size-group"] = titleSizeGroup
    }

    /// Source: the property `GtkShortcutsGroup:view`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsGroup.view.html)
    @_alwaysEmitIntoClient
    public var view: String? {
        get {
            self[property: "view"]
        }
        set {
            self[property: "view"] = newValue
        }
    }
}
