#if LASSO_INSPECTOR
import LassoGtk

@_spi(Reflection) import Swift

/// The stored properties of a state, with their places in its memory.
struct StateFields {
    private let fields: [(name: String, offset: Int, size: Int)]

    /// Finds the stored properties of a state. One that isn't a structure has none.
    init(of state: Any) {
        func find<State>(_ state: State) -> [(name: String, offset: Int, size: Int)] {
            var found: [(name: String, offset: Int, size: Int)] = []
            _ = _forEachFieldWithKeyPath(of: State.self) { name, keyPath in
                if let offset = MemoryLayout<State>.offset(of: keyPath) {
                    found.append((String(cString: name), offset, Self.size(of: type(of: keyPath).valueType)))
                }
                return true
            }
            return found
        }
        fields = _openExistential(state, do: find)
    }

    private static func size(of type: Any.Type) -> Int {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size)
    }

    /// Returns the names of the properties whose changes are passed to an observer.
    func names(seenBy observer: TracedObserver) -> String {
        guard !observer.seesWholeState else { return "state" }
        let seen = fields.filter { observer.seesProperty(at: $0.offset, size: $0.size) }.map(\.name)
        return seen.isEmpty ? "state" : seen.joined(separator: ", ")
    }
}

#endif
