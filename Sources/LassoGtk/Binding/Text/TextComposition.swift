/// Tracks whether an input method composes text in a widget. The widget's text must not be changed meanwhile.
final class TextComposition {
    private var isComposing = false
    private var waiting: (() -> Void)?

    /// Runs an action immediately or, while text is being composed, when the composition ends. If several actions wait,
    /// only the last one runs.
    func whenOver(_ action: @escaping () -> Void) {
        if isComposing {
            waiting = action
        } else {
            action()
        }
    }

    /// Notes a change of the text that is being composed.
    ///
    /// - Parameter text: The text, which is empty when the composition ends.
    func didChange(_ text: String) {
        isComposing = !text.isEmpty
        // The input method inserts the composed text either before or after it reports the end of the composition.
        guard !isComposing, waiting != nil else { return }
        Task { self.doWhatWaits() }
    }

    private func doWhatWaits() {
        guard !isComposing, let action = waiting else { return }
        waiting = nil
        action()
    }
}
