// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererSpinner`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererSpinner.html)
open class CellRendererSpinner: CellRenderer {
    /// Source: `gtk_cell_renderer_spinner_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererSpinner.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_spinner_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellRendererSpinner {
    /// Source: the property `GtkCellRendererSpinner:active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpinner.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            self[property: "active"]
        }
        set {
            self[property: "active"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererSpinner:pulse`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpinner.pulse.html)
    @_alwaysEmitIntoClient
    public var pulse: Int {
        get {
            self[property: "pulse"]
        }
        set {
            self[property: "pulse"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererSpinner:size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpinner.size.html)
    @_alwaysEmitIntoClient
    public var size: IconSize {
        get {
            self[property: "size"]
        }
        set {
            self[property: "size"] = newValue
        }
    }
}
