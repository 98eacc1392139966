import CGtk

extension GioApplication {
    /// Whether the application is on the session's message bus, through which it can be activated and send
    /// notifications. It isn't without an identifier, without a session, before it is registered, and after the bus has
    /// ended.
    ///
    /// Source: `g_application_get_dbus_connection`, `g_dbus_connection_is_closed`.
    public var isOnSessionBus: Bool {
        guard let connection = g_application_get_dbus_connection(gioApplicationPointer) else { return false }
        return g_dbus_connection_is_closed(connection) == 0
    }

    /// Lets the program go on if the session's message bus ends. GDBus would end it by `SIGTERM`.
    ///
    /// Source: `g_dbus_connection_set_exit_on_close`.
    func outliveSessionBus() {
        if let connection = g_application_get_dbus_connection(gioApplicationPointer) {
            g_dbus_connection_set_exit_on_close(connection, 0)
        }
    }
}
