// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSeekable`.
/// [Reference](https://docs.gtk.org/gio/iface.Seekable.html)
public protocol Seekable: Object {}

extension Seekable {
    /// Source: `g_seekable_can_seek`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.can_seek.html)
    @_alwaysEmitIntoClient
    public var canSeek: Bool {
        g_seekable_can_seek(opaquePointer) != 0
    }

    /// Source: `g_seekable_can_truncate`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.can_truncate.html)
    @_alwaysEmitIntoClient
    public var canTruncate: Bool {
        g_seekable_can_truncate(opaquePointer) != 0
    }

    /// Source: `g_seekable_seek`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.seek.html)
    @_alwaysEmitIntoClient
    public func seek(offset: Int, type: SeekType, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_seekable_seek(opaquePointer, offset, type.cValue, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_seekable_tell`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.tell.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func tell() -> Int {
        g_seekable_tell(opaquePointer)
    }

    /// Source: `g_seekable_truncate`.
    /// [Reference](https://docs.gtk.org/gio/method.Seekable.truncate.html)
    @_alwaysEmitIntoClient
    public func truncate(offset: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_seekable_truncate(opaquePointer, offset, cancellable?.cancellablePointer, error)
        }
    }
}

/// An object of a private C class that implements ``Seekable``.
///
/// The functions of the C interface are static members of this class.
public final class AnySeekable: Object, Seekable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GSettingsBindFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.SettingsBindFlags.html)
nonisolated public struct SettingsBindFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_SETTINGS_BIND_GET`.
    @_alwaysEmitIntoClient
    public static var get: SettingsBindFlags { SettingsBindFlags(rawValue: 0x1) }
    /// Source: `G_SETTINGS_BIND_SET`.
    @_alwaysEmitIntoClient
    public static var set: SettingsBindFlags { SettingsBindFlags(rawValue: 0x2) }
    /// Source: `G_SETTINGS_BIND_NO_SENSITIVITY`.
    @_alwaysEmitIntoClient
    public static var noSensitivity: SettingsBindFlags { SettingsBindFlags(rawValue: 0x4) }
    /// Source: `G_SETTINGS_BIND_GET_NO_CHANGES`.
    @_alwaysEmitIntoClient
    public static var getNoChanges: SettingsBindFlags { SettingsBindFlags(rawValue: 0x8) }
    /// Source: `G_SETTINGS_BIND_INVERT_BOOLEAN`.
    @_alwaysEmitIntoClient
    public static var invertBoolean: SettingsBindFlags { SettingsBindFlags(rawValue: 0x10) }

    @_alwaysEmitIntoClient
    init(_ value: GSettingsBindFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GSettingsBindFlags { GSettingsBindFlags(rawValue: rawValue) }
}

extension SettingsBindFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_settings_bind_flags_get_type()) }
}

/// Source: `GSettingsSchema`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/struct.SettingsSchema.html)
public final class SettingsSchema: Boxed {
    public override class var valueType: GType { GType(rawValue: g_settings_schema_get_type()) }

    /// Source: `g_settings_schema_get_id`.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.get_id.html)
    @_alwaysEmitIntoClient
    public var id: String {
        String(copying: g_settings_schema_get_id(opaquePointer))
    }

    /// Source: `g_settings_schema_get_path`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.get_path.html)
    @_alwaysEmitIntoClient
    public var path: String? {
        String.optional(copying: g_settings_schema_get_path(opaquePointer))
    }

    /// Source: `g_settings_schema_get_key`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.get_key.html)
    @_alwaysEmitIntoClient
    public func key(for name: String) -> SettingsSchemaKey {
        SettingsSchemaKey.wrapping(required: g_settings_schema_get_key(opaquePointer, cText(name)), transfer: .full)
    }

    /// Source: `g_settings_schema_has_key`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.has_key.html)
    @_alwaysEmitIntoClient
    public func hasKey(_ name: String) -> Bool {
        g_settings_schema_has_key(opaquePointer, cText(name)) != 0
    }

