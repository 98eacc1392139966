/// The binding of a field's text to a state, in both directions.
///
/// A field shows `␀` for the NUL character, which ends a string in C. The binding does not mistake this for text of
/// the user's: in the part of the text that the user does not change, the state keeps its NUL characters.
final class TextBinding {
    private weak var field: (any Editable)?
    private let composition: TextComposition
    private let state: () -> String
    private var typing: SignalConnection?

    /// Creates a binding.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - state: A closure that returns the text that the field is to have.
    ///   - send: A closure called with the typed text.
    init(field: any Editable, state: @escaping () -> String, send: @escaping (String) -> Void) {
        self.field = field
        self.state = state
        composition = TextComposition(in: field)
        typing = field.onChanged { [weak self, weak field] in
            guard let self, let text = field?.text else { return }
            send(self.text(typed: text))
            self.showStateUnlessItIs(text)
        }
    }

    /// Sets the field's text to that of the state.
    func showState() {
        composition.whenOver { [weak self] in
            guard let self else { return }
            self.typing?.whileBlocked { self.field?.replaceText(with: self.state()) }
        }
    }

    /// Stops sending the typed text.
    func stop() {
        typing?.disconnect()
    }

    /// Returns the text that the user has made of the state's text, with the NUL characters that remain of it.
    private func text(typed: String) -> String {
        let state = state()
        guard state.utf8.contains(0) else { return typed }
        let old = Array(state.unicodeScalars), new = Array(typed.unicodeScalars)
        let shown = Array(state.withVisibleNul.unicodeScalars)
        let prefix = zip(shown, new).prefix { $0 == $1 }.count
        let suffix = zip(shown.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        var text = String.UnicodeScalarView()
        text.append(contentsOf: old.prefix(prefix))
        text.append(contentsOf: new[prefix..<(new.count - suffix)])
        text.append(contentsOf: old.suffix(suffix))
        return String(text)
    }

    private func showStateUnlessItIs(_ text: String) {
        guard state().withVisibleNul != text else { return }
        // The action may wait for another one. In the next turn of the main actor, it has been handled.
        Task { [weak self] in self?.showState() }
    }
}

extension Editable {
    /// Replaces the text by changing only the part that differs. The cursor and the selection stay at their characters;
    /// where those are replaced, they move behind the replacement.
    ///
    /// - Parameter newText: The new text.
    fileprivate func replaceText(with newText: String) {
        let old = Array(text.unicodeScalars)
        let new = Array(newText.withVisibleNul.unicodeScalars)
        guard old != new else { return }
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        let oldPart = prefix..<(old.count - suffix)
        let newPart = prefix..<(new.count - suffix)
        let move = { (place: Int) in
            if place < oldPart.lowerBound || (place == oldPart.lowerBound && !oldPart.isEmpty) { return place }
            if place < oldPart.upperBound { return newPart.upperBound }
            return place + newPart.upperBound - oldPart.upperBound
        }
        let cursor = move(position)
        let selection = selectionBounds.map { move($0.lowerBound)..<move($0.upperBound) }

        if !oldPart.isEmpty { deleteText(oldPart) }
        if !newPart.isEmpty {
            var inserted = String.UnicodeScalarView()
            inserted.append(contentsOf: new[prefix..<(new.count - suffix)])
            insertText(String(inserted), at: newPart.lowerBound)
        }

        if position != cursor { position = cursor }
        if let selection, !selection.isEmpty, selectionBounds != selection { selectRegion(selection) }
    }
}
