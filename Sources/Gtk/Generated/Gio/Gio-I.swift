// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GIOStream`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/class.IOStream.html)
open class IOStream: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension IOStream {
    @_alwaysEmitIntoClient
    var ioStreamPointer: UnsafeMutablePointer<GIOStream> { pointer() }

    /// Source: `g_io_stream_is_closed`.
    /// [Reference](https://docs.gtk.org/gio/property.IOStream.closed.html)
    @_alwaysEmitIntoClient
    public var closed: Bool {
        g_io_stream_is_closed(ioStreamPointer) != 0
    }

    /// Source: `g_io_stream_get_input_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.IOStream.input-stream.html)
    @_alwaysEmitIntoClient
    public var inputStream: GioInputStream {
        GioInputStream.wrapping(required: g_io_stream_get_input_stream(ioStreamPointer))
    }

    /// Source: `g_io_stream_get_output_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.IOStream.output-stream.html)
    @_alwaysEmitIntoClient
    public var outputStream: GioOutputStream {
        GioOutputStream.wrapping(required: g_io_stream_get_output_stream(ioStreamPointer))
    }

    /// Source: `g_io_stream_has_pending`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.has_pending.html)
    @_alwaysEmitIntoClient
    public var hasPending: Bool {
        g_io_stream_has_pending(ioStreamPointer) != 0
    }

    /// Source: `g_io_stream_clear_pending`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.clear_pending.html)
    @_alwaysEmitIntoClient
    public func clearPending() {
        g_io_stream_clear_pending(ioStreamPointer)
    }

    /// Source: `g_io_stream_close`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_io_stream_close(ioStreamPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_io_stream_close_async`, `g_io_stream_close_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_io_stream_close_async(ioStreamPointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_io_stream_close_finish(ioStreamPointer, result, error)
            }
        }
    }

    /// Source: `g_io_stream_set_pending`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.set_pending.html)
    @_alwaysEmitIntoClient
    public func setPending() throws(GLibError) {
        _ = try GLibError.check { error in
            g_io_stream_set_pending(ioStreamPointer, error)
        }
    }
}

/// Source: `GIOStreamSpliceFlags`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/flags.IOStreamSpliceFlags.html)
nonisolated public struct IOStreamSpliceFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_IO_STREAM_SPLICE_CLOSE_STREAM1`.
    @_alwaysEmitIntoClient
    public static var closeStream1: IOStreamSpliceFlags { IOStreamSpliceFlags(rawValue: 0x1) }
    /// Source: `G_IO_STREAM_SPLICE_CLOSE_STREAM2`.
    @_alwaysEmitIntoClient
    public static var closeStream2: IOStreamSpliceFlags { IOStreamSpliceFlags(rawValue: 0x2) }
    /// Source: `G_IO_STREAM_SPLICE_WAIT_FOR_BOTH`.
    @_alwaysEmitIntoClient
    public static var waitForBoth: IOStreamSpliceFlags { IOStreamSpliceFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GIOStreamSpliceFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GIOStreamSpliceFlags { GIOStreamSpliceFlags(rawValue: rawValue) }
}

extension IOStreamSpliceFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_io_stream_splice_flags_get_type()) }
}

/// Source: `GIcon`.
/// [Reference](https://docs.gtk.org/gio/iface.Icon.html)
public protocol Icon: Object {}

extension Icon {
    /// Source: `g_icon_equal`.
    /// [Reference](https://docs.gtk.org/gio/method.Icon.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ icon2: (any Icon)? = nil) -> Bool {
        g_icon_equal(opaquePointer, icon2?.opaquePointer) != 0
    }

    /// Source: `g_icon_serialize`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.Icon.serialize.html)
    @_alwaysEmitIntoClient
    public func serialize() -> Variant? {
        Variant.wrapping(g_icon_serialize(opaquePointer), transfer: .full)
    }

    /// Source: `g_icon_to_string`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/method.Icon.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String? {
        String.optional(taking: g_icon_to_string(opaquePointer))
    }
}

/// An object of a private C class that implements ``Icon``.
///
/// The functions of the C interface are static members of this class.
public final class AnyIcon: Object, Icon {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `g_icon_deserialize`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/type_func.Icon.deserialize.html)
    @_alwaysEmitIntoClient
    public static func deserialize(_ value: Variant) -> (any Icon)? {
        wrappingInterface(g_icon_deserialize(value.opaquePointer), transfer: .full)
    }

    /// Source: `g_icon_new_for_string`, since GLib 2.20.
    /// [Reference](https://docs.gtk.org/gio/type_func.Icon.new_for_string.html)
    @_alwaysEmitIntoClient
    public static func newForString(_ str: String) throws(GLibError) -> any Icon {
        let result = try GLibError.check { error in
            g_icon_new_for_string(cText(str), error)
        }
        return wrappingInterface(required: result, transfer: .full)
    }
}

/// Source: `GInitable`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/iface.Initable.html)
public protocol Initable: Object {}

/// An object of a private C class that implements ``Initable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyInitable: Object, Initable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