    /// Source: `g_settings_schema_list_children`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.list_children.html)
    @_alwaysEmitIntoClient
    public func listChildren() -> [String] {
        [String](taking: g_settings_schema_list_children(opaquePointer))
    }

    /// Source: `g_settings_schema_list_keys`, since GLib 2.46.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.list_keys.html)
    @_alwaysEmitIntoClient
    public func listKeys() -> [String] {
        [String](taking: g_settings_schema_list_keys(opaquePointer))
    }
}

/// Source: `GSettingsSchemaKey`.
/// [Reference](https://docs.gtk.org/gio/struct.SettingsSchemaKey.html)
public final class SettingsSchemaKey: Boxed {
    public override class var valueType: GType { GType(rawValue: g_settings_schema_key_get_type()) }

    /// Source: `g_settings_schema_key_get_default_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_default_value.html)
    @_alwaysEmitIntoClient
    public var defaultValue: Variant {
        Variant.wrapping(required: g_settings_schema_key_get_default_value(opaquePointer), transfer: .full)
    }

    /// Source: `g_settings_schema_key_get_description`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_description.html)
    @_alwaysEmitIntoClient
    public var description: String? {
        String.optional(copying: g_settings_schema_key_get_description(opaquePointer))
    }

    /// Source: `g_settings_schema_key_get_name`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: g_settings_schema_key_get_name(opaquePointer))
    }

    /// Source: `g_settings_schema_key_get_range`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_range.html)
    @_alwaysEmitIntoClient
    public var range: Variant {
        Variant.wrapping(required: g_settings_schema_key_get_range(opaquePointer), transfer: .full)
    }

    /// Source: `g_settings_schema_key_get_summary`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_summary.html)
    @_alwaysEmitIntoClient
    public var summary: String? {
        String.optional(copying: g_settings_schema_key_get_summary(opaquePointer))
    }

    /// Source: `g_settings_schema_key_get_value_type`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_value_type.html)
    @_alwaysEmitIntoClient
    public var valueType: VariantType {
        VariantType.wrapping(required: g_settings_schema_key_get_value_type(opaquePointer))
    }

    /// Source: `g_settings_schema_key_range_check`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.range_check.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rangeCheck(_ value: Variant) -> Bool {
        g_settings_schema_key_range_check(opaquePointer, value.opaquePointer) != 0
    }
}

/// Source: `GSettingsSchemaSource`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/struct.SettingsSchemaSource.html)
public final class SettingsSchemaSource: Boxed {
    public override class var valueType: GType { GType(rawValue: g_settings_schema_source_get_type()) }

