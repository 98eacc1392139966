// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkExpander`.
/// [Reference](https://docs.gtk.org/gtk4/class.Expander.html)
open class Expander: Widget {
    /// Source: `gtk_expander_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Expander.new.html)
    @_alwaysEmitIntoClient
    public init(label: String? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_expander_new(cText(ifAny: label))))
    }

    /// Source: `gtk_expander_new_with_mnemonic`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Expander.new_with_mnemonic.html)
    @_alwaysEmitIntoClient
    public init(mnemonic label: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_expander_new_with_mnemonic(cText(ifAny: label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Expander {
    /// Source: `gtk_expander_get_child`, `gtk_expander_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_expander_get_child(opaquePointer))
        }
        set {
            gtk_expander_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_expander_get_expanded`, `gtk_expander_set_expanded`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.expanded.html)
    @_alwaysEmitIntoClient
    public var expanded: Bool {
        get {
            gtk_expander_get_expanded(opaquePointer) != 0
        }
        set {
            gtk_expander_set_expanded(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_expander_get_label`, `gtk_expander_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_expander_get_label(opaquePointer))
        }
        set {
            gtk_expander_set_label(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_expander_get_label_widget`, `gtk_expander_set_label_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.label-widget.html)
    @_alwaysEmitIntoClient
    public var labelWidget: Widget? {
        get {
            Widget.wrapping(gtk_expander_get_label_widget(opaquePointer))
        }
        set {
            gtk_expander_set_label_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_expander_get_resize_toplevel`, `gtk_expander_set_resize_toplevel`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.resize-toplevel.html)
    @_alwaysEmitIntoClient
    public var resizeToplevel: Bool {
        get {
            gtk_expander_get_resize_toplevel(opaquePointer) != 0
        }
        set {
            gtk_expander_set_resize_toplevel(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_expander_get_use_markup`, `gtk_expander_set_use_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.use-markup.html)
    @_alwaysEmitIntoClient
    public var useMarkup: Bool {
        get {
            gtk_expander_get_use_markup(opaquePointer) != 0
        }
        set {
            gtk_expander_set_use_markup(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_expander_get_use_underline`, `gtk_expander_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_expander_get_use_underline(opaquePointer) != 0
        }
        set {
            gtk_expander_set_use_underline(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkExpander::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Expander.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}
