// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEventControllerScroll`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerScroll.html)
open class EventControllerScroll: EventController {
    /// Source: `gtk_event_controller_scroll_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerScroll.new.html)
    @_alwaysEmitIntoClient
    public init(flags: EventControllerScrollFlags) {
        super.init(instance: CInstance(gtk_event_controller_scroll_new(flags.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EventControllerScroll {
    /// Source: `gtk_event_controller_scroll_get_flags`, `gtk_event_controller_scroll_set_flags`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerScroll.flags.html)
    @_alwaysEmitIntoClient
    public var flags: EventControllerScrollFlags {
        get {
            EventControllerScrollFlags(gtk_event_controller_scroll_get_flags(opaquePointer))
        }
        set {
            gtk_event_controller_scroll_set_flags(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_event_controller_scroll_get_unit`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventControllerScroll.get_unit.html)
    @_alwaysEmitIntoClient
    public var unit: ScrollUnit {
        ScrollUnit(gtk_event_controller_scroll_get_unit(opaquePointer))
    }

    /// Source: the signal `GtkEventControllerScroll::decelerate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerScroll.decelerate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDecelerate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("decelerate", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerScroll::scroll`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScroll(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Bool
    ) -> SignalConnection {
        connect("scroll", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerScroll::scroll-begin`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-begin.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScrollBegin(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("scroll-begin", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerScroll::scroll-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScrollEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("scroll-end", after: after, handler)
    }
}
