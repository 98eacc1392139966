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
}

/// Source: `GActionMap`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/iface.ActionMap.html)
public protocol ActionMap: Object {}

extension ActionMap {
    /// Source: `g_action_map_add_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.ActionMap.add_action.html)
    @_alwaysEmitIntoClient
    public func addAction(_ action: any Action) {
        g_action_map_add_action(opaquePointer, action.opaquePointer)
    }

    /// Source: `g_action_map_lookup_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.ActionMap.lookup_action.html)
    @_alwaysEmitIntoClient
    public func lookupAction(_ actionName: String) -> (any Action)? {
        wrappingInterface(g_action_map_lookup_action(opaquePointer, cText(actionName)))
    }

    /// Source: `g_action_map_remove_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.ActionMap.remove_action.html)
    @_alwaysEmitIntoClient
    public func removeAction(_ actionName: String) {
        g_action_map_remove_action(opaquePointer, cText(actionName))
    }
}

/// An object of a private C class that implements ``ActionMap``.
///
/// The functions of the C interface are static members of this class.
public final class AnyActionMap: Object, ActionMap {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GAppInfo`.
/// [Reference](https://docs.gtk.org/gio/iface.AppInfo.html)
public protocol AppInfo: Object {}

extension AppInfo {
    /// Source: `g_app_info_can_delete`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.can_delete.html)
    @_alwaysEmitIntoClient
    public var canDelete: Bool {
        g_app_info_can_delete(opaquePointer) != 0
    }

    /// Source: `g_app_info_can_remove_supports_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.can_remove_supports_type.html)
    @_alwaysEmitIntoClient
    public var canRemoveSupportsType: Bool {
        g_app_info_can_remove_supports_type(opaquePointer) != 0
    }

    /// Source: `g_app_info_get_commandline`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_commandline.html)
    @_alwaysEmitIntoClient
    public var commandline: String? {
        String.optional(copying: g_app_info_get_commandline(opaquePointer))
    }

    /// Source: `g_app_info_get_description`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_description.html)
    @_alwaysEmitIntoClient
    public var description: String? {
        String.optional(copying: g_app_info_get_description(opaquePointer))
    }

    /// Source: `g_app_info_get_display_name`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_display_name.html)
    @_alwaysEmitIntoClient
    public var displayName: String {
        String(copying: g_app_info_get_display_name(opaquePointer))
    }

    /// Source: `g_app_info_get_executable`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_executable.html)
    @_alwaysEmitIntoClient
    public var executable: String {
        String(copying: g_app_info_get_executable(opaquePointer))
    }

    /// Source: `g_app_info_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: (any Icon)? {
        wrappingInterface(g_app_info_get_icon(opaquePointer))
    }

    /// Source: `g_app_info_get_id`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_id.html)
    @_alwaysEmitIntoClient
    public var id: String? {
        String.optional(copying: g_app_info_get_id(opaquePointer))
    }

    /// Source: `g_app_info_get_name`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: g_app_info_get_name(opaquePointer))
    }

    /// Source: `g_app_info_get_supported_types`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.get_supported_types.html)
    @_alwaysEmitIntoClient
    public var supportedTypes: [String] {
        [String](copying: g_app_info_get_supported_types(opaquePointer))
    }

    /// Source: `g_app_info_should_show`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.should_show.html)
    @_alwaysEmitIntoClient
    public var shouldShow: Bool {
        g_app_info_should_show(opaquePointer) != 0
    }

    /// Source: `g_app_info_add_supports_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.add_supports_type.html)
    @_alwaysEmitIntoClient
    public func addSupportsType(_ contentType: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_add_supports_type(opaquePointer, cText(contentType), error)
        }
    }

    /// Source: `g_app_info_delete`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.delete.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func delete() -> Bool {
        g_app_info_delete(opaquePointer) != 0
    }

    /// Source: `g_app_info_dup`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.dup.html)
    @_alwaysEmitIntoClient
    public func dup() -> any AppInfo {
        wrappingInterface(required: g_app_info_dup(opaquePointer), transfer: .full)
    }

    /// Source: `g_app_info_equal`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ appinfo2: any AppInfo) -> Bool {
        g_app_info_equal(opaquePointer, appinfo2.opaquePointer) != 0
    }

    /// Source: `g_app_info_remove_supports_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.remove_supports_type.html)
    @_alwaysEmitIntoClient
    public func removeSupportsType(_ contentType: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_remove_supports_type(opaquePointer, cText(contentType), error)
        }
    }

    /// Source: `g_app_info_set_as_default_for_extension`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.set_as_default_for_extension.html)
    @_alwaysEmitIntoClient
    public func setAsDefaultForExtension(_ extensionValue: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_set_as_default_for_extension(opaquePointer, cText(extensionValue), error)
        }
    }

    /// Source: `g_app_info_set_as_default_for_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.set_as_default_for_type.html)
    @_alwaysEmitIntoClient
    public func setAsDefaultForType(_ contentType: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_set_as_default_for_type(opaquePointer, cText(contentType), error)
        }
    }

    /// Source: `g_app_info_set_as_last_used_for_type`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.set_as_last_used_for_type.html)
    @_alwaysEmitIntoClient
    public func setAsLastUsedForType(_ contentType: String) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_set_as_last_used_for_type(opaquePointer, cText(contentType), error)
        }
    }

    /// Source: `g_app_info_supports_files`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.supports_files.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func supportsFiles() -> Bool {
        g_app_info_supports_files(opaquePointer) != 0
    }

    /// Source: `g_app_info_supports_uris`.
    /// [Reference](https://docs.gtk.org/gio/method.AppInfo.supports_uris.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func supportsUris() -> Bool {
        g_app_info_supports_uris(opaquePointer) != 0
    }
}

