import Lasso

/// The hierarchies at the place of a walk, and the states of all stores, by which an exploration recognizes a place.
@MainActor
struct PlaceSnapshot {
    /// The hierarchies, and what waits.
    let summary: String

    private let modules: [Any.Type]
    private let states: [Any]
    private let details: Details

    /// Whether only a snapshot with equal states is of the same place.
    var isDecidedByEquality: Bool { details.areDecidedByEquality }

    /// The properties of the states that take long to find. Each is found when it is first needed.
    @MainActor
    private final class Details {
        private let states: [Any]
        private var texts: [Int: String] = [:]
        private(set) lazy var areDecidedByEquality = states.allSatisfy(Sameness.isDecidedByEquality)

        init(of states: [Any]) {
            self.states = states
        }

        /// The description of a state.
        subscript(textOf index: Int) -> String {
            if let text = texts[index] { return text }
            let text = ValueDescription.text(of: states[index])
            texts[index] = text
            return text
        }
    }

    init(of walk: FlowWalk) {
        let stores = walk.stores
        (summary, modules, states) = (walk.summary, stores.map(\.moduleType), stores.map(\.tracedState))
        details = Details(of: states)
    }

    /// Returns whether another snapshot is of the same place.
    ///
    /// - Parameter other: The other snapshot.
    func isSame(as other: PlaceSnapshot) -> Bool {
        hasSameStores(as: other)
            && states.indices.allSatisfy { index in
                let (first, second) = (states[index], other.states[index])
                if let areSame = Sameness.areSame(first, second) { return areSame }
                // Descriptions are found once for each place, but leave out secrets and the ends of long values.
                return details[textOf: index] == other.details[textOf: index]
                    && ValueComparison.areAlike(first, second)
            }
    }

    /// Returns whether another snapshot is clearly of the same place: all states are equal. If it returns `false`, the
    /// places may be the same for a reason that only ``isSame(as:)`` finds, which takes longer.
    ///
    /// - Parameter other: The other snapshot.
    func isClearlySame(as other: PlaceSnapshot) -> Bool {
        hasSameStores(as: other) && zip(states, other.states).allSatisfy(Sameness.areEqual)
    }

    private func hasSameStores(as other: PlaceSnapshot) -> Bool {
        summary == other.summary && modules.elementsEqual(other.modules, by: ==)
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
