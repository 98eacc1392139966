// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GRemoteActionGroup`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/iface.RemoteActionGroup.html)
public protocol RemoteActionGroup: ActionGroup {}

extension RemoteActionGroup {
    /// Source: `g_remote_action_group_activate_action_full`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.RemoteActionGroup.activate_action_full.html)
    @_alwaysEmitIntoClient
    public func activateActionFull(_ actionName: String, parameter: Variant? = nil, platformData: Variant) {
        g_remote_action_group_activate_action_full(
            opaquePointer,
            cText(actionName),
            parameter?.opaquePointer,
            platformData.opaquePointer
        )
    }

    /// Source: `g_remote_action_group_change_action_state_full`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.RemoteActionGroup.change_action_state_full.html)
    @_alwaysEmitIntoClient
    public func changeActionStateFull(_ actionName: String, value: Variant, platformData: Variant) {
        g_remote_action_group_change_action_state_full(
            opaquePointer,
            cText(actionName),
            value.opaquePointer,
            platformData.opaquePointer
        )
    }
}

/// An object of a private C class that implements ``RemoteActionGroup``.
///
/// The functions of the C interface are static members of this class.
public final class AnyRemoteActionGroup: Object, RemoteActionGroup {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GResource`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/struct.Resource.html)
public final class Resource: Boxed {
    public override class var valueType: GType { GType(rawValue: g_resource_get_type()) }

    /// Source: `g_resource_new_from_data`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.Resource.new_from_data.html)
    @_alwaysEmitIntoClient
    public convenience init(data: Bytes) throws(GLibError) {
        let instance = try GLibError.check { error in
            g_resource_new_from_data(data.opaquePointer, error)
        }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_resource_enumerate_children`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Resource.enumerate_children.html)
    @_alwaysEmitIntoClient
    public func enumerateChildren(_ path: String, lookupFlags: ResourceLookupFlags = []) throws(GLibError) -> [String] {
        let result = try GLibError.check { error in
            g_resource_enumerate_children(opaquePointer, cText(path), lookupFlags.cValue, error)
        }
        return [String](taking: result)
    }

    /// Source: `g_resource_get_info`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Resource.get_info.html)
    @_alwaysEmitIntoClient
    public func info(for path: String, lookupFlags: ResourceLookupFlags = []) throws(GLibError) -> (
        size: Int, flags: Int
    ) {
        var size: UInt = 0
        var flags: UInt32 = 0
        _ = try GLibError.check { error in
            g_resource_get_info(opaquePointer, cText(path), lookupFlags.cValue, &size, &flags, error)
        }
        return (Int(clamping: size), Int(flags))
    }

    /// Source: `g_resource_lookup_data`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Resource.lookup_data.html)
    @_alwaysEmitIntoClient
    public func lookupData(_ path: String, lookupFlags: ResourceLookupFlags = []) throws(GLibError) -> Bytes {
        let result = try GLibError.check { error in
            g_resource_lookup_data(opaquePointer, cText(path), lookupFlags.cValue, error)
        }
        return Bytes.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_resource_open_stream`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Resource.open_stream.html)
    @_alwaysEmitIntoClient
    public func openStream(_ path: String, lookupFlags: ResourceLookupFlags = []) throws(GLibError) -> GioInputStream {
        let result = try GLibError.check { error in
            g_resource_open_stream(opaquePointer, cText(path), lookupFlags.cValue, error)
        }
        return GioInputStream.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_resource_load`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/type_func.Resource.load.html)
    @_alwaysEmitIntoClient
    public static func load(_ filename: String) throws(GLibError) -> Resource {
        let result = try GLibError.check { error in
            g_resource_load(cText(filename), error)
        }
        return Resource.wrapping(required: result, transfer: .full)
    }
}

/// Source: `GResourceLookupFlags`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/flags.ResourceLookupFlags.html)
nonisolated public struct ResourceLookupFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @_alwaysEmitIntoClient
    init(_ value: GResourceLookupFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GResourceLookupFlags { GResourceLookupFlags(rawValue: rawValue) }
}

extension ResourceLookupFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_resource_lookup_flags_get_type()) }
}
