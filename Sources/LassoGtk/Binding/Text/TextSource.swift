/// The text of a widget, as ``TextBinding`` reads and changes it. Positions are in characters (Unicode scalars) from
/// the start.
protocol TextSource: AnyObject {
    /// The text, or `nil` if the widget is gone.
    var text: String? { get }

    /// The cursor, and the other end of the selection, which is the same position if nothing is selected.
    var selection: TextSelection { get set }

    /// Replaces a part of the text.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - text: The text that replaces it.
    ///   - canBeUndone: Whether the change belongs to what the user does at this moment. Any other change can't be
    ///     undone, and neither can those before it: they were changes of another text.
    func replace(_ range: Range<Int>, with text: String, canBeUndone: Bool)

    /// Turns off the widget's own undo.
    func giveUpUndo()

    /// Connects a handler to changes of the text that the user makes, and to those of other code.
    func onChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection]

    /// Connects a handler to changes of the text that an input method is composing, which is empty when it is done.
    func onPreedit(_ handler: @escaping @MainActor (String) -> Void) -> [SignalConnection]
}

/// A selection of text. Positions are in characters (Unicode scalars) from the start.
struct TextSelection: Equatable {
    /// The position where the selection began.
    var anchor: Int
    /// The position of the cursor.
    var cursor: Int
}

/// The text of a field.
final class FieldText<Field: Editable>: TextSource {
    private weak var field: Field?

    init(of field: Field) { self.field = field }

    var text: String? { field?.text }

    var selection: TextSelection {
        get {
            guard let field else { return TextSelection(anchor: 0, cursor: 0) }
            let cursor = field.position
            let bounds = field.selectionBounds ?? cursor..<cursor
            let anchor = bounds.lowerBound == cursor ? bounds.upperBound : bounds.lowerBound
            return TextSelection(anchor: anchor, cursor: cursor)
        }
        set { field?.select(from: newValue.anchor, to: newValue.cursor) }
    }

    func replace(_ range: Range<Int>, with text: String, canBeUndone: Bool) {
        guard let field else { return }
        let hasHistory = field.enableUndo
        if !canBeUndone { field.enableUndo = false }
        if !range.isEmpty { field.deleteText(range) }
        if !text.isEmpty { field.insertText(text, at: range.lowerBound) }
        if !canBeUndone { field.enableUndo = hasHistory }
    }

    func giveUpUndo() {
        field?.enableUndo = false
        (field as? Text ?? field?.delegate as? Text)?.releaseUndoKeys()
    }

    func onChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
        field.map { [$0.onChanged(handler)] } ?? []
    }

    func onPreedit(_ handler: @escaping @MainActor (String) -> Void) -> [SignalConnection] {
        guard let text = field as? Text ?? field?.delegate as? Text else { return [] }
        return [text.onPreeditChanged(handler)]
    }
}

/// The text of a text view.
final class ViewText: TextSource {
    private weak var view: TextView?
    private weak var buffer: TextBuffer?
    /// The number of actions under way, nested ones included, that consist of several changes: an undo, a redo, or what
    /// the user does at once, such as replacing a selection by a letter.
    private var actionCount = 0
    private var hasChanged = false

    init(of view: TextView) {
        self.view = view
        buffer = view.buffer
    }

    // Objects in the text, such as pictures, count as one character, as in positions.
    var text: String? {
        guard let buffer else { return nil }
        let (start, end) = buffer.bounds()
        return buffer.slice(for: start, end: end, includeHiddenChars: true)
    }

    var selection: TextSelection {
        get {
            guard let buffer else { return TextSelection(anchor: 0, cursor: 0) }
            return TextSelection(
                anchor: buffer.iterAtMark(buffer.selectionBound).offset,
                cursor: buffer.iterAtMark(buffer.insert).offset
            )
        }
        set {
            guard let buffer else { return }
            buffer.selectRange(buffer.iterAtOffset(newValue.cursor), bound: buffer.iterAtOffset(newValue.anchor))
        }
    }

    func replace(_ range: Range<Int>, with text: String, canBeUndone: Bool) {
        guard let buffer else { return }
        if !canBeUndone { buffer.beginIrreversibleAction() }
        // Undo takes both changes back in one step, and with them the user's, if that one is not complete yet.
        buffer.beginUserAction()
        if !range.isEmpty {
            buffer.delete(buffer.iterAtOffset(range.lowerBound), end: buffer.iterAtOffset(range.upperBound))
        }
        if !text.isEmpty { buffer.insert(buffer.iterAtOffset(range.lowerBound), text: text) }
        buffer.endUserAction()
        if !canBeUndone { buffer.endIrreversibleAction() }
    }

    func giveUpUndo() {
        buffer?.enableUndo = false
        view?.releaseUndoKeys()
    }

    func onChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
        guard let buffer else { return [] }
        // The text between the changes of an action has never been there, and must not be changed.
        let changed = { @MainActor [weak self] in
            guard let self else { return }
            if actionCount > 0 { hasChanged = true } else { handler() }
        }
        let begin: @MainActor () -> Void = { [weak self] in self?.actionCount += 1 }
        let end = { @MainActor [weak self] in
            guard let self, actionCount > 0 else { return }
            actionCount -= 1
            guard actionCount == 0, hasChanged else { return }
            hasChanged = false
            handler()
        }
        return [
            buffer.onChanged(changed), buffer.onBeginUserAction(begin), buffer.onEndUserAction(end),
            buffer.onUndo(begin), buffer.onUndo(after: true, end), buffer.onRedo(begin),
            buffer.onRedo(after: true, end),
        ]
    }

    func onPreedit(_ handler: @escaping @MainActor (String) -> Void) -> [SignalConnection] {
        view.map { [$0.onPreeditChanged(handler)] } ?? []
    }
}

extension Widget {
    /// Lets the keys for undo and redo reach the widgets around this one. GTK 4.8 handles the keys for redo even if
    /// there is nothing to redo.
    fileprivate func releaseUndoKeys() {
        for name in ["text.undo", "text.redo"] { actionSetEnabled(name, enabled: false) }
    }
}
