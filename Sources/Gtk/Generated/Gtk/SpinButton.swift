// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSpinButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.SpinButton.html)
open class SpinButton: Widget, CellEditable, Editable, Orientable {
    /// Source: `gtk_spin_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SpinButton.new.html)
    @_alwaysEmitIntoClient
    public init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
        requireDisplay()
        super.init(instance: CInstance(gtk_spin_button_new(adjustment?.adjustmentPointer, climbRate, cInteger(digits))))
    }

    /// Source: `gtk_spin_button_new_with_range`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.SpinButton.new_with_range.html)
    @_alwaysEmitIntoClient
    public init(min: Double, max: Double, step: Double) {
        requireDisplay()
        super.init(instance: CInstance(gtk_spin_button_new_with_range(min, max, step)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SpinButton {
    /// Source: `gtk_spin_button_get_adjustment`, `gtk_spin_button_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment {
        get {
            Adjustment.wrapping(required: gtk_spin_button_get_adjustment(opaquePointer))
        }
        set {
            gtk_spin_button_set_adjustment(opaquePointer, newValue.adjustmentPointer)
        }
    }

    /// Source: `gtk_spin_button_get_climb_rate`, `gtk_spin_button_set_climb_rate`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.climb-rate.html)
    @_alwaysEmitIntoClient
    public var climbRate: Double {
        get {
            gtk_spin_button_get_climb_rate(opaquePointer)
        }
        set {
            gtk_spin_button_set_climb_rate(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_spin_button_get_digits`, `gtk_spin_button_set_digits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.digits.html)
    @_alwaysEmitIntoClient
    public var digits: Int {
        get {
            swiftInteger(gtk_spin_button_get_digits(opaquePointer))
        }
        set {
            gtk_spin_button_set_digits(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_spin_button_get_numeric`, `gtk_spin_button_set_numeric`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.numeric.html)
    @_alwaysEmitIntoClient
    public var numeric: Bool {
        get {
            gtk_spin_button_get_numeric(opaquePointer) != 0
        }
        set {
            gtk_spin_button_set_numeric(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_spin_button_get_snap_to_ticks`, `gtk_spin_button_set_snap_to_ticks`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.snap-to-ticks.html)
    @_alwaysEmitIntoClient
    public var snapToTicks: Bool {
        get {
            gtk_spin_button_get_snap_to_ticks(opaquePointer) != 0
        }
        set {
            gtk_spin_button_set_snap_to_ticks(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_spin_button_get_update_policy`, `gtk_spin_button_set_update_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.update-policy.html)
    @_alwaysEmitIntoClient
    public var updatePolicy: SpinButtonUpdatePolicy {
        get {
            SpinButtonUpdatePolicy(gtk_spin_button_get_update_policy(opaquePointer))
        }
        set {
            gtk_spin_button_set_update_policy(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_spin_button_get_value`, `gtk_spin_button_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_spin_button_get_value(opaquePointer)
        }
        set {
            gtk_spin_button_set_value(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_spin_button_get_wrap`, `gtk_spin_button_set_wrap`.
    /// [Reference](https://docs.gtk.org/gtk4/property.SpinButton.wrap.html)
    @_alwaysEmitIntoClient
    public var wrap: Bool {
        get {
            gtk_spin_button_get_wrap(opaquePointer) != 0
        }
        set {
            gtk_spin_button_set_wrap(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_spin_button_get_value_as_int`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.get_value_as_int.html)
    @_alwaysEmitIntoClient
    public var valueAsInt: Int {
        swiftInteger(gtk_spin_button_get_value_as_int(opaquePointer))
    }

    /// Source: `gtk_spin_button_configure`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.configure.html)
    @_alwaysEmitIntoClient
    public func configure(_ adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
        gtk_spin_button_configure(opaquePointer, adjustment?.adjustmentPointer, climbRate, cInteger(digits))
    }

    /// Source: `gtk_spin_button_get_increments`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.get_increments.html)
    @_alwaysEmitIntoClient
    public func increments() -> (step: Double, page: Double) {
        var step: Double = 0
        var page: Double = 0
        gtk_spin_button_get_increments(opaquePointer, &step, &page)
        return (step, page)
    }

    /// Source: `gtk_spin_button_get_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.get_range.html)
    @_alwaysEmitIntoClient
    public func range() -> (min: Double, max: Double) {
        var min: Double = 0
        var max: Double = 0
        gtk_spin_button_get_range(opaquePointer, &min, &max)
        return (min, max)
    }

    /// Source: `gtk_spin_button_set_increments`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.set_increments.html)
    @_alwaysEmitIntoClient
    public func setIncrements(step: Double, page: Double) {
        gtk_spin_button_set_increments(opaquePointer, step, page)
    }

    /// Source: `gtk_spin_button_set_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.set_range.html)
    @_alwaysEmitIntoClient
    public func setRange(min: Double, max: Double) {
        gtk_spin_button_set_range(opaquePointer, min, max)
    }

    /// Source: `gtk_spin_button_spin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.spin.html)
    @_alwaysEmitIntoClient
    public func spin(_ direction: SpinType, increment: Double) {
        gtk_spin_button_spin(opaquePointer, direction.cValue, increment)
    }

    /// Source: `gtk_spin_button_update`.
    /// [Reference](https://docs.gtk.org/gtk4/method.SpinButton.update.html)
    @_alwaysEmitIntoClient
    public func update() {
        gtk_spin_button_update(opaquePointer)
    }

    /// Source: the signal `GtkSpinButton::change-value`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.change-value.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChangeValue(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType) -> Void
    ) -> SignalConnection {
        connect("change-value", after: after, handler)
    }

    /// Source: the signal `GtkSpinButton::input`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.input.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInput(
        after: Bool = false,
        _ handler: @escaping @MainActor (OutParameter<Double>) -> Int
    ) -> SignalConnection {
        connect("input", after: after, handler)
    }

    /// Source: the signal `GtkSpinButton::output`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.output.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onOutput(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("output", after: after, handler)
    }

    /// Source: the signal `GtkSpinButton::value-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.value-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onValueChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, handler)
    }

    /// Source: the signal `GtkSpinButton::wrapped`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.SpinButton.wrapped.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWrapped(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("wrapped", after: after, handler)
    }
}
