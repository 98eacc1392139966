import Synchronization

/// Work of an activity.
package final class TrackedWork: Sendable {
    /// The work that the current task does.
    @TaskLocal package static var current: TrackedWork?

    let name: String
    private let waitCount = Atomic(0)

    init(_ name: String) { self.name = name }

    var isBusy: Bool { waitCount.load(ordering: .sequentiallyConsistent) == 0 }

    /// Notes that the work waits for something that the tool controls, such as its clock.
    package func beginWaiting() { waitCount.add(1, ordering: .sequentiallyConsistent) }

    /// Notes that the work goes on, before it does.
    package func endWaiting() { waitCount.subtract(1, ordering: .sequentiallyConsistent) }
}
