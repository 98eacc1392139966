import CGtk

/// An interface of an object that a program has on a message bus, such as a portal of the desktop.
///
/// Source: `GDBusConnection`.
package final class BusObject {
    private let name: String
    private let path: String
    private let interface: String
    private let connection: BusConnection?

    /// Creates a reference. Nothing is sent yet.
    ///
    /// - Parameters:
    ///   - name: The name of the program on the bus.
    ///   - path: The path of the object.
    ///   - interface: The name of the interface.
    ///   - connection: The connection to the bus; `nil` for the session bus.
    package init(_ name: String, path: String, interface: String, on connection: BusConnection? = nil) {
        (self.name, self.path, self.interface, self.connection) = (name, path, interface, connection)
    }

    /// Calls a method. The program is started if the bus can start it.
    ///
    /// - Parameters:
    ///   - method: The name of the method.
    ///   - arguments: The arguments, as a tuple.
    /// - Returns: The results, as a tuple.
    /// - Throws: ``GLibError`` if there is no bus or no such program, or the method fails.
    ///
    /// Source: `g_dbus_connection_call`.
    package func call(_ method: String, _ arguments: Variant) async throws -> Variant {
        let bus = try await bus()
        return try await asyncOperation { cancellable, callback, data in
            g_dbus_connection_call(
                bus.pointer,
                cText(name),
                cText(path),
                cText(interface),
                cText(method),
                arguments.opaquePointer,
                nil,
                G_DBUS_CALL_FLAGS_NONE,
                -1,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Variant in
            let results = try GLibError.check { g_dbus_connection_call_finish(bus.pointer, result, $0) }
            return Variant.wrapping(required: results, transfer: .full)
        }
    }

    private func bus() async throws -> BusConnection {
        if let connection { return connection }
        return try await BusConnection.session()
    }

    /// Connects a handler of a signal.
    ///
    /// - Parameters:
    ///   - signal: The name of the signal.
    ///   - handler: A closure called with the arguments, as a tuple.
    /// - Returns: The subscription, which ends when it is released.
    /// - Throws: ``GLibError`` if there is no bus.
    ///
    /// Source: `g_dbus_connection_signal_subscribe`.
    package func onSignal(
        _ signal: String,
        _ handler: @escaping @MainActor (Variant) -> Void
    ) async throws -> BusSubscription {
        let bus = try await bus()
        let number = g_dbus_connection_signal_subscribe(
            bus.pointer,
            cText(name),
            cText(interface),
            cText(signal),
            cText(path),
            nil,
            G_DBUS_SIGNAL_FLAGS_NONE,
            callHandler,
            retainedClosure(handler),
            releaseClosure
        )
        return BusSubscription(bus, number)
    }
}

/// A handler of a signal on a message bus.
@MainActor
package final class BusSubscription {
    private let bus: BusConnection
    private let number: guint

    fileprivate init(_ bus: BusConnection, _ number: guint) {
        (self.bus, self.number) = (bus, number)
    }

    isolated deinit { g_dbus_connection_signal_unsubscribe(bus.pointer, number) }
}

/// A connection to a message bus.
///
/// Source: `GDBusConnection`.
@MainActor
package final class BusConnection {
    fileprivate let pointer: OpaquePointer

    /// Connects to a bus.
    ///
    /// - Parameter address: The address of the bus.
    /// - Throws: ``GLibError`` if there is no such bus.
    ///
    /// Source: `g_dbus_connection_new_for_address`.
    package convenience init(to address: String) async throws {
        let flags =
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        self.init(
            taking: try await asyncOperation { cancellable, callback, data in
                let flags = GDBusConnectionFlags(rawValue: flags)
                g_dbus_connection_new_for_address(cText(address), flags, nil, cancellable, callback, data)
            } finish: { result throws(GLibError) -> OpaquePointer? in
                try GLibError.check { g_dbus_connection_new_for_address_finish(result, $0) }
            }
        )
    }

    /// Returns the connection to the session bus.
    ///
    /// - Throws: ``GLibError`` if there is no bus.
    ///
    /// Source: `g_bus_get`.
    static func session() async throws -> BusConnection {
        let connection = BusConnection(
            taking: try await asyncOperation { cancellable, callback, data in
                g_bus_get(G_BUS_TYPE_SESSION, cancellable, callback, data)
            } finish: { result throws(GLibError) -> OpaquePointer? in
                try GLibError.check { g_bus_get_finish(result, $0) }
            }
        )
        // Otherwise, the program would end with the bus.
        g_dbus_connection_set_exit_on_close(connection.pointer, 0)
        return connection
    }

    private init(taking pointer: OpaquePointer?) {
        guard let pointer else { preconditionFailure("GDBus returned neither a connection nor an error.") }
        self.pointer = pointer
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

nonisolated private let callHandler: GDBusSignalCallback = { _, _, _, _, _, arguments, data in
    onMainActor((arguments, data)) { arguments, data in
        let handler: @MainActor (Variant) -> Void = cClosure(data)
        handler(Variant.wrapping(required: arguments))
    }
}
