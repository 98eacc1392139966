// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoFontDescription`.
/// [Reference](https://docs.gtk.org/Pango/struct.FontDescription.html)
public final class PangoFontDescription: Boxed {
    public override class var valueType: GType { GType(rawValue: pango_font_description_get_type()) }

    /// Source: `pango_font_description_new`.
    /// [Reference](https://docs.gtk.org/Pango/ctor.FontDescription.new.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(pango_font_description_new()), transfer: .full)
    }

    /// Source: `pango_font_description_get_family`, `pango_font_description_set_family`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_family.html)
    @_alwaysEmitIntoClient
    public var family: String? {
        get {
            String.optional(copying: pango_font_description_get_family(opaquePointer))
        }
        set {
            pango_font_description_set_family(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `pango_font_description_get_gravity`, `pango_font_description_set_gravity`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_gravity.html)
    @_alwaysEmitIntoClient
    public var gravity: PangoGravity {
        get {
            PangoGravity(pango_font_description_get_gravity(opaquePointer))
        }
        set {
            pango_font_description_set_gravity(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_font_description_get_set_fields`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_set_fields.html)
    @_alwaysEmitIntoClient
    public var setFields: PangoFontMask {
        PangoFontMask(pango_font_description_get_set_fields(opaquePointer))
    }

    /// Source: `pango_font_description_get_size`, `pango_font_description_set_size`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        get {
            swiftInteger(pango_font_description_get_size(opaquePointer))
        }
        set {
            pango_font_description_set_size(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `pango_font_description_get_size_is_absolute`, since Pango 1.8.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_size_is_absolute.html)
    @_alwaysEmitIntoClient
    public var sizeIsAbsolute: Bool {
        pango_font_description_get_size_is_absolute(opaquePointer) != 0
    }

    /// Source: `pango_font_description_get_stretch`, `pango_font_description_set_stretch`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_stretch.html)
    @_alwaysEmitIntoClient
    public var stretch: PangoStretch {
        get {
            PangoStretch(pango_font_description_get_stretch(opaquePointer))
        }
        set {
            pango_font_description_set_stretch(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_font_description_get_style`, `pango_font_description_set_style`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_style.html)
    @_alwaysEmitIntoClient
    public var style: PangoStyle {
        get {
            PangoStyle(pango_font_description_get_style(opaquePointer))
        }
        set {
            pango_font_description_set_style(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_font_description_get_variant`, `pango_font_description_set_variant`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_variant.html)
    @_alwaysEmitIntoClient
    public var variant: PangoVariant {
        get {
            PangoVariant(pango_font_description_get_variant(opaquePointer))
        }
        set {
            pango_font_description_set_variant(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_font_description_get_variations`, `pango_font_description_set_variations`, since Pango 1.42.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_variations.html)
    @_alwaysEmitIntoClient
    public var variations: String? {
        get {
            String.optional(copying: pango_font_description_get_variations(opaquePointer))
        }
        set {
            pango_font_description_set_variations(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `pango_font_description_get_weight`, `pango_font_description_set_weight`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.get_weight.html)
    @_alwaysEmitIntoClient
    public var weight: PangoWeight {
        get {
            PangoWeight(pango_font_description_get_weight(opaquePointer))
        }
        set {
            pango_font_description_set_weight(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_font_description_better_match`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.better_match.html)
    @_alwaysEmitIntoClient
    public func betterMatch(_ oldMatch: PangoFontDescription? = nil, newMatch: PangoFontDescription) -> Bool {
        pango_font_description_better_match(opaquePointer, oldMatch?.opaquePointer, newMatch.opaquePointer) != 0
    }

    /// Source: `pango_font_description_copy`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PangoFontDescription? {
        PangoFontDescription.wrapping(pango_font_description_copy(opaquePointer), transfer: .full)
    }

    /// Source: `pango_font_description_equal`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ desc2: PangoFontDescription) -> Bool {
        pango_font_description_equal(opaquePointer, desc2.opaquePointer) != 0
    }

    /// Source: `pango_font_description_hash`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.hash.html)
    @_alwaysEmitIntoClient
    public func hash() -> Int {
        swiftInteger(pango_font_description_hash(opaquePointer))
    }

    /// Source: `pango_font_description_merge`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.merge.html)
    @_alwaysEmitIntoClient
    public func merge(_ descToMerge: PangoFontDescription? = nil, replaceExisting: Bool) {
        pango_font_description_merge(opaquePointer, descToMerge?.opaquePointer, replaceExisting ? 1 : 0)
    }

    /// Source: `pango_font_description_set_absolute_size`, since Pango 1.8.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.set_absolute_size.html)
    @_alwaysEmitIntoClient
    public func setAbsoluteSize(_ size: Double) {
        pango_font_description_set_absolute_size(opaquePointer, size)
    }

    /// Source: `pango_font_description_to_filename`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.to_filename.html)
    @_alwaysEmitIntoClient
    public func toFilename() -> String? {
        String.optional(taking: pango_font_description_to_filename(opaquePointer))
    }

    /// Source: `pango_font_description_to_string`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: pango_font_description_to_string(opaquePointer))
    }

    /// Source: `pango_font_description_unset_fields`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontDescription.unset_fields.html)
    @_alwaysEmitIntoClient
    public func unsetFields(_ toUnset: PangoFontMask = []) {
        pango_font_description_unset_fields(opaquePointer, toUnset.cValue)
    }

    /// Source: `pango_font_description_from_string`.
    /// [Reference](https://docs.gtk.org/Pango/type_func.FontDescription.from_string.html)
    @_alwaysEmitIntoClient
    public static func fromString(_ str: String) -> PangoFontDescription {
        PangoFontDescription.wrapping(required: pango_font_description_from_string(cText(str)), transfer: .full)
    }
}
