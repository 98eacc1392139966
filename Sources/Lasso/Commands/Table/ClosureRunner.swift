/// A view store without a state whose actions are closures.
@MainActor
final class ClosureRunner: AbstractViewStore {
    typealias State = EmptyState
    typealias Action = @MainActor () -> Void

    private let storage = StateStorage(EmptyState())

    var state: EmptyState { storage.place.pointee }

    func dispatchAction(_ action: @MainActor () -> Void) { action() }

    func observe(_ observation: StateObservation<EmptyState>) -> Observation {
        storage.add(observation)
        return observation
    }
}
