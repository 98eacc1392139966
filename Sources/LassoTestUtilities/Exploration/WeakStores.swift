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

    /// The names of the stores that are alive, with their running effects.
    var names: [String] { entries.compactMap(\.store).map(Self.name) }

    /// The names of the stores that are alive and have running effects.
    var namesWithEffects: [String] {
        entries.compactMap(\.store).filter { !$0.runningEffects.isEmpty }.map(Self.name)
    }

    private static func name(of store: any TracedStore) -> String {
        let effects = store.runningEffects.map { ValueDescription.text(of: $0) }.joined(separator: ", ")
        return "\(type(of: store))" + (effects.isEmpty ? "" : " with the effect \(effects)")
    }
}
