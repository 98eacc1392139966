/// A store that starts effects which report their progress. Every ``LassoStore`` conforms to it.
///
/// ```swift
/// case .didTapImport:
///     backgroundEffect("import", progress: \.importProgress, inhibits: "Importing tasks") { [file] report in
///         try TaskReader.read(file) { report($0) }
///     } receive: { store, tasks in
///         store.update { $0.tasks.append(contentsOf: tasks) }
///     } onError: { store, error in
///         store.update { $0.error = "\(error)" }
///     }
/// case .didTapCancelImport:
///     cancelEffects("import")
/// ```
///
/// The progress in the state is `nil` before and after the work. It begins without a fraction. It is `nil` again before
/// the result is received, when the effect has failed, and when it was canceled.
///
/// Work that is declared with `inhibits` doesn't end unnoticed: while it runs, the computer isn't suspended and the
/// session doesn't end by themselves, and the user is asked before a window is closed, or a page is left, if that would
/// stop it.
@MainActor
public protocol ProgressStarting<State>: EffectStarting, StateObservable {
    /// The clock for the delays of effects.
    var effectClock: any Clock<Duration> { get }

    /// Changes the state and announces the change to the observers.
    ///
    /// - Parameter update: A closure that changes a copy of the state.
    func update(_ update: @escaping (inout State) -> Void)
}

extension LassoStore: ProgressStarting {}

extension ProgressStarting {
    /// Starts asynchronous work that reports its progress, and passes its result to the store.
    ///
    /// - Parameters:
    ///   - id: The effect's identifier.
    ///   - policy: The policy for an effect started while another effect with the same identifier is running.
    ///   - progress: The progress in the state.
    ///   - reason: A description of the work, shown to the user when it stands in the way of closing or suspending:
    ///     "Importing tasks"; `nil` if it may be stopped at any time.
    ///   - work: A closure that returns the result. It is passed the function that reports progress. If it throws a
    ///     `CancellationError`, the effect counts as canceled.
    ///   - receive: A closure called with the store and the result, unless the effect was canceled.
    ///   - onError: A closure called with the store and the error that the work throws. Without it, the error is
    ///     reported, with the effect's identifier, to the store's observers and on standard error.
    /// - Returns: The effect, which can be canceled.
    @discardableResult
    public func effect<Result>(
        _ id: AnyHashable,
        _ policy: EffectPolicy = .dropNew,
        progress: WritableKeyPath<State, TaskProgress?>,
        inhibits reason: String? = nil,
        work: @escaping @MainActor (ProgressReport) async throws -> Result,
        receive: @escaping @MainActor (Self, Result) -> Void,
        onError: (@MainActor (Self, any Error) -> Void)? = nil
    ) -> Effect {
        let runEffect = Run.effect(of: self, id)
        let run = ProgressRun(of: self, progress, inhibits: reason, runEffect)
        let reported = Run.mediated({ try await work(ProgressReport(channel: run.channel)) }, of: runEffect)
        let effect = start(
            id,
            policy,
            runEffect,
            work: {
                run.begin()
                let result = try await reported()
                // What was reported last is seen before the result.
                run.channel.close(delivering: true)
                return result
            },
            receive: receive,
            onError: onError
        )
        effect.whenEnded = run.end
        return effect
    }

    /// Starts asynchronous work without a result that reports its progress.
    ///
    /// - Parameters:
    ///   - id: The effect's identifier.
    ///   - policy: The policy for an effect started while another effect with the same identifier is running.
    ///   - progress: The progress in the state.
    ///   - reason: A description of the work, shown to the user when it stands in the way of closing or suspending;
    ///     `nil` if it may be stopped at any time.
    ///   - work: A closure that does the work. It is passed the function that reports progress. If it throws a
    ///     `CancellationError`, the effect counts as canceled.
    ///   - onError: A closure called with the store and the error that the work throws. Without it, the error is
    ///     reported, with the effect's identifier, to the store's observers and on standard error.
    /// - Returns: The effect, which can be canceled.
    @discardableResult
    public func effect(
        _ id: AnyHashable,
        _ policy: EffectPolicy = .dropNew,
        progress: WritableKeyPath<State, TaskProgress?>,
        inhibits reason: String? = nil,
        work: @escaping @MainActor (ProgressReport) async throws -> Void,
        onError: (@MainActor (Self, any Error) -> Void)? = nil
    ) -> Effect {
        effect(id, policy, progress: progress, inhibits: reason, work: work, receive: { _, _ in }, onError: onError)
    }

    /// Starts heavy work off the main actor that reports its progress, and passes its result to the store.
    ///
    /// - Parameters:
    ///   - id: The effect's identifier.
    ///   - policy: The policy for an effect started while another effect with the same identifier is running.
    ///   - progress: The progress in the state.
    ///   - reason: A description of the work, shown to the user when it stands in the way of closing or suspending;
    ///     `nil` if it may be stopped at any time.
    ///   - work: A closure that returns the result. It is passed the function that reports progress. Long work should
    ///     call `Task.checkCancellation()` from time to time. If it throws a `CancellationError`, the effect counts as
    ///     canceled.
    ///   - receive: A closure called with the store and the result, on the main actor, unless the effect was canceled.
    ///   - onError: A closure called with the store and the error that the work throws. Without it, the error is
    ///     reported, with the effect's identifier, to the store's observers and on standard error.
    /// - Returns: The effect, which can be canceled.
    @discardableResult
    public func backgroundEffect<Result: Sendable>(
        _ id: AnyHashable,
        _ policy: EffectPolicy = .dropNew,
        progress: WritableKeyPath<State, TaskProgress?>,
        inhibits reason: String? = nil,
        work: @escaping @concurrent @Sendable (ProgressReport) async throws -> Result,
        receive: @escaping @MainActor (Self, Result) -> Void,
        onError: (@MainActor (Self, any Error) -> Void)? = nil
    ) -> Effect {
        effect(
            id,
            policy,
            progress: progress,
            inhibits: reason,
            work: { try await work($0) },
            receive: receive,
            onError: onError
        )
    }
}

/// The progress of an effect in a state, from the beginning of its work to the end of the effect.
@MainActor
private final class ProgressRun {
    let channel: ProgressChannel
    private let set: @MainActor (TaskProgress?) -> Void
    private let register: @MainActor () -> LongTask?
    private var isRunning = false
    private var longTask: LongTask?

    init<Store: ProgressStarting>(
        of store: Store,
        _ keyPath: WritableKeyPath<Store.State, TaskProgress?>,
        inhibits reason: String?,
        _ runEffect: RunEffect?
    ) {
        let set: @MainActor (TaskProgress?) -> Void = { [weak store] progress in
            store?.update { $0[keyPath: keyPath] = progress }
        }
        self.set = set
        let tasks = ApplicationWindows.current.longTasks
        register = { [weak store] in
            guard let store, let reason else { return nil }
            return tasks.add(reason, of: store)
        }
        let report: @MainActor (TaskProgress) -> Void = { [weak runEffect] progress in
            Run.deliver(progress, of: runEffect) { set(progress) }
        }
        channel = ProgressChannel(on: store.effectClock, deliver: report)
        runEffect?.report = report
    }

    func begin() {
        isRunning = true
        longTask = register()
        set(TaskProgress())
    }

    func end() {
        guard isRunning else { return }
        isRunning = false
        channel.close(delivering: false)
        longTask?.end()
        longTask = nil
        set(nil)
    }
}
