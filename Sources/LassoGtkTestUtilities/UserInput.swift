import CGtk
import Glibc
import LassoGtk
import LassoTestUtilities
import Testing

/// Keyboard and mouse input of a user: real events of the display, delivered by a window manager.
///
/// It needs `xdotool` and an X display of its own, because on a user's desktop the keys would be sent to any focused
/// window. Set `LASSO_OWN_DISPLAY=x11` in the environment of such a display. Elsewhere, tests with the trait
/// `.userInput` are skipped.
public enum UserInput {
    /// Whether there is an X display for the tests alone, and `xdotool`.
    nonisolated static var isAvailable: Bool {
        guard let display = getenv("LASSO_OWN_DISPLAY"), String(cString: display) == "x11" else { return false }
        guard let program = g_find_program_in_path("xdotool") else { return false }
        g_free(program)
        return true
    }

    private static var hasMovedMouse = false

    /// Presses and releases keys, one after the other.
    ///
    /// - Parameter keys: The X names of the keys, such as `"Escape"` or `"alt+Left"`.
    /// - Throws: ``Failure`` if there is no such key. `GLibError` if there is no `xdotool`. The failure, already
    ///   reported, if `xdotool` does not end.
    public static func press(_ keys: String...) async throws {
        try await run(["key", "--delay", "20"] + keys)
    }

