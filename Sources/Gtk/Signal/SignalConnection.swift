import CGtk

/// The connection of a handler to a signal.
///
/// The object owns the handler. Keep the connection only to disconnect or to block the handler.
///
/// Source: the handler id that `g_signal_connect` returns.
public final class SignalConnection {
    private weak var object: Object?
    private let handlerID: gulong

    init(object: Object, handlerID: gulong) {
        self.object = object
        self.handlerID = handlerID
    }

    /// Whether the handler is still connected.
    public var isConnected: Bool {
        guard let object else { return false }
        return g_signal_handler_is_connected(object.instance.pointer, handlerID) != 0
    }

    /// Disconnects the handler and frees it. Does nothing if it is already disconnected.
    ///
    /// Source: `g_signal_handler_disconnect`.
    public func disconnect() {
        guard isConnected, let object else { return }
        g_signal_handler_disconnect(object.instance.pointer, handlerID)
    }

    /// Runs a closure while the handler is blocked.
    ///
    /// - Parameter body: A closure during which the handler is not called.
    /// - Returns: The result of `body`.
    ///
    /// Source: `g_signal_handler_block`, `g_signal_handler_unblock`.
    public func whileBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard isConnected, let object else { return try body() }
        g_signal_handler_block(object.instance.pointer, handlerID)
        defer {
            // The closure may have disconnected the handler.
            if isConnected { g_signal_handler_unblock(object.instance.pointer, handlerID) }
        }
        return try body()
    }
}
