// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSwitch`.
/// [Reference](https://docs.gtk.org/gtk4/class.Switch.html)
open class Switch: Widget, Actionable {
    /// Source: `gtk_switch_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Switch.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_switch_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Switch {
    /// Source: `gtk_switch_get_active`, `gtk_switch_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Switch.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            gtk_switch_get_active(opaquePointer) != 0
        }
        set {
            gtk_switch_set_active(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_switch_get_state`, `gtk_switch_set_state`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Switch.state.html)
    @_alwaysEmitIntoClient
    public var state: Bool {
        get {
            gtk_switch_get_state(opaquePointer) != 0
        }
        set {
            gtk_switch_set_state(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkSwitch::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Switch.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkSwitch::state-set`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Switch.state-set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStateSet(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("state-set", after: after, handler)
    }
}
