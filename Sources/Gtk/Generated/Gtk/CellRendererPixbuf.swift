// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererPixbuf`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererPixbuf.html)
open class CellRendererPixbuf: CellRenderer {
    /// Source: `gtk_cell_renderer_pixbuf_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererPixbuf.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_pixbuf_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellRendererPixbuf {
    /// Source: the property `GtkCellRendererPixbuf:gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.gicon.html)
    @_alwaysEmitIntoClient
    public var gicon: (any Icon)? {
        get {
            self[interfaceProperty: "gicon"]
        }
        set {
            self[interfaceProperty: "gicon"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:icon-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        get {
            self[property: "icon-name"]
        }
        set {
            self[property: "icon-name"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:icon-size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-size.html)
    @_alwaysEmitIntoClient
    public var iconSize: IconSize {
        get {
            self[property: "icon-size"]
        }
        set {
            self[property: "icon-size"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf.html)
    @_alwaysEmitIntoClient
    public func setPixbuf(_ pixbuf: Pixbuf?) {
        self[property: "pixbuf"] = pixbuf
    }

    /// Source: the property `GtkCellRendererPixbuf:pixbuf-expander-closed`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-closed.html)
    @_alwaysEmitIntoClient
    public var pixbufExpanderClosed: Pixbuf? {
        get {
            self[property: "pixbuf-expander-closed"]
        }
        set {
            self[property: "pixbuf-expander-closed"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:pixbuf-expander-open`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-open.html)
    @_alwaysEmitIntoClient
    public var pixbufExpanderOpen: Pixbuf? {
        get {
            self[property: "pixbuf-expander-open"]
        }
        set {
            self[property: "pixbuf-expander-open"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:texture`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.texture.html)
    @_alwaysEmitIntoClient
    public var texture: Texture? {
        get {
            self[property: "texture"]
        }
        set {
            self[property: "texture"] = newValue
        }
    }
}
