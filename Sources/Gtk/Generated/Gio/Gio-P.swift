// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GPasswordSave`.
/// [Reference](https://docs.gtk.org/gio/enum.PasswordSave.html)
nonisolated public enum PasswordSave: Enumeration {
    /// Source: `G_PASSWORD_SAVE_NEVER`.
    case never
    /// Source: `G_PASSWORD_SAVE_FOR_SESSION`.
    case forSession
    /// Source: `G_PASSWORD_SAVE_PERMANENTLY`.
    case permanently
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PasswordSave] = [
        .never,
        .forSession,
        .permanently,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .never
        case 1: self = .forSession
        case 2: self = .permanently
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .never: 0
        case .forSession: 1
        case .permanently: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GPasswordSave) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GPasswordSave { GPasswordSave(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PasswordSave: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_password_save_get_type()) }
}

/// Source: `GPermission`.
/// [Reference](https://docs.gtk.org/gio/class.Permission.html)
open class Permission: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Permission {
    @_alwaysEmitIntoClient
    var permissionPointer: UnsafeMutablePointer<GPermission> { pointer() }

    /// Source: `g_permission_get_allowed`.
    /// [Reference](https://docs.gtk.org/gio/property.Permission.allowed.html)
    @_alwaysEmitIntoClient
    public var allowed: Bool {
        g_permission_get_allowed(permissionPointer) != 0
    }

    /// Source: `g_permission_get_can_acquire`.
    /// [Reference](https://docs.gtk.org/gio/property.Permission.can-acquire.html)
    @_alwaysEmitIntoClient
    public var canAcquire: Bool {
        g_permission_get_can_acquire(permissionPointer) != 0
    }

    /// Source: `g_permission_get_can_release`.
    /// [Reference](https://docs.gtk.org/gio/property.Permission.can-release.html)
    @_alwaysEmitIntoClient
    public var canRelease: Bool {
        g_permission_get_can_release(permissionPointer) != 0
    }

    /// Source: `g_permission_acquire`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.acquire.html)
    @_alwaysEmitIntoClient
    public func acquire(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_permission_acquire(permissionPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_permission_acquire_async`, `g_permission_acquire_finish`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.acquire.html)
    @_alwaysEmitIntoClient
    public func acquire() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_permission_acquire_async(permissionPointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_permission_acquire_finish(permissionPointer, result, error)
            }
        }
    }

    /// Source: `g_permission_impl_update`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.impl_update.html)
    @_alwaysEmitIntoClient
    public func implUpdate(allowed: Bool, canAcquire: Bool, canRelease: Bool) {
        g_permission_impl_update(permissionPointer, allowed ? 1 : 0, canAcquire ? 1 : 0, canRelease ? 1 : 0)
    }

    /// Source: `g_permission_release`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.release.html)
    @_alwaysEmitIntoClient
    public func release(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_permission_release(permissionPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_permission_release_async`, `g_permission_release_finish`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Permission.release.html)
    @_alwaysEmitIntoClient
    public func release() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_permission_release_async(permissionPointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_permission_release_finish(permissionPointer, result, error)
            }
        }
    }
}

/// Source: `GPollableInputStream`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/iface.PollableInputStream.html)
public protocol PollableInputStream: GioInputStream {}

extension PollableInputStream {
    /// Source: `g_pollable_input_stream_can_poll`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.PollableInputStream.can_poll.html)
    @_alwaysEmitIntoClient
    public var canPoll: Bool {
        g_pollable_input_stream_can_poll(opaquePointer) != 0
    }

    /// Source: `g_pollable_input_stream_is_readable`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.PollableInputStream.is_readable.html)
    @_alwaysEmitIntoClient
    public var isReadable: Bool {
        g_pollable_input_stream_is_readable(opaquePointer) != 0
    }
}

