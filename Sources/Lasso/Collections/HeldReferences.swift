/// Objects that live as long as their owner. They are released on the main actor, wherever the last reference to the
/// owner is released.
///
/// This is a class of its own so that subclasses of the owner can have a nonisolated `deinit`.
@MainActor
final class HeldReferences {
    private var references = OrderedReferences<AnyObject>() {
        didSet { knownStores = nil }
    }
    private var knownStores: [any TracedStore]?

    /// The objects, in the order in which they were added.
    var all: [AnyObject] { references.all }

    /// The objects, with each store whose class is erased in place of its wrapper.
    var unwrapped: [AnyObject] { all.map { ($0 as? any ErasedStore)?.erased ?? $0 } }

    /// The stores among them. It takes long to find out which these are, so that is done once.
    var stores: [any TracedStore] {
        let stores = knownStores ?? unwrapped.compactMap { $0 as? any TracedStore }
        knownStores = stores
        return stores
    }

    isolated deinit {}

    func append(_ object: AnyObject) { references.append(object) }

    func remove(_ object: AnyObject) { references.remove(object) }
}
