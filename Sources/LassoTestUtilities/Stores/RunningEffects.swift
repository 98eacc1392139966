import Lasso

/// The running effects of a store under test and of the stores that it holds.
@MainActor
struct RunningEffects {
    // Limits the search, because values can be nested deeply.
    private static let maximumDepth = 100

    /// The identifiers of the effects, as texts. For a held store, the text includes the type of the store.
    let names: [String]

    /// Creates a list of the effects that are running now.
    ///
    /// - Parameter store: The store under test.
    init(of store: AnyObject) {
        let own = (store as? any EffectRunning)?.runningEffects ?? []
        var search = Search()
        search.addStores(heldBy: store)
        // An erased store, for example, reports the effects of the store that it holds.
        let repeated = store is any EffectStarting ? [] : own
        names =
            own.map { ValueDescription.text(of: $0) }
            + search.found.filter { !repeated.contains($0.id) }.map {
                "\(ValueDescription.text(of: $0.id)) of \(type(of: $0.store))"
            }
    }

    @MainActor
    private struct Search {
        private(set) var found: [(id: AnyHashable, store: AnyObject)] = []
        private var visited: Set<ObjectIdentifier> = []

        mutating func addStores(heldBy store: AnyObject) {
            visited.insert(ObjectIdentifier(store))
            var mirror: Mirror? = Mirror(reflecting: store)
            while let current = mirror {
                for child in current.children { addStores(in: child.value, depth: 0) }
                mirror = current.superclassMirror
            }
        }

        private mutating func addStores(in value: Any, depth: Int) {
            guard depth < maximumDepth else { return }
            if type(of: value) is AnyClass {
                if let store = value as? any EffectRunning { add(store) }
                return
            }
            for child in Mirror(reflecting: value).children { addStores(in: child.value, depth: depth + 1) }
        }

        private mutating func add(_ store: any EffectRunning) {
            guard !visited.contains(ObjectIdentifier(store)) else { return }
            let countBefore = found.count
            addStores(heldBy: store)
            let held = store is any EffectStarting ? [] : found[countBefore...].map(\.id)
            for id in store.runningEffects where !held.contains(id) { found.append((id, store)) }
        }
    }
}
