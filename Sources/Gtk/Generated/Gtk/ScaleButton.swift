// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScaleButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.ScaleButton.html)
open class ScaleButton: Widget, Orientable {
    /// Source: `gtk_scale_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ScaleButton.new.html)
    @_alwaysEmitIntoClient
    public init(min: Double, max: Double, step: Double, icons: [String]? = nil) {
        requireDisplay()
        let instance = withStringArray(icons) { iconsArray in
            gtk_scale_button_new(
                min,
                max,
                step,
                UnsafeMutableRawPointer(iconsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
        super.init(instance: CInstance(instance))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ScaleButton {
    @_alwaysEmitIntoClient
    var scaleButtonPointer: UnsafeMutablePointer<GtkScaleButton> { pointer() }

    /// Source: `gtk_scale_button_get_adjustment`, `gtk_scale_button_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScaleButton.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment {
        get {
            Adjustment.wrapping(required: gtk_scale_button_get_adjustment(scaleButtonPointer))
        }
        set {
            gtk_scale_button_set_adjustment(scaleButtonPointer, newValue.adjustmentPointer)
        }
    }

    /// Source: the property `GtkScaleButton:icons`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScaleButton.icons.html)
    @_alwaysEmitIntoClient
    public var icons: [String] {
        get {
            self[property: "icons"]
        }
        set {
            self[property: "icons"] = newValue
        }
    }

    /// Source: `gtk_scale_button_get_value`, `gtk_scale_button_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScaleButton.value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_scale_button_get_value(scaleButtonPointer)
        }
        set {
            gtk_scale_button_set_value(scaleButtonPointer, newValue)
        }
    }

    /// Source: `gtk_scale_button_get_minus_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScaleButton.get_minus_button.html)
    @_alwaysEmitIntoClient
    public var minusButton: Button {
        Button.wrapping(required: gtk_scale_button_get_minus_button(scaleButtonPointer))
    }

    /// Source: `gtk_scale_button_get_plus_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScaleButton.get_plus_button.html)
    @_alwaysEmitIntoClient
    public var plusButton: Button {
        Button.wrapping(required: gtk_scale_button_get_plus_button(scaleButtonPointer))
    }

    /// Source: `gtk_scale_button_get_popup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScaleButton.get_popup.html)
    @_alwaysEmitIntoClient
    public var popup: Widget {
        Widget.wrapping(required: gtk_scale_button_get_popup(scaleButtonPointer))
    }

    /// Source: the signal `GtkScaleButton::popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScaleButton.popdown.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPopdown(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("popdown", after: after, handler)
    }

    /// Source: the signal `GtkScaleButton::popup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScaleButton.popup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPopup(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("popup", after: after, handler)
    }

    /// Source: the signal `GtkScaleButton::value-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScaleButton.value-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onValueChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double) -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, handler)
    }
}
