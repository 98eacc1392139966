// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMemoryInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.MemoryInputStream.html)
open class MemoryInputStream: GioInputStream, PollableInputStream, Seekable {
    /// Source: `g_memory_input_stream_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.MemoryInputStream.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_memory_input_stream_new()), transfer: .full)
    }

    /// Source: `g_memory_input_stream_new_from_bytes`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/ctor.MemoryInputStream.new_from_bytes.html)
    @_alwaysEmitIntoClient
    public init(bytes: Bytes) {
        super.init(instance: CInstance(g_memory_input_stream_new_from_bytes(bytes.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension MemoryInputStream {
    @_alwaysEmitIntoClient
    var memoryInputStreamPointer: UnsafeMutablePointer<GMemoryInputStream> { pointer() }

    /// Source: `g_memory_input_stream_add_bytes`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.MemoryInputStream.add_bytes.html)
    @_alwaysEmitIntoClient
    public func addBytes(_ bytes: Bytes) {
        g_memory_input_stream_add_bytes(memoryInputStreamPointer, bytes.opaquePointer)
    }
}
