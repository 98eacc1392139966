// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkWindowControls`.
/// [Reference](https://docs.gtk.org/gtk4/class.WindowControls.html)
open class WindowControls: Widget {
    /// Source: `gtk_window_controls_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.WindowControls.new.html)
    @_alwaysEmitIntoClient
    public init(side: PackType) {
        requireDisplay()
        super.init(instance: CInstance(gtk_window_controls_new(side.cValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension WindowControls {
    /// Source: `gtk_window_controls_get_decoration_layout`, `gtk_window_controls_set_decoration_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/property.WindowControls.decoration-layout.html)
    @_alwaysEmitIntoClient
    public var decorationLayout: String? {
        get {
            String.optional(copying: gtk_window_controls_get_decoration_layout(opaquePointer))
        }
        set {
            gtk_window_controls_set_decoration_layout(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_window_controls_get_empty`.
    /// [Reference](https://docs.gtk.org/gtk4/property.WindowControls.empty.html)
    @_alwaysEmitIntoClient
    public var empty: Bool {
        gtk_window_controls_get_empty(opaquePointer) != 0
    }

    /// Source: `gtk_window_controls_get_side`, `gtk_window_controls_set_side`.
    /// [Reference](https://docs.gtk.org/gtk4/property.WindowControls.side.html)
    @_alwaysEmitIntoClient
    public var side: PackType {
        get {
            PackType(gtk_window_controls_get_side(opaquePointer))
        }
        set {
            gtk_window_controls_set_side(opaquePointer, newValue.cValue)
        }
    }
}
