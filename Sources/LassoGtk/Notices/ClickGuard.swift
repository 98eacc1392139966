/// Tells the clicks that the user means for what a button shows from those for what it showed before: the second click
/// of a double click, a click that comes too late, and the repetitions of a key that is held down.
///
/// A click that comes from neither the mouse nor the keyboard, such as that of a screen reader, is always meant for
/// what the button shows.
@MainActor
final class ClickGuard {
    private weak var button: Button?
    private let controllers: AddedControllers
    private var activation: SignalConnection?
    // The time when the button began to show what it shows now.
    private var lastChange: ContinuousClock.Instant?
    // The time when the mouse button or the key was pressed that causes the next click.
    private var lastPress: ContinuousClock.Instant?

    /// Creates a guard of a button.
    ///
    /// - Parameter button: The button.
    init(of button: Button) {
        self.button = button
        controllers = AddedControllers(in: button)
        let click = GestureClick()
        // The button keeps the press to itself.
        click.propagationPhase = .capture
        click.onPressed { [weak self] _, _, _ in self?.lastPress = .now }
        controllers.add(click)
        ActivationGuard.start()
        // The keys in a popover of the application don't pass the window.
        controllers.add(ActivationGuard.makeKeyController())
        // The button may not have the focus: a key in a text field activates it as the default widget.
        activation = button.onActivate { [weak self] in self?.lastPress = ActivationGuard.heldKeyStart }
    }

    isolated deinit { activation?.disconnect() }

    /// Notes that the button shows something else from now on.
    func noteChange() { lastChange = .now }

    /// Returns whether the click that the button reports is meant for what the button shows.
    func isClickMeant() -> Bool {
        let press = lastPress
        lastPress = nil
        guard let press, let lastChange, let button else { return true }
        return press >= lastChange + .milliseconds(button.settings.gtkDoubleClickTime)
    }
}
