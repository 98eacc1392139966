// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GActionGroup`.
/// [Reference](https://docs.gtk.org/gio/iface.ActionGroup.html)
public protocol ActionGroup: Object {}

extension ActionGroup {
    /// Source: `g_action_group_action_added`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.action_added.html)
    @_alwaysEmitIntoClient
    public func actionAdded(_ actionName: String) {
        g_action_group_action_added(opaquePointer, cText(actionName))
    }

    /// Source: `g_action_group_action_enabled_changed`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.action_enabled_changed.html)
    @_alwaysEmitIntoClient
    public func actionEnabledChanged(_ actionName: String, enabled: Bool) {
        g_action_group_action_enabled_changed(opaquePointer, cText(actionName), enabled ? 1 : 0)
    }

    /// Source: `g_action_group_action_removed`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.action_removed.html)
    @_alwaysEmitIntoClient
    public func actionRemoved(_ actionName: String) {
        g_action_group_action_removed(opaquePointer, cText(actionName))
    }

    /// Source: `g_action_group_action_state_changed`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.action_state_changed.html)
    @_alwaysEmitIntoClient
    public func actionStateChanged(_ actionName: String, state: Variant) {
        g_action_group_action_state_changed(opaquePointer, cText(actionName), state.opaquePointer)
    }

    /// Source: `g_action_group_activate_action`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.activate_action.html)
    @_alwaysEmitIntoClient
    public func activateAction(_ actionName: String, parameter: Variant? = nil) {
        g_action_group_activate_action(opaquePointer, cText(actionName), parameter?.opaquePointer)
    }

    /// Source: `g_action_group_change_action_state`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.change_action_state.html)
    @_alwaysEmitIntoClient
    public func changeActionState(_ actionName: String, value: Variant) {
        g_action_group_change_action_state(opaquePointer, cText(actionName), value.opaquePointer)
    }

    /// Source: `g_action_group_get_action_enabled`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.get_action_enabled.html)
    @_alwaysEmitIntoClient
    public func actionEnabled(for actionName: String) -> Bool {
        g_action_group_get_action_enabled(opaquePointer, cText(actionName)) != 0
    }

    /// Source: `g_action_group_get_action_parameter_type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.get_action_parameter_type.html)
    @_alwaysEmitIntoClient
    public func actionParameterType(for actionName: String) -> VariantType? {
        VariantType.wrapping(g_action_group_get_action_parameter_type(opaquePointer, cText(actionName)))
    }

    /// Source: `g_action_group_get_action_state`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.get_action_state.html)
    @_alwaysEmitIntoClient
    public func actionState(for actionName: String) -> Variant? {
        Variant.wrapping(g_action_group_get_action_state(opaquePointer, cText(actionName)), transfer: .full)
    }

    /// Source: `g_action_group_get_action_state_hint`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.get_action_state_hint.html)
    @_alwaysEmitIntoClient
    public func actionStateHint(for actionName: String) -> Variant? {
        Variant.wrapping(g_action_group_get_action_state_hint(opaquePointer, cText(actionName)), transfer: .full)
    }

    /// Source: `g_action_group_get_action_state_type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.get_action_state_type.html)
    @_alwaysEmitIntoClient
    public func actionStateType(for actionName: String) -> VariantType? {
        VariantType.wrapping(g_action_group_get_action_state_type(opaquePointer, cText(actionName)))
    }

    /// Source: `g_action_group_has_action`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.has_action.html)
    @_alwaysEmitIntoClient
    public func hasAction(_ actionName: String) -> Bool {
        g_action_group_has_action(opaquePointer, cText(actionName)) != 0
    }

    /// Source: `g_action_group_list_actions`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.list_actions.html)
    @_alwaysEmitIntoClient
    public func listActions() -> [String] {
        [String](taking: g_action_group_list_actions(opaquePointer))
    }

    /// Source: `g_action_group_query_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.ActionGroup.query_action.html)
    @_alwaysEmitIntoClient
    public func queryAction(_ actionName: String) -> (
        enabled: Bool, parameterType: VariantType?, stateType: VariantType?, stateHint: Variant?, state: Variant?
    )? {
        var enabled: gboolean = 0
        var parameterType: OpaquePointer? = nil
        var stateType: OpaquePointer? = nil
        var stateHint: OpaquePointer? = nil
        var state: OpaquePointer? = nil
        guard
            g_action_group_query_action(
                opaquePointer,
                cText(actionName),
                &enabled,
                &parameterType,
                &stateType,
                &stateHint,
                &state
            ) != 0
        else { return nil }
        return (
            enabled != 0, VariantType.wrapping(parameterType), VariantType.wrapping(stateType),
            Variant.wrapping(stateHint, transfer: .full), Variant.wrapping(state, transfer: .full)
        )
    }

    /// Source: the signal `GActionGroup::action-added`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/signal.ActionGroup.action-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActionAdded(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("action-added", detail), after: after, handler)
    }

    /// Source: the signal `GActionGroup::action-enabled-changed`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/signal.ActionGroup.action-enabled-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActionEnabledChanged(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String, Bool) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("action-enabled-changed", detail), after: after, handler)
    }

    /// Source: the signal `GActionGroup::action-removed`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/signal.ActionGroup.action-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActionRemoved(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("action-removed", detail), after: after, handler)
    }

    /// Source: the signal `GActionGroup::action-state-changed`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/signal.ActionGroup.action-state-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActionStateChanged(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String, Variant) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("action-state-changed", detail), after: after, handler)
    }
}

/// An object of a private C class that implements ``ActionGroup``.
///
/// The functions of the C interface are static members of this class.
public final class AnyActionGroup: Object, ActionGroup {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
