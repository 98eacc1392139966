// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkOverlayLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.OverlayLayoutChild.html)
open class OverlayLayoutChild: LayoutChild {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension OverlayLayoutChild {
    /// Source: `gtk_overlay_layout_child_get_clip_overlay`, `gtk_overlay_layout_child_set_clip_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.clip-overlay.html)
    @_alwaysEmitIntoClient
    public var clipOverlay: Bool {
        get {
            gtk_overlay_layout_child_get_clip_overlay(opaquePointer) != 0
        }
        set {
            gtk_overlay_layout_child_set_clip_overlay(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_overlay_layout_child_get_measure`, `gtk_overlay_layout_child_set_measure`.
    /// [Reference](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.measure.html)
    @_alwaysEmitIntoClient
    public var measure: Bool {
        get {
            gtk_overlay_layout_child_get_measure(opaquePointer) != 0
        }
        set {
            gtk_overlay_layout_child_set_measure(opaquePointer, newValue ? 1 : 0)
        }
    }
}
