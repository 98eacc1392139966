import Lasso
import LassoTestUtilities
import Testing

/// Tests of notifications without a desktop.
@MainActor
@Suite(.ownWindows)
struct DesktopNotificationTests {
    private let reminder = DesktopNotification(
        "reminder",
        title: "Water the plants",
        path: "/tasks/1",
        buttons: [.init("Show All", path: "/tasks")]
    )

    @Test func aTestSeesWhatWasSent() async throws {
        Task { reminder.send() }
        #expect(try await assertDesktopNotification("reminder") == reminder)
        DesktopNotification.withdraw("reminder")
        #expect(DesktopNotification.sent == [])
    }

    @Test func aNotificationReplacesTheOneWithItsIdentifier() {
        reminder.send()
        DesktopNotification("other", title: "Other").send()
        DesktopNotification("reminder", title: "Feed the cat").send()
        #expect(DesktopNotification.sent.map(\.title) == ["Other", "Feed the cat"])
    }

    @Test func whatWasSentBeforeThereIsADesktopIsSentToIt() {
        reminder.send()
        var received: [String] = []
        let notifications = ApplicationWindows.current.desktopNotifications
        notifications.desktop = .init(send: { received.append($0.id) }, withdraw: { received.append("not \($0)") })
        DesktopNotification("other", title: "Other").send()
        DesktopNotification.withdraw("reminder")
        #expect(received == ["reminder", "other", "not reminder"])
    }
}
