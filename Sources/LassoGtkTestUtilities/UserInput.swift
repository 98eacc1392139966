import CGtk
import Glibc
import LassoGtk
import LassoTestUtilities
import Testing

/// What a user does with the keyboard and the mouse: real events of the display, for a window manager to hand out.
///
/// It needs `xdotool`, and an X display of its own: the keys would go to whatever has the focus on somebody's desktop. What
/// makes such a display says so with `LASSO_OWN_DISPLAY=x11`. Tests with the trait `.userInput` are skipped
/// elsewhere.
public enum UserInput {
    /// Whether there is an X display that nobody else uses, and `xdotool`.
    nonisolated static var isAvailable: Bool {
        guard let display = getenv("LASSO_OWN_DISPLAY"), String(cString: display) == "x11" else { return false }
        guard let program = g_find_program_in_path("xdotool") else { return false }
        g_free(program)
        return true
    }

    private static var hasMovedMouse = false

    /// Presses keys, one after the other.
    ///
    /// - Parameter keys: The keys, by their X names: `"Escape"`, `"alt+Left"`.
    /// - Throws: `GLibError` if there is no `xdotool`; the failure, which has been shown, if it does not end.
    public static func press(_ keys: String...) async throws {
        try await run(["key", "--delay", "20"] + keys)
    }

    /// Presses keys and does not let them go.
    ///
    /// - Parameters:
    ///   - keys: The keys, by their X names.
    ///   - body: What happens meanwhile.
    /// - Throws: What `body` throws; `GLibError` if there is no `xdotool`.
    public static func hold(_ keys: [String], while body: () async throws -> Void) async throws {
        try await run(keys.flatMap { ["keydown", $0] })
        let result: Result<Void, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        try await run(keys.reversed().flatMap { ["keyup", $0] })
        try result.get()
    }

    /// Clicks a widget twice, as fast as for a double click, and moves the mouse by a pixel in between.
    ///
    /// - Parameter widget: The widget, in a window that is on the screen.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen; `GLibError` if there is no `xdotool`.
    public static func doubleClickWithAMovement(_ widget: Widget) async throws {
        try await moveMouse(to: widget)
        try await run(["click", "1", "sleep", "0.08", "mousemove_relative", "1", "1", "click", "1"])
    }

    /// Moves the mouse to the lower right corner of the screen, where it rests on nothing. GTK 4.8 reports a critical when a
    /// tooltip is due for what is in a window that has gone meanwhile.
    ///
    /// - Throws: `GLibError` if there is no `xdotool`.
    public static func moveMouseAway() async throws {
        try await run(["mousemove", "10000", "10000"])
        hasMovedMouse = false
    }

    /// Moves the mouse where it rests on nothing, if it has been moved since it was there.
    ///
    /// - Throws: `GLibError` if there is no `xdotool`.
    static func moveMouseAwayIfMoved() async throws {
        if hasMovedMouse { try await moveMouseAway() }
    }

    /// Lets time pass, while GTK and the main actor go on with their work.
    ///
    /// - Parameter duration: How long.
    /// - Throws: `CancellationError` if the task is cancelled.
    public static func wait(for duration: Duration) async throws {
        let end = ContinuousClock.now + duration
        try await GtkTesting.turnMainLoop(until: "time has passed") { ContinuousClock.now > end }
    }

    /// Clicks a widget in its middle.
    ///
    /// - Parameters:
    ///   - widget: The widget, in a window that is on the screen.
    ///   - button: The mouse button: 1 is the first one, 8 the one that leads back.
    ///   - count: How often, as fast as for a double click.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen; `GLibError` if there is no `xdotool`.
    public static func click(_ widget: Widget, button: Int = 1, count: Int = 1) async throws {
        try await moveMouse(to: widget)
        // GTK drops a click if the page moves while the button is down for GTK and already up for the display, which a finger
        // does not manage.
        let click = ["mousedown", "\(button)", "sleep", "0.05", "mouseup", "\(button)", "sleep", "0.03"]
        try await run(Array(repeatElement(click, count: count).joined()))
    }

