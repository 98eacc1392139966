// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFixed`.
/// [Reference](https://docs.gtk.org/gtk4/class.Fixed.html)
open class Fixed: Widget {
    /// Source: `gtk_fixed_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Fixed.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_fixed_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Fixed {
    @_alwaysEmitIntoClient
    var fixedPointer: UnsafeMutablePointer<GtkFixed> { pointer() }

    /// Source: `gtk_fixed_get_child_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.get_child_position.html)
    @_alwaysEmitIntoClient
    public func childPosition(for widget: Widget) -> (x: Double, y: Double) {
        var x: Double = 0
        var y: Double = 0
        gtk_fixed_get_child_position(fixedPointer, widget.widgetPointer, &x, &y)
        return (x, y)
    }

    /// Source: `gtk_fixed_get_child_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.get_child_transform.html)
    @_alwaysEmitIntoClient
    public func childTransform(for widget: Widget) -> Transform? {
        Transform.wrapping(gtk_fixed_get_child_transform(fixedPointer, widget.widgetPointer))
    }

    /// Source: `gtk_fixed_move`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.move.html)
    @_alwaysEmitIntoClient
    public func move(_ widget: Widget, x: Double, y: Double) {
        gtk_fixed_move(fixedPointer, widget.widgetPointer, x, y)
    }

    /// Source: `gtk_fixed_put`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.put.html)
    @_alwaysEmitIntoClient
    public func put(_ widget: Widget, x: Double, y: Double) {
        gtk_fixed_put(fixedPointer, widget.widgetPointer, x, y)
    }

    /// Source: `gtk_fixed_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ widget: Widget) {
        gtk_fixed_remove(fixedPointer, widget.widgetPointer)
    }

    /// Source: `gtk_fixed_set_child_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Fixed.set_child_transform.html)
    @_alwaysEmitIntoClient
    public func setChildTransform(_ widget: Widget, transform: Transform? = nil) {
        gtk_fixed_set_child_transform(fixedPointer, widget.widgetPointer, transform?.opaquePointer)
    }
}
