// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GAction`.
/// [Reference](https://docs.gtk.org/gio/iface.Action.html)
public protocol Action: Object {}

extension Action {
    /// Source: `g_action_get_enabled`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.Action.enabled.html)
    @_alwaysEmitIntoClient
    public var enabled: Bool {
        g_action_get_enabled(opaquePointer) != 0
    }

    /// Source: `g_action_get_name`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.Action.name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: g_action_get_name(opaquePointer))
    }

    /// Source: `g_action_get_parameter_type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.Action.parameter-type.html)
    @_alwaysEmitIntoClient
    public var parameterType: VariantType? {
        VariantType.wrapping(g_action_get_parameter_type(opaquePointer))
    }

    /// Source: `g_action_get_state`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.Action.state.html)
    @_alwaysEmitIntoClient
    public var state: Variant? {
        Variant.wrapping(g_action_get_state(opaquePointer), transfer: .full)
    }

    /// Source: `g_action_get_state_type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.Action.state-type.html)
    @_alwaysEmitIntoClient
    public var stateType: VariantType? {
        VariantType.wrapping(g_action_get_state_type(opaquePointer))
    }

    /// Source: `g_action_get_state_hint`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.Action.get_state_hint.html)
    @_alwaysEmitIntoClient
    public var stateHint: Variant? {
        Variant.wrapping(g_action_get_state_hint(opaquePointer), transfer: .full)
    }

    /// Source: `g_action_activate`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.Action.activate.html)
    @_alwaysEmitIntoClient
    public func activate(_ parameter: Variant? = nil) {
        g_action_activate(opaquePointer, parameter?.opaquePointer)
    }

    /// Source: `g_action_change_state`, since GLib 2.30.
    /// [Reference](https://docs.gtk.org/gio/method.Action.change_state.html)
    @_alwaysEmitIntoClient
    public func changeState(_ value: Variant) {
        g_action_change_state(opaquePointer, value.opaquePointer)
    }
}

/// An object of a private C class that implements ``Action``.
///
/// The functions of the C interface are static members of this class.
public final class AnyAction: Object, Action {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `g_action_name_is_valid`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/type_func.Action.name_is_valid.html)
    @_alwaysEmitIntoClient
    public static func nameIsValid(_ actionName: String) -> Bool {
        g_action_name_is_valid(cText(actionName)) != 0
    }

    /// Source: `g_action_parse_detailed_name`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/type_func.Action.parse_detailed_name.html)
    @_alwaysEmitIntoClient
    public static func parseDetailedName(_ detailedName: String) throws(GLibError) -> (
        actionName: String?, targetValue: Variant?
    ) {
        var actionName: UnsafeMutablePointer<CChar>? = nil
        var targetValue: OpaquePointer? = nil
        _ = try GLibError.check { error in
            g_action_parse_detailed_name(cText(detailedName), &actionName, &targetValue, error)
        }
        return (String.optional(taking: actionName), Variant.wrapping(targetValue, transfer: .full))
    }

    /// Source: `g_action_print_detailed_name`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/type_func.Action.print_detailed_name.html)
    @_alwaysEmitIntoClient
    public static func printDetailedName(_ actionName: String, targetValue: Variant? = nil) -> String {
        String(taking: g_action_print_detailed_name(cText(actionName), targetValue?.opaquePointer))
    }
}
