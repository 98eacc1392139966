// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkGrabBrokenEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.GrabBrokenEvent.html)
open class GrabBrokenEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_grab_broken_event_get_type()) }
}

extension GrabBrokenEvent {
    /// Source: `gdk_grab_broken_event_get_grab_surface`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GrabBrokenEvent.get_grab_surface.html)
    @_alwaysEmitIntoClient
    public var grabSurface: GdkSurface {
        GdkSurface.wrapping(required: gdk_grab_broken_event_get_grab_surface(opaquePointer))
    }

    /// Source: `gdk_grab_broken_event_get_implicit`.
    /// [Reference](https://docs.gtk.org/gdk4/method.GrabBrokenEvent.get_implicit.html)
    @_alwaysEmitIntoClient
    public var implicit: Bool {
        gdk_grab_broken_event_get_implicit(opaquePointer) != 0
    }
}
