// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMemoryOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.MemoryOutputStream.html)
open class MemoryOutputStream: GioOutputStream, PollableOutputStream, Seekable {
    /// Source: `g_memory_output_stream_new_resizable`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/ctor.MemoryOutputStream.new_resizable.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_memory_output_stream_new_resizable()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MemoryOutputStream {
    @_alwaysEmitIntoClient
    var memoryOutputStreamPointer: UnsafeMutablePointer<GMemoryOutputStream> { pointer() }

    /// Source: `g_memory_output_stream_get_data_size`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/gio/property.MemoryOutputStream.data-size.html)
    @_alwaysEmitIntoClient
    public var dataSize: Int {
        Int(clamping: g_memory_output_stream_get_data_size(memoryOutputStreamPointer))
    }

    /// Source: `g_memory_output_stream_get_size`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/gio/property.MemoryOutputStream.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        Int(clamping: g_memory_output_stream_get_size(memoryOutputStreamPointer))
    }

    /// Source: `g_memory_output_stream_steal_as_bytes`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.MemoryOutputStream.steal_as_bytes.html)
    @_alwaysEmitIntoClient
    public func stealAsBytes() -> Bytes {
        Bytes.wrapping(required: g_memory_output_stream_steal_as_bytes(memoryOutputStreamPointer), transfer: .full)
    }
}
