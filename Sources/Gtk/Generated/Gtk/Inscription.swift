// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkInscription`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gtk4/class.Inscription.html)
open class Inscription: Widget {
    /// Source: `gtk_inscription_new`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Inscription.new.html)
    @_alwaysEmitIntoClient
    public init(text: String? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_inscription_new(cText(ifAny: text))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Inscription {
    /// Source: `gtk_inscription_get_attributes`, `gtk_inscription_set_attributes`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: PangoAttrList? {
        get {
            PangoAttrList.wrapping(gtk_inscription_get_attributes(opaquePointer))
        }
        set {
            gtk_inscription_set_attributes(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_inscription_get_min_chars`, `gtk_inscription_set_min_chars`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.min-chars.html)
    @_alwaysEmitIntoClient
    public var minChars: Int {
        get {
            swiftInteger(gtk_inscription_get_min_chars(opaquePointer))
        }
        set {
            gtk_inscription_set_min_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_inscription_get_min_lines`, `gtk_inscription_set_min_lines`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.min-lines.html)
    @_alwaysEmitIntoClient
    public var minLines: Int {
        get {
            swiftInteger(gtk_inscription_get_min_lines(opaquePointer))
        }
        set {
            gtk_inscription_set_min_lines(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_inscription_get_nat_chars`, `gtk_inscription_set_nat_chars`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.nat-chars.html)
    @_alwaysEmitIntoClient
    public var natChars: Int {
        get {
            swiftInteger(gtk_inscription_get_nat_chars(opaquePointer))
        }
        set {
            gtk_inscription_set_nat_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_inscription_get_nat_lines`, `gtk_inscription_set_nat_lines`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.nat-lines.html)
    @_alwaysEmitIntoClient
    public var natLines: Int {
        get {
            swiftInteger(gtk_inscription_get_nat_lines(opaquePointer))
        }
        set {
            gtk_inscription_set_nat_lines(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_inscription_get_text`, `gtk_inscription_set_text`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            String.optional(copying: gtk_inscription_get_text(opaquePointer))
        }
        set {
            gtk_inscription_set_text(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_inscription_get_text_overflow`, `gtk_inscription_set_text_overflow`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.text-overflow.html)
    @_alwaysEmitIntoClient
    public var textOverflow: InscriptionOverflow {
        get {
            InscriptionOverflow(gtk_inscription_get_text_overflow(opaquePointer))
        }
        set {
            gtk_inscription_set_text_overflow(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_inscription_get_wrap_mode`, `gtk_inscription_set_wrap_mode`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.wrap-mode.html)
    @_alwaysEmitIntoClient
    public var wrapMode: PangoWrapMode {
        get {
            PangoWrapMode(gtk_inscription_get_wrap_mode(opaquePointer))
        }
        set {
            gtk_inscription_set_wrap_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_inscription_get_xalign`, `gtk_inscription_set_xalign`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.xalign.html)
    @_alwaysEmitIntoClient
    public var xalign: Float {
        get {
            gtk_inscription_get_xalign(opaquePointer)
        }
        set {
            gtk_inscription_set_xalign(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_inscription_get_yalign`, `gtk_inscription_set_yalign`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Inscription.yalign.html)
    @_alwaysEmitIntoClient
    public var yalign: Float {
        get {
            gtk_inscription_get_yalign(opaquePointer)
        }
        set {
            gtk_inscription_set_yalign(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_inscription_set_markup`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/method.Inscription.set_markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ markup: String?) {
        gtk_inscription_set_markup(opaquePointer, cText(ifAny: markup))
    }
}
