// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkOverlayLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.OverlayLayout.html)
open class OverlayLayout: LayoutManager {
    /// Source: `gtk_overlay_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.OverlayLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_overlay_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
