import Lasso

/// The calls of fake services that wait for an outcome.
@MainActor
final class WaitingCalls {
    private struct Call {
        let number: Int
        let name: String
        let outcomes: () -> [String]
        let continuation: CheckedContinuation<Int, Never>
        let work: TrackedWork?

        func end(with outcome: Int) {
            work?.endWaiting()
            continuation.resume(returning: outcome)
        }
    }

    /// How many calls are ended at once after the end of the walk. Then, the work that makes them goes on forever.
    private static let lateLimit = 1_000

    private var calls: [Call] = []
    private var lastNumber = 0
    private var isOver = false
    private var lateCounts: [String: Int] = [:]

    /// The number of calls that wait.
    var count: Int { calls.count }

    /// Whether an effect makes one of the calls.
    var areOfEffects: Bool { calls.contains { $0.work != nil } }

    /// The names of the calls, in the order in which they were made.
    var names: [String] { calls.map(\.name) }

    /// The steps that end a call: of several calls with the same name, the oldest ends first.
    var steps: [WalkStep] {
        var seen: Set<String> = []
        return calls.filter { seen.insert($0.name).inserted }.flatMap { call in
            call.outcomes().enumerated().map { .outcome($1, at: $0, of: call.name) }
        }
    }

    /// Waits until the walk chooses an outcome.
    ///
    /// - Parameters:
    ///   - name: The name of the call.
    ///   - outcomes: A closure that returns the names of the outcomes.
    /// - Returns: The index of the outcome: the first one if the task is canceled, or if the walk ends before.
    func wait(_ name: String, _ outcomes: @escaping () -> [String]) async -> Int {
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled || isOver, !isEndless(name) { return continuation.resume(returning: 0) }
                let work = TrackedWork.current
                work?.beginWaiting()
                let call = Call(number: number, name: name, outcomes: outcomes, continuation: continuation, work: work)
                calls.append(call)
            }
        } onCancel: {
            Task { @MainActor in self.cancel { $0.number == number } }
        }
    }

    /// Ends the oldest call with a name.
    ///
    /// - Parameters:
    ///   - name: The name of the call.
    ///   - outcome: The name of the outcome.
    ///   - index: The index of the outcome, if the names needn't be compared.
    /// - Returns: Whether there was such a call with such an outcome.
    func end(_ name: String, with outcome: String, at index: Int? = nil) -> Bool {
        guard let position = calls.firstIndex(where: { $0.name == name }),
            let index = index ?? calls[position].outcomes().firstIndex(of: outcome)
        else { return false }
        calls.remove(at: position).end(with: index)
        return true
    }

    /// Ends all calls with their first outcomes, also those that are made later.
    func cancelAll() {
        isOver = true
        cancel { _ in true }
    }

    /// Ends the calls that no effect makes with their first outcomes.
    func cancelOutsideOfEffects() { cancel { $0.work == nil } }

    /// Returns whether a call is one too many of those that are made after a cancellation. It never ends then.
    private func isEndless(_ name: String) -> Bool {
        lateCounts[name, default: 0] += 1
        return lateCounts[name, default: 0] > Self.lateLimit
    }

    private func cancel(where isMeant: (Call) -> Bool) {
        let cancelled = calls.filter(isMeant)
        calls.removeAll(where: isMeant)
        for call in cancelled { call.end(with: 0) }
    }
}
