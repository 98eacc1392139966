/// Work that the user has to be asked about before it is stopped.
@MainActor
package final class LongTask {
    /// The description of the work, for the user.
    package let reason: String
    /// The store that the work belongs to.
    fileprivate weak var store: AnyObject?
    private weak var tasks: LongTasks?

    fileprivate init(_ reason: String, of store: AnyObject, in tasks: LongTasks) {
        self.reason = reason
        self.store = store
        self.tasks = tasks
    }

    /// Notes that the work has ended.
    func end() { tasks?.remove(self) }
}

/// The running work of an application that the user has to be asked about before it is stopped.
@MainActor
package final class LongTasks {
    /// The running work, in the order in which it has begun.
    package private(set) var running: [LongTask] = []
    /// The object that keeps the computer from being suspended while work is running; `nil` if there is none.
    package var guardian: AnyObject?
    private let observers = EventObservers<Void>()

    /// Observes the running work.
    ///
    /// - Parameter observer: A closure called after each change.
    /// - Returns: The observation, which can be canceled.
    package func observe(_ observer: @escaping @MainActor () -> Void) -> Observation {
        observers.add { observer() }
    }

    func add(_ reason: String, of store: AnyObject) -> LongTask {
        let task = LongTask(reason, of: store, in: self)
        running.append(task)
        notify()
        return task
    }

    fileprivate func remove(_ task: LongTask) {
        running.removeAll { $0 === task }
        notify()
    }

    private func notify() { observers.notify() }

    /// Returns the running work that stops when controllers are removed: that of the stores that they keep, and all if
    /// the application's last window is closed.
    static func stopping(with controllers: [Controller]) -> [LongTask] {
        guard let outermost = controllers.last else { return [] }
        let windows = outermost.nearestWindow?.windows ?? ApplicationWindows.current
        let running = windows.longTasks.running
        guard !running.isEmpty else { return [] }
        let open = windows.all.filter(\.isOpen)
        if open.count == 1, open[0] === outermost { return running }
        let kept = Set(controllers.flatMap(\.heldObjects).map(ObjectIdentifier.init))
        return running.filter { task in task.store.map { kept.contains(ObjectIdentifier($0)) } ?? false }
    }
}

extension Controller {
    /// Asks the user whether to stop running work.
    ///
    /// - Parameter tasks: The work.
    /// - Returns: Whether to stop it.
    final func confirmStopping(_ tasks: [LongTask]) async -> Bool {
        await confirm(
            translated(
                "Stop Unfinished Task?",
                plural: "Stop \(tasks.count) Unfinished Tasks?",
                count: tasks.count,
                in: .lasso
            ),
            detail: tasks.map(\.reason).joined(separator: "\n"),
            accept: translated("Stop", in: .lasso),
            cancel: translated("Keep Running", in: .lasso),
            isDestructive: true
        )
    }
}
