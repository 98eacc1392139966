// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTooltip`.
/// [Reference](https://docs.gtk.org/gtk4/class.Tooltip.html)
open class Tooltip: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Tooltip {
    /// Source: `gtk_tooltip_set_custom`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_custom.html)
    @_alwaysEmitIntoClient
    public func setCustom(_ customWidget: Widget?) {
        gtk_tooltip_set_custom(opaquePointer, customWidget?.widgetPointer)
    }

    /// Source: `gtk_tooltip_set_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ paintable: (any Paintable)?) {
        gtk_tooltip_set_icon(opaquePointer, paintable?.opaquePointer)
    }

    /// Source: `gtk_tooltip_set_icon_from_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_icon_from_gicon.html)
    @_alwaysEmitIntoClient
    public func setIconFromGicon(_ gicon: (any Icon)?) {
        gtk_tooltip_set_icon_from_gicon(opaquePointer, gicon?.opaquePointer)
    }

    /// Source: `gtk_tooltip_set_icon_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_icon_from_icon_name.html)
    @_alwaysEmitIntoClient
    public func setIconFromIconName(_ iconName: String?) {
        gtk_tooltip_set_icon_from_icon_name(opaquePointer, cText(ifAny: iconName))
    }

    /// Source: `gtk_tooltip_set_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ markup: String?) {
        gtk_tooltip_set_markup(opaquePointer, cText(ifAny: markup))
    }

    /// Source: `gtk_tooltip_set_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_text.html)
    @_alwaysEmitIntoClient
    public func setText(_ text: String?) {
        gtk_tooltip_set_text(opaquePointer, cText(ifAny: text))
    }

    /// Source: `gtk_tooltip_set_tip_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Tooltip.set_tip_area.html)
    @_alwaysEmitIntoClient
    public func setTipArea(_ rect: GdkRectangle) {
        var rectValue = rect.cValue
        gtk_tooltip_set_tip_area(opaquePointer, &rectValue)
    }
}
