// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkColorButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.ColorButton.html)
open class ColorButton: Widget, ColorChooser {
    /// Source: `gtk_color_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColorButton.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_color_button_new()))
    }

    /// Source: `gtk_color_button_new_with_rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColorButton.new_with_rgba.html)
    @_alwaysEmitIntoClient
    public init(rgba: RGBA) {
        requireDisplay()
        var rgbaValue = rgba.cValue
        super.init(instance: CInstance(gtk_color_button_new_with_rgba(&rgbaValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ColorButton {
    /// Source: `gtk_color_button_get_modal`, `gtk_color_button_set_modal`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorButton.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            gtk_color_button_get_modal(opaquePointer) != 0
        }
        set {
            gtk_color_button_set_modal(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkColorButton:show-editor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorButton.show-editor.html)
    @_alwaysEmitIntoClient
    public var showEditor: Bool {
        get {
            self[property: "show-editor"]
        }
        set {
            self[property: "show-editor"] = newValue
        }
    }

    /// Source: `gtk_color_button_get_title`, `gtk_color_button_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorButton.title.html)
    @_alwaysEmitIntoClient
    public var title: String {
        get {
            String(copying: gtk_color_button_get_title(opaquePointer))
        }
        set {
            gtk_color_button_set_title(opaquePointer, cText(newValue))
        }
    }

    /// Source: the signal `GtkColorButton::activate`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ColorButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkColorButton::color-set`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ColorButton.color-set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onColorSet(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("color-set", after: after, handler)
    }
}
