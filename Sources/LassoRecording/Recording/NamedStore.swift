import Lasso

/// A store with its name on a tape.
@MainActor
final class NamedStore {
    /// The name; `nil` if what the store does is left out.
    let name: String?
    /// The store, while it is alive.
    private(set) weak var store: AnyObject?
    // The store may be gone when its actions are described.
    private let moduleType: Any.Type?
    // The numbers of effects that have started, by their identifiers.
    private var effectNumbers: [AnyHashable: Int] = [:]
    // The number that the effects have whose identifiers aren't known, or aren't known anymore.
    private var firstNumber = 1

    /// The largest number of identifiers that are remembered.
    static let maximumCount = 1_000

    init(_ store: AnyObject, name: String?) {
        (self.store, self.name) = (store, name)
        moduleType = (store as? any TracedStore)?.moduleType
    }

    /// The number of identifiers that are remembered.
    var effectCount: Int { effectNumbers.count }

    /// Returns whether a replay knows an action by its description, because it is that of exactly one of the actions
    /// that the store's module names.
    func hasSample(describedBy text: String?) -> Bool {
        guard let module = moduleType as? any SampledModule.Type else { return false }
        return module.erasedSampleActions.indexOfOnlyAction(describedBy: text) != nil
    }

    /// Returns the number of an effect that starts, which is larger than that of others with the same identifier. It
    /// depends on the effects before it only, so it is the same in a replay.
    func nextNumber(ofEffect id: AnyHashable) -> Int {
        let number = effectNumbers[id].map { $0 + 1 } ?? firstNumber
        if effectNumbers.count == Self.maximumCount, effectNumbers[id] == nil {
            firstNumber = 1 + (effectNumbers.values.max() ?? 0)
            effectNumbers = [:]
            return nextNumber(ofEffect: id)
        }
        effectNumbers[id] = number
        return number
    }
}
