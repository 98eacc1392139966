import Glibc
import LassoGtk

/// Prints the times at which frames have been drawn, in microseconds of the monotonic clock.
final class FrameReport {
    private let tellsFrames = getenv("LOGIN_WINDOW_FRAMES") != nil
    private var frames = 0
    /// Whether a state has changed that no frame shows yet.
    private var isWaiting = false

    /// Begins with the first frame that shows a screen.
    init(of screen: LoginModule.Screen) {
        guard let view = (screen.controller as? ViewController)?.view else {
            preconditionFailure("The screen has no view.")
        }
        view.addTickCallback { [unowned self] _, clock in
            frames += 1
            // The second frame starts when the first one has been drawn.
            guard frames == 2 else { return true }
            if tellsFrames {
                screen.store.observeState { [unowned self] _ in isWaiting = true }
                isWaiting = false
                clock.onAfterPaint { [unowned self] in printFrame() }
            }
            Self.printTime("drawn")
            return false
        }
    }

    private func printFrame() {
        if isWaiting { Self.printTime("shown") }
        isWaiting = false
    }

    private static func printTime(_ event: String) {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        // As the others do. `print` would look for the protocols by which it describes a value.
        puts("\(event) \(time.tv_sec * 1_000_000 + time.tv_nsec / 1_000)")
        fflush(nil)
    }
}
