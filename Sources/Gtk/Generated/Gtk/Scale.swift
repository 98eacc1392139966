// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScale`.
/// [Reference](https://docs.gtk.org/gtk4/class.Scale.html)
open class Scale: GtkRange {
    /// Source: `gtk_scale_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Scale.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation, adjustment: Adjustment? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_scale_new(orientation.cValue, adjustment?.adjustmentPointer)))
    }

    /// Source: `gtk_scale_new_with_range`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Scale.new_with_range.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation, min: Double, max: Double, step: Double) {
        requireDisplay()
        super.init(instance: CInstance(gtk_scale_new_with_range(orientation.cValue, min, max, step)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Scale {
    @_alwaysEmitIntoClient
    var scalePointer: UnsafeMutablePointer<GtkScale> { pointer() }

    /// Source: `gtk_scale_get_digits`, `gtk_scale_set_digits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scale.digits.html)
    @_alwaysEmitIntoClient
    public var digits: Int {
        get {
            swiftInteger(gtk_scale_get_digits(scalePointer))
        }
        set {
            gtk_scale_set_digits(scalePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scale_get_draw_value`, `gtk_scale_set_draw_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scale.draw-value.html)
    @_alwaysEmitIntoClient
    public var drawValue: Bool {
        get {
            gtk_scale_get_draw_value(scalePointer) != 0
        }
        set {
            gtk_scale_set_draw_value(scalePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scale_get_has_origin`, `gtk_scale_set_has_origin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scale.has-origin.html)
    @_alwaysEmitIntoClient
    public var hasOrigin: Bool {
        get {
            gtk_scale_get_has_origin(scalePointer) != 0
        }
        set {
            gtk_scale_set_has_origin(scalePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scale_get_value_pos`, `gtk_scale_set_value_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scale.value-pos.html)
    @_alwaysEmitIntoClient
    public var valuePos: PositionType {
        get {
            PositionType(gtk_scale_get_value_pos(scalePointer))
        }
        set {
            gtk_scale_set_value_pos(scalePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_scale_get_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.get_layout.html)
    @_alwaysEmitIntoClient
    public var layout: PangoLayout? {
        PangoLayout.wrapping(gtk_scale_get_layout(scalePointer))
    }

    /// Source: `gtk_scale_add_mark`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.add_mark.html)
    @_alwaysEmitIntoClient
    public func addMark(value: Double, position: PositionType, markup: String? = nil) {
        gtk_scale_add_mark(scalePointer, value, position.cValue, cText(ifAny: markup))
    }

    /// Source: `gtk_scale_clear_marks`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.clear_marks.html)
    @_alwaysEmitIntoClient
    public func clearMarks() {
        gtk_scale_clear_marks(scalePointer)
    }

    /// Source: `gtk_scale_get_layout_offsets`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.get_layout_offsets.html)
    @_alwaysEmitIntoClient
    public func layoutOffsets() -> (x: Int, y: Int) {
        var x: Int32 = 0
        var y: Int32 = 0
        gtk_scale_get_layout_offsets(scalePointer, &x, &y)
        return (swiftInteger(x), swiftInteger(y))
    }

    /// Source: `gtk_scale_set_format_value_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scale.set_format_value_func.html)
    @_alwaysEmitIntoClient
    public func setFormatValueFunc(_ handler: ScaleFormatValueFunc?) {
        gtk_scale_set_format_value_func(
            scalePointer,
            handler == nil ? nil : callScaleFormatValueFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }
}
