// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScrollbar`.
/// [Reference](https://docs.gtk.org/gtk4/class.Scrollbar.html)
open class Scrollbar: Widget, Orientable {
    /// Source: `gtk_scrollbar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Scrollbar.new.html)
    public init(orientation: Orientation, adjustment: Adjustment? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_scrollbar_new(orientation.cValue, adjustment?.adjustmentPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gtk_scrollbar_get_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollbar.adjustment.html)
    public var adjustment: Adjustment {
        Adjustment.wrapping(required: gtk_scrollbar_get_adjustment(opaquePointer))
    }

    /// Source: `gtk_scrollbar_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scrollbar.set_adjustment.html)
    public func setAdjustment(_ adjustment: Adjustment?) {
        gtk_scrollbar_set_adjustment(opaquePointer, adjustment?.adjustmentPointer)
    }
}
