import Lasso

/// The way in which a list makes rows of the items of a state: which items it shows, and in which order.
///
/// The state keeps all items, and the parts that decide: the text that the user searches for, or the order.
///
/// ```swift
/// ListView(
///     of: store,
///     \.tasks,
///     arrangement: .filtered(by: \.query) { task, query in query.matches(task.title) }
///         .sorted(by: \.order) { one, other, order in
///             switch order.key {
///             case .title: one.title < other.title
///             case .isDone: !one.isDone && other.isDone
///             case .due: one.due < other.due
///             }
///         }
/// ) { task in TaskRow(task) }
/// ```
///
/// The compiler checks a closure that is a single expression together with the whole call. If the expression combines
/// comparisons with `&&` or `||`, that may take many seconds. A statement, such as `switch`, or a method of the item is
/// checked by itself.
///
/// When an item changes, it alone is filtered and sorted again. When a deciding part changes, all items are, for a few
/// milliseconds at a time, so that windows are drawn meanwhile. Until this is over, the list shows the rows as before.
///
/// Source: `GtkFilterListModel`, `GtkSortListModel`, and their property `incremental`.
public struct ListArrangement<State, Item: Identifiable, Action> {
    private var filter: ((State) -> Rule<(Item) -> Bool>?)?
    private var order: ((State) -> Rule<(Item, Item) -> Bool>?)?

    /// The tree, of which the rows are the items that can be seen.
    private(set) var tree: TreeDescription<State, Item, Action>?

    /// A function of items, and the part of the state that it depends on.
    private struct Rule<Function> {
        let key: ArrangementKey
        let function: Function
    }

    /// All items, in the order in which the state has them.
    public static var none: ListArrangement { ListArrangement() }

    /// Returns an arrangement of the items that meet a condition.
    ///
    /// - Parameters:
    ///   - key: The part of the state that the condition depends on.
    ///   - isIncluded: A closure that returns whether the list shows an item. It must return the same value for the
    ///     same item and the same part of the state.
    @_disfavoredOverload
    public static func filtered<Key: Equatable>(
        by key: KeyPath<State, Key>,
        _ isIncluded: @escaping @MainActor (Item, Key) -> Bool
    ) -> ListArrangement {
        ListArrangement().filtered(by: key, isIncluded)
    }

    /// Returns an arrangement of all items in an order.
    ///
    /// - Parameters:
    ///   - key: The part of the state that the order depends on.
    ///   - precedes: A closure that returns whether the first item comes before the second one. Items of which neither
    ///     comes before the other stay in the order in which the state has them.
    @_disfavoredOverload
    public static func sorted<Key: Equatable>(
        by key: KeyPath<State, Key>,
        _ precedes: @escaping @MainActor (Item, Item, Key) -> Bool
    ) -> ListArrangement {
        ListArrangement().sorted(by: key, precedes)
    }

    /// Returns an arrangement of the items of a tree, each with its children below it while it is expanded.
    ///
    /// Each row has an expander, with which the user shows and hides the item's children. So do the keys Right and
    /// Left, Plus and Minus. In a table, the first column has the expanders.
    ///
    /// ```swift
    /// let tree: FolderArrangement = .tree(\.folders, expanded: \.expanded) { .didExpand($0, $1) }
    /// ListView(of: store, \.folders, arrangement: tree) { folder in FolderRow(folder) }
    /// ```
    ///
    /// A change takes time proportional to the number of items that can be seen by scrolling.
    ///
    /// - Parameters:
    ///   - children: The children of an item.
    ///   - isExpandable: A closure that returns whether an item has an expander, for children that are loaded later. By
    ///     default, the items with children have one.
    ///   - expanded: The part of the state: the identities of the items whose children are shown.
    ///   - action: A closure that returns the action for an item's identity, and whether the user wants to see its
    ///     children.
    ///
    /// Source: `GtkTreeListModel`, `GtkTreeExpander`.
    public static func tree<Children: Collection>(
        _ children: KeyPath<Item, Children>,
        isExpandable: ((Item) -> Bool)? = nil,
        expanded: KeyPath<State, Set<Item.ID>>,
        action: @escaping (Item.ID, Bool) -> Action
    ) -> ListArrangement where Children.Element == Item {
        var result = ListArrangement()
        result.tree = TreeDescription(
            children: { Array($0[keyPath: children]) },
            isExpandable: isExpandable ?? { !$0[keyPath: children].isEmpty },
            expanded: expanded,
            action: action
        )
        return result
    }

    /// Returns an arrangement of those of these items that also meet a condition.
    ///
    /// - Parameters:
    ///   - key: The part of the state that the condition depends on.
    ///   - isIncluded: A closure that returns whether the list shows an item. It must return the same value for the
    ///     same item and the same part of the state.
    @_disfavoredOverload
    public func filtered<Key: Equatable>(
        by key: KeyPath<State, Key>,
        _ isIncluded: @escaping @MainActor (Item, Key) -> Bool
    ) -> ListArrangement {
        filtered {
            $0[keyPath: key]
        } by: {
            isIncluded($0, $1)
        }
    }

