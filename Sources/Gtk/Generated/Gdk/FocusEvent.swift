// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkFocusEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.FocusEvent.html)
open class FocusEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_focus_event_get_type()) }
}

extension FocusEvent {
    /// Source: `gdk_focus_event_get_in`.
    /// [Reference](https://docs.gtk.org/gdk4/method.FocusEvent.get_in.html)
    @_alwaysEmitIntoClient
    public var `in`: Bool {
        gdk_focus_event_get_in(opaquePointer) != 0
    }
}
