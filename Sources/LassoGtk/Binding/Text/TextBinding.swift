/// The binding of a widget's text to a state, in both directions.
///
/// A widget shows `␀` for the NUL character, which ends a string in C. The binding does not mistake this for text of
/// the user's: in the part of the text that the user does not change, the state keeps its NUL characters.
final class TextBinding: TwoWayBinding {
    private let source: any TextSource
    private let composition: TextComposition
    private let state: () -> String
    private let send: (String) -> Void
    private var isShowingState = false
    /// Whether the user is changing the text at this moment.
    private var isUsersTurn = false
    private var connections: [SignalConnection] = []

    /// Creates a binding.
    ///
    /// - Parameters:
    ///   - source: The text of the widget.
    ///   - state: A closure that returns the text that the widget is to have.
    ///   - send: A closure called with the typed text.
    init(_ source: any TextSource, state: @escaping () -> String, send: @escaping (String) -> Void) {
        self.source = source
        self.state = state
        self.send = send
        composition = TextComposition()
        connections = source.onChange { [weak self] in self?.textDidChange() }
        // The composition is followed even after this binding has been stopped, which does no harm.
        _ = source.onPreedit { [weak composition] text in composition?.didChange(text) }
    }

    func showState() {
        composition.whenOver { [weak self] in
            guard let self else { return }
            let newText = self.state().withVisibleNul
            self.isShowingState = true
            self.source.replaceText(with: newText, canBeUndone: self.isUsersTurn)
            self.isShowingState = false
        }
    }

    func stop() {
        connections.forEach { $0.disconnect() }
        connections = []
    }

    private func textDidChange() {
        guard !isShowingState, let shown = source.text else { return }
        isUsersTurn = true
        defer { isUsersTurn = false }
        let stepCount = RecordedSteps.count
        send(text(typed: shown))
        // A history has recorded the text. The keys for undo shall reach it, and not undo the same twice.
        if RecordedSteps.count != stepCount { source.giveUpUndo() }
        // At once, while the widget's history of changes still counts the correction to what the user did. If the store
        // handles the action later, because it is handling another one, its new state is shown then.
        if state().withVisibleNul != source.text { showState() }
    }

    /// Returns the text that the user has made of the state's text, with the NUL characters that remain of it.
    private func text(typed: String) -> String {
        let state = state()
        guard state.utf8.contains(0) else { return typed }
        let difference = TextDifference(from: state.withVisibleNul, to: typed)
        let old = Array(state.unicodeScalars)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: old[..<difference.replaced.lowerBound])
        text.append(contentsOf: difference.replacement.unicodeScalars)
        text.append(contentsOf: old[difference.replaced.upperBound...])
        return String(text)
    }
}

extension TextSource {
    /// Replaces the text by changing only the part that differs. The cursor and the selection stay at their characters;
    /// where those are replaced, they move behind the replacement.
    ///
    /// - Parameters:
    ///   - newText: The new text.
    ///   - canBeUndone: Whether the change belongs to what the user does at this moment.
    fileprivate func replaceText(with newText: String, canBeUndone: Bool) {
        // Equal texts may consist of different characters.
        guard let text, !text.utf8.elementsEqual(newText.utf8) else { return }
        let difference = TextDifference(from: text, to: newText)
        let old = selection
        let new = TextSelection(
            anchor: difference.position(of: old.anchor),
            cursor: difference.position(of: old.cursor)
        )
        replace(difference.replaced, with: difference.replacement, canBeUndone: canBeUndone)
        if selection != new { selection = new }
    }
}
