// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererToggle`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererToggle.html)
open class CellRendererToggle: CellRenderer {
    /// Source: `gtk_cell_renderer_toggle_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererToggle.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_toggle_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellRendererToggle {
    /// Source: `gtk_cell_renderer_toggle_get_activatable`, `gtk_cell_renderer_toggle_set_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererToggle.activatable.html)
    @_alwaysEmitIntoClient
    public var activatable: Bool {
        get {
            gtk_cell_renderer_toggle_get_activatable(opaquePointer) != 0
        }
        set {
            gtk_cell_renderer_toggle_set_activatable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_cell_renderer_toggle_get_active`, `gtk_cell_renderer_toggle_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererToggle.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            gtk_cell_renderer_toggle_get_active(opaquePointer) != 0
        }
        set {
            gtk_cell_renderer_toggle_set_active(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkCellRendererToggle:inconsistent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererToggle.inconsistent.html)
    @_alwaysEmitIntoClient
    public var inconsistent: Bool {
        get {
            self[property: "inconsistent"]
        }
        set {
            self[property: "inconsistent"] = newValue
        }
    }

    /// Source: `gtk_cell_renderer_toggle_get_radio`, `gtk_cell_renderer_toggle_set_radio`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererToggle.radio.html)
    @_alwaysEmitIntoClient
    public var radio: Bool {
        get {
            gtk_cell_renderer_toggle_get_radio(opaquePointer) != 0
        }
        set {
            gtk_cell_renderer_toggle_set_radio(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkCellRendererToggle::toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererToggle.toggled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggled(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("toggled", after: after, handler)
    }
}
