// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoContext`.
/// [Reference](https://docs.gtk.org/Pango/class.Context.html)
open class PangoContext: Object {
    /// Source: `pango_context_new`.
    /// [Reference](https://docs.gtk.org/Pango/ctor.Context.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(pango_context_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension PangoContext {
    /// Source: `pango_context_get_base_dir`, `pango_context_set_base_dir`.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_base_dir.html)
    @_alwaysEmitIntoClient
    public var baseDir: PangoDirection {
        get {
            PangoDirection(pango_context_get_base_dir(opaquePointer))
        }
        set {
            pango_context_set_base_dir(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_context_get_base_gravity`, `pango_context_set_base_gravity`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_base_gravity.html)
    @_alwaysEmitIntoClient
    public var baseGravity: PangoGravity {
        get {
            PangoGravity(pango_context_get_base_gravity(opaquePointer))
        }
        set {
            pango_context_set_base_gravity(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_context_get_font_description`, `pango_context_set_font_description`.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_font_description.html)
    @_alwaysEmitIntoClient
    public var fontDescription: PangoFontDescription? {
        get {
            PangoFontDescription.wrapping(pango_context_get_font_description(opaquePointer))
        }
        set {
            pango_context_set_font_description(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `pango_context_get_font_map`, `pango_context_set_font_map`, since Pango 1.6.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_font_map.html)
    @_alwaysEmitIntoClient
    public var fontMap: PangoFontMap? {
        get {
            PangoFontMap.wrapping(pango_context_get_font_map(opaquePointer))
        }
        set {
            pango_context_set_font_map(opaquePointer, newValue?.pangoFontMapPointer)
        }
    }

    /// Source: `pango_context_get_gravity`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_gravity.html)
    @_alwaysEmitIntoClient
    public var gravity: PangoGravity {
        PangoGravity(pango_context_get_gravity(opaquePointer))
    }

    /// Source: `pango_context_get_gravity_hint`, `pango_context_set_gravity_hint`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_gravity_hint.html)
    @_alwaysEmitIntoClient
    public var gravityHint: PangoGravityHint {
        get {
            PangoGravityHint(pango_context_get_gravity_hint(opaquePointer))
        }
        set {
            pango_context_set_gravity_hint(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `pango_context_get_language`.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_language.html)
    @_alwaysEmitIntoClient
    public var language: PangoLanguage {
        PangoLanguage.wrapping(required: pango_context_get_language(opaquePointer))
    }

    /// Source: `pango_context_get_round_glyph_positions`, `pango_context_set_round_glyph_positions`, since Pango 1.44.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_round_glyph_positions.html)
    @_alwaysEmitIntoClient
    public var roundGlyphPositions: Bool {
        get {
            pango_context_get_round_glyph_positions(opaquePointer) != 0
        }
        set {
            pango_context_set_round_glyph_positions(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `pango_context_get_serial`, since Pango 1.32.4.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_serial.html)
    @_alwaysEmitIntoClient
    public var serial: Int {
        swiftInteger(pango_context_get_serial(opaquePointer))
    }

    /// Source: `pango_context_changed`, since Pango 1.32.4.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.changed.html)
    @_alwaysEmitIntoClient
    public func changed() {
        pango_context_changed(opaquePointer)
    }

    /// Source: `pango_context_get_metrics`.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.get_metrics.html)
    @_alwaysEmitIntoClient
    public func metrics(for desc: PangoFontDescription? = nil, language: PangoLanguage? = nil) -> PangoFontMetrics {
        PangoFontMetrics.wrapping(
            required: pango_context_get_metrics(opaquePointer, desc?.opaquePointer, language?.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `pango_context_set_language`.
    /// [Reference](https://docs.gtk.org/Pango/method.Context.set_language.html)
    @_alwaysEmitIntoClient
    public func setLanguage(_ language: PangoLanguage?) {
        pango_context_set_language(opaquePointer, language?.opaquePointer)
    }
}
