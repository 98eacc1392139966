// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoFontFace`.
/// [Reference](https://docs.gtk.org/Pango/class.FontFace.html)
open class PangoFontFace: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PangoFontFace {
    @_alwaysEmitIntoClient
    var pangoFontFacePointer: UnsafeMutablePointer<CGtk.PangoFontFace> { pointer() }

    /// Source: `pango_font_face_get_face_name`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontFace.get_face_name.html)
    @_alwaysEmitIntoClient
    public var faceName: String {
        String(copying: pango_font_face_get_face_name(pangoFontFacePointer))
    }

    /// Source: `pango_font_face_get_family`, since Pango 1.46.
    /// [Reference](https://docs.gtk.org/Pango/method.FontFace.get_family.html)
    @_alwaysEmitIntoClient
    public var family: PangoFontFamily {
        PangoFontFamily.wrapping(required: pango_font_face_get_family(pangoFontFacePointer))
    }

    /// Source: `pango_font_face_is_synthesized`, since Pango 1.18.
    /// [Reference](https://docs.gtk.org/Pango/method.FontFace.is_synthesized.html)
    @_alwaysEmitIntoClient
    public var isSynthesized: Bool {
        pango_font_face_is_synthesized(pangoFontFacePointer) != 0
    }

    /// Source: `pango_font_face_describe`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontFace.describe.html)
    @_alwaysEmitIntoClient
    public func describe() -> PangoFontDescription {
        PangoFontDescription.wrapping(required: pango_font_face_describe(pangoFontFacePointer), transfer: .full)
    }

    /// Source: `pango_font_face_list_sizes`, since Pango 1.4.
    /// [Reference](https://docs.gtk.org/Pango/method.FontFace.list_sizes.html)
    @_alwaysEmitIntoClient
    public func listSizes() -> [Int] {
        var sizes: UnsafeMutablePointer<Int32>? = nil
        var nSizes: Int32 = 0
        pango_font_face_list_sizes(pangoFontFacePointer, &sizes, &nSizes)
        return cArray(sizes, count: swiftInteger(nSizes), isTaken: true) { swiftInteger($0) }
    }
}
