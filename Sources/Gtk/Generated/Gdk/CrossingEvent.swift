// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkCrossingEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.CrossingEvent.html)
open class CrossingEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_crossing_event_get_type()) }
}

extension CrossingEvent {
    /// Source: `gdk_crossing_event_get_detail`.
    /// [Reference](https://docs.gtk.org/gdk4/method.CrossingEvent.get_detail.html)
    @_alwaysEmitIntoClient
    public var detail: NotifyType {
        NotifyType(gdk_crossing_event_get_detail(opaquePointer))
    }

    /// Source: `gdk_crossing_event_get_focus`.
    /// [Reference](https://docs.gtk.org/gdk4/method.CrossingEvent.get_focus.html)
    @_alwaysEmitIntoClient
    public var focus: Bool {
        gdk_crossing_event_get_focus(opaquePointer) != 0
    }

    /// Source: `gdk_crossing_event_get_mode`.
    /// [Reference](https://docs.gtk.org/gdk4/method.CrossingEvent.get_mode.html)
    @_alwaysEmitIntoClient
    public var mode: CrossingMode {
        CrossingMode(gdk_crossing_event_get_mode(opaquePointer))
    }
}
