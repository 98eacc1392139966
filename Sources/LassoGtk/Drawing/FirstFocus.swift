import Gtk

/// The lists that exist, to find the one around the focus.
enum FirstFocus {
    private struct Entry {
        weak var list: (any FocusableRows)?
    }

    private static var lists: [Entry] = []

    /// Adds a list. It is removed when it is released.
    static func add(_ list: any FocusableRows) {
        lists.removeAll { $0.list == nil }
        lists.append(Entry(list: list))
    }

    /// Moves the focus to the row in which it begins, if a list or a scrolled window around one has it. From another
    /// scrolled window, it moves to the first widget within it: GTK 4.18 may pass over what it has just begun to show.
    static func move(_ focus: Widget?) {
        guard let focus, !lists.contains(where: { $0.list?.moveFirstFocus(focus) == true }) else { return }
        (focus as? ScrolledWindow)?.child?.childFocus(.tabForward)
    }
}
