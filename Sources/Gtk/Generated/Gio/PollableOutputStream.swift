// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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

    nonisolated deinit {}
}
