import LassoGtk
import Testing

/// What a test that draws finds, and what is made good after it.
final class TestScene {
    private let windowsBefore: [Window]
    private let settings: Settings?
    private let hadAnimations: Bool

    /// Sees to it that GTK has begun, and that nothing moves.
    ///
    /// - Throws: ``GtkTesting/NoDisplay`` if there is no display, or `GLibError` if the application cannot be registered.
    static func begin() throws -> TestScene {
        try GtkTesting.start()
        return TestScene()
    }

    private var left: [Window] {
        Self.shownWindows.filter { window in !windowsBefore.contains { $0 === window } }
    }

    private static var shownWindows: [Window] {
        Window.listToplevels().compactMap { $0 as? Window }.filter(\.mapped)
    }

    private init() {
        windowsBefore = Self.shownWindows
        settings = Settings.default
        hadAnimations = settings?.gtkEnableAnimations ?? true
        settings?.gtkEnableAnimations = false
    }

    /// Restores what was, and complains of windows that are still shown.
    ///
    /// - Parameter hasFailed: Whether the test has thrown an error, and may not have come to its own end.
    func end(hasFailed: Bool) async {
        // What is about to go may do so. The windows that do not are complained of below.
        try? await GtkTesting.turnMainLoop(within: .seconds(2)) { self.left.isEmpty }
        let left = self.left
        if !hasFailed, !left.isEmpty {
            let names = left.map { $0.title ?? "\(type(of: $0))" }.joined(separator: ", ")
            Issue.record("The test leaves windows on the display; close them: \(names)")
        }
        for window in left { window.destroy() }
        settings?.gtkEnableAnimations = hadAnimations
        do { try await UserInput.moveMouseAwayIfMoved() } catch { Issue.record(error) }
        GtkTesting.turnMainLoopOnce()
    }
}
