import CGtk

extension CustomSorter {
    /// Creates a sorter that compares items by a closure.
    ///
    /// ```swift
    /// CustomSorter { (one: Person, other: Person) in one.name < other.name }
    /// ```
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns whether the first item precedes the second.
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

    /// Compares items by another closure from now on. The models that use the sorter sort their items again.
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns whether the first item precedes the second.
    ///
    /// Source: `gtk_custom_sorter_set_sort_func`.
    public func setSortFunc<Item: Object>(_ areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        gtk_custom_sorter_set_sort_func(
            opaquePointer,
            compareItems,
            retainedClosure(comparison(areInIncreasingOrder)),
            releaseClosure
        )
    }
}

typealias CompareItems = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Int32

/// Returns a C-style comparison for a closure that returns whether the first item precedes the second.
func comparison<Item: Object>(_ areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) -> CompareItems {
    { one, other in
        let one: Item = .wrapping(required: one)
        let other: Item = .wrapping(required: other)
        return areInIncreasingOrder(one, other) ? -1 : areInIncreasingOrder(other, one) ? 1 : 0
    }
}

nonisolated let compareItems: GCompareDataFunc = { one, other, data in
    onMainActor((one, other, data)) { one, other, data in
        guard let one, let other else { preconditionFailure("GTK called a comparison without an item.") }
        let compare: CompareItems = cClosure(data)
        return compare(one, other)
    }
}
