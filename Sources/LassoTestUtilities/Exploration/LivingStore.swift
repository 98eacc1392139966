import Lasso

/// The class and the running effects of a store that is alive although its screen or the whole flow has gone.
@MainActor
struct LivingStore {
    /// The class of the store.
    let storeClass: ObjectIdentifier
    /// The name of the class.
    let name: String
    /// The descriptions of the running effects, each once.
    let effects: [String]

    init(_ store: any TracedStore) {
        (storeClass, name) = (ObjectIdentifier(type(of: store)), "\(type(of: store))")
        effects = Set(store.runningEffects.map { ValueDescription.text(of: $0) }).sorted()
    }

    /// The class, and the effects if there are any.
    var text: String { name + (effects.isEmpty ? "" : " with the effect \(effects.joined(separator: ", "))") }

    /// Returns whether another store has the same class, and at least the same effects.
    func isIncluded(in other: LivingStore) -> Bool {
        storeClass == other.storeClass && effects.allSatisfy { other.effects.contains($0) }
    }
}
