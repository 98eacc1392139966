// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkMotionEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.MotionEvent.html)
open class MotionEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_motion_event_get_type()) }
}