    /// Holds keys down while a closure runs.
    ///
    /// - Parameters:
    ///   - keys: The X names of the keys.
    ///   - body: A closure called while the keys are down.
    /// - Throws: Any error thrown by `body`. ``Failure`` if there is no such key; `body` isn't called then. `GLibError`
    ///   if there is no `xdotool`.
    public static func hold(_ keys: [String], while body: () async throws -> Void) async throws {
        let result: Result<Void, any Error>
        do {
            try await run(keys.flatMap { ["keydown", $0] })
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        try await run(keys.reversed().flatMap { ["keyup", $0] })
        try result.get()
    }

    /// Clicks a widget twice, as fast as in a double click, and moves the mouse by one pixel between the clicks.
    ///
    /// - Parameter widget: The widget, in a window that is on the screen.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen. ``Failure`` if `xdotool` fails, and `GLibError` if
    ///   there is none.
    public static func doubleClickWithAMovement(_ widget: Widget) async throws {
        try await prepareClick(on: widget)
        try await run(["click", "1", "sleep", "0.08", "mousemove_relative", "1", "1", "click", "1"])
    }

    /// Moves the mouse to the lower right corner of the screen, away from all widgets. GTK 4.8 logs a critical message
    /// if a tooltip is due for a widget whose window has been closed in the meantime.
    ///
    /// - Throws: ``Failure`` if `xdotool` fails, and `GLibError` if there is none.
    public static func moveMouseAway() async throws {
        try await run(["mousemove", "10000", "10000"])
        hasMovedMouse = false
    }

    /// Moves the mouse away from all widgets if it has been moved since it was last there.
    ///
    /// - Throws: ``Failure`` if `xdotool` fails, and `GLibError` if there is none.
    static func moveMouseAwayIfMoved() async throws {
        if hasMovedMouse { try await moveMouseAway() }
    }

    /// Waits while GTK and the main actor continue their work.
    ///
    /// - Parameter duration: The time to wait.
    /// - Throws: `CancellationError` if the task is canceled.
    public static func wait(for duration: Duration) async throws {
        let end = ContinuousClock.now + duration
        try await GtkTesting.turnMainLoop(until: "time has passed") { ContinuousClock.now > end }
    }

    /// Clicks a widget at its center. The click isn't the second one of a double click that began in another window,
    /// however soon it follows a click there.
    ///
    /// - Parameters:
    ///   - widget: The widget, in a window that is on the screen.
    ///   - button: The number of the mouse button: 1 is the first button, 8 is the back button.
    ///   - count: The number of clicks, as fast as in a double click.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen. ``Failure`` if `xdotool` fails, and `GLibError` if
    ///   there is none.
    public static func click(_ widget: Widget, button: Int = 1, count: Int = 1) async throws {
        try await prepareClick(on: widget)
        // GTK drops a click if the page moves while the button is down for GTK and already up for the display, which a
        // finger does not manage.
        let click = ["mousedown", "\(button)", "sleep", "0.05", "mouseup", "\(button)", "sleep", "0.03"]
        try await run(Array(repeatElement(click, count: count).joined()))
    }

    /// Moves the mouse to the center of a widget.
    ///
    /// - Parameter widget: The widget, in a window that is on the screen.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen. ``Failure`` if `xdotool` fails, and `GLibError` if
    ///   there is none.
    public static func moveMouse(to widget: Widget) async throws {
        try await moveMouse(to: widget, x: nil, y: nil)
    }

    private static func moveMouse(to widget: Widget, x: Double?, y: Double?) async throws {
        guard let window = widget.root as? Window else { throw NotOnScreen() }
        try await activate(window)
        guard widget.mapped, let native = widget.native, let bounds = widget.computeBounds(native) else {
            throw NotOnScreen()
        }
        var (left, top) = native.surfaceTransform()
        // A popover is a surface of its own, with a position on the one below.
        var surface: GdkSurface? = native.surface
        while let popup = surface as? any Popup {
            (left, top) = (left + Double(popup.positionX), top + Double(popup.positionY))
            surface = popup.parent
        }
        let column = Int(left + Double(bounds.origin.x) + (x ?? Double(bounds.size.width / 2)))
        let row = Int(top + Double(bounds.origin.y) + (y ?? Double(bounds.size.height / 2)))
        // A part of the widget takes the input for it, and a widget around it takes what an insensitive one gets.
        guard let target = native.pick(x: Double(column) - left, y: Double(row) - top),
            target === widget || target.isAncestor(widget) || widget.isAncestor(target)
        else { throw NotOnScreen() }
        hasMovedMouse = true
        try await run(["getactivewindow", "mousemove", "--window", "%1", "\(column)", "\(row)"])
    }

    /// Moves the mouse to a widget for a click that isn't the second one of a double click, however soon it follows
    /// another one.
    private static func prepareClick(on widget: Widget, x: Double? = nil, y: Double? = nil) async throws {
        try await moveMouse(to: widget, x: x, y: y)
        ActivationGuard.forgetLastPress()
    }

    /// Clicks a point in a widget.
    ///
    /// - Parameters:
    ///   - widget: The widget, in a window that is on the screen.
    ///   - x: The distance from the widget's left edge, in pixels.
    ///   - y: The distance from the widget's top edge, in pixels.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen. ``Failure`` if `xdotool` fails, and `GLibError` if
    ///   there is none.
    public static func click(_ widget: Widget, x: Double, y: Double) async throws {
        try await prepareClick(on: widget, x: x, y: y)
        try await run(["click", "1"])
    }

    /// Drags a widget by its center.
    ///
    /// - Parameters:
    ///   - widget: The widget, in a window that is on the screen.
    ///   - distance: The distance to the right, in pixels.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen. ``Failure`` if `xdotool` fails, and `GLibError` if
    ///   there is none.
    public static func drag(_ widget: Widget, toTheRightBy distance: Int) async throws {
        try await moveMouse(to: widget)
        try await run(["mousedown", "1"])
        let step = distance < 0 ? -1 : 1
        // GTK recognizes a drag only after some distance.
        for move in [step * 10, step * 10, distance - step * 20] {
            try await run(["mousemove_relative", "--", "\(move)", "0"])
        }
        try await run(["mouseup", "1"])
    }

    /// Presses a mouse button in the middle of a widget, and releases it after a while.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - button: The number of the mouse button.
    ///   - duration: The time until the button is released, in seconds.
    /// - Throws: ``NotOnScreen`` if the widget is not on the screen. ``Failure`` if `xdotool` fails, and `GLibError` if
    ///   there is none.
    public static func hold(_ widget: Widget, button: Int = 1, seconds duration: Double) async throws {
        try await moveMouse(to: widget)
        try await run(["mousedown", "\(button)", "sleep", "\(duration)", "mouseup", "\(button)"])
    }

    /// Drags with the mouse from the middle of a widget to that of another one in the same window.
    ///
    /// - Parameters:
    ///   - widget: The widget where the drag begins.
    ///   - target: The widget where it ends.
    /// - Throws: ``NotOnScreen`` if one of the widgets is not on the screen. ``Failure`` if `xdotool` fails, and
    ///   `GLibError` if there is none.
    public static func drag(_ widget: Widget, to target: Widget) async throws {
        try await moveMouse(to: widget)
        // GTK recognizes a drag only after some distance, and the target tells over the display server that it accepts
        // it.
        let move = ["mousemove_relative", "--", "10", "0"]
        try await run(["mousedown", "1"] + move + ["sleep", "0.1"] + move + ["sleep", "0.2"])
        try await moveMouse(to: target)
        let nudge = ["mousemove_relative", "--", "1", "1"]
        try await run(nudge + ["sleep", "0.2"] + nudge + ["sleep", "0.2", "mouseup", "1"])
    }

    /// Presents a window and waits until it has the keyboard focus.
    ///
    /// - Parameter window: The window.
    /// - Throws: The failure, already reported, if the window does not become active in time.
    public static func activate(_ window: Window) async throws {
        window.present()
        try await GtkTesting.turnMainLoop(until: "the window is active") { window.isActive }
        GtkTesting.settle()
    }

    /// An error that reports that a widget is not on the screen, or that another one is in front of it.
    public struct NotOnScreen: Error {}

    /// An error that reports that the display didn't get the input, for instance because there is no such key.
    public struct Failure: Error, CustomStringConvertible {
        /// The message of `xdotool`.
        public let description: String
    }

    /// Clicks at the position of the mouse, without waiting for transitions to finish.
    ///
    /// - Throws: ``Failure`` if `xdotool` fails, and `GLibError` if there is none.
    public static func clickInTheMiddleOfATransition() async throws {
        try await run(["click", "1"], settles: false)
    }

    /// Presses and releases keys, without waiting for transitions to finish.
    ///
    /// - Parameter keys: The X names of the keys, such as `"Escape"` or `"alt+Left"`.
    /// - Throws: ``Failure`` if there is no such key. `GLibError` if there is no `xdotool`.
    public static func pressInTheMiddleOfATransition(_ keys: String...) async throws {
        try await run(["key", "--delay", "20"] + keys, settles: false)
    }

    private static func run(_ arguments: [String], settles: Bool = true) async throws {
        let process = try Subprocess(argv: ["xdotool"] + arguments, flags: .stderrPipe)
        try await GtkTesting.turnMainLoop(until: "xdotool has ended") { process.identifier == nil }
        let message = try process.communicateUtf8(nil, cancellable: nil).errors ?? ""
        // It goes on without a key that it doesn't know.
        guard process.successful, !message.contains("No such key name") else { throw Failure(description: message) }
        // The events have been sent. After this synchronization, the display has delivered them all. Then they are
        // handled.
        gdk_display_sync(gdk_display_get_default())
        if settles { GtkTesting.settle() } else { GtkTesting.turnMainLoopOnce() }
    }
}

extension Trait where Self == ConditionTrait {
    /// A trait of a test that presses keys or moves the mouse. The test is skipped where ``UserInput`` is not
    /// available.
    nonisolated public static var userInput: Self {
        .enabled(
            if: UserInput.isAvailable,
            "xdotool presses keys and moves the mouse; it needs an X display of its own (LASSO_OWN_DISPLAY=x11)."
        )
    }
}
