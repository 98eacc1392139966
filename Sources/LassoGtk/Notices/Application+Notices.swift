extension Application {
    /// Sends the application's notifications to the desktop, and keeps the computer from being suspended and the
    /// session from ending while long tasks are running.
    ///
    /// - Parameter windows: The windows of the application.
    func serveNotices(of windows: ApplicationWindows) {
        let notifications = windows.desktopNotifications
        // Without a bus, GLib has no way to send them.
        if notifications.desktop == nil, isOnSessionBus {
            let markup = NotificationMarkup()
            notifications.desktop = .init { [weak self] notification in
                // GLib reports only some of these failures, and only the first time.
                if self?.isOnSessionBus == false {
                    return StandardError.report(
                        "The notification “\(notification.id)” can't be shown: the session bus has ended."
                    )
                }
                if notification.path != nil || !notification.buttons.isEmpty { _ = self?.action(of: notification) }
                markup.whenKnown { self?.send(notification, writtenBy: $0) }
            } withdraw: { [weak self] id in
                markup.whenKnown { _ in self?.withdrawNotification(id) }
            }
        }
        let tasks = windows.longTasks
        if tasks.guardian == nil { tasks.guardian = Inhibition(by: self, during: tasks) }
    }

    private func send(_ notification: DesktopNotification, writtenBy markup: NotificationMarkup) {
        let native = GioNotification(title: notification.title)
        // GLib refuses `NULL`, which its description allows.
        if let body = notification.body { native.setBody(markup.written(body)) }
        native.setPriority(NotificationPriority(notification.priority))
        if let name = notification.iconName { native.setIcon(ThemedIcon(iconname: name)) }
        if let path = notification.path {
            native.setDefaultActionAndTarget(action(of: notification), target: Variant("\(path)"))
        }
        for button in notification.buttons {
            let action = action(of: notification)
            native.addButtonWithTarget(button.label, action: action, target: Variant("\(button.path)"))
        }
        sendNotification(notification.id, notification: native)
    }

    /// The action that opens the paths of a notification.
    private func action(of notification: DesktopNotification) -> String {
        precondition(
            hasAction(Self.pathAction),
            """
            DesktopNotification.send(): the notification "\(notification.id)" opens a path, but the application opens \
            none. Derive the application from ShellApplication, or call Application.onOpenLink(scheme:_:) before run().
            """
        )
        return "app." + Self.pathAction
    }
}

extension NotificationPriority {
    fileprivate init(_ priority: DesktopNotification.Priority) {
        switch priority {
        case .low: self = .low
        case .normal: self = .normal
        case .high: self = .high
        case .urgent: self = .urgent
        }
    }
}

/// The inhibition of suspending and of the end of the session, which is held while long tasks are running.
private final class Inhibition {
    private weak var application: Application?
    private weak var tasks: LongTasks?
    private var cookie: Int?

    init(by application: Application, during tasks: LongTasks) {
        self.application = application
        self.tasks = tasks
        // The tasks own this object.
        _ = tasks.observe { [weak self] in self?.update() }
        update()
    }

    /// Holds the inhibition with the reasons of the tasks that are running now.
    private func update() {
        guard let application, let tasks else { return }
        let held = cookie
        cookie = nil
        if !tasks.running.isEmpty {
            let reasons = tasks.running.map(\.reason).joined(separator: ", ")
            let cookie = application.inhibit(application.activeWindow, flags: [.suspend, .logout], reason: reasons)
            // Zero says that the desktop offers none.
            self.cookie = cookie == 0 ? nil : cookie
        }
        // After the new one is held, so that there is no gap.
        if let held { application.uninhibit(held) }
    }
}
