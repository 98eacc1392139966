// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkRange`.
/// [Reference](https://docs.gtk.org/gtk4/class.Range.html)
open class GtkRange: Widget, Orientable {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_range_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GtkRange {
    @_alwaysEmitIntoClient
    var gtkRangePointer: UnsafeMutablePointer<CGtk.GtkRange> { pointer() }

    /// Source: `gtk_range_get_adjustment`, `gtk_range_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment {
        get {
            Adjustment.wrapping(required: gtk_range_get_adjustment(gtkRangePointer))
        }
        set {
            gtk_range_set_adjustment(gtkRangePointer, newValue.adjustmentPointer)
        }
    }

    /// Source: `gtk_range_get_fill_level`, `gtk_range_set_fill_level`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.fill-level.html)
    @_alwaysEmitIntoClient
    public var fillLevel: Double {
        get {
            gtk_range_get_fill_level(gtkRangePointer)
        }
        set {
            gtk_range_set_fill_level(gtkRangePointer, newValue)
        }
    }

    /// Source: `gtk_range_get_inverted`, `gtk_range_set_inverted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.inverted.html)
    @_alwaysEmitIntoClient
    public var inverted: Bool {
        get {
            gtk_range_get_inverted(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_inverted(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_restrict_to_fill_level`, `gtk_range_set_restrict_to_fill_level`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.restrict-to-fill-level.html)
    @_alwaysEmitIntoClient
    public var restrictToFillLevel: Bool {
        get {
            gtk_range_get_restrict_to_fill_level(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_restrict_to_fill_level(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_round_digits`, `gtk_range_set_round_digits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.round-digits.html)
    @_alwaysEmitIntoClient
    public var roundDigits: Int {
        get {
            swiftInteger(gtk_range_get_round_digits(gtkRangePointer))
        }
        set {
            gtk_range_set_round_digits(gtkRangePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_range_get_show_fill_level`, `gtk_range_set_show_fill_level`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Range.show-fill-level.html)
    @_alwaysEmitIntoClient
    public var showFillLevel: Bool {
        get {
            gtk_range_get_show_fill_level(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_show_fill_level(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_flippable`, `gtk_range_set_flippable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_flippable.html)
    @_alwaysEmitIntoClient
    public var flippable: Bool {
        get {
            gtk_range_get_flippable(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_flippable(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_slider_size_fixed`, `gtk_range_set_slider_size_fixed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_slider_size_fixed.html)
    @_alwaysEmitIntoClient
    public var sliderSizeFixed: Bool {
        get {
            gtk_range_get_slider_size_fixed(gtkRangePointer) != 0
        }
        set {
            gtk_range_set_slider_size_fixed(gtkRangePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_range_get_value`, `gtk_range_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_range_get_value(gtkRangePointer)
        }
        set {
            gtk_range_set_value(gtkRangePointer, newValue)
        }
    }

    /// Source: `gtk_range_get_range_rect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_range_rect.html)
    @_alwaysEmitIntoClient
    public func rangeRect() -> GdkRectangle {
        var rangeRect = CGtk.GdkRectangle()
        gtk_range_get_range_rect(gtkRangePointer, &rangeRect)
        return GdkRectangle(rangeRect)
    }

    /// Source: `gtk_range_get_slider_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.get_slider_range.html)
    @_alwaysEmitIntoClient
    public func sliderRange() -> (sliderStart: Int, sliderEnd: Int) {
        var sliderStart: Int32 = 0
        var sliderEnd: Int32 = 0
        gtk_range_get_slider_range(gtkRangePointer, &sliderStart, &sliderEnd)
        return (swiftInteger(sliderStart), swiftInteger(sliderEnd))
    }

    /// Source: `gtk_range_set_increments`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.set_increments.html)
    @_alwaysEmitIntoClient
    public func setIncrements(step: Double, page: Double) {
        gtk_range_set_increments(gtkRangePointer, step, page)
    }

    /// Source: `gtk_range_set_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Range.set_range.html)
    @_alwaysEmitIntoClient
    public func setRange(min: Double, max: Double) {
        gtk_range_set_range(gtkRangePointer, min, max)
    }

    /// Source: the signal `GtkRange::adjust-bounds`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Range.adjust-bounds.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAdjustBounds(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double) -> Void
    ) -> SignalConnection {
        connect("adjust-bounds", after: after, handler)
    }

    /// Source: the signal `GtkRange::change-value`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Range.change-value.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChangeValue(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType, Double) -> Bool
    ) -> SignalConnection {
        connect("change-value", after: after, handler)
    }

    /// Source: the signal `GtkRange::move-slider`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Range.move-slider.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveSlider(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType) -> Void
    ) -> SignalConnection {
        connect("move-slider", after: after, handler)
    }

    /// Source: the signal `GtkRange::value-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Range.value-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onValueChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, handler)
    }
}
