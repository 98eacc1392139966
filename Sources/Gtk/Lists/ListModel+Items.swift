import CGtk

/// The position that means no item, for example the position of the selected item if none is selected.
///
/// Source: `GTK_INVALID_LIST_POSITION`.
nonisolated public let invalidListPosition = Int(UInt32.max)

/// The items of a list model, as a Swift collection.
///
/// The collection is a view. It reflects every change of the model.
///
/// Source: `GListModel`.
public struct ListModelItems<Item>: @MainActor RandomAccessCollection {
    private let model: any ListModel

    fileprivate init(_ model: any ListModel) {
        self.model = model
    }

    /// The position of the first item, 0.
    public var startIndex: Int { 0 }

    /// The position after the last item.
    ///
    /// Source: `g_list_model_get_n_items`.
    public var endIndex: Int { Int(g_list_model_get_n_items(model.opaquePointer)) }

    /// The item at a position.
    ///
    /// - Precondition: The model has an item at the position, and the item is of the type `Item`.
    ///
    /// Source: `g_list_model_get_item`.
    public subscript(_ index: Int) -> Item {
        precondition(
            index >= 0 && index < endIndex,
            "ListModelItems[\(index)]: the model has \(endIndex) items."
        )
        let object: Object = .wrapping(
            required: g_list_model_get_item(model.opaquePointer, cInteger(index)),
            transfer: .full
        )
        guard let item = object as? Item else {
            preconditionFailure("ListModelItems[\(index)]: the item is a \(object.objectType), not a \(Item.self).")
        }
        return item
    }
}

extension ListModel {
    /// Returns the items as a Swift collection.
    ///
    /// ```swift
    /// for person in model.items(as: Person.self) { print(person.name) }
    /// ```
    ///
    /// - Parameter type: The class of the items.
    public func items<Item>(as type: Item.Type = Item.self) -> ListModelItems<Item> { ListModelItems(self) }
}

extension GioListStore {
    /// Creates a store for items of a Swift class.
    ///
    /// ```swift
    /// let people = GioListStore(of: Person.self)
    /// ```
    ///
    /// - Parameter type: The class of the items, usually a subclass of ``ModelItem``.
    ///
    /// Source: `g_list_store_new`.
    public convenience init<Item: Object>(of type: Item.Type) {
        self.init(itemType: .object)
    }

    /// Replaces items with others in one step. Views are notified once.
    ///
    /// - Parameters:
    ///   - range: The positions of the items to remove.
    ///   - items: The items that replace them.
    /// - Precondition: The range is within the store's items.
    ///
    /// Source: `g_list_store_splice`.
    public func replaceSubrange(_ range: Range<Int>, with items: [Object]) {
        let count = Int(g_list_model_get_n_items(opaquePointer))
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "GioListStore.replaceSubrange(_:with:): \(range) is not within the store's \(count) items."
        )
        var additions: [UnsafeMutableRawPointer?] = items.map(\.instance.pointer)
        withExtendedLifetime(items) {
            g_list_store_splice(
                opaquePointer,
                cInteger(range.lowerBound),
                cInteger(range.count),
                &additions,
                cInteger(additions.count)
            )
        }
    }

    /// Appends items in one step. Views are notified once.
    ///
    /// Source: `g_list_store_splice`.
    public func append(contentsOf items: [Object]) {
        let end = Int(g_list_model_get_n_items(opaquePointer))
        replaceSubrange(end..<end, with: items)
    }
}

extension GioListStore {
    /// Sorts the items. Views are notified once.
    ///
    /// ```swift
    /// people.sort { (one: Person, other: Person) in one.name < other.name }
    /// ```
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns whether the first item precedes the second.
    /// - Precondition: The items are of the class that the closure takes.
    ///
    /// Source: `g_list_store_sort`.
    public func sort<Item: Object>(by areInIncreasingOrder: @MainActor (Item, Item) -> Bool) {
        withComparison(areInIncreasingOrder) { g_list_store_sort(opaquePointer, compareItems, $0) }
    }

    /// Inserts an item into a sorted store, after the items that it is equal to.
    ///
    /// - Parameters:
    ///   - item: The item to insert.
    ///   - areInIncreasingOrder: A closure that returns whether the first item precedes the second.
    /// - Returns: The position of the inserted item.
    /// - Precondition: The items are of the class that the closure takes.
    ///
    /// Source: `g_list_store_insert_sorted`.
    @discardableResult
    public func insertSorted<Item: Object>(_ item: Item, by areInIncreasingOrder: @MainActor (Item, Item) -> Bool)
        -> Int
    {
        withComparison(areInIncreasingOrder) {
            Int(g_list_store_insert_sorted(opaquePointer, item.instance.pointer, compareItems, $0))
        }
    }

    /// Runs a C function that compares items only while it runs.
    private func withComparison<Item: Object, Result>(
        _ areInIncreasingOrder: @MainActor (Item, Item) -> Bool,
        _ body: (UnsafeMutableRawPointer) -> Result
    ) -> Result {
        withoutActuallyEscaping(areInIncreasingOrder) { withClosure(comparison($0), body) }
    }
}
