import Lasso

/// Waits until a toast with a text is shown.
///
/// ```swift
/// store.dispatchAction(.didTapDelete)
/// try await assertToast("Task deleted", in: window)
/// try await pressToastButton("Undo", in: window)
/// ```
///
/// - Parameters:
///   - text: The text of the toast.
///   - controller: A controller in whose hierarchy to look for the toast, such as a window. In front of a dialog's
///     toast, no other is found.
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Returns: The toast.
/// - Throws: The failure, already reported, if the toast isn't shown in time.
@MainActor
@discardableResult
public func assertToast(
    _ text: String,
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws -> Toast {
    try await waitUntilFound(within: timeout, at: TestLocation(file: file, line: line)) {
        controller.frontToast.flatMap { $0.toast.text == text ? $0.toast : nil }
    } orElse: {
        NoticeFailure.noToast(text, timeout, controller)
    }
}

/// Asserts that no toast is shown.
///
/// - Parameters:
///   - controller: A controller in whose hierarchy to look for toasts, such as a window.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
@MainActor
public func assertNoToast(in controller: Controller, file: StaticString = #filePath, line: UInt = #line) {
    guard let toast = controller.frontToast?.toast else { return }
    FailedTest(error: NoticeFailure.shown("toast", toast.text), at: TestLocation(file: file, line: line)).report()
}

/// Waits until a toast with a button is shown, and presses the button.
///
/// - Parameters:
///   - button: The label of the button.
///   - controller: A controller in whose hierarchy to look for the toast, such as a window.
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: The failure, already reported, if no toast with the button is shown in time.
@MainActor
public func pressToastButton(
    _ button: String,
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    let toast = try await waitUntilFound(within: timeout, at: TestLocation(file: file, line: line)) {
        controller.frontToast.flatMap { $0.toast.button == button ? $0 : nil }
    } orElse: {
        NoticeFailure.noToastButton(button, timeout, controller)
    }
    toast.end(.pressedButton)
}

/// Waits until a toast is shown, and closes it, as its Close button and the Escape key do.
///
/// - Parameters:
///   - controller: A controller in whose hierarchy to look for the toast, such as a window.
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: The failure, already reported, if no toast is shown in time.
@MainActor
public func dismissToast(
    in controller: Controller,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    let toast = try await waitUntilFound(within: timeout, at: TestLocation(file: file, line: line)) {
        controller.frontToast
    } orElse: {
        NoticeFailure.noToast(nil, timeout, controller)
    }
    toast.end(.dismissed)
}

extension Controller {
    /// The toast that is shown in front of all others in this controller's hierarchy.
    var frontToast: PostedToast? { withVisibleDescendants.reversed().lazy.compactMap(\.postedToast).first }
}
