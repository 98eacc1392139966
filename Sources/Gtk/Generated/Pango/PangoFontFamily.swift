// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoFontFamily`.
/// [Reference](https://docs.gtk.org/Pango/class.FontFamily.html)
open class PangoFontFamily: Object, ListModel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PangoFontFamily {
    @_alwaysEmitIntoClient
    var pangoFontFamilyPointer: UnsafeMutablePointer<CGtk.PangoFontFamily> { pointer() }

    /// Source: the property `PangoFontFamily:item-type`.
    /// [Reference](https://docs.gtk.org/Pango/property.FontFamily.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: the property `PangoFontFamily:n-items`.
    /// [Reference](https://docs.gtk.org/Pango/property.FontFamily.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }

    /// Source: `pango_font_family_get_name`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontFamily.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: pango_font_family_get_name(pangoFontFamilyPointer))
    }

    /// Source: `pango_font_family_is_monospace`, since Pango 1.4.
    /// [Reference](https://docs.gtk.org/Pango/method.FontFamily.is_monospace.html)
    @_alwaysEmitIntoClient
    public var isMonospace: Bool {
        pango_font_family_is_monospace(pangoFontFamilyPointer) != 0
    }

    /// Source: `pango_font_family_is_variable`, since Pango 1.44.
    /// [Reference](https://docs.gtk.org/Pango/method.FontFamily.is_variable.html)
    @_alwaysEmitIntoClient
    public var isVariable: Bool {
        pango_font_family_is_variable(pangoFontFamilyPointer) != 0
    }

    /// Source: `pango_font_family_get_face`, since Pango 1.46.
    /// [Reference](https://docs.gtk.org/Pango/method.FontFamily.get_face.html)
    @_alwaysEmitIntoClient
    public func face(for name: String? = nil) -> PangoFontFace? {
        PangoFontFace.wrapping(pango_font_family_get_face(pangoFontFamilyPointer, cText(ifAny: name)))
    }
}
