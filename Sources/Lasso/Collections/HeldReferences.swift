/// Objects that live as long as their owner. They are released on the main actor, wherever the last reference to the
/// owner is released.
///
/// This is a class of its own so that subclasses of the owner can have a nonisolated `deinit`.
@MainActor
final class HeldReferences {
    private var references = OrderedReferences<AnyObject>()

    /// The objects, in the order in which they were added.
    var all: [AnyObject] { references.all }

    isolated deinit {}

    func append(_ object: AnyObject) { references.append(object) }

    func remove(_ object: AnyObject) { references.remove(object) }
}
