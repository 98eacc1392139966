import LassoGtk
import LassoTestUtilities

/// What a user does with the keyboard and the mouse: real events of the display, for a window manager to hand out.
///
/// It needs `xdotool`, and a display of its own: whoever sits in front of the display would see the mouse move.
public enum UserInput {
    /// Presses keys, one after the other.
    ///
    /// - Parameter keys: The keys, by their X names: `"Escape"`, `"alt+Left"`.
    /// - Throws: `GLibError` if there is no `xdotool`; `NeverHappened` if it does not end.
    public static func press(_ keys: String...) async throws {
        try await run(["key", "--delay", "20"] + keys)
    }

    /// Presses a key and does not let it go.
    ///
    /// - Parameters:
    ///   - key: The key, by its X name.
    ///   - body: What happens meanwhile.
    /// - Throws: What `body` throws; `GLibError` if there is no `xdotool`.
    public static func hold(_ key: String, while body: () async throws -> Void) async throws {
        try await run(["keydown", key])
        let result: Result<Void, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        try await run(["keyup", key])
        try result.get()
    }

    /// Clicks a widget in its middle.
    ///
    /// - Parameters:
    ///   - widget: The widget, in a window that is on the screen.
    ///   - button: The mouse button: 1 is the first one, 8 the one that leads back.
    ///   - count: How often, as fast as for a double click.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen; `GLibError` if there is no `xdotool`.
    public static func click(_ widget: Widget, button: Int = 1, count: Int = 1) async throws {
        guard widget.mapped, let window = widget.root as? Window, let bounds = widget.computeBounds(window) else {
            throw NotOnScreen()
        }
        try await activate(window)
        let (left, top) = window.surfaceTransform()
        let x = left + Double(bounds.origin.x + bounds.size.width / 2)
        let y = top + Double(bounds.origin.y + bounds.size.height / 2)
        try await run(
            ["getactivewindow", "mousemove", "--window", "%1", "\(Int(x))", "\(Int(y))"]
                + ["click", "--repeat", "\(count)", "--delay", "60", "\(button)"]
        )
    }

    /// Waits until a window is the one that the keyboard writes to.
    ///
    /// - Parameter window: The window.
    /// - Throws: `NeverHappened` if the window manager does not make it so in time.
    public static func activate(_ window: Window) async throws {
        window.present()
        try await GtkTesting.turnMainLoop(until: "the window is active") { window.isActive }
        GtkTesting.settle()
    }

    /// The widget is nowhere on the screen.
    public struct NotOnScreen: Error {}

    private static func run(_ arguments: [String]) async throws {
        let process = try Subprocess(argv: ["xdotool"] + arguments, flags: [])
        try await GtkTesting.turnMainLoop(until: "xdotool has ended") { process.identifier == nil }
        // The events have been sent; they are handled now.
        GtkTesting.settle()
    }
}
