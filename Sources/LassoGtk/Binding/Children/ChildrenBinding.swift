/// The place where a binding puts children, one for each item of a state.
protocol ChildArrangement<Child> {
    associatedtype Child

    /// Returns whether a child must stay where it is when others move.
    func isFixed(_ child: Child) -> Bool

    /// Adds a child behind another one, or as the first one.
    func insert(_ child: Child, after sibling: Child?)

    /// Moves a child behind another one, or to the beginning.
    func move(_ child: Child, after sibling: Child?)

    /// Removes a child.
    func remove(_ child: Child)

    /// Notes the order of all children after a change.
    func didArrange(_ children: [Child])
}

extension ChildArrangement {
    func didArrange(_ children: [Child]) {}
}

/// A binding that keeps one child for each item of a state.
final class ChildrenBinding<Item: Identifiable, Action, Child> {
    private typealias Entry = (item: ItemViewStore<Item, Action>, child: Child)

    private let arrangement: any ChildArrangement<Child>
    private let makeItem: (Item) -> ItemViewStore<Item, Action>
    private let makeChild: (ItemViewStore<Item, Action>) -> Child
    private let areSame = ValueComparison.comparison(of: Item.self)
    private var entries: [Item.ID: Entry] = [:]
    private var order: [Item.ID] = []

    /// Creates a binding without children.
    ///
    /// - Parameters:
    ///   - arrangement: The place where the children are put.
    ///   - store: The store that has the items.
    ///   - makeChild: A closure that returns the child for an item.
    init<Store: AbstractViewStore>(
        in arrangement: any ChildArrangement<Child>,
        of store: Store,
        _ makeChild: @escaping (ItemViewStore<Item, Action>) -> Child
    ) where Store.Action == Action {
        self.arrangement = arrangement
        self.makeChild = makeChild
        makeItem = { ItemViewStore(of: $0, in: store) }
    }

    /// Makes the children match the items.
    ///
    /// - Parameter items: The items, in order.
    func show(_ items: some Sequence<Item>) {
        let items = Array(items)
        let new = items.map(\.id)
        let identities = Set(new)
        precondition(
            identities.count == new.count,
            "bindChildren: two items have the same id. Give each item an id of its own: \(twice(in: new))."
        )
        for id in order where !identities.contains(id) {
            if let entry = entries.removeValue(forKey: id) { arrangement.remove(entry.child) }
        }
        arrange(new, items)
        for item in items {
            guard let entry = entries[item.id], areSame(entry.item.state, item) != true else { continue }
            entry.item.show(item)
        }
    }

    private func arrange(_ new: [Item.ID], _ items: [Item]) {
        let staying = stayingChildren(new)
        var previous: Child?
        for (id, item) in zip(new, items) {
            if let entry = entries[id] {
                if !staying.contains(id) { arrangement.move(entry.child, after: previous) }
                previous = entry.child
            } else {
                let item = makeItem(item)
                let child = makeChild(item)
                entries[id] = (item, child)
                arrangement.insert(child, after: previous)
                previous = child
            }
        }
        order = new
        arrangement.didArrange(order.compactMap { entries[$0]?.child })
    }

    /// Returns the identities of the children that need not move: as many as possible, and with them the fixed one.
    private func stayingChildren(_ new: [Item.ID]) -> Set<Item.ID> {
        let remaining = order.filter { entries[$0] != nil }
        let known = new.filter { entries[$0] != nil }
        guard remaining != known else { return Set(known) }
        let oldPositions = Dictionary(uniqueKeysWithValues: zip(remaining, remaining.indices))
        let positions = known.map { oldPositions[$0, default: 0] }
        let fixed = known.firstIndex { id in entries[id].map { arrangement.isFixed($0.child) } ?? false }
        guard let fixed else { return Set(longestIncrease(in: positions).map { known[$0] }) }
        let before = (0..<fixed).filter { positions[$0] < positions[fixed] }
        let after = (fixed..<known.count).filter { positions[$0] >= positions[fixed] }
        return Set(
            [before, after].flatMap { part in longestIncrease(in: part.map { positions[$0] }).map { known[part[$0]] } }
        )
    }

    private func twice(in identities: [Item.ID]) -> String {
        var known: Set<Item.ID> = []
        return identities.first { !known.insert($0).inserted }.map { "\($0)" } ?? ""
    }
}
