/// Tells the clicks that the user means for what a button shows from those for what it showed before: the second click
/// of a double click, a click that comes too late, and the repetitions of a key that is held down.
///
/// A click that comes from neither the mouse nor the keyboard, such as that of a screen reader, is always meant for
/// what the button shows.
@MainActor
final class ClickGuard {
    private weak var button: Button?
    private let controllers: AddedControllers
    // The time when the button began to show what it shows now.
    private var lastChange: ContinuousClock.Instant?
    // The time when a mouse button or a key was pressed last, until the click that it causes.
    private var lastPress: ContinuousClock.Instant?
    // The key that is held down, as its position on the keyboard.
    private var heldKey: Int?
    // The same, if the button showed something else when the key was pressed.
    private var leftOverKey: Int?

    private static let pressingKeys = [Key.return, Key.kpEnter, Key.isoEnter, Key.space, Key.kpSpace]

    /// Creates a guard of a button.
    ///
    /// - Parameter button: The button.
    init(of button: Button) {
        self.button = button
        controllers = AddedControllers(in: button)
        listenToMouse()
        listenToKeys()
    }

    /// Notes that the button shows something else from now on.
    func noteChange() {
        lastChange = .now
        leftOverKey = heldKey
    }

    /// Returns whether the click that the button reports is meant for what the button shows.
    func isClickMeant() -> Bool {
        let press = lastPress
        lastPress = nil
        guard let press, let lastChange, let button else { return true }
        return press >= lastChange + .milliseconds(button.settings.gtkDoubleClickTime)
    }

    private func listenToMouse() {
        let click = GestureClick()
        // The button keeps the press to itself.
        click.propagationPhase = .capture
        click.onPressed { [weak self] _, _, _ in self?.lastPress = .now }
        controllers.add(click)
    }

    private func listenToKeys() {
        let keys = EventControllerKey(), focus = EventControllerFocus()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self] key, code, _ in
            guard let self, Self.pressingKeys.contains(key) else { return false }
            if leftOverKey == code { return true }
            (heldKey, leftOverKey) = (code, nil)
            lastPress = .now
            return false
        }
        keys.onKeyReleased { [weak self] _, code, _ in
            if self?.heldKey == code { self?.forgetKey() }
        }
        // The release comes to the widget that has the focus then.
        focus.onLeave { [weak self] in self?.forgetKey() }
        controllers.add(keys)
        controllers.add(focus)
    }

    private func forgetKey() { (heldKey, leftOverKey) = (nil, nil) }
}
