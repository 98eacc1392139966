// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
        return (Int(clamping: size), swiftInteger(flags))
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
