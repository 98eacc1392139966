import Gtk
import Lasso

/// The rows of a list that are seen before a change, so that the list can scroll back to them after it.
struct SeenRows<Item: Identifiable, Action> {
    private let list: BoundList<Item, Action>
    private let focus: ListFocus<Item, Action>?
    /// Whether the beginning of the list is seen. There, the user sees what comes first after the change.
    private let isAtBeginning: Bool
    /// The first item before the change.
    private let firstItem: Item.ID?
    private let focusIsSeen: Bool
    /// The rows around the one with the focus that are seen completely.
    private let neighbors: [SeenRow<Item.ID>]
    /// The first of the rows that are seen before and exist after the change, if it was asked for.
    private var anchor: SeenRow<Item.ID>?

    init(in list: BoundList<Item, Action>, focus: ListFocus<Item, Action>?) {
        (self.list, self.focus) = (list, focus)
        (isAtBeginning, firstItem) = (list.isAtBeginning, list.model.items.first?.id)
        focusIsSeen = focus.map { list.extent(of: $0.id)?.isSeen ?? false } ?? false
        neighbors = focus.flatMap { [focusIsSeen] in focusIsSeen ? list.completelySeenRows(around: $0.id) : nil } ?? []
    }

    /// Returns the identities of the rows that have to stay where they are.
    ///
    /// - Parameter items: The items after the change.
    mutating func anchors(in items: IdentifiedArray<Item>) -> [Item.ID] {
        anchor = isAtBeginning ? nil : list.firstSeenRow(in: items)
        return [focus?.id, anchor?.id].compactMap { $0 }
    }

    /// Scrolls back, if GTK has scrolled.
    func restore() {
        let items = list.model.items
        if let focus, focus.isRenaming || focus.isInTextField && focusIsSeen, items.contains(id: focus.id) {
            // GTK takes the focus out of a row that gets out of sight, which would end the editing.
            list.scroll(to: focus.id)
        } else if isAtBeginning, items.first?.id != firstItem || focus == nil {
            // GTK stays at the row that had the focus last, even if that was taken out.
            list.scrollToBeginning()
        } else if let anchor, !focusIsSeen {
            // A row that gets the focus back is scrolled to, even if it was out of sight.
            list.scroll(to: anchor.id, at: anchor.start)
        } else {
            keepNeighbors(in: items)
        }
    }

    /// Scrolls back to the neighbors of the row with the focus.
    ///
    /// GTK leaves the row where it is, and moves the others. If the row can be seen anyway, it is the other way around.
    private func keepNeighbors(in items: IdentifiedArray<Item>) {
        let staying = neighbors.first { $0.id != focus?.id && items.contains(id: $0.id) }
        guard focus != nil, let row = isAtBeginning ? items.first?.id : staying?.id, let top = items.index(id: row),
            let position = list.focusedID.flatMap({ items.index(id: $0) })
        else { return }
        let count = neighbors.count - (neighbors.firstIndex { $0.id == row } ?? 0)
        guard (0..<count).contains(position - top) else { return }
        if isAtBeginning { list.scrollToBeginning() } else { list.scroll(to: row, at: staying?.start) }
    }
}

/// A row that is seen.
private struct SeenRow<ID: Hashable> {
    let id: ID
    /// The position of its beginning in the list, in pixels. It is negative if only the end of the row is seen.
    let start: Float
}

/// The place of a row along its list.
private struct RowExtent {
    let start: Float
    let end: Float
    let length: Float

    /// Whether a part of the row is seen.
    var isSeen: Bool { end > 0 && start < length }
    /// Whether the whole row is seen.
    var isSeenCompletely: Bool { start >= 0 && end <= length }
}

extension BoundList {
    /// Whether the beginning of the list is seen.
    fileprivate var isAtBeginning: Bool {
        listBase?.mapped == true && listBase?.adjustment?.value == 0
    }

    /// Returns the place of a row, or `nil` if GTK doesn't show it.
    fileprivate func extent(of id: Item.ID) -> RowExtent? {
        guard let list = listBase, let content = rows.entries[id]?.first?.content, content.mapped,
            let place = content.computeBounds(list)
        else { return nil }
        if list.orientation == .horizontal {
            let length = Float(list.width), isMirrored = list.direction == .rtl
            let start = isMirrored ? length - place.origin.x - place.size.width : place.origin.x
            return RowExtent(start: start, end: start + place.size.width, length: length)
        }
        return RowExtent(start: place.origin.y, end: place.origin.y + place.size.height, length: Float(list.height))
    }

    /// Returns the rows around a row that are seen completely, in order.
    fileprivate func completelySeenRows(around id: Item.ID) -> [SeenRow<Item.ID>] {
        guard let position = model.items.index(id: id) else { return [] }
        func seenRow(at position: Int) -> SeenRow<Item.ID>? {
            guard model.items.indices.contains(position) else { return nil }
            let id = model.items[position].id
            return extent(of: id).flatMap { $0.isSeenCompletely ? SeenRow(id: id, start: $0.start) : nil }
        }
        let before = sequence(first: position - 1) { $0 - 1 }.lazy.map(seenRow).prefix { $0 != nil }.compactMap(\.self)
        let after = sequence(first: position + 1) { $0 + 1 }.lazy.map(seenRow).prefix { $0 != nil }.compactMap(\.self)
        return before.reversed() + [seenRow(at: position)].compactMap(\.self) + after
    }

    /// Returns the first of the items that is seen.
    fileprivate func firstSeenRow(in items: IdentifiedArray<Item>) -> SeenRow<Item.ID>? {
        rows.entries.keys.lazy.filter { items.contains(id: $0) }
            .compactMap { id in self.extent(of: id).flatMap { $0.isSeen ? SeenRow(id: id, start: $0.start) : nil } }
            .min { $0.start < $1.start }
    }

    /// Scrolls to a row.
    ///
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - start: The position in the list at which the row begins then, in pixels. GTK's own way to scroll to a row
    ///     shows the whole of it, so the rest follows after the layout of the change.
    func scroll(to id: Item.ID, at start: Float? = nil) {
        guard let list = listBase, let position = model.items.index(id: id) else { return }
        list.activateAction("list.scroll-to-item", args: Variant(UInt32(position)))
        awaitedLayout?.correction = { [weak self] in
            guard let start, let now = self?.extent(of: id) else { return 0 }
            return Double(now.start - start)
        }
    }

    /// Scrolls to the first row, and to the header above it.
    fileprivate func scrollToBeginning() {
        guard let first = model.items.first?.id else { return }
        scroll(to: first)
        showFirstHeader()
    }

    /// Scrolls to the header above the first row, if the next layout shows the whole row. GTK doesn't count the header
    /// as a part of the row, and scrolls it away when the list appears.
    func showFirstHeader() {
        awaitLayout()
        awaitedLayout?.correction = { [weak self] in
            guard let self, let first = model.items.first?.id, let place = extent(of: first), place.start >= 0 else {
                return 0
            }
            return -(listBase?.adjustment?.value ?? 0)
        }
    }
}
