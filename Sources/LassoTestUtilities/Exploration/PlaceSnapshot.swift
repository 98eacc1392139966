import Lasso

/// The hierarchies at the place of a walk, and the states of all stores, by which an exploration recognizes a place.
@MainActor
struct PlaceSnapshot {
    /// The hierarchies, and what waits.
    let summary: String

    private let modules: [Any.Type]
    private let states: [Any]

    init(of walk: FlowWalk) {
        let stores = walk.stores
        (summary, modules, states) = (walk.summary, stores.map(\.moduleType), stores.map(\.tracedState))
    }

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
        summary == other.summary && modules.elementsEqual(other.modules, by: ==)
            && zip(states, other.states).allSatisfy(areSame)
    }

    /// Returns the differences of another snapshot, one line for each.
    ///
    /// - Parameter other: The other snapshot.
    func differences(in other: PlaceSnapshot) -> [String] {
        var comparison = ValueComparison(.change)
        comparison.compare(summary, other.summary, at: "place")
        comparison.compare(modules.map(TypeName.text), other.modules.map(TypeName.text), at: "stores")
        for (index, module) in other.modules.enumerated() where index < modules.count && module == modules[index] {
            comparison.compare(states[index], other.states[index], at: "\(TypeName.text(of: module)).state")
        }
        return comparison.lines
    }
}
