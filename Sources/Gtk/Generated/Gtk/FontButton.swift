// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFontButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.FontButton.html)
open class FontButton: Widget, FontChooser {
    /// Source: `gtk_font_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FontButton.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_font_button_new()))
    }

    /// Source: `gtk_font_button_new_with_font`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FontButton.new_with_font.html)
    @_alwaysEmitIntoClient
    public init(font fontname: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_font_button_new_with_font(cText(fontname))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FontButton {
    /// Source: `gtk_font_button_get_modal`, `gtk_font_button_set_modal`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontButton.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            gtk_font_button_get_modal(opaquePointer) != 0
        }
        set {
            gtk_font_button_set_modal(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_font_button_get_title`, `gtk_font_button_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontButton.title.html)
    @_alwaysEmitIntoClient
    public var title: String {
        get {
            String(copying: gtk_font_button_get_title(opaquePointer))
        }
        set {
            gtk_font_button_set_title(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_font_button_get_use_font`, `gtk_font_button_set_use_font`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontButton.use-font.html)
    @_alwaysEmitIntoClient
    public var useFont: Bool {
        get {
            gtk_font_button_get_use_font(opaquePointer) != 0
        }
        set {
            gtk_font_button_set_use_font(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_font_button_get_use_size`, `gtk_font_button_set_use_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FontButton.use-size.html)
    @_alwaysEmitIntoClient
    public var useSize: Bool {
        get {
            gtk_font_button_get_use_size(opaquePointer) != 0
        }
        set {
            gtk_font_button_set_use_size(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkFontButton::activate`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FontButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkFontButton::font-set`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FontButton.font-set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFontSet(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("font-set", after: after, handler)
    }
}
