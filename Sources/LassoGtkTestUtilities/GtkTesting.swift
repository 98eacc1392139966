import CGtk
import Glibc
import LassoGtk
import LassoTestUtilities

/// The environment of tests that draw: GTK with a display, whose main loop runs between the steps of a test.
public enum GtkTesting {
    /// An application without windows. All tests share it, because a process has only one application.
    public static let application = Application(applicationId: nil)

    /// Initializes GTK and registers ``application``, which starts it up. ``DisplayTrait`` calls this method before
    /// each test.
    ///
    /// Settings are kept in memory, and not those of the user, unless the environment has a `GSETTINGS_BACKEND`.
    ///
    /// - Throws: ``NoDisplay`` if there is no display, or `GLibError` if the application cannot be registered.
    public static func start() throws {
        setenv("GSETTINGS_BACKEND", "memory", 0)
        guard initializeGtk() else { throw NoDisplay() }
        if !application.isRegistered { try application.register() }
    }

    /// Runs the main loop and the main actor until a condition is met.
    ///
    /// - Parameters:
    ///   - timeout: The longest time to wait. Only a failing test waits that long.
    ///   - comment: A description of the condition, for the failure message.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - condition: A closure that returns whether the condition is met.
    /// - Throws: The failure, already reported, if the condition is not met in time. Any error thrown by `condition`.
    public static func turnMainLoop(
        within timeout: Duration = .seconds(20),
        until comment: @autoclosure () -> String = "the condition is met",
        file: StaticString = #filePath,
        line: UInt = #line,
        _ condition: () throws -> Bool
    ) async throws {
        try await eventually(within: timeout, comment(), file: file, line: line) {
            turnMainLoopOnce()
            return try condition()
        }
    }

    /// Runs the main loop and the main actor until an operation that needs them has ended, such as an asynchronous
    /// function of GIO.
    ///
    /// ```swift
    /// let contents = try await GtkTesting.result { try await AnyFile(path: path).loadContents() }
    /// ```
    ///
    /// - Parameters:
    ///   - timeout: The longest time to wait. Only a failing test waits that long. The operation is canceled then.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - operation: A closure that performs the operation.
    /// - Returns: The result of the operation.
    /// - Throws: The failure, already reported, if the operation does not end in time. Any error thrown by `operation`.
    /// - Precondition: The operation passes no closure for its progress, as `AnyFile.copy` can: GLib would call it on a
    ///   thread of its own, which stops the program. Test that in a program that calls `MainLoopBridge.install()`.
    public static func result<Result: Sendable>(
        within timeout: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line,
        of operation: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        let task = Task { try await operation() }
        // The task is over if the wait was long enough.
        defer { task.cancel() }
        var isDone = false
        Task {
            _ = await task.result
            isDone = true
        }
        try await turnMainLoop(within: timeout, until: "the operation has ended", file: file, line: line) { isDone }
        return try await task.value
    }

    /// Runs the main loop until no event is pending, without waiting.
    public static func turnMainLoopOnce() {
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    /// Waits until transitions have finished: pages that change, windows that open or close.
    ///
    /// - Parameter timeout: The longest time to wait. It is reached only if a window gets no frames.
    public static func settle(within timeout: Duration = .seconds(10)) {
        let deadline = ContinuousClock.now + timeout
        turnMainLoopOnce()
        // Waits for changes made in the next frame, and for transitions that they start.
        var frames = 0
        let windows = Window.listToplevels().filter(\.mapped)
        for window in windows {
            window.addTickCallback { _, _ in
                frames += 1
                return frames < 3 * windows.count
            }
        }
        // A window that the display does not show gets no frames. Then only this timer may end the wait.
        let alarm = g_timeout_add(guint(timeout / .milliseconds(1)), { _ in gboolean(1) }, nil)
        defer { g_source_remove(alarm) }
        while frames < 3 * windows.count || isMoving, ContinuousClock.now < deadline {
            g_main_context_iteration(nil, 1)
            turnMainLoopOnce()
        }
    }

    private static var isMoving: Bool {
        Window.listToplevels().lazy.filter(\.mapped).flatMap(\.descendants)
            .contains { ($0 as? Stack)?.transitionRunning == true || ($0 as? AdaptiveBox)?.isMoving == true }
    }

    /// An error that reports that there is no display.
    public struct NoDisplay: Error, CustomStringConvertible {
        /// A text that describes the error and how to fix it.
        public var description: String { "There is no display. Run the tests that draw with `make test`." }
    }
}
