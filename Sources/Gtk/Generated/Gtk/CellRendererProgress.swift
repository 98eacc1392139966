// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererProgress`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererProgress.html)
open class CellRendererProgress: CellRenderer, Orientable {
    /// Source: `gtk_cell_renderer_progress_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererProgress.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_progress_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellRendererProgress {
    /// Source: the property `GtkCellRendererProgress:inverted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.inverted.html)
    @_alwaysEmitIntoClient
    public var inverted: Bool {
        get {
            self[property: "inverted"]
        }
        set {
            self[property: "inverted"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:pulse`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.pulse.html)
    @_alwaysEmitIntoClient
    public var pulse: Int {
        get {
            self[property: "pulse"]
        }
        set {
            self[property: "pulse"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            self[property: "text"]
        }
        set {
            self[property: "text"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:text-xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-xalign.html)
    @_alwaysEmitIntoClient
    public var textXalign: Float {
        get {
            self[property: "text-xalign"]
        }
        set {
            self[property: "text-xalign"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:text-yalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-yalign.html)
    @_alwaysEmitIntoClient
    public var textYalign: Float {
        get {
            self[property: "text-yalign"]
        }
        set {
            self[property: "text-yalign"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.value.html)
    @_alwaysEmitIntoClient
    public var value: Int {
        get {
            self[property: "value"]
        }
        set {
            self[property: "value"] = newValue
        }
    }
}
