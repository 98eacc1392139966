/// Whether an input method is composing text in a field: a field's text must not be changed meanwhile.
final class TextComposition {
    private var isComposing = false
    private var waiting: (() -> Void)?

    /// - Parameter field: The field.
    init(in field: any Editable) {
        (field as? Text ?? field.delegate as? Text)?.onPreeditChanged { [weak self] text in self?.didChange(text) }
    }

    /// Does something at once or, while text is being composed, when that is over. Of several things that wait, the last
    /// one is done.
    func whenOver(_ action: @escaping () -> Void) {
        if isComposing {
            waiting = action
        } else {
            action()
        }
    }

    private func didChange(_ text: String) {
        isComposing = !text.isEmpty
        // The input method hands the composed text over before or after it says so.
        guard !isComposing, waiting != nil else { return }
        Task { self.doWhatWaits() }
    }

    private func doWhatWaits() {
        guard !isComposing, let action = waiting else { return }
        waiting = nil
        action()
    }
}
