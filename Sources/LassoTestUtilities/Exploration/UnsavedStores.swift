import Lasso

/// The stores of screens with unsaved changes before a step, of which those are found that the step leaves without a
/// question.
@MainActor
final class UnsavedStores {
    private struct Entry {
        weak var store: (any TracedStore)?
        let name: String
        // Whether the store handles an action or emits an output in the step, such as to save the changes.
        var hasActed = false
    }

    private var entries: [Entry] = []

    /// Notes the stores.
    ///
    /// - Parameter walk: The walk, before the step.
    /// - Returns: `nil` if there are none.
    init?(in walk: FlowWalk) {
        // At most places there are none, so that the hierarchies needn't be searched.
        let unsaved = walk.stores.filter(\.hasUnsavedChanges)
        guard !unsaved.isEmpty else { return nil }
        let held = walk.heldStores
        for store in unsaved where held.contains(where: { $0 === store }) {
            entries.append(Entry(store: store, name: "\(type(of: store))"))
        }
    }

    /// Notes that a store handles an action or emits an output.
    func noteActivity(of store: AnyObject) {
        for index in entries.indices where entries[index].store === store { entries[index].hasActed = true }
    }

    /// Returns the names of the stores that a step has left.
    ///
    /// A screen that an action or a command closes may have saved its changes. That is known only of other screens.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - walk: The walk, after the step.
    func names(leftBy step: WalkStep, in walk: FlowWalk) -> [String] {
        // A store that is only out of sight, such as that of a collapsed split view, is not left.
        let held = walk.heldStores
        let left = entries.filter { entry in
            !(entry.hasActed && step.kind == .action) && !held.contains(where: { $0 === entry.store })
        }
        return left.map(\.name)
    }
}
