import Lasso

/// A store with its name on a tape.
@MainActor
final class NamedStore {
    /// The name; `nil` if what the store does is left out.
    let name: String?
    /// The store, while it is alive.
    private(set) weak var store: AnyObject?
    // The numbers of effects that have started, by their identifiers.
    private var effectCounts: [AnyHashable: Int] = [:]

    init(_ store: AnyObject, name: String?) {
        (self.store, self.name) = (store, name)
    }

    /// Returns the number of an effect that starts, among those with the same identifier.
    func nextNumber(ofEffect id: AnyHashable) -> Int {
        let number = effectCounts[id, default: 0] + 1
        effectCounts[id] = number
        return number
    }
}
