// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFontChooser`.
/// [Reference](https://docs.gtk.org/gtk4/iface.FontChooser.html)
public protocol FontChooser: Object {}

extension FontChooser {
    /// Source: `gtk_font_chooser_get_font`, `gtk_font_chooser_set_font`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.font.html)
    @_alwaysEmitIntoClient
    public var font: String {
        get {
            String.optional(taking: gtk_font_chooser_get_font(opaquePointer)) ?? ""
        }
        set {
            gtk_font_chooser_set_font(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_font_chooser_get_font_desc`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.font-desc.html)
    @_alwaysEmitIntoClient
    public var fontDesc: PangoFontDescription? {
        PangoFontDescription.wrapping(gtk_font_chooser_get_font_desc(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_font_chooser_get_font_features`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.font-features.html)
    @_alwaysEmitIntoClient
    public var fontFeatures: String? {
        String.optional(taking: gtk_font_chooser_get_font_features(opaquePointer))
    }

    /// Source: `gtk_font_chooser_get_language`, `gtk_font_chooser_set_language`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.language.html)
    @_alwaysEmitIntoClient
    public var language: String {
        get {
            String(taking: gtk_font_chooser_get_language(opaquePointer))
        }
        set {
            gtk_font_chooser_set_language(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_font_chooser_get_level`, `gtk_font_chooser_set_level`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.level.html)
    @_alwaysEmitIntoClient
    public var level: FontChooserLevel {
        get {
            FontChooserLevel(gtk_font_chooser_get_level(opaquePointer))
        }
        set {
            gtk_font_chooser_set_level(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_font_chooser_get_preview_text`, `gtk_font_chooser_set_preview_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.preview-text.html)
    @_alwaysEmitIntoClient
    public var previewText: String {
        get {
            String.optional(taking: gtk_font_chooser_get_preview_text(opaquePointer)) ?? ""
        }
        set {
            gtk_font_chooser_set_preview_text(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_font_chooser_get_show_preview_entry`, `gtk_font_chooser_set_show_preview_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontChooser.show-preview-entry.html)
    @_alwaysEmitIntoClient
    public var showPreviewEntry: Bool {
        get {
            gtk_font_chooser_get_show_preview_entry(opaquePointer) != 0
        }
        set {
            gtk_font_chooser_set_show_preview_entry(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_font_chooser_get_font_face`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.get_font_face.html)
    @_alwaysEmitIntoClient
    public var fontFace: PangoFontFace? {
        PangoFontFace.wrapping(gtk_font_chooser_get_font_face(opaquePointer))
    }

    /// Source: `gtk_font_chooser_get_font_family`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.get_font_family.html)
    @_alwaysEmitIntoClient
    public var fontFamily: PangoFontFamily? {
        PangoFontFamily.wrapping(gtk_font_chooser_get_font_family(opaquePointer))
    }

    /// Source: `gtk_font_chooser_get_font_map`, `gtk_font_chooser_set_font_map`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.get_font_map.html)
    @_alwaysEmitIntoClient
    public var fontMap: PangoFontMap? {
        get {
            PangoFontMap.wrapping(gtk_font_chooser_get_font_map(opaquePointer), transfer: .full)
        }
        set {
            gtk_font_chooser_set_font_map(opaquePointer, newValue?.pangoFontMapPointer)
        }
    }

    /// Source: `gtk_font_chooser_get_font_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.get_font_size.html)
    @_alwaysEmitIntoClient
    public var fontSize: Int {
        swiftInteger(gtk_font_chooser_get_font_size(opaquePointer))
    }

    /// Source: `gtk_font_chooser_set_filter_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.set_filter_func.html)
    @_alwaysEmitIntoClient
    public func setFilterFunc(_ filter: FontFilterFunc?) {
        gtk_font_chooser_set_filter_func(
            opaquePointer,
            filter == nil ? nil : callFontFilterFunc,
            retainedClosure(ifAny: filter),
            filter == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_font_chooser_set_font_desc`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FontChooser.set_font_desc.html)
    @_alwaysEmitIntoClient
    public func setFontDesc(_ fontDesc: PangoFontDescription) {
        gtk_font_chooser_set_font_desc(opaquePointer, fontDesc.opaquePointer)
    }

    /// Source: the signal `GtkFontChooser::font-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FontChooser.font-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFontActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("font-activated", after: after, handler)
    }
}

/// An object of a private C class that implements ``FontChooser``.
///
/// The functions of the C interface are static members of this class.
public final class AnyFontChooser: Object, FontChooser {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
