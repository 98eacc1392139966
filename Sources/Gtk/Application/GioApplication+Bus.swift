import CGtk

extension GioApplication {
    /// Whether the application is on the session's message bus, through which it can be activated and send
    /// notifications. It isn't without an identifier, without a session, and before it is registered.
    ///
    /// Source: `g_application_get_dbus_connection`.
    public var isOnSessionBus: Bool { g_application_get_dbus_connection(gioApplicationPointer) != nil }
}
