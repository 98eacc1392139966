// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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

    nonisolated deinit {}
}
