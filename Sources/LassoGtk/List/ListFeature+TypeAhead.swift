import Gtk
import Lasso

extension ListFeature {
    /// Lets the user find a row by typing the beginning of its text, while the list has the focus.
    ///
    /// The row gets the focus and is selected, if rows can be selected one at a time. Case and diacritics don't
    /// matter. A space belongs to the text once typing has begun. After a pause of a second, typing begins again.
    ///
    /// - Parameter text: The text of a row.
    ///
    /// Source: `GtkTreeView:enable-search`, which newer lists of GTK lack.
    public static func typeAhead(_ text: KeyPath<Item, String>) -> ListFeature {
        ListFeature { list, widget in
            let typed = TypedText(in: list, text)
            let keys = EventControllerKey()
            keys.propagationPhase = .bubble
            keys.onKeyPressed { key, _, modifiers in typed.add(key, modifiers) }
            widget.addController(keys)
            let spaces = EventControllerKey()
            // Before the row that has the focus, which the space bar selects and unselects.
            spaces.propagationPhase = .capture
            spaces.onKeyPressed { key, _, modifiers in typed.addSpace(key, modifiers) }
            widget.addController(spaces)
        }
    }
}

/// The text that the user types in a list to find a row.
private final class TypedText<Item: Identifiable, Action> {
    private weak var list: BoundList<Item, Action>?
    private let text: KeyPath<Item, String>
    private var typed = ""
    private var search: Task<Void, Never>?
    private var end: Task<Void, Never>?

    private static var pause: Duration { .seconds(1) }
    /// The number of rows that are compared before other events are handled.
    private static var sliceLength: Int { 10_000 }

    init(in list: BoundList<Item, Action>, _ text: KeyPath<Item, String>) {
        (self.list, self.text) = (list, text)
    }

    /// Adds the character that a key types.
    ///
    /// - Returns: Whether the key belongs to the typed text.
    func add(_ key: Int, _ modifiers: ModifierType) -> Bool {
        guard modifiers.isDisjoint(with: [.controlMask, .altMask, .superMask]),
            let character = Key.character(of: key), character != " " || !typed.isEmpty
        else { return false }
        typed.append(character)
        end?.cancel()
        end = Task { [weak self] in
            // The next key cancels this.
            try? await MainQueueClock().sleep(for: Self.pause)
            if !Task.isCancelled { self?.typed = "" }
        }
        search?.cancel()
        search = Task { [weak self] in await self?.find() }
        return true
    }

    /// Adds a space while a row has the focus, and not a widget in it.
    ///
    /// - Returns: Whether the key is a space that belongs to the typed text.
    func addSpace(_ key: Int, _ modifiers: ModifierType) -> Bool {
        Key.character(of: key) == " " && list?.focusedRowID != nil && add(key, modifiers)
    }

    private func find() async {
        guard let list else { return }
        let items = list.model.items
        let beginning = LetterFolding.fold(typed)
        // Only a diacritic has been typed.
        guard !beginning.isEmpty else { return }
        // From the row with the focus on. The first letter finds the next row.
        let start = list.focusedID.flatMap { items.index(id: $0) }.map { typed.count == 1 ? $0 + 1 : $0 } ?? 0
        for offset in 0..<items.count {
            if offset > 0, offset % Self.sliceLength == 0 { await MainQueueClock.nextTurn() }
            guard !Task.isCancelled else { return }
            let position = (start + offset) % items.count
            let item = items[position]
            guard LetterFolding.fold(item[keyPath: text]).hasPrefix(beginning) else { continue }
            guard let current = list.model.items.index(id: item.id) else { return }
            list.focusRow(at: current)
            list.model.selectFound(current)
            return
        }
    }
}
