import Lasso
import LassoTestUtilities
import Testing

/// Tests of the messages for tests whose notices aren't as expected.
@MainActor
@Suite(.ownWindows)
struct NoticeToolTests {
    private let window = WindowController()
    private let controller = Controller()

    init() {
        window.setRootController(controller)
    }

    private func failure(of asserting: () async throws -> Void) async -> String? {
        let failures = await withFailuresCaptured {
            await #expect(throws: TestFailureAction.self) { try await asserting() }
        }
        #expect(failures.count == 1)
        return failures.first?.message
    }

    @Test func anotherToastIsTold() async {
        let none = await failure { try await assertToast("Saved", in: window, within: .zero) }
        #expect(
            none == """
                No toast "Saved" was shown within 0.0 seconds. Shown: none. The hierarchy:
                \(window.hierarchyDescription)
                """
        )
        let task = Task { await controller.toast("Deleted", button: "Undo", duration: nil) }
        let other = await failure {
            try await assertToast("Deleted", in: window)
            try await pressToastButton("Retry", in: window, within: .zero)
        }
        #expect(
            other == """
                No toast with the button "Retry" was shown within 0.0 seconds. Shown: "Deleted" with the button "Undo". \
                The hierarchy:
                \(window.hierarchyDescription)
                """
        )
        let shown = withFailuresCaptured { assertNoToast(in: window) }
        #expect(shown.map(\.message) == ["The toast \"Deleted\" is shown."])
        task.cancel()
    }

    @Test func anotherBannerIsTold() async {
        let task = Task { await controller.banner("You are offline.", button: "Retry") }
        let other = await failure {
            try await assertBanner("You are offline.", in: window)
            try await pressBannerButton("Connect", in: window, within: .zero)
        }
        #expect(
            other == """
                No banner with the button "Connect" was shown within 0.0 seconds. Shown: "You are offline." with the \
                button "Retry". The hierarchy:
                \(window.hierarchyDescription)
                """
        )
        let shown = withFailuresCaptured { assertNoBanner(in: window) }
        #expect(shown.map(\.message) == ["The banner \"You are offline.\" is shown."])
        task.cancel()
    }

    @Test func otherNotificationsAndTasksAreTold() async {
        DesktopNotification("reminder", title: "Water the plants").send()
        let other = await failure { try await assertDesktopNotification("import", within: .zero) }
        #expect(
            other == "No notification \"import\" was sent within 0.0 seconds. Sent: \"reminder\" (Water the plants)."
        )
        let tasks = await failure { try await assertLongTasks("Importing", within: .zero) }
        #expect(tasks == "The running long tasks were not \"Importing\" within 0.0 seconds, but none.")
    }
}
