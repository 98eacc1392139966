// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererCombo`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererCombo.html)
open class CellRendererCombo: CellRendererText {
    /// Source: `gtk_cell_renderer_combo_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererCombo.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        super.init(instance: CInstance(gtk_cell_renderer_combo_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellRendererCombo {
    /// Source: the property `GtkCellRendererCombo:has-entry`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererCombo.has-entry.html)
    @_alwaysEmitIntoClient
    public var hasEntry: Bool {
        get {
            self[property: "has-entry"]
        }
        set {
            self[property: "has-entry"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererCombo:model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererCombo.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            self[interfaceProperty: "model"]
        }
        set {
            self[interfaceProperty: "model"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererCombo:text-column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererCombo.text-column.html)
    @_alwaysEmitIntoClient
    public var textColumn: Int {
        get {
            self[property: "text-column"]
        }
        set {
            self[property: "text-column"] = newValue
        }
    }

    /// Source: the signal `GtkCellRendererCombo::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererCombo.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, TreeIter) -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}
