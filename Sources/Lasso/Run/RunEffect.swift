/// An effect of a store, a part of a load, or a call of the application, as observers of a run see it.
@MainActor
package final class RunEffect {
    /// The store, or the windows of the application. A store cancels its effects when it is released.
    package private(set) weak var store: AnyObject?
    /// The identifier that the effect was started with.
    package let id: AnyHashable
    /// Whether it was started without an identifier.
    package var isUnnamed: Bool { id.base is UnnamedEffect }
    /// The result of the work, once the work has ended and its task isn't canceled.
    package private(set) var result: Result<Any, any Error>?
    /// The numbers that observers have given it, by the observers.
    package var numbers: [ObjectIdentifier: Int] = [:]
    /// A closure that passes a report of the work's progress to the store; `nil` if the work reports none.
    package var report: (@MainActor (TaskProgress) -> Void)?
    /// Whether the program may need the effect's end to go on. It doesn't need what another program may never do.
    package var isAwaited = true
    // Whether the end is a turn in which the result is delivered. The parts of a load have no such turn.
    private let isDelivered: Bool

    init(of store: AnyObject, _ id: AnyHashable, isDelivered: Bool) {
        (self.store, self.id, self.isDelivered) = (store, id, isDelivered)
    }

    /// Returns work that notes the result of other work.
    func noting<Value>(
        _ work: @escaping @MainActor () async throws -> Value
    ) -> @MainActor () async throws -> Value {
        { [self] in
            do {
                let value = try await work()
                end(.success(value))
                return value
            } catch {
                end(.failure(error))
                throw error
            }
        }
    }

    /// Notes the result of an effect without work, which waits for something from outside.
    func end(with result: Result<Any, any Error>) { self.result = result }

    private func end(_ result: Result<Any, any Error>) {
        guard !Task.isCancelled else { return }
        self.result = result
        if !isDelivered { Run.turn(with: .effectEnd(self)) {} }
    }
}
