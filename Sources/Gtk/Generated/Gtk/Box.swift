// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.Box.html)
open class Box: Widget, Orientable {
    /// Source: `gtk_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Box.new.html)
    @_alwaysEmitIntoClient
    public init(_ orientation: Orientation, spacing: Int) {
        requireDisplay()
        super.init(instance: CInstance(gtk_box_new(orientation.cValue, cInteger(spacing))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Box {
    @_alwaysEmitIntoClient
    var boxPointer: UnsafeMutablePointer<GtkBox> { pointer() }

    /// Source: `gtk_box_get_baseline_position`, `gtk_box_set_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Box.baseline-position.html)
    @_alwaysEmitIntoClient
    public var baselinePosition: BaselinePosition {
        get {
            BaselinePosition(gtk_box_get_baseline_position(boxPointer))
        }
        set {
            gtk_box_set_baseline_position(boxPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_box_get_homogeneous`, `gtk_box_set_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Box.homogeneous.html)
    @_alwaysEmitIntoClient
    public var homogeneous: Bool {
        get {
            gtk_box_get_homogeneous(boxPointer) != 0
        }
        set {
            gtk_box_set_homogeneous(boxPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_box_get_spacing`, `gtk_box_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Box.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            swiftInteger(gtk_box_get_spacing(boxPointer))
        }
        set {
            gtk_box_set_spacing(boxPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_box_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.append.html)
    @_alwaysEmitIntoClient
    public func append(_ child: Widget) {
        gtk_box_append(boxPointer, child.widgetPointer)
    }

    /// Source: `gtk_box_insert_child_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.insert_child_after.html)
    @_alwaysEmitIntoClient
    public func insertChildAfter(_ child: Widget, sibling: Widget? = nil) {
        gtk_box_insert_child_after(boxPointer, child.widgetPointer, sibling?.widgetPointer)
    }

    /// Source: `gtk_box_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ child: Widget) {
        gtk_box_prepend(boxPointer, child.widgetPointer)
    }

    /// Source: `gtk_box_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_box_remove(boxPointer, child.widgetPointer)
    }

    /// Source: `gtk_box_reorder_child_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.reorder_child_after.html)
    @_alwaysEmitIntoClient
    public func reorderChildAfter(_ child: Widget, sibling: Widget? = nil) {
        gtk_box_reorder_child_after(boxPointer, child.widgetPointer, sibling?.widgetPointer)
    }
}
