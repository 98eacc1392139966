// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.Button.html)
open class Button: Widget, Actionable {
    /// Source: `gtk_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Button.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_button_new()))
    }

    /// Source: `gtk_button_new_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Button.new_from_icon_name.html)
    @_alwaysEmitIntoClient
    public init(iconName: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_button_new_from_icon_name(cText(ifAny: iconName))))
    }

    /// Source: `gtk_button_new_with_label`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Button.new_with_label.html)
    @_alwaysEmitIntoClient
    public init(_ label: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_button_new_with_label(cText(label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Button {
    @_alwaysEmitIntoClient
    var buttonPointer: UnsafeMutablePointer<GtkButton> { pointer() }

    /// Source: `gtk_button_get_child`, `gtk_button_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_button_get_child(buttonPointer))
        }
        set {
            gtk_button_set_child(buttonPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_button_get_has_frame`, `gtk_button_set_has_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            gtk_button_get_has_frame(buttonPointer) != 0
        }
        set {
            gtk_button_set_has_frame(buttonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_button_get_icon_name`, `gtk_button_set_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String {
        get {
            String.optional(copying: gtk_button_get_icon_name(buttonPointer)) ?? ""
        }
        set {
            gtk_button_set_icon_name(buttonPointer, cText(newValue))
        }
    }

    /// Source: `gtk_button_get_label`, `gtk_button_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_button_get_label(buttonPointer))
        }
        set {
            gtk_button_set_label(buttonPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_button_get_use_underline`, `gtk_button_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_button_get_use_underline(buttonPointer) != 0
        }
        set {
            gtk_button_set_use_underline(buttonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkButton::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Button.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkButton::clicked`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Button.clicked.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClicked(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("clicked", after: after, handler)
    }
}
