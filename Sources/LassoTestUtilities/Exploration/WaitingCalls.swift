import Lasso
import LassoRecording

/// The calls of fake services that wait for an outcome.
@MainActor
final class WaitingCalls {
    private struct Call {
        let name: String
        let outcomes: () -> [String]
        let isOfEffect = TrackedWork.current != nil
        let activity = WorkActivity.current
    }

    /// A call that has ended, and that returns to its caller.
    struct ReturningCall: Sendable {
        /// The index of the outcome.
        let outcome: Int
        fileprivate var activity: WorkActivity?
        fileprivate var work: TrackedWork?

        /// Notes that the caller goes on.
        func didReturn() {
            if let work { activity?.end(work) }
        }
    }

    /// The number of calls with a name that return at once after a cancellation in a step. A further one never returns,
    /// because its work evidently ignores the cancellation.
    private static let lateLimit = 1_000
    // The calls that never end. A tool that looks for leaks finds their tasks here.
    private static var endless: [CheckedContinuation<Void, Never>] = []

    private let waiting = WaitingTasks<Call, ReturningCall>()
    private var isOver = false
    private var lateCounts: [String: Int] = [:]

    private var calls: [Call] { waiting.tasks.map(\.reason) }

    /// The number of calls that wait.
    var count: Int { waiting.tasks.count }

    /// Whether an effect makes one of the calls.
    var areOfEffects: Bool { calls.contains(where: \.isOfEffect) }

    /// The names of the calls, in the order in which they were made.
    var names: [String] { calls.map(\.name) }

    /// The steps that end a call: of several calls with the same name, the oldest ends first.
    var steps: [WalkStep] {
        var seen: Set<String> = []
        return calls.filter { seen.insert($0.name).inserted }.flatMap { call in
            call.outcomes().enumerated().map { .outcome($1, at: $0, of: call.name) }
        }
    }

    /// Notes that a step begins, after which calls may come late again.
    func beginStep() { lateCounts = [:] }

    /// Waits until the walk chooses an outcome.
    ///
    /// - Parameters:
    ///   - name: The name of the call.
    ///   - outcomes: A closure that returns the names of the outcomes.
    /// - Returns: The call with the outcome: the first one if the task is canceled, or if the walk ends before. If work
    ///   goes on calling after that, one of its calls never returns.
    func wait(_ name: String, _ outcomes: @escaping () -> [String]) async -> ReturningCall {
        if Task.isCancelled || isOver {
            lateCounts[name, default: 0] += 1
            if lateCounts[name, default: 0] > Self.lateLimit { await Self.waitForever() }
            return ReturningCall(outcome: 0)
        }
        return (try? await waiting.wait(for: Call(name: name, outcomes: outcomes))) ?? ReturningCall(outcome: 0)
    }

    /// Ends the oldest call with a name.
    ///
    /// - Parameters:
    ///   - name: The name of the call.
    ///   - outcome: The name of the outcome.
    ///   - index: The index of the outcome, if the names needn't be compared.
    /// - Returns: Whether there was such a call with such an outcome.
    func end(_ name: String, with outcome: String, at index: Int? = nil) -> Bool {
        guard let task = waiting.tasks.first(where: { $0.reason.name == name }),
            let index = index ?? task.reason.outcomes().firstIndex(of: outcome)
        else { return false }
        end(task, with: index)
        return true
    }

    /// Ends all calls with their first outcomes, also those that are made later.
    func cancelAll() {
        isOver = true
        cancel { _ in true }
    }

    /// Ends the calls that no effect makes with their first outcomes.
    func cancelOutsideOfEffects() { cancel { !$0.isOfEffect } }

    private static func waitForever() async {
        TrackedWork.current?.beginWaiting()
        await withCheckedContinuation { endless.append($0) }
    }

    private func cancel(where isMeant: (Call) -> Bool) {
        for task in waiting.tasks where isMeant(task.reason) { end(task, with: 0) }
    }

    private func end(_ task: WaitingTasks<Call, ReturningCall>.WaitingTask, with outcome: Int) {
        var call = ReturningCall(outcome: outcome)
        // Under load, a caller may go on only many turns of the main actor later. An effect is busy until it ends.
        if !task.reason.isOfEffect {
            call.activity = task.reason.activity
            call.work = call.activity?.begin("call “\(task.reason.name)”")
        }
        waiting.end(task, with: call)
    }
}
