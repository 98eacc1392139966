import Lasso

/// A difference between the notices that a test expects and those that are shown.
struct NoticeFailure: LassoError {
    let text: String

    func message(verbose: Bool) -> String { text }

    /// No toast was shown, or none with a text.
    @MainActor
    static func noToast(_ text: String?, _ time: Duration, _ controller: Controller) -> NoticeFailure {
        let expected = text.map { "No toast \"\($0)\"" } ?? "No toast"
        return NoticeFailure(text: "\(expected) was shown within \(time). \(shownToast(controller))")
    }

    @MainActor
    static func noToastButton(_ button: String, _ time: Duration, _ controller: Controller) -> NoticeFailure {
        let expected = "No toast with the button \"\(button)\""
        return NoticeFailure(text: "\(expected) was shown within \(time). \(shownToast(controller))")
    }

    /// No banner of a description was shown.
    @MainActor
    static func noBanner(_ description: String, _ time: Duration, _ controller: Controller) -> NoticeFailure {
        let shown = controller.visibleBanners.map(\.banner).map { named($0.text, button: $0.button) }
        return NoticeFailure(
            text: """
                No banner \(description) was shown within \(time). Shown: \(list(shown)). The hierarchy:
                \(controller.hierarchyDescription)
                """
        )
    }

    static func shown(_ kind: String, _ text: String) -> NoticeFailure {
        NoticeFailure(text: "The \(kind) \"\(text)\" is shown.")
    }

    @MainActor
    static func noNotification(_ id: String, _ time: Duration) -> NoticeFailure {
        let sent = DesktopNotification.sent.map { "\"\($0.id)\" (\($0.title))" }
        return NoticeFailure(text: "No notification \"\(id)\" was sent within \(time). Sent: \(list(sent)).")
    }

    static func longTasks(_ running: [String], expected: [String], _ time: Duration) -> NoticeFailure {
        let (running, expected) = (list(running.map { "\"\($0)\"" }), list(expected.map { "\"\($0)\"" }))
        return NoticeFailure(text: "The running long tasks were not \(expected) within \(time), but \(running).")
    }

    @MainActor
    private static func shownToast(_ controller: Controller) -> String {
        let shown = controller.frontToast.map { named($0.toast.text, button: $0.toast.button) } ?? "none"
        return "Shown: \(shown). The hierarchy:\n\(controller.hierarchyDescription)"
    }

    private static func named(_ text: String, button: String?) -> String {
        "\"\(text)\"" + (button.map { " with the button \"\($0)\"" } ?? "")
    }

    private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}
