// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererAccel`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererAccel.html)
open class CellRendererAccel: CellRendererText {
    /// Source: `gtk_cell_renderer_accel_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererAccel.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        super.init(instance: CInstance(gtk_cell_renderer_accel_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellRendererAccel {
    /// Source: the property `GtkCellRendererAccel:accel-key`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-key.html)
    @_alwaysEmitIntoClient
    public var accelKey: Int {
        get {
            self[property: "accel-key"]
        }
        set {
            self[property: "accel-key"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererAccel:accel-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mode.html)
    @_alwaysEmitIntoClient
    public var accelMode: CellRendererAccelMode {
        get {
            self[property: "accel-mode"]
        }
        set {
            self[property: "accel-mode"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererAccel:accel-mods`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mods.html)
    @_alwaysEmitIntoClient
    public var accelMods: ModifierType {
        get {
            self[property: "accel-mods"]
        }
        set {
            self[property: "accel-mods"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererAccel:keycode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererAccel.keycode.html)
    @_alwaysEmitIntoClient
    public var keycode: Int {
        get {
            self[property: "keycode"]
        }
        set {
            self[property: "keycode"] = newValue
        }
    }

    /// Source: the signal `GtkCellRendererAccel::accel-cleared`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererAccel.accel-cleared.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAccelCleared(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("accel-cleared", after: after, handler)
    }

    /// Source: the signal `GtkCellRendererAccel::accel-edited`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererAccel.accel-edited.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAccelEdited(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, Int, ModifierType, Int) -> Void
    ) -> SignalConnection {
        connect("accel-edited", after: after, handler)
    }
}
