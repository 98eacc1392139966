/// The effects of one identity.
@MainActor
final class EffectGroup {
    /// The effects that are running, in the order in which they were started.
    private(set) var running = OrderedReferences<Effect>()
    // Those of `running` that wait for others of the group.
    private var waiting = OrderedReferences<Effect>()
    // The effects whose tasks have begun and have not returned, also cancelled ones.
    private var working = OrderedReferences<Effect>()
    private var interval: Interval? {
        didSet { if interval == nil { restIfOver() } }
    }

    /// A closure that is called when nothing is left of the group.
    var onRest: () -> Void = {}

    /// A time in which no other effect of the group begins.
    @MainActor private final class Interval {
        var next: Effect?
        var task: Task<Void, Never>?

        isolated deinit { task?.cancel() }
    }

    /// Adds an effect, and begins it as its policy says.
    func start(_ effect: Effect, _ policy: EffectPolicy, on clock: any Clock<Duration>) {
        let others = policy.replacesOthers ? running.all : []
        running.append(effect)
        others.forEach { $0.cancel() }
        switch policy {
        case .parallel, .dropNew, .cancelPrevious:
            begin(effect, on: clock)
        case .debounce(let delay):
            begin(effect, after: delay, on: clock)
        case .queue:
            waiting.append(effect)
            beginNext(on: clock)
        case .throttle(let duration):
            throttle(effect, duration, on: clock)
        }
    }

    /// Removes an effect that has come to its end.
    func didEnd(_ effect: Effect) {
        running.remove(effect)
        waiting.remove(effect)
        restIfOver()
    }

    /// Removes an effect whose task has returned.
    func didReturn(_ effect: Effect) {
        working.remove(effect)
        restIfOver()
    }

    /// Ends the interval of a throttle. The effect that waits for its end does not begin.
    func endInterval() { interval = nil }

    /// Cancels all effects, the last one first: so none that waits begins when another one ends.
    func cancelAll() {
        endInterval()
        running.all.reversed().forEach { $0.cancel() }
    }

    /// Begins the next effect that waits, once none of the group is at work.
    func beginNext(on clock: any Clock<Duration>) {
        guard working.isEmpty, let next = waiting.first else { return }
        waiting.remove(next)
        begin(next, on: clock)
    }

    private func begin(_ effect: Effect, after delay: Duration? = nil, on clock: any Clock<Duration>) {
        guard effect.isRunning else { return }
        working.append(effect)
        effect.begin(after: delay, on: clock)
    }

    private func throttle(_ effect: Effect, _ duration: Duration, on clock: any Clock<Duration>) {
        if let interval {
            let replaced = interval.next
            interval.next = effect
            replaced?.cancel()
            return
        }
        begin(effect, on: clock)
        let interval = Interval()
        self.interval = interval
        closeInterval(interval, duration, on: clock)
    }

    /// Waits until the interval is over, and begins the effect that was started last meanwhile.
    private func closeInterval(_ interval: Interval, _ duration: Duration, on clock: any Clock<Duration>) {
        interval.task = Task { [weak self, weak interval] in
            do {
                try await clock.sleep(for: duration)
            } catch {
                // A clock that does not work must not keep anything from beginning.
                if Task.isCancelled { return }
            }
            guard let self, let interval, self.interval === interval else { return }
            guard let next = interval.next, next.isRunning else {
                self.interval = nil
                return
            }
            interval.next = nil
            begin(next, on: clock)
            closeInterval(interval, duration, on: clock)
        }
    }

    private func restIfOver() {
        if running.isEmpty, working.isEmpty, interval == nil { onRest() }
    }
}
