// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoLanguage`.
/// [Reference](https://docs.gtk.org/Pango/struct.Language.html)
public final class PangoLanguage: Boxed {
    public override class var valueType: GType { GType(rawValue: pango_language_get_type()) }

    /// Source: `pango_language_get_sample_string`.
    /// [Reference](https://docs.gtk.org/Pango/method.Language.get_sample_string.html)
    @_alwaysEmitIntoClient
    public var sampleString: String {
        String(copying: pango_language_get_sample_string(opaquePointer))
    }

    /// Source: `pango_language_get_scripts`, since Pango 1.22.
    /// [Reference](https://docs.gtk.org/Pango/method.Language.get_scripts.html)
    @_alwaysEmitIntoClient
    public func scripts() -> [PangoScript] {
        var numScripts: Int32 = 0
        let result = pango_language_get_scripts(opaquePointer, &numScripts)
        return cArray(result, count: swiftInteger(numScripts)) { PangoScript($0) }
    }

    /// Source: `pango_language_includes_script`, since Pango 1.4.
    /// [Reference](https://docs.gtk.org/Pango/method.Language.includes_script.html)
    @_alwaysEmitIntoClient
    public func includesScript(_ script: PangoScript) -> Bool {
        pango_language_includes_script(opaquePointer, script.cValue) != 0
    }

    /// Source: `pango_language_matches`.
    /// [Reference](https://docs.gtk.org/Pango/method.Language.matches.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func matches(_ rangeList: String) -> Bool {
        pango_language_matches(opaquePointer, cText(rangeList)) != 0
    }

    /// Source: `pango_language_to_string`.
    /// [Reference](https://docs.gtk.org/Pango/method.Language.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(copying: pango_language_to_string(opaquePointer))
    }

    /// Source: `pango_language_from_string`.
    /// [Reference](https://docs.gtk.org/Pango/type_func.Language.from_string.html)
    @_alwaysEmitIntoClient
    public static func fromString(_ language: String? = nil) -> PangoLanguage? {
        PangoLanguage.wrapping(pango_language_from_string(cText(ifAny: language)))
    }

    /// Source: `pango_language_get_default`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/type_func.Language.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: PangoLanguage {
        PangoLanguage.wrapping(required: pango_language_get_default())
    }
}
