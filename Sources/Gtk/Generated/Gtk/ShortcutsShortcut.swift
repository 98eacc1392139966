// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkShortcutsShortcut`.
/// [Reference](https://docs.gtk.org/gtk4/class.ShortcutsShortcut.html)
open class ShortcutsShortcut: Widget {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_shortcuts_shortcut_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: the property `GtkShortcutsShortcut:direction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.direction.html)
    public override var direction: TextDirection {
        get {
            self[property: "direction"]
        }
        set {
            self[property: "direction"] = newValue
        }
    }
}

extension ShortcutsShortcut {
    /// Source: the property `GtkShortcutsShortcut:accel-size-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accel-size-group.html)
    @_alwaysEmitIntoClient
    public func setAccelSizeGroup(_ accelSizeGroup: SizeGroup?) {
        self[property: "accel-size-group"] = accelSizeGroup
    }

    /// Source: the property `GtkShortcutsShortcut:accelerator`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accelerator.html)
    @_alwaysEmitIntoClient
    public var accelerator: String? {
        get {
            self[property: "accelerator"]
        }
        set {
            self[property: "accelerator"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:action-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.action-name.html)
    @_alwaysEmitIntoClient
    public var actionName: String? {
        get {
            self[property: "action-name"]
        }
        set {
            self[property: "action-name"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:icon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon.html)
    @_alwaysEmitIntoClient
    public var icon: (any Icon)? {
        get {
            self[interfaceProperty: "icon"]
        }
        set {
            self[interfaceProperty: "icon"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:icon-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon-set.html)
    @_alwaysEmitIntoClient
    public var iconSet: Bool {
        get {
            self[property: "icon-set"]
        }
        set {
            self[property: "icon-set"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:shortcut-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.shortcut-type.html)
    @_alwaysEmitIntoClient
    public var shortcutType: ShortcutType {
        get {
            self[property: "shortcut-type"]
        }
        set {
            self[property: "shortcut-type"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:subtitle`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle.html)
    @_alwaysEmitIntoClient
    public var subtitle: String? {
        get {
            self[property: "subtitle"]
        }
        set {
            self[property: "subtitle"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:subtitle-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle-set.html)
    @_alwaysEmitIntoClient
    public var subtitleSet: Bool {
        get {
            self[property: "subtitle-set"]
        }
        set {
            self[property: "subtitle-set"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }

    /// Source: the property `GtkShortcutsShortcut:title-size-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title-size-group.html)
    @_alwaysEmitIntoClient
    public func setTitleSizeGroup(_ titleSizeGroup: SizeGroup?) {
        self[property: "title-size-group"] = titleSizeGroup
    }
}