    /// Source: `g_settings_schema_source_new_from_directory`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.SettingsSchemaSource.new_from_directory.html)
    @_alwaysEmitIntoClient
    public convenience init(directory: String, parent: SettingsSchemaSource? = nil, trusted: Bool) throws(GLibError) {
        let instance = try GLibError.check { error in
            g_settings_schema_source_new_from_directory(cText(directory), parent?.opaquePointer, trusted ? 1 : 0, error)
        }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_settings_schema_source_list_schemas`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaSource.list_schemas.html)
    @_alwaysEmitIntoClient
    public func listSchemas(_ recursive: Bool) -> (nonRelocatable: [String], relocatable: [String]) {
        var nonRelocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = nil
        var relocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = nil
        g_settings_schema_source_list_schemas(opaquePointer, recursive ? 1 : 0, &nonRelocatable, &relocatable)
        return ([String](taking: nonRelocatable), [String](taking: relocatable))
    }

    /// Source: `g_settings_schema_source_lookup`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaSource.lookup.html)
    @_alwaysEmitIntoClient
    public func lookup(_ schemaId: String, recursive: Bool) -> SettingsSchema? {
        SettingsSchema.wrapping(
            g_settings_schema_source_lookup(opaquePointer, cText(schemaId), recursive ? 1 : 0),
            transfer: .full
        )
    }

    /// Source: `g_settings_schema_source_get_default`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/type_func.SettingsSchemaSource.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: SettingsSchemaSource? {
        SettingsSchemaSource.wrapping(g_settings_schema_source_get_default())
    }
}

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

/// Source: `GSimpleActionGroup`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/class.SimpleActionGroup.html)
open class SimpleActionGroup: Object, ActionGroup, ActionMap {
    /// Source: `g_simple_action_group_new`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/ctor.SimpleActionGroup.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_simple_action_group_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SimpleActionGroup {
    @_alwaysEmitIntoClient
    var simpleActionGroupPointer: UnsafeMutablePointer<GSimpleActionGroup> { pointer() }

    /// Source: `g_simple_action_group_insert`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.SimpleActionGroup.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ action: any Action) {
        g_simple_action_group_insert(simpleActionGroupPointer, action.opaquePointer)
    }

    /// Source: `g_simple_action_group_lookup`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.SimpleActionGroup.lookup.html)
    @_alwaysEmitIntoClient
    public func lookup(_ actionName: String) -> any Action {
        wrappingInterface(required: g_simple_action_group_lookup(simpleActionGroupPointer, cText(actionName)))
    }

    /// Source: `g_simple_action_group_remove`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.SimpleActionGroup.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ actionName: String) {
        g_simple_action_group_remove(simpleActionGroupPointer, cText(actionName))
    }
}

/// Source: `GSubprocess`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/class.Subprocess.html)
open class Subprocess: Object, Initable {
    /// Source: `g_subprocess_newv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/ctor.Subprocess.new.html)
    @_alwaysEmitIntoClient
    public init(argv: [String], flags: SubprocessFlags = []) throws(GLibError) {
        let instance = try GLibError.check { error in
            withStringArray(argv) { argvArray in
                g_subprocess_newv(
                    UnsafeMutableRawPointer(argvArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    flags.cValue,
                    error
                )
            }
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Subprocess {
    /// Source: `g_subprocess_get_exit_status`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_exit_status.html)
    @_alwaysEmitIntoClient
    public var exitStatus: Int {
        Int(g_subprocess_get_exit_status(opaquePointer))
    }

    /// Source: `g_subprocess_get_identifier`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_identifier.html)
    @_alwaysEmitIntoClient
    public var identifier: String? {
        String.optional(copying: g_subprocess_get_identifier(opaquePointer))
    }

    /// Source: `g_subprocess_get_if_exited`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_if_exited.html)
    @_alwaysEmitIntoClient
    public var ifExited: Bool {
        g_subprocess_get_if_exited(opaquePointer) != 0
    }

    /// Source: `g_subprocess_get_if_signaled`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_if_signaled.html)
    @_alwaysEmitIntoClient
    public var ifSignaled: Bool {
        g_subprocess_get_if_signaled(opaquePointer) != 0
    }

    /// Source: `g_subprocess_get_status`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_status.html)
    @_alwaysEmitIntoClient
    public var status: Int {
        Int(g_subprocess_get_status(opaquePointer))
    }

    /// Source: `g_subprocess_get_stderr_pipe`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_stderr_pipe.html)
    @_alwaysEmitIntoClient
    public var stderrPipe: GioInputStream? {
        GioInputStream.wrapping(g_subprocess_get_stderr_pipe(opaquePointer))
    }

    /// Source: `g_subprocess_get_stdin_pipe`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_stdin_pipe.html)
    @_alwaysEmitIntoClient
    public var stdinPipe: GioOutputStream? {
        GioOutputStream.wrapping(g_subprocess_get_stdin_pipe(opaquePointer))
    }

    /// Source: `g_subprocess_get_stdout_pipe`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_stdout_pipe.html)
    @_alwaysEmitIntoClient
    public var stdoutPipe: GioInputStream? {
        GioInputStream.wrapping(g_subprocess_get_stdout_pipe(opaquePointer))
    }

    /// Source: `g_subprocess_get_successful`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_successful.html)
    @_alwaysEmitIntoClient
    public var successful: Bool {
        g_subprocess_get_successful(opaquePointer) != 0
    }

    /// Source: `g_subprocess_get_term_sig`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_term_sig.html)
    @_alwaysEmitIntoClient
    public var termSig: Int {
        Int(g_subprocess_get_term_sig(opaquePointer))
    }

    /// Source: `g_subprocess_communicate`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.communicate.html)
    @_alwaysEmitIntoClient
    public func communicate(_ stdinBuf: Bytes? = nil, cancellable: Cancellable? = nil) throws(GLibError) -> (
        output: Bytes?, errors: Bytes?
    ) {
        var stdoutBuf: OpaquePointer? = nil
        var stderrBuf: OpaquePointer? = nil
        _ = try GLibError.check { error in
            g_subprocess_communicate(
                opaquePointer,
                stdinBuf?.opaquePointer,
                cancellable?.cancellablePointer,
                &stdoutBuf,
                &stderrBuf,
                error
            )
        }
        return (Bytes.wrapping(stdoutBuf, transfer: .full), Bytes.wrapping(stderrBuf, transfer: .full))
    }

    /// Source: `g_subprocess_communicate_async`, `g_subprocess_communicate_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.communicate.html)
    @_alwaysEmitIntoClient
    public func communicate(_ stdinBuf: Bytes? = nil) async throws -> (output: Bytes?, errors: Bytes?) {
        try await asyncOperation { cancellable, callback, data in
            g_subprocess_communicate_async(opaquePointer, stdinBuf?.opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) -> (output: Bytes?, errors: Bytes?) in
            var stdoutBuf: OpaquePointer? = nil
            var stderrBuf: OpaquePointer? = nil
            _ = try GLibError.check { error in
                g_subprocess_communicate_finish(opaquePointer, result, &stdoutBuf, &stderrBuf, error)
            }
            return (Bytes.wrapping(stdoutBuf, transfer: .full), Bytes.wrapping(stderrBuf, transfer: .full))
        }
    }

    /// Source: `g_subprocess_communicate_utf8`.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.communicate_utf8.html)
    @_alwaysEmitIntoClient
    public func communicateUtf8(_ stdinBuf: String? = nil, cancellable: Cancellable? = nil) throws(GLibError) -> (
        output: String?, errors: String?
    ) {
        var stdoutBuf: UnsafeMutablePointer<CChar>? = nil
        var stderrBuf: UnsafeMutablePointer<CChar>? = nil
        _ = try GLibError.check { error in
            g_subprocess_communicate_utf8(
                opaquePointer,
                cText(ifAny: stdinBuf),
                cancellable?.cancellablePointer,
                &stdoutBuf,
                &stderrBuf,
                error
            )
        }
        return (String.optional(taking: stdoutBuf), String.optional(taking: stderrBuf))
    }

    /// Source: `g_subprocess_communicate_utf8_async`, `g_subprocess_communicate_utf8_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.communicate_utf8.html)
    @_alwaysEmitIntoClient
    public func communicateUtf8(_ stdinBuf: String? = nil) async throws -> (output: String?, errors: String?) {
        try await asyncOperation { cancellable, callback, data in
            g_subprocess_communicate_utf8_async(opaquePointer, cText(ifAny: stdinBuf), cancellable, callback, data)
        } finish: { result throws(GLibError) -> (output: String?, errors: String?) in
            var stdoutBuf: UnsafeMutablePointer<CChar>? = nil
            var stderrBuf: UnsafeMutablePointer<CChar>? = nil
            _ = try GLibError.check { error in
                g_subprocess_communicate_utf8_finish(opaquePointer, result, &stdoutBuf, &stderrBuf, error)
            }
            return (String.optional(taking: stdoutBuf), String.optional(taking: stderrBuf))
        }
    }

    /// Source: `g_subprocess_force_exit`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.force_exit.html)
    @_alwaysEmitIntoClient
    public func forceExit() {
        g_subprocess_force_exit(opaquePointer)
    }

    /// Source: `g_subprocess_send_signal`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.send_signal.html)
    @_alwaysEmitIntoClient
    public func sendSignal(_ signalNum: Int) {
        g_subprocess_send_signal(opaquePointer, cInteger(signalNum))
    }

    /// Source: `g_subprocess_wait`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.wait.html)
    @_alwaysEmitIntoClient
    public func wait(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_subprocess_wait(opaquePointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_subprocess_wait_async`, `g_subprocess_wait_finish`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.wait.html)
    @_alwaysEmitIntoClient
    public func wait() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_subprocess_wait_async(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_subprocess_wait_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_subprocess_wait_check`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.wait_check.html)
    @_alwaysEmitIntoClient
    public func waitCheck(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_subprocess_wait_check(opaquePointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_subprocess_wait_check_async`, `g_subprocess_wait_check_finish`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.wait_check.html)
    @_alwaysEmitIntoClient
    public func waitCheck() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_subprocess_wait_check_async(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_subprocess_wait_check_finish(opaquePointer, result, error)
            }
        }
    }
}

/// Source: `GSubprocessFlags`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/flags.SubprocessFlags.html)
nonisolated public struct SubprocessFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_SUBPROCESS_FLAGS_STDIN_PIPE`.
    @_alwaysEmitIntoClient
    public static var stdinPipe: SubprocessFlags { SubprocessFlags(rawValue: 0x1) }
    /// Source: `G_SUBPROCESS_FLAGS_STDIN_INHERIT`.
    @_alwaysEmitIntoClient
    public static var stdinInherit: SubprocessFlags { SubprocessFlags(rawValue: 0x2) }
    /// Source: `G_SUBPROCESS_FLAGS_STDOUT_PIPE`.
    @_alwaysEmitIntoClient
    public static var stdoutPipe: SubprocessFlags { SubprocessFlags(rawValue: 0x4) }
    /// Source: `G_SUBPROCESS_FLAGS_STDOUT_SILENCE`.
    @_alwaysEmitIntoClient
    public static var stdoutSilence: SubprocessFlags { SubprocessFlags(rawValue: 0x8) }
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_PIPE`.
    @_alwaysEmitIntoClient
    public static var stderrPipe: SubprocessFlags { SubprocessFlags(rawValue: 0x10) }
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_SILENCE`.
    @_alwaysEmitIntoClient
    public static var stderrSilence: SubprocessFlags { SubprocessFlags(rawValue: 0x20) }
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_MERGE`.
    @_alwaysEmitIntoClient
    public static var stderrMerge: SubprocessFlags { SubprocessFlags(rawValue: 0x40) }
    /// Source: `G_SUBPROCESS_FLAGS_INHERIT_FDS`.
    @_alwaysEmitIntoClient
    public static var inheritFds: SubprocessFlags { SubprocessFlags(rawValue: 0x80) }
    /// Source: `G_SUBPROCESS_FLAGS_SEARCH_PATH_FROM_ENVP`.
    @_alwaysEmitIntoClient
    public static var searchPathFromEnvp: SubprocessFlags { SubprocessFlags(rawValue: 0x100) }

    @_alwaysEmitIntoClient
    init(_ value: GSubprocessFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GSubprocessFlags { GSubprocessFlags(rawValue: rawValue) }
}

extension SubprocessFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_subprocess_flags_get_type()) }
}

/// Source: `GSubprocessLauncher`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/class.SubprocessLauncher.html)
open class SubprocessLauncher: Object {
    /// Source: `g_subprocess_launcher_new`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/ctor.SubprocessLauncher.new.html)
    @_alwaysEmitIntoClient
    public init(flags: SubprocessFlags = []) {
        super.init(instance: CInstance(g_subprocess_launcher_new(flags.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension SubprocessLauncher {
    /// Source: `g_subprocess_launcher_close`, since GLib 2.68.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.close.html)
    @_alwaysEmitIntoClient
    public func close() {
        g_subprocess_launcher_close(opaquePointer)
    }

    /// Source: `g_subprocess_launcher_getenv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.getenv.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func getenv(_ variable: String) -> String? {
        String.optional(copying: g_subprocess_launcher_getenv(opaquePointer, cText(variable)))
    }

    /// Source: `g_subprocess_launcher_set_cwd`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_cwd.html)
    @_alwaysEmitIntoClient
    public func setCwd(_ cwd: String) {
        g_subprocess_launcher_set_cwd(opaquePointer, cText(cwd))
    }

    /// Source: `g_subprocess_launcher_set_environ`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_environ.html)
    @_alwaysEmitIntoClient
    public func setEnviron(_ env: [String]) {
        withStringArray(env) { envArray in
            g_subprocess_launcher_set_environ(opaquePointer, envArray)
        }
    }

    /// Source: `g_subprocess_launcher_set_flags`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_flags.html)
    @_alwaysEmitIntoClient
    public func setFlags(_ flags: SubprocessFlags) {
        g_subprocess_launcher_set_flags(opaquePointer, flags.cValue)
    }

    /// Source: `g_subprocess_launcher_set_stderr_file_path`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_stderr_file_path.html)
    @_alwaysEmitIntoClient
    public func setStderrFilePath(_ path: String?) {
        g_subprocess_launcher_set_stderr_file_path(opaquePointer, cText(ifAny: path))
    }

    /// Source: `g_subprocess_launcher_set_stdin_file_path`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_stdin_file_path.html)
    @_alwaysEmitIntoClient
    public func setStdinFilePath(_ path: String) {
        g_subprocess_launcher_set_stdin_file_path(opaquePointer, cText(path))
    }

    /// Source: `g_subprocess_launcher_set_stdout_file_path`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_stdout_file_path.html)
    @_alwaysEmitIntoClient
    public func setStdoutFilePath(_ path: String?) {
        g_subprocess_launcher_set_stdout_file_path(opaquePointer, cText(ifAny: path))
    }

    /// Source: `g_subprocess_launcher_setenv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.setenv.html)
    @_alwaysEmitIntoClient
    public func setenv(_ variable: String, value: String, overwrite: Bool) {
        g_subprocess_launcher_setenv(opaquePointer, cText(variable), cText(value), overwrite ? 1 : 0)
    }

    /// Source: `g_subprocess_launcher_spawnv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.spawnv.html)
    @_alwaysEmitIntoClient
    public func spawnv(_ argv: [String]) throws(GLibError) -> Subprocess {
        let result = try GLibError.check { error in
            withStringArray(argv) { argvArray in
                g_subprocess_launcher_spawnv(
                    opaquePointer,
                    UnsafeMutableRawPointer(argvArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    error
                )
            }
        }
        return Subprocess.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_subprocess_launcher_take_fd`.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.take_fd.html)
    @_alwaysEmitIntoClient
    public func takeFd(sourceFd: Int, targetFd: Int) {
        g_subprocess_launcher_take_fd(opaquePointer, cInteger(sourceFd), cInteger(targetFd))
    }

    /// Source: `g_subprocess_launcher_take_stderr_fd`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.take_stderr_fd.html)
    @_alwaysEmitIntoClient
    public func takeStderrFd(_ fd: Int) {
        g_subprocess_launcher_take_stderr_fd(opaquePointer, cInteger(fd))
    }

    /// Source: `g_subprocess_launcher_take_stdin_fd`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.take_stdin_fd.html)
    @_alwaysEmitIntoClient
    public func takeStdinFd(_ fd: Int) {
        g_subprocess_launcher_take_stdin_fd(opaquePointer, cInteger(fd))
    }

    /// Source: `g_subprocess_launcher_take_stdout_fd`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.take_stdout_fd.html)
    @_alwaysEmitIntoClient
    public func takeStdoutFd(_ fd: Int) {
        g_subprocess_launcher_take_stdout_fd(opaquePointer, cInteger(fd))
    }

    /// Source: `g_subprocess_launcher_unsetenv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.unsetenv.html)
    @_alwaysEmitIntoClient
    public func unsetenv(_ variable: String) {
        g_subprocess_launcher_unsetenv(opaquePointer, cText(variable))
    }
}
