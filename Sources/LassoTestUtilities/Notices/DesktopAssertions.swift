import Lasso

extension DesktopNotification {
    /// The notifications that were sent and not withdrawn, in the order in which they were sent. In a test that has
    /// windows of its own, only the test's.
    @MainActor
    public static var sent: [DesktopNotification] { ApplicationWindows.current.desktopNotifications.sent }
}

/// Waits until a notification with an identifier has been sent to the desktop.
///
/// ```swift
/// let notification = try await assertDesktopNotification("import")
/// #expect(notification.title == "Import Finished")
/// ```
///
/// - Parameters:
///   - id: The notification's identifier.
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Returns: The notification.
/// - Throws: The failure, already reported, if it isn't sent in time.
@MainActor
@discardableResult
public func assertDesktopNotification(
    _ id: String,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws -> DesktopNotification {
    try await waitUntilFound(within: timeout, at: TestLocation(file: file, line: line)) {
        DesktopNotification.sent.first { $0.id == id }
    } orElse: {
        NoticeFailure.noNotification(id, timeout)
    }
}

/// Waits until certain long tasks are running, which keep the computer from being suspended and are asked about before
/// they are stopped.
///
/// ```swift
/// store.dispatchAction(.didTapImport)
/// try await assertLongTasks("Importing tasks")
/// ```
///
/// - Parameters:
///   - reasons: The descriptions of the tasks, in the order in which they have begun; none if no long task may be
///     running.
///   - timeout: The longest time to wait. Only a failing test waits that long.
///   - file: The file in which failures are reported.
///   - line: The line at which failures are reported.
/// - Throws: The failure, already reported, if other tasks are running all the time.
@MainActor
public func assertLongTasks(
    _ reasons: String...,
    within timeout: Duration = .seconds(20),
    file: StaticString = #filePath,
    line: UInt = #line
) async throws {
    let running = { ApplicationWindows.current.longTasks.running.map(\.reason) }
    guard try await !happens(within: timeout, { running() == reasons }) else { return }
    let failure = NoticeFailure.longTasks(running(), expected: reasons, timeout)
    throw log(FailedTest(error: failure, at: TestLocation(file: file, line: line))).reportedError
}
