extension Document {
    /// Asks about changes that aren't saved, after the work that the document does now. Whenever the files don't answer
    /// for a moment, the user is asked whether to go on waiting; the document isn't left then.
    ///
    /// - Parameter ask: A closure that asks about the changes.
    /// - Returns: Whether the document may be left.
    func leave(_ ask: @escaping @MainActor () async -> Bool) async -> Bool {
        let asking = AskingToLeave(ask)
        let isAllowed = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                asking.begin(continuation)
                watchFiles { asking.end(false) }
                Task {
                    var isAllowed = false
                    await queue.perform { isAllowed = await asking.perform() }
                    // If the wait has ended before, the document stays.
                    if !asking.isWaiting { setDiscarded(false) }
                    asking.end(isAllowed)
                }
            }
        } onCancel: {
            Task { @MainActor in asking.cancel() }
        }
        fileCalls.onChange = {}
        patience?.cancel()
        patience = nil
        return isAllowed
    }

    /// Asks the user about each call of the files that takes longer than a moment.
    ///
    /// - Parameter wait: A closure called if the user wants to wait.
    private func watchFiles(_ wait: @escaping @MainActor () -> Void) {
        fileCalls.onChange = { [weak self] in
            guard let self else { return }
            patience?.cancel()
            patience = fileCalls.areAwaited ? Task { await askWhetherToWait(wait) } : nil
        }
        fileCalls.onChange()
    }

    private func askWhetherToWait(_ wait: @MainActor () -> Void) async {
        let clock = store?.effectClock ?? MainQueueClock()
        let delay = Run.delay("wait before the user is asked", of: store, for: .seconds(2), on: clock)
        do {
            try await delay()
        } catch {
            // The files have answered. A clock that fails must not prevent the question.
            if Task.isCancelled { return }
        }
        let givesUp = await controller?.confirm(
            translated("Stop Waiting for “\(state.name)”?", in: .lasso),
            detail: translated(
                "The file is still being read or written. If you stop, changes may not be in the file.",
                in: .lasso
            ),
            accept: translated("Stop", in: .lasso),
            cancel: translated("Wait", in: .lasso),
            isDestructive: true
        )
        // They may have answered while the user decided.
        guard !Task.isCancelled else { return }
        if givesUp == true { giveUpFiles() } else { wait() }
    }

    private func giveUpFiles() {
        fileCalls.giveUp()
        queue.giveUp()
        change { $0.isBusy = false }
        announce()
    }

    /// Shows that the document is being opened or saved.
    ///
    /// - Parameter work: A closure that opens or saves it.
    /// - Returns: The result of the closure.
    func busy<Success>(_ work: () async -> Success) async -> Success {
        change { $0.isBusy = true }
        let result = await work()
        // If it was given up, something else may be busy now.
        if !Task.isCancelled { change { $0.isBusy = false } }
        return result
    }
}

/// A question about changes, which is asked when its turn comes, unless the user has decided to wait by then.
@MainActor
private final class AskingToLeave {
    private let ask: @MainActor () async -> Bool
    private var waiting: CheckedContinuation<Bool, Never>?
    private var task: Task<Bool, Never>?
    private var isCancelled = false

    init(_ ask: @escaping @MainActor () async -> Bool) {
        self.ask = ask
    }

    /// Whether the wait hasn't ended yet.
    var isWaiting: Bool { waiting != nil }

    func begin(_ continuation: CheckedContinuation<Bool, Never>) {
        waiting = continuation
        if isCancelled { end(false) }
    }

    /// Asks, and returns whether the document may be left.
    func perform() async -> Bool {
        guard isWaiting else { return false }
        let task = Task { await ask() }
        self.task = task
        // The queue may give up its turn.
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Lets the wait end.
    func end(_ isAllowed: Bool) {
        waiting?.resume(returning: isAllowed)
        waiting = nil
    }

    /// Closes the question, and lets the wait end.
    func cancel() {
        isCancelled = true
        task?.cancel()
        end(false)
    }
}
