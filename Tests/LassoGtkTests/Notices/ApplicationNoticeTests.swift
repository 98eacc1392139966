import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

private enum ImportModule: StoreModule {
    struct State { var progress: TaskProgress? }
}

/// Tests of what the desktop is told, against a desktop of the test's own.
@Suite(.display, .serialized, .ownWindows) struct ApplicationNoticeTests {
    @Test func aNotificationIsShownByTheDesktopAndOpensItsPath() async throws {
        let desktop = try FakeDesktop()
        defer { desktop.close() }
        let application = Application(applicationId: "org.lassogtk.NoticeTest")
        var opened: [String] = []
        application.onOpenLink(scheme: "notices") { opened.append((try? $0.get().description) ?? "an error") }
        application.onActivate { opened.append("activated") }
        try application.register()
        try #require(application.isOnSessionBus)
        application.serveNotices(of: .current)
        DesktopNotification(
            "import",
            title: "Import Finished",
            body: "5,000 tasks",
            iconName: "document-open",
            priority: .urgent,
            path: "/tasks/new",
            buttons: [.init("Show All", path: "/tasks")]
        )
        .send()
        try await GtkTesting.turnMainLoop(until: "the desktop is told") { desktop.calls(of: "Notify").count == 1 }
        let call = try #require(desktop.calls(of: "Notify").first?.arguments)
        for part in ["'Import Finished'", "'5,000 tasks'", "'Show All'", "document-open", "'urgency': <byte 0x02>"] {
            #expect(call.contains(part), "\(part) is in \(call)")
        }
        let button = try #require(call.split(separator: "\"").first { $0.contains("'/tasks'") })
        // The click is repeated, because the application may have yet to receive the number of the notification.
        try await GtkTesting.turnMainLoop(until: "the button has opened its path") {
            if opened.isEmpty { desktop.click(String(button), ofNotification: 1) }
            return opened.prefix(2) == ["/tasks", "activated"]
        }
    }

    // What isn't a list of texts says nothing about markup.
    @Test(arguments: [
        "(['body'],)": false, "(['body', 'body-markup'],)": true,
        "()": true, "('body',)": true, "(42,)": true, "([42],)": true,
    ])
    func aBodyIsShownAsItIs(capabilities: String, mayBeMarkup: Bool) async throws {
        let desktop = try FakeDesktop(capabilities: capabilities)
        defer { desktop.close() }
        let application = Application(applicationId: "org.lassogtk.BodyTest\(capabilities.hashValue.magnitude)")
        application.onActivate {}
        try application.register()
        application.serveNotices(of: .current)
        DesktopNotification("first", title: "<b>", body: "<img src=\"x\"> & <b>").send()
        DesktopNotification("second", title: "Second").send()
        try await GtkTesting.turnMainLoop(until: "the desktop is told") { desktop.calls(of: "Notify").count == 2 }
        let calls = desktop.calls(of: "Notify").map(\.arguments)
        let body = mayBeMarkup ? "&lt;img src=\"x\"&gt; &amp; &lt;b&gt;" : "<img src=\"x\"> & <b>"
        #expect(calls[0].contains("'<b>', '\(body)'"), "\(calls[0])")
        #expect(calls[1].contains("'Second'"))
    }

    @Test func theFirstWindowLetsTheApplicationServeItsNotices() {
        let window = WindowController()
        window.present(in: GtkTesting.application)
        #expect(window.windows.longTasks.guardian != nil)
        #expect((window.windows.desktopNotifications.desktop != nil) == GtkTesting.application.isOnSessionBus)
        window.close()
        GtkTesting.settle()
    }

    @Test func aNotificationIsWithdrawn() async throws {
        let desktop = try FakeDesktop()
        defer { desktop.close() }
        let application = Application(applicationId: "org.lassogtk.WithdrawalTest")
        var openedCount = 0
        application.onOpenLink(scheme: "notices") { _ in openedCount += 1 }
        application.onActivate {}
        try application.register()
        application.serveNotices(of: .current)
        DesktopNotification("first", title: "First").send()
        DesktopNotification("second", title: "Second", path: "/second").send()
        try await GtkTesting.turnMainLoop(until: "the desktop is told") { desktop.calls(of: "Notify").count == 2 }
        // Once the second one can be clicked, the number of the first one has arrived, without which GLib can't
        // withdraw it.
        try await GtkTesting.turnMainLoop(until: "the number has arrived") {
            if openedCount == 0 { desktop.click("default", ofNotification: 2) }
            return openedCount > 0
        }
        DesktopNotification.withdraw("first")
        try await GtkTesting.turnMainLoop(until: "it is withdrawn") {
            desktop.calls(of: "CloseNotification").map(\.arguments) == ["(1,)"]
        }
    }

    @Test func aLongTaskInhibitsSuspendingAndTheEndOfTheSession() async throws {
        let desktop = try FakeDesktop()
        defer { desktop.close() }
        let application = Application(applicationId: "org.lassogtk.InhibitTest")
        application.registerSession = true
        try application.register()
        application.serveNotices(of: .current)
        let store = LassoStore<ImportModule>(with: ImportModule.State())
        store.effect("import", progress: \.progress, inhibits: "Importing tasks") { _ in
            try await Task.sleep(for: .seconds(3_600))
        }
        try await GtkTesting.turnMainLoop(until: "it is inhibited") { desktop.calls(of: "Inhibit").count == 1 }
        let call = try #require(desktop.calls(of: "Inhibit").first?.arguments)
        // The flags are those of the session manager: 1 for the end of the session, 4 for suspending.
        #expect(call.contains("'Importing tasks'") && call.contains("5"), "\(call)")
        store.cancelEffects("import")
        try await GtkTesting.turnMainLoop(until: "it is no longer inhibited") {
            desktop.calls(of: "Uninhibit").count == 1
        }
    }
}
