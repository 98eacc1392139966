import Glibc

/// Finds out whether the desktop takes the bodies of notifications for markup, and writes them so that it shows them as
/// they are.
///
/// GLib passes a body on as it is. GNOME and the portals show it as it is. A server of the freedesktop specification
/// with the capability `body-markup` shows `<b>` as bold text, and images and links of elements.
///
/// Source: `g_notification_set_body`, the [Desktop Notifications
/// Specification](https://specifications.freedesktop.org/notification-spec/latest/markup.html).
final class NotificationMarkup {
    private enum Knowledge { case none, isComing, isThere(isMarkup: Bool) }

    private var knowledge = Knowledge.none
    private var waiting: [@MainActor (NotificationMarkup) -> Void] = []

    /// Calls a closure, in order, as soon as it is known whether bodies are markup.
    ///
    /// - Parameter body: A closure that can call ``written(_:)``.
    func whenKnown(_ body: @escaping @MainActor (NotificationMarkup) -> Void) {
        if case .isThere = knowledge { return body(self) }
        waiting.append(body)
        guard case .none = knowledge else { return }
        knowledge = .isComing
        Task {
            knowledge = .isThere(isMarkup: await Self.isMarkup())
            let waiting = waiting
            self.waiting = []
            waiting.forEach { $0(self) }
        }
    }

    /// Returns a text as the desktop expects it.
    func written(_ text: String) -> String {
        guard case .isThere(true) = knowledge else { return text }
        return text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }

    /// Source: `g_notification_backend_new_default`.
    private static func isMarkup() async -> Bool {
        switch getenv("GNOTIFICATION_BACKEND").map({ String(cString: $0) }) {
        case nil: if isInSandbox { return false }
        case "freedesktop": return await hasMarkup()
        default: return false
        }
        let bus = BusObject(
            "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus"
        )
        do {
            _ = try await bus.call("GetNameOwner", Variant(parsing: "('org.gtk.Notifications',)"))
            return false
        } catch {
            // Nobody owns that name.
            return await hasMarkup()
        }
    }

    /// Whether GLib uses the portals.
    private static var isInSandbox: Bool {
        Files.exists("/.flatpak-info") || getenv("SNAP") != nil
            || getenv("GTK_USE_PORTAL").map { String(cString: $0) } == "1"
    }

    private static func hasMarkup() async -> Bool {
        let server = BusObject(
            "org.freedesktop.Notifications",
            path: "/org/freedesktop/Notifications",
            interface: "org.freedesktop.Notifications"
        )
        do {
            return hasMarkup(reply: try await server.call("GetCapabilities", Variant(parsing: "()")))
        } catch {
            // Nothing is interpreted by a server that can't be asked, either.
            return true
        }
    }

    /// Returns whether bodies are markup for a server, or may be because it doesn't tell.
    ///
    /// - Parameter reply: The reply to `GetCapabilities`.
    static func hasMarkup(reply: Variant) -> Bool {
        reply.children.first?.get([String].self)?.contains("body-markup") ?? true
    }
}
