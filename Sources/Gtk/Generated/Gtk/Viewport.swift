// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkViewport`.
/// [Reference](https://docs.gtk.org/gtk4/class.Viewport.html)
open class Viewport: Widget, Scrollable {
    /// Source: `gtk_viewport_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Viewport.new.html)
    @_alwaysEmitIntoClient
    public init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) {
        requireDisplay()
        super.init(
            instance: CInstance(gtk_viewport_new(hadjustment?.adjustmentPointer, vadjustment?.adjustmentPointer))
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Viewport {
    /// Source: `gtk_viewport_get_child`, `gtk_viewport_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Viewport.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_viewport_get_child(opaquePointer))
        }
        set {
            gtk_viewport_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_viewport_get_scroll_to_focus`, `gtk_viewport_set_scroll_to_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Viewport.scroll-to-focus.html)
    @_alwaysEmitIntoClient
    public var scrollToFocus: Bool {
        get {
            gtk_viewport_get_scroll_to_focus(opaquePointer) != 0
        }
        set {
            gtk_viewport_set_scroll_to_focus(opaquePointer, newValue ? 1 : 0)
        }
    }
}
