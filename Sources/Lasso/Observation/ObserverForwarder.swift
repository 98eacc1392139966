/// A way to add observers to a store without keeping the store alive.
///
/// A sequence of states keeps it instead of the view store that it was created from. It can be released on any thread.
@MainActor
@usableFromInline
final class ObserverForwarder<State> {
    /// A closure that adds an observer to the store, or returns `nil` if the store has been released.
    @usableFromInline let observe: (StateObservation<State>) -> Observation?

    @inlinable init(_ observe: @escaping (StateObservation<State>) -> Observation?) {
        self.observe = observe
    }

    // The values that the maps of view stores captured must be released on the main actor.
    isolated deinit {}
}
