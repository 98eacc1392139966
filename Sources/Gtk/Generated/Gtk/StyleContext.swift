// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStyleContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.StyleContext.html)
open class StyleContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension StyleContext {
    @_alwaysEmitIntoClient
    var styleContextPointer: UnsafeMutablePointer<GtkStyleContext> { pointer() }

    /// Source: `gtk_style_context_get_display`, `gtk_style_context_set_display`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StyleContext.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        get {
            Display.wrapping(required: gtk_style_context_get_display(styleContextPointer))
        }
        set {
            gtk_style_context_set_display(styleContextPointer, newValue.opaquePointer)
        }
    }

    /// Source: `gtk_style_context_get_scale`, `gtk_style_context_set_scale`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_scale.html)
    @_alwaysEmitIntoClient
    public var scale: Int {
        get {
            swiftInteger(gtk_style_context_get_scale(styleContextPointer))
        }
        set {
            gtk_style_context_set_scale(styleContextPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_style_context_get_state`, `gtk_style_context_set_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_state.html)
    @_alwaysEmitIntoClient
    public var state: StateFlags {
        get {
            StateFlags(gtk_style_context_get_state(styleContextPointer))
        }
        set {
            gtk_style_context_set_state(styleContextPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_style_context_add_class`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.add_class.html)
    @_alwaysEmitIntoClient
    public func addClass(_ className: String) {
        gtk_style_context_add_class(styleContextPointer, cText(className))
    }

    /// Source: `gtk_style_context_add_provider`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.add_provider.html)
    @_alwaysEmitIntoClient
    public func addProvider(_ provider: any StyleProvider, priority: Int) {
        gtk_style_context_add_provider(styleContextPointer, provider.opaquePointer, cInteger(priority))
    }

    /// Source: `gtk_style_context_get_border`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_border.html)
    @_alwaysEmitIntoClient
    public func border() -> Border {
        var border = GtkBorder()
        gtk_style_context_get_border(styleContextPointer, &border)
        return Border(border)
    }

    /// Source: `gtk_style_context_get_color`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_color.html)
    @_alwaysEmitIntoClient
    public func color() -> RGBA {
        var color = GdkRGBA()
        gtk_style_context_get_color(styleContextPointer, &color)
        return RGBA(color)
    }

    /// Source: `gtk_style_context_get_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_margin.html)
    @_alwaysEmitIntoClient
    public func margin() -> Border {
        var margin = GtkBorder()
        gtk_style_context_get_margin(styleContextPointer, &margin)
        return Border(margin)
    }

    /// Source: `gtk_style_context_get_padding`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.get_padding.html)
    @_alwaysEmitIntoClient
    public func padding() -> Border {
        var padding = GtkBorder()
        gtk_style_context_get_padding(styleContextPointer, &padding)
        return Border(padding)
    }

    /// Source: `gtk_style_context_has_class`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.has_class.html)
    @_alwaysEmitIntoClient
    public func hasClass(_ className: String) -> Bool {
        gtk_style_context_has_class(styleContextPointer, cText(className)) != 0
    }

    /// Source: `gtk_style_context_lookup_color`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.lookup_color.html)
    @_alwaysEmitIntoClient
    public func lookupColor(_ colorName: String) -> RGBA? {
        var color = GdkRGBA()
        guard gtk_style_context_lookup_color(styleContextPointer, cText(colorName), &color) != 0 else { return nil }
        return RGBA(color)
    }

    /// Source: `gtk_style_context_remove_class`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.remove_class.html)
    @_alwaysEmitIntoClient
    public func removeClass(_ className: String) {
        gtk_style_context_remove_class(styleContextPointer, cText(className))
    }

    /// Source: `gtk_style_context_remove_provider`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.remove_provider.html)
    @_alwaysEmitIntoClient
    public func removeProvider(_ provider: any StyleProvider) {
        gtk_style_context_remove_provider(styleContextPointer, provider.opaquePointer)
    }

    /// Source: `gtk_style_context_restore`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.restore.html)
    @_alwaysEmitIntoClient
    public func restore() {
        gtk_style_context_restore(styleContextPointer)
    }

    /// Source: `gtk_style_context_save`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.save.html)
    @_alwaysEmitIntoClient
    public func save() {
        gtk_style_context_save(styleContextPointer)
    }

    /// Source: `gtk_style_context_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.StyleContext.to_string.html)
    @_alwaysEmitIntoClient
    public func toString(_ flags: StyleContextPrintFlags = []) -> String {
        String(taking: gtk_style_context_to_string(styleContextPointer, flags.cValue))
    }

    /// Source: `gtk_style_context_add_provider_for_display`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.StyleContext.add_provider_for_display.html)
    @_alwaysEmitIntoClient
    public static func addProviderForDisplay(_ display: Display, provider: any StyleProvider, priority: Int) {
        gtk_style_context_add_provider_for_display(display.opaquePointer, provider.opaquePointer, cInteger(priority))
    }

    /// Source: `gtk_style_context_remove_provider_for_display`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.StyleContext.remove_provider_for_display.html)
    @_alwaysEmitIntoClient
    public static func removeProviderForDisplay(_ display: Display, provider: any StyleProvider) {
        gtk_style_context_remove_provider_for_display(display.opaquePointer, provider.opaquePointer)
    }
}