/// An object of a private C class that implements ``AppInfo``.
///
/// The functions of the C interface are static members of this class.
public final class AnyAppInfo: Object, AppInfo {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `g_app_info_create_from_commandline`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.create_from_commandline.html)
    @_alwaysEmitIntoClient
    public static func createFromCommandline(
        _ commandline: String,
        applicationName: String? = nil,
        flags: AppInfoCreateFlags = []
    ) throws(GLibError) -> any AppInfo {
        let result = try GLibError.check { error in
            g_app_info_create_from_commandline(cText(commandline), cText(ifAny: applicationName), flags.cValue, error)
        }
        return wrappingInterface(required: result, transfer: .full)
    }

    /// Source: `g_app_info_get_all`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_all.html)
    @_alwaysEmitIntoClient
    public static var all: [any AppInfo] {
        cElements(of: g_app_info_get_all(), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_app_info_get_all_for_type`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_all_for_type.html)
    @_alwaysEmitIntoClient
    public static func allForType(_ contentType: String) -> [any AppInfo] {
        cElements(of: g_app_info_get_all_for_type(cText(contentType)), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_app_info_get_default_for_type`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_type.html)
    @_alwaysEmitIntoClient
    public static func defaultForType(_ contentType: String, mustSupportUris: Bool) -> (any AppInfo)? {
        wrappingInterface(g_app_info_get_default_for_type(cText(contentType), mustSupportUris ? 1 : 0), transfer: .full)
    }

    /// Source: `g_app_info_get_default_for_type_async`, `g_app_info_get_default_for_type_finish`, since GLib 2.74.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_type.html)
    @_alwaysEmitIntoClient
    public static func defaultForType(_ contentType: String, mustSupportUris: Bool) async throws -> any AppInfo {
        try await asyncOperation { cancellable, callback, data in
            g_app_info_get_default_for_type_async(
                cText(contentType),
                mustSupportUris ? 1 : 0,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> any AppInfo in
            let result = try GLibError.check { error in
                g_app_info_get_default_for_type_finish(result, error)
            }
            return wrappingInterface(required: result, transfer: .full)
        }
    }

    /// Source: `g_app_info_get_default_for_uri_scheme`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_uri_scheme.html)
    @_alwaysEmitIntoClient
    public static func defaultForUriScheme(_ uriScheme: String) -> (any AppInfo)? {
        wrappingInterface(g_app_info_get_default_for_uri_scheme(cText(uriScheme)), transfer: .full)
    }

    /// Source: `g_app_info_get_default_for_uri_scheme_async`, `g_app_info_get_default_for_uri_scheme_finish`, since GLib 2.74.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_default_for_uri_scheme.html)
    @_alwaysEmitIntoClient
    public static func defaultForUriScheme(_ uriScheme: String) async throws -> any AppInfo {
        try await asyncOperation { cancellable, callback, data in
            g_app_info_get_default_for_uri_scheme_async(cText(uriScheme), cancellable, callback, data)
        } finish: { result throws(GLibError) -> any AppInfo in
            let result = try GLibError.check { error in
                g_app_info_get_default_for_uri_scheme_finish(result, error)
            }
            return wrappingInterface(required: result, transfer: .full)
        }
    }

    /// Source: `g_app_info_get_fallback_for_type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_fallback_for_type.html)
    @_alwaysEmitIntoClient
    public static func fallbackForType(_ contentType: String) -> [any AppInfo] {
        cElements(of: g_app_info_get_fallback_for_type(cText(contentType)), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_app_info_get_recommended_for_type`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.get_recommended_for_type.html)
    @_alwaysEmitIntoClient
    public static func recommendedForType(_ contentType: String) -> [any AppInfo] {
        cElements(of: g_app_info_get_recommended_for_type(cText(contentType)), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_app_info_launch_default_for_uri`.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.launch_default_for_uri.html)
    @_alwaysEmitIntoClient
    public static func launchDefaultForUri(_ uri: String, context: GioAppLaunchContext? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_app_info_launch_default_for_uri(cText(uri), context?.gioAppLaunchContextPointer, error)
        }
    }

    /// Source: `g_app_info_launch_default_for_uri_async`, `g_app_info_launch_default_for_uri_finish`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.launch_default_for_uri.html)
    @_alwaysEmitIntoClient
    public static func launchDefaultForUri(_ uri: String, context: GioAppLaunchContext? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_app_info_launch_default_for_uri_async(
                cText(uri),
                context?.gioAppLaunchContextPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_app_info_launch_default_for_uri_finish(result, error)
            }
        }
    }

    /// Source: `g_app_info_reset_type_associations`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfo.reset_type_associations.html)
    @_alwaysEmitIntoClient
    public static func resetTypeAssociations(_ contentType: String) {
        g_app_info_reset_type_associations(cText(contentType))
    }
}