    /// Moves the mouse to the middle of a widget.
    ///
    /// - Parameter widget: The widget, in a window that is on the screen.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen; `GLibError` if there is no `xdotool`.
    public static func moveMouse(to widget: Widget) async throws {
        try await moveMouse(to: widget, x: nil, y: nil)
    }

    private static func moveMouse(to widget: Widget, x: Double?, y: Double?) async throws {
        guard let window = widget.root as? Window else { throw NotOnScreen() }
        try await activate(window)
        guard widget.mapped, let bounds = widget.computeBounds(window) else { throw NotOnScreen() }
        let (left, top) = window.surfaceTransform()
        let column = left + Double(bounds.origin.x) + (x ?? Double(bounds.size.width / 2))
        let row = top + Double(bounds.origin.y) + (y ?? Double(bounds.size.height / 2))
        hasMovedMouse = true
        try await run(["getactivewindow", "mousemove", "--window", "%1", "\(Int(column))", "\(Int(row))"])
    }

    /// Clicks a place in a widget.
    ///
    /// - Parameters:
    ///   - widget: The widget, in a window that is on the screen.
    ///   - x: The place, in pixels from the widget's left edge.
    ///   - y: The place, in pixels from the widget's upper edge.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen; `GLibError` if there is no `xdotool`.
    public static func click(_ widget: Widget, x: Double, y: Double) async throws {
        try await moveMouse(to: widget, x: x, y: y)
        try await run(["click", "1"])
    }

    /// Drags a widget by its middle.
    ///
    /// - Parameters:
    ///   - widget: The widget, in a window that is on the screen.
    ///   - distance: How far to the right, in pixels.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen; `GLibError` if there is no `xdotool`.
    public static func drag(_ widget: Widget, toTheRightBy distance: Int) async throws {
        try await moveMouse(to: widget)
        try await run(["mousedown", "1"])
        let step = distance < 0 ? -1 : 1
        // GTK takes it for a drag when it has gone some way.
        for move in [step * 10, step * 10, distance - step * 20] {
            try await run(["mousemove_relative", "--", "\(move)", "0"])
        }
        try await run(["mouseup", "1"])
    }

    /// Waits until a window is the one that the keyboard writes to.
    ///
    /// - Parameter window: The window.
    /// - Throws: The failure, which has been shown, if the window manager does not make it so in time.
    public static func activate(_ window: Window) async throws {
        window.present()
        try await GtkTesting.turnMainLoop(until: "the window is active") { window.isActive }
        GtkTesting.settle()
    }

    /// The widget is nowhere on the screen.
    public struct NotOnScreen: Error {}

    /// Clicks where the mouse is, and does not wait for what moves to come to rest.
    ///
    /// - Throws: `GLibError` if there is no `xdotool`.
    public static func clickInTheMiddleOfATransition() async throws {
        try await run(["click", "1"], settles: false)
    }

    private static func run(_ arguments: [String], settles: Bool = true) async throws {
        let process = try Subprocess(argv: ["xdotool"] + arguments, flags: [])
        try await GtkTesting.turnMainLoop(until: "xdotool has ended") { process.identifier == nil }
        // The events have been sent. The display has passed on all that came before what it is asked now; they are handled.
        gdk_display_sync(gdk_display_get_default())
        if settles { GtkTesting.settle() } else { GtkTesting.turnMainLoopOnce() }
    }
}

extension Trait where Self == ConditionTrait {
    /// The test presses keys or moves the mouse: it is skipped where ``UserInput`` cannot, or must not.
    nonisolated public static var userInput: Self {
        .enabled(
            if: UserInput.isAvailable,
            "xdotool presses keys and moves the mouse; it needs an X display of its own (LASSO_OWN_DISPLAY=x11)."
        )
    }
}
