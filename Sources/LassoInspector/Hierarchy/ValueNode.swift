#if LASSO_INSPECTOR
import LassoGtk

/// A part of what is known of a controller: a store, a field of its state, an effect, an observer.
nonisolated struct ValueNode: Identifiable, Equatable {
    let id: String
    let label: String
    let text: String
    /// Whether the last change of the store concerns it.
    var isChanged = false
    /// Whether it is a part of a state. The state itself is none.
    var isPart = false
    /// The field of a state that it is; `nil` for anything else. An element of a set is none, nor is what is in it: no
    /// label leads to it.
    var field: StateField?
    /// Whether there are nodes below it. They are made only while it is expanded.
    var isExpandable = false
    var children: [ValueNode] = []
}

/// A field of the state of a store.
nonisolated struct StateField: Equatable {
    let record: Int
    /// The labels that lead from the state to the field.
    let path: [String]
}

extension ValueNode {
    /// Returns the node with an identity, among this one and those below it.
    func find(_ id: String) -> ValueNode? {
        self.id == id ? self : children.lazy.compactMap { $0.find(id) }.first
    }
}

#endif