/// Source: `GAppInfoCreateFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.AppInfoCreateFlags.html)
nonisolated public struct AppInfoCreateFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_APP_INFO_CREATE_NEEDS_TERMINAL`.
    @_alwaysEmitIntoClient
    public static var needsTerminal: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 0x1) }
    /// Source: `G_APP_INFO_CREATE_SUPPORTS_URIS`.
    @_alwaysEmitIntoClient
    public static var supportsUris: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 0x2) }
    /// Source: `G_APP_INFO_CREATE_SUPPORTS_STARTUP_NOTIFICATION`.
    @_alwaysEmitIntoClient
    public static var supportsStartupNotification: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GAppInfoCreateFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GAppInfoCreateFlags { GAppInfoCreateFlags(rawValue: rawValue) }
}

extension AppInfoCreateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_app_info_create_flags_get_type()) }
}

/// Source: `GAppInfoMonitor`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/class.AppInfoMonitor.html)
open class AppInfoMonitor: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension AppInfoMonitor {
    /// Source: `g_app_info_monitor_get`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/type_func.AppInfoMonitor.get.html)
    @_alwaysEmitIntoClient
    public static var shared: AppInfoMonitor {
        AppInfoMonitor.wrapping(required: g_app_info_monitor_get(), transfer: .full)
    }

    /// Source: the signal `GAppInfoMonitor::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.AppInfoMonitor.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}

/// Source: `GApplicationCommandLine`.
/// [Reference](https://docs.gtk.org/gio/class.ApplicationCommandLine.html)
open class ApplicationCommandLine: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ApplicationCommandLine {
    @_alwaysEmitIntoClient
    var applicationCommandLinePointer: UnsafeMutablePointer<GApplicationCommandLine> { pointer() }

    /// Source: `g_application_command_line_get_is_remote`.
    /// [Reference](https://docs.gtk.org/gio/property.ApplicationCommandLine.is-remote.html)
    @_alwaysEmitIntoClient
    public var isRemote: Bool {
        g_application_command_line_get_is_remote(applicationCommandLinePointer) != 0
    }

    /// Source: `g_application_command_line_get_cwd`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_cwd.html)
    @_alwaysEmitIntoClient
    public var cwd: String? {
        String.optional(copying: g_application_command_line_get_cwd(applicationCommandLinePointer))
    }

    /// Source: `g_application_command_line_get_environ`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_environ.html)
    @_alwaysEmitIntoClient
    public var environ: [String] {
        [String](copying: g_application_command_line_get_environ(applicationCommandLinePointer))
    }

    /// Source: `g_application_command_line_get_exit_status`, `g_application_command_line_set_exit_status`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_exit_status.html)
    @_alwaysEmitIntoClient
    public var exitStatus: Int {
        get {
            Int(g_application_command_line_get_exit_status(applicationCommandLinePointer))
        }
        set {
            g_application_command_line_set_exit_status(applicationCommandLinePointer, cInteger(newValue))
        }
    }

    /// Source: `g_application_command_line_get_options_dict`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_options_dict.html)
    @_alwaysEmitIntoClient
    public var optionsDict: VariantDict {
        VariantDict.wrapping(required: g_application_command_line_get_options_dict(applicationCommandLinePointer))
    }

    /// Source: `g_application_command_line_get_platform_data`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_platform_data.html)
    @_alwaysEmitIntoClient
    public var platformData: Variant? {
        Variant.wrapping(g_application_command_line_get_platform_data(applicationCommandLinePointer), transfer: .full)
    }

