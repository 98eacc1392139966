// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAdjustment`.
/// [Reference](https://docs.gtk.org/gtk4/class.Adjustment.html)
open class Adjustment: Object {
    /// Source: `gtk_adjustment_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Adjustment.new.html)
    @_alwaysEmitIntoClient
    public init(
        value: Double,
        lower: Double,
        upper: Double,
        stepIncrement: Double,
        pageIncrement: Double,
        pageSize: Double
    ) {
        super.init(instance: CInstance(gtk_adjustment_new(value, lower, upper, stepIncrement, pageIncrement, pageSize)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Adjustment {
    @_alwaysEmitIntoClient
    var adjustmentPointer: UnsafeMutablePointer<GtkAdjustment> { pointer() }

    /// Source: `gtk_adjustment_get_lower`, `gtk_adjustment_set_lower`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.lower.html)
    @_alwaysEmitIntoClient
    public var lower: Double {
        get {
            gtk_adjustment_get_lower(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_lower(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_page_increment`, `gtk_adjustment_set_page_increment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.page-increment.html)
    @_alwaysEmitIntoClient
    public var pageIncrement: Double {
        get {
            gtk_adjustment_get_page_increment(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_page_increment(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_page_size`, `gtk_adjustment_set_page_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.page-size.html)
    @_alwaysEmitIntoClient
    public var pageSize: Double {
        get {
            gtk_adjustment_get_page_size(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_page_size(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_step_increment`, `gtk_adjustment_set_step_increment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.step-increment.html)
    @_alwaysEmitIntoClient
    public var stepIncrement: Double {
        get {
            gtk_adjustment_get_step_increment(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_step_increment(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_upper`, `gtk_adjustment_set_upper`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.upper.html)
    @_alwaysEmitIntoClient
    public var upper: Double {
        get {
            gtk_adjustment_get_upper(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_upper(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_value`, `gtk_adjustment_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_adjustment_get_value(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_value(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_minimum_increment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Adjustment.get_minimum_increment.html)
    @_alwaysEmitIntoClient
    public var minimumIncrement: Double {
        gtk_adjustment_get_minimum_increment(adjustmentPointer)
    }

    /// Source: `gtk_adjustment_clamp_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Adjustment.clamp_page.html)
    @_alwaysEmitIntoClient
    public func clampPage(lower: Double, upper: Double) {
        gtk_adjustment_clamp_page(adjustmentPointer, lower, upper)
    }

    /// Source: `gtk_adjustment_configure`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Adjustment.configure.html)
    @_alwaysEmitIntoClient
    public func configure(
        value: Double,
        lower: Double,
        upper: Double,
        stepIncrement: Double,
        pageIncrement: Double,
        pageSize: Double
    ) {
        gtk_adjustment_configure(adjustmentPointer, value, lower, upper, stepIncrement, pageIncrement, pageSize)
    }

    /// Source: the signal `GtkAdjustment::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Adjustment.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GtkAdjustment::value-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Adjustment.value-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onValueChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, handler)
    }
}
