import LassoGtk
import Testing

/// The environment of one test that draws, restored after the test.
final class TestScene {
    private let windowsBefore: [Window]
    private let settings: Settings?
    private let hadAnimations: Bool
    private let decorationLayout: String?

    /// Starts GTK, turns animations off, and returns the scene.
    ///
    /// - Throws: ``GtkTesting/NoDisplay`` if there is no display, or `GLibError` if the application cannot be
    ///   registered.
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
        GtkTesting.application.disablesAnimations = true
        decorationLayout = settings?.gtkDecorationLayout
    }

    /// Restores the settings, and fails the test if windows are still shown.
    ///
    /// - Parameter hasFailed: Whether the test has thrown an error, so that it may not have closed its windows.
    func end(hasFailed: Bool) async {
        // Waits for closing windows to disappear. The code below reports the remaining windows.
        try? await GtkTesting.turnMainLoop(within: .seconds(2)) { self.left.isEmpty }
        let left = self.left
        if !hasFailed, !left.isEmpty {
            let names = left.map { "\(type(of: $0)) \"\($0.title ?? "")\" \($0.visibleTexts)" }.joined(separator: ", ")
            Issue.record("The test left windows on the display. Close them: \(names)")
        }
        for window in left { window.destroy() }
        GtkTesting.application.disablesAnimations = false
        settings?.gtkEnableAnimations = hadAnimations
        settings?.gtkDecorationLayout = decorationLayout
        do { try await UserInput.moveMouseAwayIfMoved() } catch { Issue.record(error) }
        GtkTesting.turnMainLoopOnce()
    }
}
