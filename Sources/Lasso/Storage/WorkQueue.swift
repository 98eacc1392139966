/// Asynchronous work that is performed one after the other.
@MainActor
final class WorkQueue {
    private var last: Task<Void, Never>?

    /// Performs work after all work before it, and waits until it has ended.
    func perform(_ work: @escaping @MainActor () async -> Void) async {
        let previous = last
        let task = Task {
            await previous?.value
            await work()
        }
        last = task
        await task.value
    }
}
