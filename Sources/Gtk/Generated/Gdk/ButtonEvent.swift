// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkButtonEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.ButtonEvent.html)
open class ButtonEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gdk_button_event_get_type()) }
}

extension ButtonEvent {
    /// Source: `gdk_button_event_get_button`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ButtonEvent.get_button.html)
    @_alwaysEmitIntoClient
    public var button: Int {
        swiftInteger(gdk_button_event_get_button(opaquePointer))
    }
}
