import CGtk

/// An interface of an object that another program has on the session bus, such as a portal of the desktop.
///
/// Source: `GDBusConnection`.
package final class BusObject {
    private let name: String
    private let path: String
    private let interface: String

    /// Creates a reference. Nothing is sent yet.
    ///
    /// - Parameters:
    ///   - name: The name of the program on the bus.
    ///   - path: The path of the object.
    ///   - interface: The name of the interface.
    package init(_ name: String, path: String, interface: String) {
        (self.name, self.path, self.interface) = (name, path, interface)
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
        let bus = try await Self.sessionBus()
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
        let bus = try await Self.sessionBus()
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

    private static func sessionBus() async throws -> Bus {
        try await asyncOperation { cancellable, callback, data in
            g_bus_get(G_BUS_TYPE_SESSION, cancellable, callback, data)
        } finish: { result throws(GLibError) -> Bus in
            Bus(taking: try GLibError.check { g_bus_get_finish(result, $0) })
        }
    }
}

/// A handler of a signal on the session bus.
@MainActor
package final class BusSubscription {
    private let bus: Bus
    private let number: guint

    fileprivate init(_ bus: Bus, _ number: guint) {
        (self.bus, self.number) = (bus, number)
    }

    isolated deinit { g_dbus_connection_signal_unsubscribe(bus.pointer, number) }
}

/// A connection to the bus.
@MainActor
private final class Bus {
    let pointer: OpaquePointer

    init(taking pointer: OpaquePointer?) {
        guard let pointer else { preconditionFailure("g_bus_get_finish returned neither a connection nor an error.") }
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
