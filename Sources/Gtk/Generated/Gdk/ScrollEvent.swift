// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkScrollEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.ScrollEvent.html)
open class ScrollEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_scroll_event_get_type()) }
}

extension ScrollEvent {
    /// Source: `gdk_scroll_event_get_direction`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ScrollEvent.get_direction.html)
    @_alwaysEmitIntoClient
    public var direction: ScrollDirection {
        ScrollDirection(gdk_scroll_event_get_direction(opaquePointer))
    }

    /// Source: `gdk_scroll_event_get_unit`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gdk4/method.ScrollEvent.get_unit.html)
    @_alwaysEmitIntoClient
    public var unit: ScrollUnit {
        ScrollUnit(gdk_scroll_event_get_unit(opaquePointer))
    }

    /// Source: `gdk_scroll_event_is_stop`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ScrollEvent.is_stop.html)
    @_alwaysEmitIntoClient
    public var isStop: Bool {
        gdk_scroll_event_is_stop(opaquePointer) != 0
    }

    /// Source: `gdk_scroll_event_get_deltas`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ScrollEvent.get_deltas.html)
    @_alwaysEmitIntoClient
    public func deltas() -> (deltaX: Double, deltaY: Double) {
        var deltaX: Double = 0
        var deltaY: Double = 0
        gdk_scroll_event_get_deltas(opaquePointer, &deltaX, &deltaY)
        return (deltaX, deltaY)
    }
}
