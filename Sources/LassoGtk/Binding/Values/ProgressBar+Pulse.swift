extension ProgressBar {
    /// Shows that work is going on while a part of a store's state is true, by a block that moves to and fro.
    ///
    /// ```swift
    /// progress.bindPulse(to: store, \.isLoading)
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store to observe.
    ///   - keyPath: The part of the state.
    ///   - interval: The time between two movements.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `gtk_progress_bar_pulse`.
    @discardableResult
    public func bindPulse<Store: StateObservable>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, Bool>,
        every interval: Duration = .milliseconds(100)
    ) -> Observation {
        let pulse = ProgressPulse(of: self, every: interval)
        let observation = store.observeState(keyPath) { pulse.isRunning = $0 }
        return Observation.stopping {
            observation.cancel()
            pulse.isRunning = false
        }
        .cancelled(with: self)
    }
}

/// The movement of a progress bar's block.
final class ProgressPulse {
    private weak var bar: ProgressBar?
    private let interval: Duration
    private var movement: Task<Void, Never>?

    init(of bar: ProgressBar, every interval: Duration) {
        self.bar = bar
        self.interval = interval
    }

    var isRunning: Bool {
        get { movement != nil }
        set {
            guard newValue != isRunning else { return }
            movement?.cancel()
            movement = nil
            guard newValue else {
                // The bar shows its fraction again.
                if let bar { bar.fraction = bar.fraction }
                return
            }
            movement = Task { [weak bar, interval] in
                while !Task.isCancelled, bar != nil {
                    bar?.pulse()
                    // Cancellation ends the sleep, and the loop.
                    do { try await MainQueueClock().sleep(for: interval) } catch { return }
                }
            }
        }
    }
}
