import CGtk

extension CustomSorter {
    /// Makes a sorter that asks a closure.
    ///
    /// ```swift
    /// CustomSorter { (one: Person, other: Person) in one.name < other.name }
    /// ```
    ///
    /// - Parameter areInIncreasingOrder: Whether the first item comes before the second.
    ///
    /// Source: `gtk_custom_sorter_new`.
    public convenience init<Item: Object>(_ areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        let sorter = gtk_custom_sorter_new(
            compareItems,
            retainedClosure(comparison(areInIncreasingOrder)),
            releaseClosure
        )
        self.init(instance: CInstance(sorter), transfer: .full)
    }
}

typealias CompareItems = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Int32

/// How C compares two items, for a closure that returns whether the first comes before the second.
func comparison<Item: Object>(_ areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) -> CompareItems {
    { one, other in
        let one: Item = .wrapping(required: one)
        let other: Item = .wrapping(required: other)
        return areInIncreasingOrder(one, other) ? -1 : areInIncreasingOrder(other, one) ? 1 : 0
    }
}

nonisolated let compareItems: GCompareDataFunc = { one, other, data in
    onMainActor((one, other, data)) { one, other, data in
        guard let one, let other else { preconditionFailure("GTK compares an item that is none.") }
        let compare: CompareItems = cClosure(data)
        return compare(one, other)
    }
}
