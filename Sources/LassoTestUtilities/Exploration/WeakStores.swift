import Lasso

/// Stores that are referenced weakly.
@MainActor
struct WeakStores {
    private struct Entry {
        weak var store: (any TracedStore)?
    }

    private let entries: [Entry]

    init(_ stores: [any TracedStore]) {
        entries = stores.map { Entry(store: $0) }
    }

    var isEmpty: Bool { entries.allSatisfy { $0.store == nil } }

    /// Returns whether a store is one of these.
    func contains(_ store: AnyObject) -> Bool { entries.contains { $0.store === store } }

    /// The stores that are alive, in words.
    var living: [LivingStore] { entries.compactMap(\.store).map { LivingStore($0) } }

    /// The stores that are alive and have running effects, in words.
    var livingWithEffects: [LivingStore] {
        entries.compactMap(\.store).filter { !$0.runningEffects.isEmpty }.map { LivingStore($0) }
    }
}
