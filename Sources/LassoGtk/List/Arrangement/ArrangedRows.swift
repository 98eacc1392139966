import Lasso

/// The rows of an arrangement, and the items and rules that they were made of.
struct ArrangedRows<Item: Identifiable> {
    private(set) var items = IdentifiedArray<Item>()
    private(set) var rows = IdentifiedArray<Item>()
    private(set) var rules = ArrangementRules<Item>()

    /// Whether there are no items.
    var isEmpty: Bool { items.isEmpty }

    /// Keeps only the rows of other items.
    mutating func keepOnly(_ items: IdentifiedArray<Item>) {
        rows = IdentifiedArray(rows.compactMap { items[id: $0.id] })
        self.items = items
    }

    /// Brings the rows up to date with changed items, if few have changed.
    ///
    /// - Parameters:
    ///   - newItems: The items.
    ///   - maximum: The number of changed items up to which the rows are brought up to date.
    /// - Returns: Whether no more have changed.
    mutating func follow(_ newItems: IdentifiedArray<Item>, upTo maximum: Int) -> Bool {
        let difference = newItems.difference(from: items, findingUpTo: maximum)
        let count = difference.replacements.reduce(difference.changes.count) { $0 + max($1.old.count, $1.new.count) }
        guard count <= maximum else { return false }
        for replacement in difference.replacements {
            for item in items[replacement.old] { rows[id: item.id] = nil }
        }
        items = newItems
        for position in difference.changes {
            let item = items[position]
            let isShown = rules.isIncluded?(item) ?? true
            if rules.precedes == nil, isShown, rows.contains(id: item.id) {
                rows[id: item.id] = item
            } else {
                rows[id: item.id] = nil
                if isShown { insert(item) }
            }
        }
        for replacement in difference.replacements {
            for item in items[replacement.new] where rules.isIncluded?(item) ?? true { insert(item) }
        }
        return true
    }

    private mutating func insert(_ item: Item) {
        let position = items.index(id: item.id) ?? 0
        let rows = rows
        let place = rows.indices.partitioningIndex { !isBefore(rows[$0], item, at: position) }
        self.rows.insert(item, at: place)
    }

    private func isBefore(_ row: Item, _ item: Item, at position: Int) -> Bool {
        if let precedes = rules.precedes {
            if precedes(row, item) { return true }
            if precedes(item, row) { return false }
        }
        return (items.index(id: row.id) ?? 0) < position
    }
}

extension RandomAccessCollection<Int> {
    /// Returns the index of the first element, of those for which a condition is met from some element on.
    func partitioningIndex(where isMet: (Int) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let middle = index(low, offsetBy: count / 2)
            if isMet(self[middle]) {
                count /= 2
            } else {
                low = index(after: middle)
                count -= count / 2 + 1
            }
        }
        return low
    }
}
