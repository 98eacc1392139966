// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererSpin`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererSpin.html)
open class CellRendererSpin: CellRendererText {
    /// Source: `gtk_cell_renderer_spin_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererSpin.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        super.init(instance: CInstance(gtk_cell_renderer_spin_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellRendererSpin {
    /// Source: the property `GtkCellRendererSpin:adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpin.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment? {
        get {
            self[property: "adjustment"]
        }
        set {
            self[property: "adjustment"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererSpin:climb-rate`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpin.climb-rate.html)
    @_alwaysEmitIntoClient
    public var climbRate: Double {
        get {
            self[property: "climb-rate"]
        }
        set {
            self[property: "climb-rate"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererSpin:digits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpin.digits.html)
    @_alwaysEmitIntoClient
    public var digits: Int {
        get {
            self[property: "digits"]
        }
        set {
            self[property: "digits"] = newValue
        }
    }
}
