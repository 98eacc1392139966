// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDNDEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.DNDEvent.html)
open class DNDEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_dnd_event_get_type()) }
}

extension DNDEvent {
    /// Source: `gdk_dnd_event_get_drop`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DNDEvent.get_drop.html)
    @_alwaysEmitIntoClient
    public var drop: Drop? {
        Drop.wrapping(gdk_dnd_event_get_drop(opaquePointer))
    }
}
