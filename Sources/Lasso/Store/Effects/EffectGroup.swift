/// The effects with the same identifier.
@MainActor
final class EffectGroup {
    /// The effects that are running, in the order in which they were started.
    private(set) var running = OrderedReferences<Effect>()
    // The effects of `running` that wait for other effects of the group.
    private var waiting = OrderedReferences<Effect>()
    // The effects that are running, and canceled ones whose tasks have not returned, in the order in which they were
    // started.
    private var unfinished = OrderedReferences<Effect>()
    private var interval: Interval? {
        didSet { if interval == nil { restIfOver() } }
    }

    /// A closure called when the group has no running effects, no tasks, and no throttle interval.
    var onRest: () -> Void = {}

    /// A throttle interval, in which no other effect of the group begins.
    @MainActor private final class Interval {
        var next: Effect?
        var task: Task<Void, Never>?

        isolated deinit { task?.cancel() }
    }

    /// Adds an effect and begins it according to its policy.
    func start(_ effect: Effect, _ policy: EffectPolicy, of store: AnyObject, on clock: any Clock<Duration>) {
        let others = policy.replacesOthers ? running.all : []
        running.append(effect)
        unfinished.append(effect)
        others.forEach { $0.stop() }
        switch policy {
        case .parallel, .dropNew, .cancelPrevious:
            effect.begin(on: clock)
        case .debounce(let delay):
            effect.begin(after: delay, on: clock)
        case .queue:
            waiting.append(effect)
            beginNext(on: clock)
        case .throttle(let duration):
            throttle(effect, duration, of: store, on: clock)
        }
    }

    /// Removes an effect that has ended.
    func didEnd(_ effect: Effect) {
        running.remove(effect)
        waiting.remove(effect)
        if !effect.hasBegun { unfinished.remove(effect) }
        restIfOver()
    }

    /// Removes an effect whose task has returned.
    func didReturn(_ effect: Effect) {
        unfinished.remove(effect)
        restIfOver()
    }

    /// Ends the throttle interval. The effect that waits for its end does not begin.
    func endInterval() { interval = nil }

    /// Cancels all effects in reverse order, so that no waiting effect begins when another effect ends.
    func cancelAll() {
        endInterval()
        running.all.reversed().forEach { $0.stop() }
    }

    /// Begins the next waiting effect if all that were started before it have ended, and their tasks have returned.
    func beginNext(on clock: any Clock<Duration>) {
        guard let next = waiting.first, next === unfinished.first else { return }
        waiting.remove(next)
        next.begin(on: clock)
    }

    private func throttle(
        _ effect: Effect,
        _ duration: Duration,
        of store: AnyObject,
        on clock: any Clock<Duration>
    ) {
        if let interval {
            let replaced = interval.next
            interval.next = effect
            replaced?.stop()
            return
        }
        effect.begin(on: clock)
        let interval = Interval()
        self.interval = interval
        closeInterval(interval, duration, of: store, id: effect.id, on: clock)
    }

    /// Waits until the interval is over, then begins the effect that was started last during the interval.
    private func closeInterval(
        _ interval: Interval,
        _ duration: Duration,
        of store: AnyObject,
        id: AnyHashable,
        on clock: any Clock<Duration>
    ) {
        let wait = Run.delay("interval of \(id)", of: store, for: duration, on: clock)
        interval.task = Task { [weak self, weak interval, weak store] in
            do {
                try await wait()
            } catch {
                // A clock that fails must not prevent an effect from beginning.
                if Task.isCancelled { return }
            }
            // The store is there: it has its effects, and so their intervals.
            guard let self, let store, let interval, self.interval === interval else { return }
            guard let next = interval.next, next.isRunning else {
                self.interval = nil
                return
            }
            interval.next = nil
            next.begin(on: clock)
            closeInterval(interval, duration, of: store, id: id, on: clock)
        }
    }

    private func restIfOver() {
        if unfinished.isEmpty, interval == nil { onRest() }
    }
}
