// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintContext.html)
open class PrintContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PrintContext {
    /// Source: `gtk_print_context_get_cairo_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_cairo_context.html)
    @_alwaysEmitIntoClient
    public var cairoContext: CairoContext {
        CairoContext.wrapping(required: gtk_print_context_get_cairo_context(opaquePointer))
    }

    /// Source: `gtk_print_context_get_dpi_x`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_dpi_x.html)
    @_alwaysEmitIntoClient
    public var dpiX: Double {
        gtk_print_context_get_dpi_x(opaquePointer)
    }

    /// Source: `gtk_print_context_get_dpi_y`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_dpi_y.html)
    @_alwaysEmitIntoClient
    public var dpiY: Double {
        gtk_print_context_get_dpi_y(opaquePointer)
    }

    /// Source: `gtk_print_context_get_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_height.html)
    @_alwaysEmitIntoClient
    public var height: Double {
        gtk_print_context_get_height(opaquePointer)
    }

    /// Source: `gtk_print_context_get_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_page_setup.html)
    @_alwaysEmitIntoClient
    public var pageSetup: PageSetup {
        PageSetup.wrapping(required: gtk_print_context_get_page_setup(opaquePointer))
    }

    /// Source: `gtk_print_context_get_pango_fontmap`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_pango_fontmap.html)
    @_alwaysEmitIntoClient
    public var pangoFontmap: PangoFontMap {
        PangoFontMap.wrapping(required: gtk_print_context_get_pango_fontmap(opaquePointer))
    }

    /// Source: `gtk_print_context_get_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_width.html)
    @_alwaysEmitIntoClient
    public var width: Double {
        gtk_print_context_get_width(opaquePointer)
    }

    /// Source: `gtk_print_context_create_pango_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.create_pango_context.html)
    @_alwaysEmitIntoClient
    public func createPangoContext() -> PangoContext {
        PangoContext.wrapping(required: gtk_print_context_create_pango_context(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_print_context_create_pango_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.create_pango_layout.html)
    @_alwaysEmitIntoClient
    public func createPangoLayout() -> PangoLayout {
        PangoLayout.wrapping(required: gtk_print_context_create_pango_layout(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_print_context_get_hard_margins`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_hard_margins.html)
    @_alwaysEmitIntoClient
    public func hardMargins() -> (top: Double, bottom: Double, left: Double, right: Double)? {
        var top: Double = 0
        var bottom: Double = 0
        var left: Double = 0
        var right: Double = 0
        guard gtk_print_context_get_hard_margins(opaquePointer, &top, &bottom, &left, &right) != 0 else { return nil }
        return (top, bottom, left, right)
    }

    /// Source: `gtk_print_context_set_cairo_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.set_cairo_context.html)
    @_alwaysEmitIntoClient
    public func setCairoContext(_ cr: CairoContext, dpiX: Double, dpiY: Double) {
        gtk_print_context_set_cairo_context(opaquePointer, cr.opaquePointer, dpiX, dpiY)
    }
}
