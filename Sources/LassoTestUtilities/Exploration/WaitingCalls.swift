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

    /// How many calls of a name are ended at once after a cancellation. Then, the work that makes them goes on forever.
    private static let lateLimit = 1_000
    // The calls that never end. A tool that looks for leaks finds their tasks here.
    private static var endless: [CheckedContinuation<Void, Never>] = []

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
    /// - Returns: The index of the outcome: the first one if the task is canceled, or if the walk ends before. The
    ///   calls of work that goes on forever after that don't return in the end.
    func wait(_ name: String, _ outcomes: @escaping () -> [String]) async -> Int {
        if Task.isCancelled || isOver {
            lateCounts[name, default: 0] += 1
            if lateCounts[name, default: 0] > Self.lateLimit { await Self.waitForever() }
            return 0
        }
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
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

    private static func waitForever() async {
        TrackedWork.current?.beginWaiting()
        await withCheckedContinuation { endless.append($0) }
    }

    private func cancel(where isMeant: (Call) -> Bool) {
        let cancelled = calls.filter(isMeant)
        calls.removeAll(where: isMeant)
        for call in cancelled { call.end(with: 0) }
    }
}
