// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

extension Resource {
    /// Source: `g_resources_enumerate_children`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/func.resources_enumerate_children.html)
    @_alwaysEmitIntoClient
    public static func enumerateChildren(_ path: String, lookupFlags: ResourceLookupFlags = []) throws(GLibError)
        -> [String]
    {
        let result = try GLibError.check { error in
            g_resources_enumerate_children(cText(path), lookupFlags.cValue, error)
        }
        return [String](taking: result)
    }

    /// Source: `g_resources_get_info`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/func.resources_get_info.html)
    @_alwaysEmitIntoClient
    public static func info(for path: String, lookupFlags: ResourceLookupFlags = []) throws(GLibError) -> (
        size: Int, flags: Int
    ) {
        var size: UInt = 0
        var flags: UInt32 = 0
        _ = try GLibError.check { error in
            g_resources_get_info(cText(path), lookupFlags.cValue, &size, &flags, error)
        }
        return (Int(clamping: size), swiftInteger(flags))
    }

    /// Source: `g_resources_lookup_data`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/func.resources_lookup_data.html)
    @_alwaysEmitIntoClient
    public static func lookupData(_ path: String, lookupFlags: ResourceLookupFlags = []) throws(GLibError) -> Bytes {
        let result = try GLibError.check { error in
            g_resources_lookup_data(cText(path), lookupFlags.cValue, error)
        }
        return Bytes.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_resources_open_stream`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/func.resources_open_stream.html)
    @_alwaysEmitIntoClient
    public static func openStream(_ path: String, lookupFlags: ResourceLookupFlags = []) throws(GLibError)
        -> GioInputStream
    {
        let result = try GLibError.check { error in
            g_resources_open_stream(cText(path), lookupFlags.cValue, error)
        }
        return GioInputStream.wrapping(required: result, transfer: .full)
    }
}
