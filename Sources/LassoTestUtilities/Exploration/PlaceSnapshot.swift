import Lasso

/// What is shown where a walk is, and the states of all stores. A place is known again by it.
@MainActor
struct PlaceSnapshot {
    /// The hierarchy, and what waits.
    let summary: String

    private let stores: [String]
    private let states: [Any]

    init(of walk: FlowWalk) {
        let stores = walk.stores
        (summary, self.stores, states) = (walk.summary, stores.map(\.moduleName), stores.map(\.tracedState))
    }

    /// A text that snapshots of the same place have in common, and most of others don't.
    var key: String { summary + "\n" + stores.joined(separator: ",") }

    /// Returns whether another snapshot is of the same place.
    ///
    /// - Parameter other: The other snapshot.
    func isSame(as other: PlaceSnapshot) -> Bool {
        isSame(as: other) { first, second in
            Sameness.areSame(first, second)
                ?? (ValueDescription.text(of: first) == ValueDescription.text(of: second))
        }
    }

    /// Returns whether another snapshot is clearly of the same place: all states are equal. If it returns `false`, the
    /// places may be the same for a reason that only ``isSame(as:)`` finds, which takes longer.
    ///
    /// - Parameter other: The other snapshot.
    func isClearlySame(as other: PlaceSnapshot) -> Bool { isSame(as: other, Sameness.areEqual) }

    private func isSame(as other: PlaceSnapshot, _ areSame: (Any, Any) -> Bool) -> Bool {
        summary == other.summary && stores == other.stores && zip(states, other.states).allSatisfy(areSame)
    }

    /// Returns the differences of another snapshot, one line for each.
    ///
    /// - Parameter other: The other snapshot.
    func differences(in other: PlaceSnapshot) -> [String] {
        var comparison = ValueComparison(.change)
        comparison.compare(summary, other.summary, at: "place")
        comparison.compare(stores, other.stores, at: "stores")
        for (index, name) in other.stores.enumerated() where index < stores.count && name == stores[index] {
            comparison.compare(states[index], other.states[index], at: "\(name).state")
        }
        return comparison.lines
    }
}
