/// Tracks whether an input method composes text in a field. The field's text must not be changed meanwhile.
final class TextComposition {
    private var isComposing = false
    private var waiting: (() -> Void)?

    /// Creates an object that tracks a field.
    ///
    /// - Parameter field: The field.
    init(in field: any Editable) {
        (field as? Text ?? field.delegate as? Text)?.onPreeditChanged { [weak self] text in self?.didChange(text) }
    }

    /// Runs an action immediately or, while text is being composed, when the composition ends. If several actions wait,
    /// only the last one runs.
    func whenOver(_ action: @escaping () -> Void) {
        if isComposing {
            waiting = action
        } else {
            action()
        }
    }

    private func didChange(_ text: String) {
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
