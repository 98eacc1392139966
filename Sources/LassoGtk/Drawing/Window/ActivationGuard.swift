/// Keeps what the user began on one page from going on on the next one: the second click of a double click, and the
/// repetitions of a key that is held down.
final class ActivationGuard {
    private var clickBegan = 0
    // How often the page had changed in any window when a key was pressed that is still held, and when it was heard of last.
    private static var heldKeys: [Int: (pageCount: Int, time: ContinuousClock.Instant)] = [:]
    private static var pageCount = 0

    /// Takes note that the user sees another page, in whatever window.
    static func pageDidChange() { pageCount += 1 }

    /// - Parameter widget: The window.
    init(in widget: Widget) {
        let click = GestureClick()
        click.propagationPhase = .capture
        click.onPressed { [weak self, weak click] count, _, _ in
            guard let self else { return }
            if count == 1 {
                clickBegan = Self.pageCount
            } else if clickBegan != Self.pageCount {
                // Nobody else gets it.
                click?.setState(.claimed)
            }
        }
        widget.addController(click)

        let keys = EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { key, _, _ in Self.isLeftOver(key) }
        keys.onKeyReleased { key, _, _ in Self.heldKeys[key] = nil }
        widget.addController(keys)
    }

    /// Whether a key that is reported as pressed has been held down since before the page changed.
    private static func isLeftOver(_ key: Int) -> Bool {
        let now = ContinuousClock.now
        // A release may have gone to another application. The keyboard repeats faster than this.
        if let held = heldKeys[key], held.time.duration(to: now) < .seconds(1) {
            heldKeys[key]?.time = now
            return held.pageCount != pageCount
        }
        heldKeys[key] = (pageCount, now)
        return false
    }
}
