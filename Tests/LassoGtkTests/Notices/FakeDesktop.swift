import CGtk
import Synchronization
import Testing

/// A desktop on the session bus of the tests: it receives notifications, and keeps the session from ending.
///
/// It has a connection of its own, whose messages GDBus handles on a thread of its own. So it also replies to calls
/// that block the main thread.
nonisolated final class FakeDesktop: Sendable {
    /// A call that the desktop has received.
    struct Call: Sendable {
        let member: String
        /// The arguments in GVariant's text format.
        let arguments: String
    }

    private let calls = Mutex<[Call]>([])
    private let capabilities: String
    // Set once, before any other thread uses this object. GDBusConnection may be used on any thread.
    nonisolated(unsafe) private let connection: OpaquePointer
    private static let names = ["org.freedesktop.Notifications", "org.gnome.SessionManager"]

    /// Puts the desktop on the session bus.
    ///
    /// - Parameter capabilities: What it replies to the question what its notifications can show besides their titles,
    ///   in GVariant's text format.
    init(capabilities: String = "(['actions', 'body'],)") throws {
        self.capabilities = capabilities
        var error: UnsafeMutablePointer<GError>?
        let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil)
        defer { g_free(address) }
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        )
        let made = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
        connection = try #require(
            made,
            "There is no session bus: \(error.map { String(cString: $0.pointee.message) } ?? "")"
        )
        // The connection keeps this object alive, because its thread may be calling the filter while the test ends.
        let desktop = Unmanaged.passRetained(self).toOpaque()
        g_dbus_connection_add_filter(
            connection,
            { _, message, isIncoming, desktop in
                guard isIncoming != 0, let desktop else { return message }
                return Unmanaged<FakeDesktop>.fromOpaque(desktop).takeUnretainedValue().receive(message)
            },
            desktop,
            { $0.map { Unmanaged<FakeDesktop>.fromOpaque($0).release() } }
        )
        for name in Self.names {
            let reply = g_dbus_connection_call_sync(
                connection,
                "org.freedesktop.DBus",
                "/org/freedesktop/DBus",
                "org.freedesktop.DBus",
                "RequestName",
                g_variant_new_parsed_text("('\(name)', uint32 4)"),
                nil,
                GDBusCallFlags(0),
                -1,
                nil,
                &error
            )
            try #require(reply != nil)
            g_variant_unref(reply)
        }
    }

    /// Ends the connection. The desktop can't be used any more.
    func close() {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// The calls of a method.
    func calls(of member: String) -> [Call] { calls.withLock { $0.filter { $0.member == member } } }

    /// Tells the application that the user has clicked a notification.
    ///
    /// - Parameters:
    ///   - action: The action of the notification or of its button.
    ///   - number: The number of the notification, in the order in which they were sent, from 1.
    func click(_ action: String, ofNotification number: Int) {
        g_dbus_connection_emit_signal(
            connection,
            nil,
            "/org/freedesktop/Notifications",
            "org.freedesktop.Notifications",
            "ActionInvoked",
            g_variant_new_parsed_text("(uint32 \(number), '\(action.replacing("'", with: "\\'"))')"),
            nil
        )
        g_dbus_connection_flush_sync(connection, nil, nil)
    }

    private func receive(_ message: OpaquePointer?) -> OpaquePointer? {
        guard let message, g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let member = g_dbus_message_get_member(message).map({ String(cString: $0) })
        else { return message }
        let text = g_dbus_message_get_body(message).flatMap { g_variant_print($0, 0) }
        calls.withLock { $0.append(Call(member: member, arguments: text.map { String(cString: $0) } ?? "")) }
        g_free(text)
        let reply: OpaquePointer?
        if var body = Self.replies[member] {
            reply = g_dbus_message_new_method_reply(message)
            if member == "Notify" { body = "(uint32 \(calls(of: member).count),)" }
            if member == "GetCapabilities" { body = capabilities }
            if !body.isEmpty { g_dbus_message_set_body(reply, g_variant_new_parsed_text(body)) }
        } else {
            reply = g_dbus_message_new_method_error_literal(message, "org.freedesktop.DBus.Error.UnknownMethod", member)
        }
        g_dbus_connection_send_message(connection, reply, GDBusSendMessageFlags(0), nil, nil)
        g_object_unref(UnsafeMutableRawPointer(reply))
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
    }

    /// The replies of the methods.
    private static let replies = [
        "Notify": "",
        "CloseNotification": "",
        "GetServerInformation": "('fake', 'test', '1', '1.2')",
        "GetCapabilities": "",
        "RegisterClient": "(objectpath '/org/gnome/SessionManager/Client1',)",
        "Inhibit": "(uint32 11,)",
        "Uninhibit": "",
    ]
}

/// Returns a floating variant of a text in GVariant's format.
private nonisolated func g_variant_new_parsed_text(_ text: String) -> OpaquePointer? {
    let variant = g_variant_parse(nil, text, nil, nil, nil)
    precondition(variant != nil, "\(text) is not a variant.")
    // It is consumed by the call that it is passed to.
    return g_variant_take_floating(variant)
}

private nonisolated func g_variant_take_floating(_ variant: OpaquePointer?) -> OpaquePointer? {
    // A tuple around nothing but its children is floating.
    let children = (0..<g_variant_n_children(variant)).map { g_variant_get_child_value(variant, $0) }
    defer {
        children.forEach { g_variant_unref($0) }
        g_variant_unref(variant)
    }
    return children.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
}
