/// The notifications that an application has sent to the desktop and has not withdrawn.
@MainActor
package final class DesktopNotifications {
    /// The way to the desktop.
    package struct Desktop {
        package let send: @MainActor (DesktopNotification) -> Void
        package let withdraw: @MainActor (String) -> Void

        package init(
            send: @escaping @MainActor (DesktopNotification) -> Void,
            withdraw: @escaping @MainActor (String) -> Void
        ) {
            (self.send, self.withdraw) = (send, withdraw)
        }
    }

    /// The number of notifications that are remembered after they have been sent.
    private static let limit = 100

    /// The notifications, those that were sent last at the end. Without a desktop, all; otherwise, the newest.
    package private(set) var sent: [DesktopNotification] = []

    /// The way to the desktop; `nil` without one, as in a test. Earlier notifications are sent when it is set.
    package var desktop: Desktop? {
        didSet { if let desktop, oldValue == nil { sent.forEach(desktop.send) } }
    }

    func send(_ notification: DesktopNotification) {
        // On the way to an earlier moment, nothing happens that the desktop could tell.
        guard !ApplicationPause.isMoving else { return }
        sent.removeAll { $0.id == notification.id }
        sent.append(notification)
        if desktop != nil, sent.count > Self.limit { sent.removeFirst() }
        desktop?.send(notification)
    }

    func withdraw(_ id: String) {
        guard !ApplicationPause.isMoving else { return }
        sent.removeAll { $0.id == id }
        desktop?.withdraw(id)
    }
}
