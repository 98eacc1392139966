// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GBytes`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/glib/struct.Bytes.html)
public final class Bytes: Boxed {
    public override class var valueType: GType { GType(rawValue: g_bytes_get_type()) }

    /// Source: `g_bytes_new`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/glib/ctor.Bytes.new.html)
    @_alwaysEmitIntoClient
    public convenience init(data: [UInt8]) {
        var dataValues = data
        self.init(instance: CInstance(g_bytes_new(&dataValues, cInteger(data.count))), transfer: .full)
    }

    /// Source: `g_bytes_get_size`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/glib/method.Bytes.get_size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        Int(clamping: g_bytes_get_size(opaquePointer))
    }

    /// Source: `g_bytes_compare`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/glib/method.Bytes.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ bytes2: Bytes) -> Int {
        swiftInteger(g_bytes_compare(instance.pointer, bytes2.instance.pointer))
    }

    /// Source: `g_bytes_equal`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/glib/method.Bytes.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ bytes2: Bytes) -> Bool {
        g_bytes_equal(instance.pointer, bytes2.instance.pointer) != 0
    }

    /// Source: `g_bytes_get_data`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/glib/method.Bytes.get_data.html)
    @_alwaysEmitIntoClient
    public func data() -> [UInt8] {
        var size: UInt = 0
        let result = g_bytes_get_data(opaquePointer, &size)
        return cArray(result, count: swiftInteger(size)) { $0 }
    }

    /// Source: `g_bytes_hash`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/glib/method.Bytes.hash.html)
    @_alwaysEmitIntoClient
    public func hash() -> Int {
        swiftInteger(g_bytes_hash(instance.pointer))
    }

    /// Source: `g_bytes_new_from_bytes`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/glib/method.Bytes.new_from_bytes.html)
    @_alwaysEmitIntoClient
    public func newFromBytes(offset: Int, length: Int) -> Bytes {
        Bytes.wrapping(
            required: g_bytes_new_from_bytes(opaquePointer, cInteger(offset), cInteger(length)),
            transfer: .full
        )
    }
}
