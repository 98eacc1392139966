// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScrollbar`.
/// [Reference](https://docs.gtk.org/gtk4/class.Scrollbar.html)
open class Scrollbar: Widget, Orientable {
    /// Source: `gtk_scrollbar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Scrollbar.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation, adjustment: Adjustment? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_scrollbar_new(orientation.cValue, adjustment?.adjustmentPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Scrollbar {
    /// Source: `gtk_scrollbar_get_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollbar.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment {
        Adjustment.wrapping(required: gtk_scrollbar_get_adjustment(opaquePointer))
    }

    /// Source: `gtk_scrollbar_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scrollbar.set_adjustment.html)
    @_alwaysEmitIntoClient
    public func setAdjustment(_ adjustment: Adjustment?) {
        gtk_scrollbar_set_adjustment(opaquePointer, adjustment?.adjustmentPointer)
    }
}
