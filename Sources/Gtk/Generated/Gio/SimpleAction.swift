// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSimpleAction`.
/// [Reference](https://docs.gtk.org/gio/class.SimpleAction.html)
open class SimpleAction: Object, Action {
    /// Source: `g_simple_action_new`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/ctor.SimpleAction.new.html)
    @_alwaysEmitIntoClient
    public init(name: String, parameterType: VariantType? = nil) {
        super.init(instance: CInstance(g_simple_action_new(cText(name), parameterType?.opaquePointer)), transfer: .full)
    }

    /// Source: `g_simple_action_new_stateful`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/ctor.SimpleAction.new_stateful.html)
    @_alwaysEmitIntoClient
    public init(name: String, parameterType: VariantType? = nil, state: Variant) {
        super.init(
            instance: CInstance(
                g_simple_action_new_stateful(cText(name), parameterType?.opaquePointer, state.opaquePointer)
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SimpleAction {
    /// Source: the property `GSimpleAction:enabled`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.SimpleAction.enabled.html)
    @_alwaysEmitIntoClient
    public var enabled: Bool {
        get {
            self[property: "enabled"]
        }
        set {
            self[property: "enabled"] = newValue
        }
    }

    /// Source: the property `GSimpleAction:name`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.SimpleAction.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        self[property: "name"]
    }

    /// Source: the property `GSimpleAction:parameter-type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.SimpleAction.parameter-type.html)
    @_alwaysEmitIntoClient
    public var parameterType: VariantType? {
        self[property: "parameter-type"]
    }

    /// Source: the property `GSimpleAction:state`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.SimpleAction.state.html)
    @_alwaysEmitIntoClient
    public var state: Variant? {
        get {
            self[property: "state"]
        }
        set {
            self[property: "state"] = newValue
        }
    }

    /// Source: the property `GSimpleAction:state-type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.SimpleAction.state-type.html)
    @_alwaysEmitIntoClient
    public var stateType: VariantType? {
        self[property: "state-type"]
    }

    /// Source: `g_simple_action_set_state`, since GLib 2.30.
    /// [Reference](https://docs.gtk.org/gio/method.SimpleAction.set_state.html)
    @_alwaysEmitIntoClient
    public func setState(_ value: Variant) {
        g_simple_action_set_state(opaquePointer, value.opaquePointer)
    }

    /// Source: `g_simple_action_set_state_hint`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.SimpleAction.set_state_hint.html)
    @_alwaysEmitIntoClient
    public func setStateHint(_ stateHint: Variant?) {
        g_simple_action_set_state_hint(opaquePointer, stateHint?.opaquePointer)
    }

    /// Source: the signal `GSimpleAction::activate`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/signal.SimpleAction.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Variant?) -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GSimpleAction::change-state`, since GLib 2.30.
    /// [Reference](https://docs.gtk.org/gio/signal.SimpleAction.change-state.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChangeState(
        after: Bool = false,
        _ handler: @escaping @MainActor (Variant?) -> Void
    ) -> SignalConnection {
        connect("change-state", after: after, handler)
    }
}