    /// Returns an arrangement of the items that meet a condition, while there is one.
    ///
    /// - Parameters:
    ///   - key: The part of the state that the condition depends on, or `nil` while all items are shown.
    ///   - isIncluded: A closure that returns whether the list shows an item. It must return the same value for the
    ///     same item and the same part of the state.
    public static func filtered<Key: Equatable>(
        by key: KeyPath<State, Key?>,
        _ isIncluded: @escaping @MainActor (Item, Key) -> Bool
    ) -> ListArrangement {
        ListArrangement().filtered(by: key, isIncluded)
    }

    /// Returns an arrangement of those of these items that also meet a condition, while there is one.
    ///
    /// - Parameters:
    ///   - key: The part of the state that the condition depends on, or `nil` while all these items are shown.
    ///   - isIncluded: A closure that returns whether the list shows an item. It must return the same value for the
    ///     same item and the same part of the state.
    public func filtered<Key: Equatable>(
        by key: KeyPath<State, Key?>,
        _ isIncluded: @escaping @MainActor (Item, Key) -> Bool
    ) -> ListArrangement {
        filtered {
            $0[keyPath: key]
        } by: {
            isIncluded($0, $1)
        }
    }

    private func filtered<Key: Equatable>(
        _ value: @escaping (State) -> Key?,
        by isIncluded: @escaping (Item, Key) -> Bool
    ) -> ListArrangement {
        checkThatItIsNoTree("filtered")
        var result = self
        let first = filter
        result.filter = { state in
            let first = first?(state) ?? nil
            guard let value = value(state) else { return first }
            guard let first else { return Rule(key: ArrangementKey(value)) { isIncluded($0, value) } }
            return Rule(key: ArrangementKey([first.key, ArrangementKey(value)])) {
                first.function($0) && isIncluded($0, value)
            }
        }
        return result
    }

    /// Returns an arrangement of these items in an order, instead of the one that they have.
    ///
    /// - Parameters:
    ///   - key: The part of the state that the order depends on.
    ///   - precedes: A closure that returns whether the first item comes before the second one. Items of which neither
    ///     comes before the other stay in the order in which the state has them.
    @_disfavoredOverload
    public func sorted<Key: Equatable>(
        by key: KeyPath<State, Key>,
        _ precedes: @escaping @MainActor (Item, Item, Key) -> Bool
    ) -> ListArrangement {
        sorted {
            $0[keyPath: key]
        } by: {
            precedes($0, $1, $2)
        }
    }

    /// Returns an arrangement of all items in an order that the user can choose.
    ///
    /// - Parameters:
    ///   - key: The part of the state that the order depends on, or `nil` for the order in which the state has the
    ///     items.
    ///   - precedes: A closure that returns whether the first item comes before the second one.
    public static func sorted<Key: Equatable>(
        by key: KeyPath<State, Key?>,
        _ precedes: @escaping @MainActor (Item, Item, Key) -> Bool
    ) -> ListArrangement {
        ListArrangement().sorted(by: key, precedes)
    }

    /// Returns an arrangement of these items in an order that the user can choose.
    ///
    /// - Parameters:
    ///   - key: The part of the state that the order depends on, or `nil` for the order that the items have.
    ///   - precedes: A closure that returns whether the first item comes before the second one.
    public func sorted<Key: Equatable>(
        by key: KeyPath<State, Key?>,
        _ precedes: @escaping @MainActor (Item, Item, Key) -> Bool
    ) -> ListArrangement {
        sorted {
            $0[keyPath: key]
        } by: {
            precedes($0, $1, $2)
        }
    }

    private func sorted<Key: Equatable>(
        _ value: @escaping (State) -> Key?,
        by precedes: @escaping (Item, Item, Key) -> Bool
    ) -> ListArrangement {
        checkThatItIsNoTree("sorted")
        var result = self
        result.order = { state in
            value(state).map { value in Rule(key: ArrangementKey(value)) { precedes($0, $1, value) } }
        }
        return result
    }

    private func checkThatItIsNoTree(_ name: String) {
        precondition(
            tree == nil,
            "ListArrangement.\(name)(by:_:): the rows of a tree can't be \(name). Let the store do this for each item's children."
        )
    }

    /// Whether the rows depend on parts of the state besides the items.
    var hasRules: Bool { filter != nil || order != nil || tree != nil }

    /// Returns the rules for a state.
    func rules(for state: State) -> ArrangementRules<Item> {
        let (filter, order) = (filter?(state) ?? nil, order?(state) ?? nil)
        return ArrangementRules(
            keys: [filter?.key, order?.key, tree.map { ArrangementKey(state[keyPath: $0.expanded]) }],
            isIncluded: filter?.function,
            precedes: order?.function
        )
    }
}

/// The part of a state that an arrangement depends on.
struct ArrangementKey: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    static func == (one: ArrangementKey, other: ArrangementKey) -> Bool { one.isEqual(other.value) }
}

/// The rules of an arrangement for a state.
struct ArrangementRules<Item> {
    /// The parts of the state that the rules depend on.
    var keys: [ArrangementKey?] = []
    /// A closure that returns whether an item is shown, or `nil` if all are.
    var isIncluded: ((Item) -> Bool)?
    /// A closure that returns whether an item comes before another one, or `nil` if they stay in their order.
    var precedes: ((Item, Item) -> Bool)?

    /// Whether all items are shown in their order.
    var areEmpty: Bool { isIncluded == nil && precedes == nil }
}
