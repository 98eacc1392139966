/// A message that the desktop shows outside of the application's windows, such as "Import finished".
///
/// ```swift
/// DesktopNotification(
///     "reminder-\(task.id)",
///     title: task.name,
///     body: "Due in one hour",
///     path: NavigationPath(["tasks", "\(task.id)"]),
///     buttons: [.init("Show All", path: "/tasks")]
/// )
/// .send()
/// ```
///
/// A click on it or on one of its buttons starts the application if it isn't running, and opens a path in it, as a link
/// does. Stores, flows, and controllers may send notifications.
///
/// Source: `GNotification`.
public struct DesktopNotification: Hashable, Sendable, Identifiable {
    /// The degrees to which notifications disturb the user.
    public enum Priority: Hashable, Sendable, CaseIterable {
        /// It isn't shown at once, but only in the list of notifications.
        case low
        /// It is shown for a while.
        case normal
        /// It is shown before others.
        case high
        /// It is shown until the user has seen it, also when the user doesn't want to be disturbed.
        case urgent
    }

    /// A button of a notification.
    public struct Button: Hashable, Sendable {
        /// The label.
        public let label: String
        /// The path that the button opens.
        public let path: NavigationPath

        /// Creates a button.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - path: The path that the button opens.
        public init(_ label: String, path: NavigationPath) {
            (self.label, self.path) = (label, path)
        }
    }

    /// The identifier. A notification replaces an earlier one with the same identifier.
    public let id: String
    /// The title.
    public let title: String
    /// The text below the title; `nil` for none.
    public let body: String?
    /// The name of the icon in the icon theme; `nil` for the application's icon.
    public let iconName: String?
    /// The degree to which the notification disturbs the user.
    public let priority: Priority
    /// The path that a click on the notification opens; `nil` to activate the application only.
    public let path: NavigationPath?
    /// The buttons, in order. Desktops show at most three.
    public let buttons: [Button]

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - id: The identifier. A notification replaces an earlier one with the same identifier.
    ///   - title: The title.
    ///   - body: The text below the title; `nil` for none.
    ///   - iconName: The name of the icon in the icon theme; `nil` for the application's icon.
    ///   - priority: The degree to which the notification disturbs the user.
    ///   - path: The path that a click on the notification opens; `nil` to activate the application only.
    ///   - buttons: The buttons, in order. Desktops show at most three.
    /// - Precondition: The identifier isn't empty.
    public init(
        _ id: String,
        title: String,
        body: String? = nil,
        iconName: String? = nil,
        priority: Priority = .normal,
        path: NavigationPath? = nil,
        buttons: [Button] = []
    ) {
        precondition(
            !id.isEmpty,
            "DesktopNotification: the identifier of \"\(title)\" is empty. Pass one, by which it can be withdrawn."
        )
        (self.id, self.title, self.body, self.iconName) = (id, title, body, iconName)
        (self.priority, self.path, self.buttons) = (priority, path, buttons)
    }

    /// Sends the notification to the desktop. If the desktop has yet to be connected, because the application has no
    /// window yet, the notification is sent as soon as it is. If the session bus has ended, the notification is lost,
    /// which a line on standard error says.
    ///
    /// Source: `g_application_send_notification`.
    @MainActor
    public func send() { ApplicationWindows.current.desktopNotifications.send(self) }

    /// Withdraws a notification, if the desktop still shows it.
    ///
    /// - Parameter id: The notification's identifier.
    ///
    /// Source: `g_application_withdraw_notification`.
    @MainActor
    public static func withdraw(_ id: String) { ApplicationWindows.current.desktopNotifications.withdraw(id) }
}
