// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoFontMap`.
/// [Reference](https://docs.gtk.org/Pango/class.FontMap.html)
open class PangoFontMap: Object, ListModel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PangoFontMap {
    @_alwaysEmitIntoClient
    var pangoFontMapPointer: UnsafeMutablePointer<CGtk.PangoFontMap> { pointer() }

    /// Source: the property `PangoFontMap:item-type`.
    /// [Reference](https://docs.gtk.org/Pango/property.FontMap.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `PangoFontMap:n-items`.
    /// [Reference](https://docs.gtk.org/Pango/property.FontMap.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `pango_font_map_get_serial`, since Pango 1.32.4.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMap.get_serial.html)
    @_alwaysEmitIntoClient
    public var serial: Int {
        swiftInteger(pango_font_map_get_serial(pangoFontMapPointer))
    }

    /// Source: `pango_font_map_changed`, since Pango 1.34.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMap.changed.html)
    @_alwaysEmitIntoClient
    public func changed() {
        pango_font_map_changed(pangoFontMapPointer)
    }

    /// Source: `pango_font_map_create_context`, since Pango 1.22.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMap.create_context.html)
    @_alwaysEmitIntoClient
    public func createContext() -> PangoContext {
        PangoContext.wrapping(required: pango_font_map_create_context(pangoFontMapPointer), transfer: .full)
    }

    /// Source: `pango_font_map_get_family`, since Pango 1.46.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMap.get_family.html)
    @_alwaysEmitIntoClient
    public func family(for name: String) -> PangoFontFamily? {
        PangoFontFamily.wrapping(pango_font_map_get_family(pangoFontMapPointer, cText(name)))
    }
}
