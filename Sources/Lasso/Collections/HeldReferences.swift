/// Objects that live as long as another one. They are released on the main actor, wherever the last reference to that was.
///
/// It is an object of its own so that subclasses of what owns it can have a `deinit` that is on no actor.
@MainActor
final class HeldReferences {
    private var references = OrderedReferences<AnyObject>()

    /// The objects, in the order in which they were added.
    var all: [AnyObject] { references.all }

    isolated deinit {}

    func append(_ object: AnyObject) { references.append(object) }

    func remove(_ object: AnyObject) { references.remove(object) }
}
