// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkTouchEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.TouchEvent.html)
open class TouchEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_touch_event_get_type()) }
}

extension TouchEvent {
    /// Source: `gdk_touch_event_get_emulating_pointer`.
    /// [Reference](https://docs.gtk.org/gdk4/method.TouchEvent.get_emulating_pointer.html)
    @_alwaysEmitIntoClient
    public var emulatingPointer: Bool {
        gdk_touch_event_get_emulating_pointer(opaquePointer) != 0
    }
}
