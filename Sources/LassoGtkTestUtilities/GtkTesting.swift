import CGtk
import LassoGtk
import LassoTestUtilities

/// What a test needs to draw: GTK with a display, whose main loop is turned by hand between the test's own steps.
public enum GtkTesting {
    /// An application that has started up and has no window: for all tests of the process, since a process has one.
    public static let application = Application(applicationId: nil)

    /// Initializes GTK, and starts ``application`` up. The trait ``DisplayTrait`` does so for each test of Swift Testing.
    ///
    /// - Throws: ``NoDisplay`` if there is no display, or `GLibError` if the application cannot be registered.
    public static func start() throws {
        guard initializeGtk() else { throw NoDisplay() }
        if !application.isRegistered { try application.register() }
    }

    /// Lets GTK do what it has to do, and the main actor too, until something is so.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait at the most. Only a failing test waits that long.
    ///   - comment: What is waited for, for the failure.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    ///   - condition: A closure that returns whether it is so.
    /// - Throws: The failure, which has been shown, if it is not so in time; what `condition` throws.
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

    /// Lets GTK do what it has to do now. Does not wait.
    public static func turnMainLoopOnce() {
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    /// Lets what moves come to rest: pages that change, windows that come and go.
    ///
    /// - Parameter timeout: How long to wait at the most. Only a window that gets no frames takes that long.
    public static func settle(within timeout: Duration = .seconds(10)) {
        let deadline = ContinuousClock.now + timeout
        turnMainLoopOnce()
        // What comes with the next frame, and what that moves.
        var frames = 0
        let windows = Window.listToplevels().filter(\.mapped)
        for window in windows {
            window.addTickCallback { _, _ in
                frames += 1
                return frames < 3 * windows.count
            }
        }
        // A window that the display does not show gets no frames, so that nothing else may end the wait.
        let alarm = g_timeout_add(guint(timeout / .milliseconds(1)), { _ in gboolean(1) }, nil)
        defer { g_source_remove(alarm) }
        while isMoving || frames < 3 * windows.count, ContinuousClock.now < deadline {
            g_main_context_iteration(nil, 1)
            turnMainLoopOnce()
        }
    }

    private static var isMoving: Bool {
        Window.listToplevels().lazy.filter(\.mapped).flatMap(\.descendants)
            .contains { ($0 as? Stack)?.transitionRunning == true }
    }

    /// There is no display to draw on.
    public struct NoDisplay: Error, CustomStringConvertible {
        /// What is missing, and what to do.
        public var description: String { "There is no display. Run the tests that draw with `make test`." }
    }
}