/// An object of a private C class that implements ``PollableInputStream``.
///
/// The functions of the C interface are static members of this class.
public final class AnyPollableInputStream: GioInputStream, PollableInputStream {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GPollableOutputStream`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/iface.PollableOutputStream.html)
public protocol PollableOutputStream: GioOutputStream {}

extension PollableOutputStream {
    /// Source: `g_pollable_output_stream_can_poll`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.PollableOutputStream.can_poll.html)
    @_alwaysEmitIntoClient
    public var canPoll: Bool {
        g_pollable_output_stream_can_poll(opaquePointer) != 0
    }

    /// Source: `g_pollable_output_stream_is_writable`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.PollableOutputStream.is_writable.html)
    @_alwaysEmitIntoClient
    public var isWritable: Bool {
        g_pollable_output_stream_is_writable(opaquePointer) != 0
    }

    /// Source: `g_pollable_output_stream_write_nonblocking`.
    /// [Reference](https://docs.gtk.org/gio/method.PollableOutputStream.write_nonblocking.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func writeNonblocking(_ buffer: [UInt8], cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var bufferValues = buffer
        let result = try GLibError.check { error in
            g_pollable_output_stream_write_nonblocking(
                opaquePointer,
                &bufferValues,
                cInteger(buffer.count),
                cancellable?.cancellablePointer,
                error
            )
        }
        return result
    }
}

/// An object of a private C class that implements ``PollableOutputStream``.
///
/// The functions of the C interface are static members of this class.
public final class AnyPollableOutputStream: GioOutputStream, PollableOutputStream {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GPollableReturn`, since GLib 2.60.
/// [Reference](https://docs.gtk.org/gio/enum.PollableReturn.html)
nonisolated public enum PollableReturn: Enumeration {
    /// Source: `G_POLLABLE_RETURN_FAILED`.
    case failed
    /// Source: `G_POLLABLE_RETURN_OK`.
    case ok
    /// Source: `G_POLLABLE_RETURN_WOULD_BLOCK`.
    case wouldBlock
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PollableReturn] = [
        .failed,
        .ok,
        .wouldBlock,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .ok
        case -27: self = .wouldBlock
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .ok: 1
        case .wouldBlock: -27
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GPollableReturn) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GPollableReturn { GPollableReturn(rawValue: rawValue) }
}

extension PollableReturn: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_pollable_return_get_type()) }
}

/// Source: `GPowerProfileMonitor`, since GLib 2.70.
/// [Reference](https://docs.gtk.org/gio/iface.PowerProfileMonitor.html)
public protocol PowerProfileMonitor: Initable {}

extension PowerProfileMonitor {
    /// Source: `g_power_profile_monitor_get_power_saver_enabled`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/property.PowerProfileMonitor.power-saver-enabled.html)
    @_alwaysEmitIntoClient
    public var powerSaverEnabled: Bool {
        g_power_profile_monitor_get_power_saver_enabled(opaquePointer) != 0
    }
}

/// An object of a private C class that implements ``PowerProfileMonitor``.
///
/// The functions of the C interface are static members of this class.
public final class AnyPowerProfileMonitor: Object, PowerProfileMonitor {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `g_power_profile_monitor_dup_default`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/type_func.PowerProfileMonitor.dup_default.html)
    @_alwaysEmitIntoClient
    public static func dupDefault() -> any PowerProfileMonitor {
        wrappingInterface(required: g_power_profile_monitor_dup_default(), transfer: .full)
    }
}

/// Source: `GPropertyAction`, since GLib 2.38.
/// [Reference](https://docs.gtk.org/gio/class.PropertyAction.html)
open class PropertyAction: Object, Action {
    /// Source: `g_property_action_new`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/ctor.PropertyAction.new.html)
    @_alwaysEmitIntoClient
    public init(name: String, object: Object, propertyName: String) {
        super.init(
            instance: CInstance(g_property_action_new(cText(name), object.instance.pointer, cText(propertyName))),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PropertyAction {
    /// Source: the property `GPropertyAction:enabled`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.enabled.html)
    @_alwaysEmitIntoClient
    public var enabled: Bool {
        self[property: "enabled"]
    }

    /// Source: the property `GPropertyAction:invert-boolean`, since GLib 2.46.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.invert-boolean.html)
    @_alwaysEmitIntoClient
    public var invertBoolean: Bool {
        self[property: "invert-boolean"]
    }

    /// Source: the property `GPropertyAction:name`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        self[property: "name"]
    }

    /// Source: the property `GPropertyAction:parameter-type`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.parameter-type.html)
    @_alwaysEmitIntoClient
    public var parameterType: VariantType? {
        self[property: "parameter-type"]
    }

    /// Source: the property `GPropertyAction:state`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.state.html)
    @_alwaysEmitIntoClient
    public var state: Variant? {
        self[property: "state"]
    }

    /// Source: the property `GPropertyAction:state-type`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/property.PropertyAction.state-type.html)
    @_alwaysEmitIntoClient
    public var stateType: VariantType? {
        self[property: "state-type"]
    }
}
