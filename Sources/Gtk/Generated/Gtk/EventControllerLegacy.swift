// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEventControllerLegacy`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerLegacy.html)
open class EventControllerLegacy: EventController {
    /// Source: `gtk_event_controller_legacy_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerLegacy.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_event_controller_legacy_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EventControllerLegacy {
    /// Source: the signal `GtkEventControllerLegacy::event`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerLegacy.event.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEvent(
        after: Bool = false,
        _ handler: @escaping @MainActor (Event) -> Bool
    ) -> SignalConnection {
        connect("event", after: after, handler)
    }
}