    /// Source: `g_application_command_line_get_stdin`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_stdin.html)
    @_alwaysEmitIntoClient
    public var stdin: GioInputStream? {
        GioInputStream.wrapping(g_application_command_line_get_stdin(applicationCommandLinePointer), transfer: .full)
    }

    /// Source: `g_application_command_line_create_file_for_arg`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.create_file_for_arg.html)
    @_alwaysEmitIntoClient
    public func createFileForArg(_ arg: String) -> any File {
        wrappingInterface(
            required: g_application_command_line_create_file_for_arg(applicationCommandLinePointer, cText(arg)),
            transfer: .full
        )
    }

    /// Source: `g_application_command_line_getenv`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.getenv.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func getenv(_ name: String) -> String? {
        String.optional(copying: g_application_command_line_getenv(applicationCommandLinePointer, cText(name)))
    }
}

/// Source: `GApplicationFlags`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/flags.ApplicationFlags.html)
nonisolated public struct ApplicationFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_APPLICATION_IS_SERVICE`.
    @_alwaysEmitIntoClient
    public static var isService: ApplicationFlags { ApplicationFlags(rawValue: 0x1) }
    /// Source: `G_APPLICATION_IS_LAUNCHER`.
    @_alwaysEmitIntoClient
    public static var isLauncher: ApplicationFlags { ApplicationFlags(rawValue: 0x2) }
    /// Source: `G_APPLICATION_HANDLES_OPEN`.
    @_alwaysEmitIntoClient
    public static var handlesOpen: ApplicationFlags { ApplicationFlags(rawValue: 0x4) }
    /// Source: `G_APPLICATION_HANDLES_COMMAND_LINE`.
    @_alwaysEmitIntoClient
    public static var handlesCommandLine: ApplicationFlags { ApplicationFlags(rawValue: 0x8) }
    /// Source: `G_APPLICATION_SEND_ENVIRONMENT`.
    @_alwaysEmitIntoClient
    public static var sendEnvironment: ApplicationFlags { ApplicationFlags(rawValue: 0x10) }
    /// Source: `G_APPLICATION_NON_UNIQUE`.
    @_alwaysEmitIntoClient
    public static var nonUnique: ApplicationFlags { ApplicationFlags(rawValue: 0x20) }
    /// Source: `G_APPLICATION_CAN_OVERRIDE_APP_ID`.
    @_alwaysEmitIntoClient
    public static var canOverrideAppId: ApplicationFlags { ApplicationFlags(rawValue: 0x40) }
    /// Source: `G_APPLICATION_ALLOW_REPLACEMENT`.
    @_alwaysEmitIntoClient
    public static var allowReplacement: ApplicationFlags { ApplicationFlags(rawValue: 0x80) }
    /// Source: `G_APPLICATION_REPLACE`.
    @_alwaysEmitIntoClient
    public static var replace: ApplicationFlags { ApplicationFlags(rawValue: 0x100) }

    @_alwaysEmitIntoClient
    init(_ value: GApplicationFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GApplicationFlags { GApplicationFlags(rawValue: rawValue) }
}

extension ApplicationFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_application_flags_get_type()) }
}

/// Source: `GAskPasswordFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.AskPasswordFlags.html)
nonisolated public struct AskPasswordFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_ASK_PASSWORD_NEED_PASSWORD`.
    @_alwaysEmitIntoClient
    public static var needPassword: AskPasswordFlags { AskPasswordFlags(rawValue: 0x1) }
    /// Source: `G_ASK_PASSWORD_NEED_USERNAME`.
    @_alwaysEmitIntoClient
    public static var needUsername: AskPasswordFlags { AskPasswordFlags(rawValue: 0x2) }
    /// Source: `G_ASK_PASSWORD_NEED_DOMAIN`.
    @_alwaysEmitIntoClient
    public static var needDomain: AskPasswordFlags { AskPasswordFlags(rawValue: 0x4) }
    /// Source: `G_ASK_PASSWORD_SAVING_SUPPORTED`.
    @_alwaysEmitIntoClient
    public static var savingSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 0x8) }
    /// Source: `G_ASK_PASSWORD_ANONYMOUS_SUPPORTED`.
    @_alwaysEmitIntoClient
    public static var anonymousSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 0x10) }
    /// Source: `G_ASK_PASSWORD_TCRYPT`.
    @_alwaysEmitIntoClient
    public static var tcrypt: AskPasswordFlags { AskPasswordFlags(rawValue: 0x20) }

    @_alwaysEmitIntoClient
    init(_ value: GAskPasswordFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GAskPasswordFlags { GAskPasswordFlags(rawValue: rawValue) }
}

extension AskPasswordFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_ask_password_flags_get_type()) }
}
