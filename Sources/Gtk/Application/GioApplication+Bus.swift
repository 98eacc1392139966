import CGtk

extension GioApplication {
    /// Whether the application is on the session's message bus, through which it can be activated and send
    /// notifications. It isn't without an identifier, without a session, and before it is registered.
    ///
    /// Source: `g_application_get_dbus_connection`.
    public var isOnSessionBus: Bool { g_application_get_dbus_connection(gioApplicationPointer) != nil }

    /// Lets the program go on if the session's message bus ends. GDBus would end it by `SIGTERM`.
    ///
    /// Source: `g_dbus_connection_set_exit_on_close`.
    func outliveSessionBus() {
        if let connection = g_application_get_dbus_connection(gioApplicationPointer) {
            g_dbus_connection_set_exit_on_close(connection, 0)
        }
    }
}
