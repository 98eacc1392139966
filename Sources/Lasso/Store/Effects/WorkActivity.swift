import Synchronization

/// The work of effects and loads that were started while this object was the current one, as a tool sees it that walks
/// through a program: it goes on when all work has ended, or waits for something that the tool controls.
package final class WorkActivity: Sendable {
    /// The activity of the current task. Tasks that the task starts belong to it, too.
    @TaskLocal package static var current: WorkActivity?

    private let works = Mutex<[TrackedWork]>([])

    /// Creates an activity without work.
    package init() {}

    /// Whether there is work that neither has ended nor waits.
    package var isBusy: Bool { works.withLock { $0.contains(where: \.isBusy) } }

    /// The names of the work that has not ended.
    package var unfinished: [String] { works.withLock { $0.map(\.name) } }

    /// Regards the work that is busy now as waiting, because it goes on forever.
    package func giveUp() {
        works.withLock { works in
            for work in works where work.isBusy { work.beginWaiting() }
        }
    }

    /// Does work as a part of the current activity, if there is one.
    ///
    /// - Parameters:
    ///   - name: The name of the work.
    ///   - work: A closure that does the work.
    @MainActor
    static func track(_ name: @autoclosure () -> String, _ work: @MainActor () async -> Void) async {
        guard let current else { return await work() }
        let tracked = TrackedWork(name())
        current.works.withLock { $0.append(tracked) }
        await TrackedWork.$current.withValue(tracked) { await work() }
        current.works.withLock { $0.removeAll { $0 === tracked } }
    }
}
