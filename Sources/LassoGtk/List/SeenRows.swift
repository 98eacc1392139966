import Gtk
import Lasso

/// The rows of a list that are seen before a change, so that the list can scroll back to them after it.
struct SeenRows<Item: Identifiable, Action> {
    private let list: BoundList<Item, Action>
    private let focus: ListFocus<Item, Action>?
    /// The first item, if the beginning of the list is seen. There, the user sees what comes first after the change.
    private let firstItem: Item.ID?
    private let focusIsSeen: Bool
    /// The rows around the one with the focus that are seen completely.
    private let neighbors: [Item.ID]
    /// The first of the rows that are seen before and exist after the change, if it was asked for.
    private var anchor: Item.ID?

    init(in list: BoundList<Item, Action>, focus: ListFocus<Item, Action>?) {
        (self.list, self.focus) = (list, focus)
        firstItem = list.isAtBeginning ? list.model.items.first?.id : nil
        focusIsSeen = focus.map { list.extent(of: $0.id)?.isSeen ?? false } ?? false
        neighbors = focus.flatMap { [focusIsSeen] in focusIsSeen ? list.completelySeenIDs(around: $0.id) : nil } ?? []
    }

    /// Returns the identities of the rows that have to stay where they are.
    ///
    /// - Parameter items: The items after the change.
    mutating func anchors(in items: IdentifiedArray<Item>) -> [Item.ID] {
        anchor = firstItem == nil ? list.firstSeenID(in: items) : nil
        return [focus?.id, anchor].compactMap { $0 }
    }

    /// Scrolls back, if GTK has scrolled.
    func restore() {
        let items = list.model.items
        if let firstItem, let first = items.first?.id, first != firstItem {
            list.scroll(to: first)
        } else if let anchor, !focusIsSeen {
            // A row that gets the focus back is scrolled to, even if it was out of sight.
            list.scroll(to: anchor)
        } else {
            keepNeighbors(in: items)
        }
    }

    /// Scrolls back to the neighbors of the row with the focus.
    ///
    /// GTK leaves the row where it is, and moves the others. If the row can be seen anyway, it is the other way around.
    private func keepNeighbors(in items: IdentifiedArray<Item>) {
        let staying = neighbors.first { $0 != focus?.id && items.contains(id: $0) }
        guard focus != nil, let row = firstItem == nil ? staying : items.first?.id, let top = items.index(id: row),
            let position = list.focusedID.flatMap({ items.index(id: $0) })
        else { return }
        let count = neighbors.count - (neighbors.firstIndex(of: row) ?? 0)
        if (0..<count).contains(position - top) { list.scroll(to: row) }
    }
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
        guard let list = listBase, list.mapped else { return false }
        return (list.orientation == .horizontal ? list.hadjustment : list.vadjustment)?.value == 0
    }

    /// Returns the place of a row, or `nil` if GTK doesn't show it.
    fileprivate func extent(of id: Item.ID) -> RowExtent? {
        guard let list = listBase, let content = rows.entries[id]?.first?.content, content.mapped,
            let place = content.computeBounds(list)
        else { return nil }
        if list.orientation == .horizontal {
            return RowExtent(start: place.origin.x, end: place.origin.x + place.size.width, length: Float(list.width))
        }
        return RowExtent(start: place.origin.y, end: place.origin.y + place.size.height, length: Float(list.height))
    }

    /// Returns the identities of the rows around a row that are seen completely, in order.
    fileprivate func completelySeenIDs(around id: Item.ID) -> [Item.ID] {
        guard let position = model.items.index(id: id) else { return [] }
        func isSeen(_ position: Int) -> Bool { extent(of: model.items[position].id)?.isSeenCompletely ?? false }
        var (first, end) = (position, isSeen(position) ? position + 1 : position)
        while first > 0, isSeen(first - 1) { first -= 1 }
        while end < model.count, isSeen(end) { end += 1 }
        return model.items[first..<end].map { $0.id }
    }

    /// Returns the identity of the first of the items that is seen.
    fileprivate func firstSeenID(in items: IdentifiedArray<Item>) -> Item.ID? {
        rows.entries.keys.lazy.filter { items.contains(id: $0) }
            .compactMap { id in self.extent(of: id).flatMap { $0.isSeen ? (start: $0.start, id: id) : nil } }
            .min { $0.start < $1.start }?.id
    }

    fileprivate func scroll(to id: Item.ID) {
        guard let position = model.items.index(id: id) else { return }
        listBase?.activateAction("list.scroll-to-item", args: Variant(UInt32(position)))
    }
}
