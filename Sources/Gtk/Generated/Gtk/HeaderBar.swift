// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkHeaderBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.HeaderBar.html)
open class HeaderBar: Widget {
    /// Source: `gtk_header_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.HeaderBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_header_bar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension HeaderBar {
    /// Source: `gtk_header_bar_get_decoration_layout`, `gtk_header_bar_set_decoration_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/property.HeaderBar.decoration-layout.html)
    @_alwaysEmitIntoClient
    public var decorationLayout: String? {
        get {
            String.optional(copying: gtk_header_bar_get_decoration_layout(opaquePointer))
        }
        set {
            gtk_header_bar_set_decoration_layout(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_header_bar_get_show_title_buttons`, `gtk_header_bar_set_show_title_buttons`.
    /// [Reference](https://docs.gtk.org/gtk4/property.HeaderBar.show-title-buttons.html)
    @_alwaysEmitIntoClient
    public var showTitleButtons: Bool {
        get {
            gtk_header_bar_get_show_title_buttons(opaquePointer) != 0
        }
        set {
            gtk_header_bar_set_show_title_buttons(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_header_bar_get_title_widget`, `gtk_header_bar_set_title_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.HeaderBar.title-widget.html)
    @_alwaysEmitIntoClient
    public var titleWidget: Widget? {
        get {
            Widget.wrapping(gtk_header_bar_get_title_widget(opaquePointer))
        }
        set {
            gtk_header_bar_set_title_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_header_bar_pack_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.HeaderBar.pack_end.html)
    @_alwaysEmitIntoClient
    public func packEnd(_ child: Widget) {
        gtk_header_bar_pack_end(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_header_bar_pack_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.HeaderBar.pack_start.html)
    @_alwaysEmitIntoClient
    public func packStart(_ child: Widget) {
        gtk_header_bar_pack_start(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_header_bar_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.HeaderBar.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_header_bar_remove(opaquePointer, child.widgetPointer)
    }
}
